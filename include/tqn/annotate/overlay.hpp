#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/source.hpp"

namespace tqn {

/// What is wrong in a file of YAML, and where.
struct YamlFault {
  Place place;
  std::string message;
};

struct OverlayEntry;

/// Notes on games, from a file of YAML. annotations.md 3.
class Overlay {
 public:
  [[nodiscard]] static std::variant<Overlay, YamlFault> parse(std::string_view yaml);
  Overlay(Overlay&&) noexcept;
  Overlay& operator=(Overlay&&) noexcept;
  ~Overlay();

  /// How many entries it has.
  [[nodiscard]] std::size_t size() const noexcept;
  /// Where an entry stands in the file.
  [[nodiscard]] Place place(std::size_t entry) const noexcept;
  /// Whether games are told by their number in the file.
  [[nodiscard]] bool by_number() const noexcept;
  /// The entries about this game, the `number`th of its file, in the order of the file.
  [[nodiscard]] std::vector<std::size_t> entries_for(const Game& game, std::uint64_t number) const;
  /// Lays the notes of an entry over a game. With a fault nothing can be said about what the game then holds.
  /// Precondition: the game is legal. annotations.md 3.3.
  [[nodiscard]] std::optional<YamlFault> apply(std::size_t entry, Game& game, const Verdict& verdict) const;

 private:
  Overlay() noexcept;
  void sort();
  std::vector<OverlayEntry> entries_;
  std::unordered_multimap<std::uint64_t, std::size_t> by_game_;
  /// By the names of the tags that must match, and their values: a file may have an entry for each of many games.
  std::map<std::vector<std::string>, std::unordered_multimap<std::string, std::size_t>> by_tags_;
};

/// What a file of notes begins with.
inline constexpr std::string_view overlay_head = "tqn-notes: 1\ngames:\n";
/// Appends the notes of a game as an entry of such a file; facts of the program must have been stripped.
/// annotations.md 3.4.
void extract_notes(const Game& game, std::uint64_t number, std::string& out);
/// Takes out of a game what extract_notes() writes, and the facts of the program.
void strip_notes(Game& game);

}  // namespace tqn
