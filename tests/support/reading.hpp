#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::test {

/// One game as the reader and the checker see it.
struct ReadGame {
  std::string text;  ///< its bytes; the game borrows from them
  Game game;         ///< a copy that owns its texts
  std::vector<Diagnostic> findings;
  Verdict verdict;
};

/// Reads and checks every game of a text, as one piece.
[[nodiscard]] std::vector<ReadGame> read_games(std::string_view text);
/// The same in another format. The games own what they say; places are not kept.
[[nodiscard]] std::vector<ReadGame> read_games(std::string_view text, const Format& format);
/// The first game of a text in TQN as a text of its own in another format.
[[nodiscard]] std::string write_first(std::string_view text, const Format& format);
/// Writes a game as a text of its own, with what the format wants of replay filled in.
[[nodiscard]] std::string write_alone(Game& game, const Format& format);
/// Only reads.
[[nodiscard]] std::vector<Game> parse_games(std::string_view text);
/// The canonical text of all games, a blank line between them.
[[nodiscard]] std::string canonical_text(std::string_view text);
/// Names of the findings at or above a severity: "TQ403 TQ501", each as often as it was found.
[[nodiscard]] std::vector<std::string> codes_at_least(Severity least, const std::vector<Diagnostic>& findings);

/// What a game says, one thing a line, without spans and without the difference between the ways of
/// writing a comment: two games are the same record exactly if their dumps are equal.
[[nodiscard]] std::string dump(const Game& game);
/// Only what a neighbour's damage must never change: tags, half-moves and variations, result.
[[nodiscard]] std::string dump_essentials(const Game& game);

}  // namespace tqn::test
