#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// How sure a format is that a text is its own.
enum class Certainty : std::uint8_t {
  no,        ///< it cannot be, or nothing speaks for it
  possible,  ///< it could be: the ending of the name decides
  likely,    ///< it looks like it
  certain,   ///< nothing else looks like this
};
struct Guess {
  Certainty certainty = Certainty::no;
  std::string_view reason;  ///< "the text begins with {": for --verbose
};

/// A piece at the front of a stream.
struct Cut {
  std::size_t bytes = 0;  ///< 0: more input is needed
  bool skipped = false;   ///< not to be read: the rest of a game that is too large (tqn.md 2.4)
};

/// Finds where a stream of bytes may be cut, so that no game is torn. One object for one stream.
class Cutter {
 public:
  virtual ~Cutter() = default;
  /// The bytes at the front of `pending` that hold whole games. `pending` begins where the last cut
  /// was, and only grows until the next cut. With `at_end` there is no more input, and everything is
  /// given.
  [[nodiscard]] virtual Cut cut(std::string_view pending, bool at_end) = 0;
};

/// Reads the games of one piece of a stream, for formats in which games do not stand one behind another.
/// One object for one text.
class GameReader {
 public:
  virtual ~GameReader() = default;
  /// Reads the next game into `game` (cleared first) and reports what is wrong with the writing. Returns
  /// its place in the text, which never begins before that of the game before it; nothing at the end. The
  /// spans of the game and of the findings count from the begin of that place. Never throws on input. Texts
  /// of the game may borrow from the text and from this object.
  [[nodiscard]] virtual std::optional<Span> next(Game& game, Sink& sink) = 0;
};

}  // namespace tqn
