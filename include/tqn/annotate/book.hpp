#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>

#include "tqn/annotate/overlay.hpp"
#include "tqn/core/position.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// Openings, from a file of YAML, told by the positions they lead to. annotations.md 4.
class Book {
 public:
  [[nodiscard]] static std::variant<Book, YamlFault> parse(std::string_view yaml);
  /// The one that comes with the program.
  [[nodiscard]] static const Book& standard();

  /// Whether a line of the book leads to or through this position.
  [[nodiscard]] bool holds(const Position& position) const { return positions_.contains(position); }
  /// What the position is called; empty if it has no name, or is not in the book.
  [[nodiscard]] std::string_view name(const Position& position, Language language) const;
  /// Half-moves of its longest line.
  [[nodiscard]] std::size_t depth() const noexcept { return depth_; }
  /// Positions in the book.
  [[nodiscard]] std::size_t size() const noexcept { return positions_.size(); }

 private:
  struct Hash {
    [[nodiscard]] std::size_t operator()(const Position& position) const noexcept;
  };
  using Names = std::array<std::string, 4>;  ///< by language; an empty one is said in English
  std::unordered_map<Position, Names, Hash> positions_;
  std::size_t depth_ = 0;
};

}  // namespace tqn
