// Prints made-up games, the same from a seed everywhere, or a text that repeats one thing.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "support/generator.hpp"
#include "support/pathological.hpp"
#include "tqn/formats/tqn.hpp"

namespace {

using namespace tqn;
using namespace tqn::test;

constexpr std::string_view usage =
    "generate_games [--seed N] [--games N | --megabytes N] [--flavour plain|annotated|scarred] [--spoilt]\n"
    "generate_games --repeat NAME TIMES      one of the pathological texts\n"
    "generate_games --names                  what they are called\n"
    "\n"
    "  --spoilt   the landing digit of the move in the middle of every game is another one\n";

struct Wish {
  std::uint64_t seed = 1;
  std::uint64_t games = 1000;
  std::uint64_t bytes = 0;
  Flavour flavour = Flavour::plain;
  bool spoilt = false;
};

int complain() {
  std::fputs(usage.data(), stderr);
  return 2;
}

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

int print_games(const Wish& wish) {
  std::uint64_t printed = 0;
  std::string text;
  for (std::uint64_t i = 0; wish.bytes != 0 ? printed < wish.bytes : i < wish.games; ++i) {
    Game game = generate_game(wish.seed + i, wish.flavour);
    if (wish.spoilt) {
      MoveText& move = game.main.plies[game.main.plies.size() / 2].move;
      if (move.to) move.to = Pit::from_number(move.to->number() % Pit::highest + 1);
    }
    text = i == 0 ? "" : "\n";
    tqn_format.write(game, text, WriteOptions{});
    print(text);
    printed += text.size();
  }
  return 0;
}

int print_repeated(std::string_view name, std::size_t times) {
  for (const Pathological& text : pathological_texts()) {
    if (text.name != name) continue;
    print(make(text, times));
    return 0;
  }
  return complain();
}

int print_names() {
  for (const Pathological& text : pathological_texts()) std::printf("%s\n", std::string(text.name).c_str());
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  Wish wish;
  for (int i = 1; i < count; ++i) {
    const std::string_view option = arguments[i];
    const char* value = i + 1 < count ? arguments[i + 1] : "";
    if (option == "--names") return print_names();
    if (option == "--repeat" && i + 2 < count)
      return print_repeated(value, std::strtoull(arguments[i + 2], nullptr, 10));
    if (option == "--spoilt") {
      wish.spoilt = true;
      continue;
    }
    if (i + 1 == count) return complain();
    ++i;
    if (option == "--seed") {
      wish.seed = std::strtoull(value, nullptr, 10);
    } else if (option == "--games") {
      wish.games = std::strtoull(value, nullptr, 10);
    } else if (option == "--megabytes") {
      wish.bytes = std::strtoull(value, nullptr, 10) * 1'000'000;
    } else if (option == "--flavour") {
      const std::string_view name = value;
      wish.flavour = name == "plain" ? Flavour::plain : name == "scarred" ? Flavour::scarred : Flavour::annotated;
    } else {
      return complain();
    }
  }
  return print_games(wish);
}
