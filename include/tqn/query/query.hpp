#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "tqn/record/game.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// Why a text is no condition, and where in it.
struct QueryError {
  Span where;
  std::string message;  ///< one sentence: what is, what was expected
};

/// A condition on games. Shared by threads; copying it is cheap. selection.md 2.
class Query {
 public:
  /// Reads a condition. selection.md 2.
  [[nodiscard]] static std::variant<Query, QueryError> parse(std::string_view text);
  /// Whether a game meets it. Replays the game only where the condition asks for what replay tells.
  [[nodiscard]] bool matches(const Game& game) const;

  struct Node;

 private:
  explicit Query(std::shared_ptr<const Node> root) noexcept;

  std::shared_ptr<const Node> root_;
};

}  // namespace tqn
