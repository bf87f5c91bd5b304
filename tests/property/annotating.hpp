#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "support/generator.hpp"
#include "support/random.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::test {

constexpr std::uint64_t annotated_games = 600;

inline std::string canonical(const Game& game) {
  std::string text;
  tqn_format.write(game, text, {});
  return text;
}

/// What people wrote may claim what the program would: then less is added.
inline Game generated(std::uint64_t seed) {
  return generate_game(seed, seed % 2 == 0 ? Flavour::plain : Flavour::annotated);
}

inline Verdict judge(const Game& game) {
  Sink sink;
  return check(game, {}, sink);
}

inline Game stripped(Game game, Facts facts) {
  strip_facts(game, facts);
  return game;
}

/// A comment that holds pieces of the program in any order, and others; it may begin with what a person says.
inline Note made_up_pieces(Random& random) {
  std::string text;
  if (random.chance(15)) text = "seen before ";
  for (std::size_t left = random.between(1, 5); left > 0; --left) {
    const FactInfo& row = all_facts()[random.below(fact_count)];
    if (random.chance(20)) {
      text += "[%tqn later] of another version";
    } else {
      text += fmt::format("[%tqn {}]{}", row.name, random.chance(60) ? " some words" : "");
    }
    if (left > 1) text += random.chance(70) ? " " : random.chance(50) ? "  " : "\n";
  }
  Note note;
  note.text = Text(text);
  return note;
}

inline void scatter(std::vector<Note>& notes, Random& random) {
  const auto place = notes.begin() + static_cast<std::ptrdiff_t>(random.below(notes.size() + 1));
  notes.insert(place, made_up_pieces(random));
}

/// Puts such comments anywhere in a line.
inline void scatter(Line& line, Random& random) {
  if (random.chance(30)) scatter(line.before, random);
  for (Ply& ply : line.plies) {
    if (random.chance(15)) scatter(ply.notes ? *ply.notes : ply.notes.make(), random);
    if (!ply.notes) continue;
    for (Note& note : *ply.notes) {
      if (note.line) scatter(*note.line, random);
    }
  }
}

/// A game with what looks like the program's everywhere, as people may have left it.
inline Game disordered(std::uint64_t seed) {
  Game game = generated(seed);
  Random random(seed);
  scatter(game.main, random);
  if (random.chance(30)) scatter(game.preface, random);
  if (random.chance(30)) scatter(game.after, random);
  return game;
}

}  // namespace tqn::test
