#include "check/wording.hpp"

#include <fmt/format.h>

#include <vector>

#include "tqn/text/plural.hpp"

namespace tqn::checking {
namespace {

[[nodiscard]] std::string pit_of(const Position& position, Side owner, Pit pit) {
  const bool own = owner == position.turn();
  return own ? fmt::format("pit {}", pit.number()) : fmt::format("{}'s pit {}", side_name(owner), pit.number());
}

/// "once round the board", "twice ...", "5 times ...".
[[nodiscard]] std::string rounds(unsigned number) {
  if (number == 1) return "once";
  if (number == 2) return "twice";
  return fmt::format("{} times", number);
}

/// "1, 2 and 7".
[[nodiscard]] std::string enumeration(const std::vector<int>& numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += i + 1 == numbers.size() ? " and " : ", ";
    out += fmt::format("{}", numbers[i]);
  }
  return out;
}

/// What comes after the mended half-move: ", and so do all 55 half-moves after it".
[[nodiscard]] std::string agreement(const Scene& scene, const Hypothesis& hypothesis) {
  constexpr std::size_t most = 5000;
  const std::size_t agreeing = count_agreeing(scene, hypothesis, most);
  const std::size_t later = scene.plies.size() - scene.fault - 1;
  if (agreeing == 0 || later == 0) return {};
  if (agreeing < later)
    return fmt::format(", and so {} after it",
                       agreeing == 1 ? "does the half-move" : fmt::format("do the {} half-moves", agreeing));
  return later == 1 ? ", and so does the half-move after it"
                    : fmt::format(", and so do all {} half-moves after it", later);
}

}  // namespace

std::string move_name(std::uint32_t half_move) {
  return fmt::format("move {}, {}", half_move / 2 + 1, half_move % 2 == 0 ? "White" : "Black");
}

std::string balls(unsigned number) { return plural(number, "ball"); }
std::string balls_were(unsigned number) { return balls(number) + (number == 1 ? " was" : " were"); }
std::string half_moves(std::size_t number) { return plural(number, "half-move"); }

std::string move_text(Pit from, Pit to, bool tuzdyk) {
  return fmt::format("{}{}{}", from.to_char(), to.to_char(), tuzdyk ? "x" : "");
}

std::string why_not(const Position& position, Pit pit, Illegal why) {
  switch (why) {
    case Illegal::no_such_pit:
      return fmt::format("pit {} does not exist: a row of Bestemshe has {} pits", pit.number(),
                         position.rules().pits());
    case Illegal::empty_pit:
      return fmt::format("pit {} of {} is empty", pit.number(), side_name(position.turn()));
    case Illegal::tuzdyk_pit:
      return fmt::format("pit {} is the opponent's tuzdyk and cannot be played from", pit.number());
    case Illegal::game_over:
      break;
  }
  return how_it_ended(position);
}

std::string how_it_ended(const Position& position) {
  const auto winner = position.winner();
  const auto kazans = position.final_kazans();
  if (position.ending() == Ending::atsyrau) {
    return fmt::format("the game was over: {} had no ball to move, and the kazans held {} and {}",
                       side_name(position.turn()), kazans.white, kazans.black);
  }
  if (!winner) return fmt::format("the game was over: both kazans held {}", balls(kazans.white));
  return fmt::format("the game was over: {} had {}", side_name(*winner), balls(kazans[*winner]));
}

std::string where_it_leads(const Position& position, Pit pit) {
  const auto held = static_cast<unsigned>(position.balls(position.turn(), pit));
  const auto ring = static_cast<unsigned>(2 * position.rules().pits());
  Position after = position;
  const Effect effect = play_unchecked(after, pit);
  const std::string target = pit_of(position, effect.landing_row, effect.landing);
  if (held <= ring)
    return fmt::format("pit {} holds {}: the last one falls into {}", pit.number(), balls(held), target);
  return fmt::format("pit {} holds {}: {} round the board and on to {}", pit.number(), balls(held), rounds(held / ring),
                     target);
}

std::string why_no_tuzdyk(const Position& position, Pit pit) {
  Position after = position;
  const Side mover = position.turn();
  const Effect effect = play_unchecked(after, pit);
  if (!position.rules().has_tuzdyk()) return "Bestemshe has no tuzdyk";
  if (effect.landing_row == mover) return fmt::format("the last ball falls into {}'s own row", side_name(mover));
  for (const Side owner : {mover, opponent(mover)}) {
    if (position.tuzdyk(owner) == effect.landing && opponent(owner) == effect.landing_row) {
      return fmt::format("pit {} is a tuzdyk already", effect.landing.number());
    }
  }
  const unsigned held = effect.captured > 0 ? effect.captured : after.balls(effect.landing_row, effect.landing);
  if (held != 3) return fmt::format("the last ball makes {} in pit {}, not 3", held, effect.landing.number());
  if (position.tuzdyk(mover))
    return fmt::format("{} has a tuzdyk already, pit {}", side_name(mover), position.tuzdyk(mover)->number());
  if (effect.landing.number() == position.rules().pits())
    return fmt::format("pit {} cannot become a tuzdyk", effect.landing.number());
  return fmt::format("{}'s tuzdyk has the number {} too", side_name(opponent(mover)), effect.landing.number());
}

std::string playable_pits(const Position& position) {
  std::vector<int> numbers;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    if (position.is_legal(*Pit::from_number(number))) numbers.push_back(number);
  }
  if (numbers.empty()) return "no pit can be played";
  return fmt::format("{} {} can be played", numbers.size() == 1 ? "only pit" : "pits", enumeration(numbers));
}

std::string repair_title(const Scene& scene, const Hypothesis& hypothesis) {
  const std::string after = agreement(scene, hypothesis);
  const std::string place =
      hypothesis.at == scene.fault
          ? std::string()
          : fmt::format(" at {}", move_name(scene.column + static_cast<std::uint32_t>(hypothesis.at)));
  const auto token = [&](std::size_t index) {
    const MoveText& move = scene.plies[index].move;
    return format_move(move);
  };
  switch (hypothesis.slip) {
    case Slip::landing:
    case Slip::mark:
    case Slip::origin:
    case Slip::swapped: {
      const std::string mended = move_text(*hypothesis.from, *hypothesis.to, hypothesis.tuzdyk);
      if (place.empty()) return fmt::format("{} fits{}", mended, after);
      return fmt::format("{} instead of {}{} fits{}", mended, token(hypothesis.at), place, after);
    }
    case Slip::left_out:
      return fmt::format("{} left out before {}{} fits{}",
                         move_text(*hypothesis.from, *hypothesis.to, hypothesis.tuzdyk), token(hypothesis.at), place,
                         after);
    case Slip::twice:
      return fmt::format("leaving out {}{} fits{}", token(hypothesis.at), place, after);
    case Slip::exchanged:
      break;
  }
  return fmt::format("{} and {} the other way round{} fit{}", token(hypothesis.at), token(hypothesis.at + 1), place,
                     after);
}

}  // namespace tqn::checking
