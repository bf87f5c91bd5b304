#include "tale.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// The words of a line of moves, without numbers and dots before them.
std::vector<std::string_view> move_words(std::string_view moves) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = moves.find_first_not_of(" \t\r\n,");
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(moves.find_first_of(" \t\r\n,", begin), moves.size());
    std::string_view word = moves.substr(begin, end - begin);
    moves.remove_prefix(end);
    const std::size_t dot = word.rfind('.');
    if (dot != std::string_view::npos && word.find_first_not_of("0123456789.") >= dot) word.remove_prefix(dot + 1);
    if (!word.empty()) words.push_back(word);
  }
}

/// A move of two digits, or the pit alone.
std::optional<MoveText> read_move(std::string_view word) {
  if (word.size() != 1) {
    const auto move = parse_move(word);
    return move && move->complete() ? move : std::nullopt;
  }
  MoveText move;
  move.from = Pit::from_char(word.front());
  return move.from ? std::optional(move) : std::nullopt;
}

/// What is wrong with a move that follows from a position; nothing if it can be played so.
std::optional<Failure> fault_of(const MoveText& move, const Position& position, std::uint16_t number) {
  Game game;
  game.tags.push_back({TagKey::set_up, false, Text("SetUp"), Text("1"), {}, {}});
  game.tags.push_back({TagKey::fen, false, Text("FEN"), Text(format_position(position, number)), {}, {}});
  game.main.plies.push_back({move, {}});
  complete(game);
  Sink sink;
  static_cast<void>(check(game, "", sink));
  for (const Diagnostic& finding : sink.kept()) {
    if (finding.severity != Severity::error || finding.ply != 0) continue;
    return Failure{fmt::format("{}: {}", finding.move, finding.message), finding.label};
  }
  return std::nullopt;
}

std::string told(const Effect& effect, const Position& after, Pit pit, std::uint16_t number) {
  // A move changes the turn, unless the game ends by it.
  const Side mover = opponent(after.turn());
  std::string text =
      fmt::format("{}{} {}{}{}: {}, the last into {}'s pit {}", number, mover == Side::white ? "." : "...",
                  pit.to_char(), effect.landing.to_char(), effect.tuzdyk ? "x" : "", plural(effect.lifted, "ball"),
                  side_name(effect.landing_row), effect.landing.number());
  if (effect.captured > 0) text += fmt::format("; {} captured", effect.captured);
  if (effect.tuzdyk) text += "; it becomes a tuzdyk";
  for (const Side side : {Side::white, Side::black}) {
    if (effect.swept[side] > 0)
      text += fmt::format("; {} takes the {} on the board", side_name(side), plural(effect.swept[side], "ball"));
  }
  return text += fmt::format("; {} : {}\n", after.kazan(Side::white), after.kazan(Side::black));
}

}  // namespace

Tale play_moves(std::string_view moves, Position& position, std::uint16_t& number) {
  Tale tale;
  for (const std::string_view word : move_words(moves)) {
    const auto move = read_move(word);
    if (!move) {
      tale.failure = {fmt::format("--play: \"{}\" is not a move", word), "a move is 76, or 7 alone"};
      return tale;
    }
    tale.failure = fault_of(*move, position, number);
    const Side mover = position.turn();
    const auto played = tale.failure ? std::variant<Effect, Illegal>(Illegal::empty_pit) : play(position, *move->from);
    const auto* const effect = std::get_if<Effect>(&played);
    if (effect == nullptr) {
      if (!tale.failure) tale.failure = {fmt::format("{} cannot be played", word), how_it_stands(position, number)};
      return tale;
    }
    tale.text += told(*effect, position, *move->from, number);
    if (mover == Side::black && number < UINT16_MAX) ++number;
  }
  return tale;
}

std::string how_it_stands(const Position& position, std::uint16_t number) {
  const BySide<std::uint8_t> kazans = position.final_kazans();
  const auto winner = position.winner();
  const std::string score = fmt::format("{} {} : {}", winner ? fmt::format("{} wins", side_name(*winner)) : "a draw",
                                        kazans.white, kazans.black);
  switch (position.ending()) {
    case Ending::kazan:
    case Ending::draw:
      return fmt::format("the game is over: {}", score);
    case Ending::atsyrau:
      return fmt::format("the game is over, {} has no ball to move: {}", side_name(position.turn()), score);
    case Ending::open:
      break;
  }
  std::string pits;
  for (int pit = 1; pit <= position.rules().pits(); ++pit) {
    if (position.is_legal(*Pit::from_number(pit))) pits += fmt::format(" {}", pit);
  }
  return fmt::format("{} to move, move {}; pits that can be played:{}", side_name(position.turn()), number, pits);
}

}  // namespace tqn::tools
