#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "formats/tqn/builder.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// A notation that is TQN but for its half-moves: tags, numbers, comments, variations and results are read by the rules
/// of tqn.md, the half-moves of TQN are not. One object reads one game.
class Dialect {
 public:
  virtual ~Dialect() = default;
  /// Gives the token of the notation's own that stands at `at` to the builder, and returns its bytes. 0 if there is
  /// none: then it is one of TQN, or unread text.
  virtual std::size_t take(std::string_view text, std::uint32_t at, Builder& builder) = 0;
  /// A tag was read: its value may be changed into what TQN has for it.
  virtual void see(Tag& tag) { static_cast<void>(tag); }
};

/// Format::read of a dialect.
std::size_t read_dialect(std::string_view whole, Game& game, Sink& sink, Dialect& dialect);

/// Whether a token may end at `at`: the text ends there, or a blank or a delimiter follows.
[[nodiscard]] bool is_stop(std::string_view text, std::size_t at) noexcept;
/// The longest token that a notation has for a half-move.
inline constexpr std::size_t most_word_bytes = 64;
/// The bytes from `at` to the next place where a token may end; empty if they are more than most_word_bytes, so that a
/// look costs little wherever it is taken.
[[nodiscard]] std::string_view word_at(std::string_view text, std::size_t at) noexcept;
/// The text from its first token on that is no tag, comment or move number: where its moves begin.
[[nodiscard]] std::string_view moves_of(std::string_view text) noexcept;

}  // namespace tqn
