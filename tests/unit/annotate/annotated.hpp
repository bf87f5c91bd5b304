#pragma once

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/record/game.hpp"

namespace tqn::test {

/// A game as a text of TQN.
inline std::string written(const Game& game) {
  std::string text;
  tqn_format.write(game, text, {});
  return text;
}

inline Verdict verdict_of(const Game& game) {
  Sink sink;
  return check(game, {}, sink);
}

/// The canonical text of a game with facts added, and the text up to the moves left out.
inline Game with_facts(Game game, const FactOptions& options) {
  add_facts(game, verdict_of(game), options);
  return game;
}

inline Game without_facts(Game game, Facts facts = Facts::all()) {
  strip_facts(game, facts);
  return game;
}

/// The moves of a text without tags, annotated: the lines behind the empty one, without the result.
inline std::string annotated_moves(std::string_view moves, const FactOptions& options) {
  const std::string text = written(with_facts(parse_games(moves).front(), options));
  const std::size_t begin = text.find("\n\n") + 2;
  return text.substr(begin, text.rfind('\n', text.size() - 2) + 1 - begin);
}

}  // namespace tqn::test
