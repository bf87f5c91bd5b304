#pragma once

#include <string>
#include <vector>

#include "support/generator.hpp"
#include "support/reading.hpp"

namespace tqn::test {

/// The text that the benchmarks work on: about 1 MB of generated games.
inline const std::string& bench_text(Flavour flavour) {
  static const std::string plain = generate_text(1, 1500, Flavour::plain);
  static const std::string annotated = generate_text(1, 800, Flavour::annotated);
  return flavour == Flavour::plain ? plain : annotated;
}

inline const std::vector<Game>& bench_games(Flavour flavour) {
  static const std::vector<Game> plain = parse_games(bench_text(Flavour::plain));
  static const std::vector<Game> annotated = parse_games(bench_text(Flavour::annotated));
  return flavour == Flavour::plain ? plain : annotated;
}

}  // namespace tqn::test
