#include <cstdio>
#include <string_view>

#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"

int main() {
  std::string_view text = "[Event \"a\"]\n\n1. 76 98 *\n\n[Event \"b\"]\n\n1. 77 *\n";
  tqn::Game game;
  tqn::Sink sink;
  int games = 0;
  int legal = 0;
  while (const std::size_t used = tqn::tqn_format.read(text, game, sink)) {
    ++games;
    if (tqn::check(game, text.substr(0, used), sink).legal) ++legal;
    sink.clear();
    text.remove_prefix(used);
  }
  std::printf("%d games, %d of them legal\n", games, legal);
  return 0;
}
