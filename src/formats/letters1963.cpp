#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "formats/final_score.hpp"
#include "formats/movetext.hpp"
#include "formats/playing.hpp"
#include "formats/tqn/cutter.hpp"
#include "formats/tqn/dialect.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/position.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".letters1963"};

/// The letters of pits 1 to 9.
constexpr std::array<std::string_view, 9> letters{"а", "б", "в", "г", "д", "е", "ж", "з", "и"};
constexpr std::array<std::string_view, 9> capitals{"А", "Б", "В", "Г", "Д", "Е", "Ж", "З", "И"};
constexpr std::array<std::string_view, 5> marks{"х", "Х", "x", "X", "×"};
constexpr std::string_view in_favour = "в пользу игрока № ";

/// A letter and a number of balls.
struct Station {
  std::optional<Pit> pit;
  std::optional<int> balls;
};

/// A half-move as it is written: "з8: е3х".
struct LetterMove {
  Station from;
  Station to;
  bool tuzdyk = false;
  bool colon = false;
  std::size_t size = 0;
};

std::size_t pass_spaces(std::string_view text, std::size_t at) noexcept {
  constexpr std::size_t most = 8;
  for (std::size_t i = 0; i < most && at < text.size() && (text[at] == ' ' || text[at] == '\t'); ++i) ++at;
  return at;
}

/// Reads a letter and the number behind it, and moves `at` over them.
Station parse_station(std::string_view text, std::size_t& at) noexcept {
  Station station;
  for (int i = 0; i < 9; ++i) {
    const auto index = static_cast<std::size_t>(i);
    const std::string_view rest = text.substr(at);
    if (rest.starts_with(letters[index]) || rest.starts_with(capitals[index])) station.pit = Pit::from_number(i + 1);
  }
  if (!station.pit) return station;
  at += letters.front().size();
  std::size_t end = at;
  int balls = 0;
  while (end < text.size() && end < at + 3 && text[end] >= '0' && text[end] <= '9')
    balls = balls * 10 + (text[end++] - '0');
  if (end > at) station.balls = balls;
  at = end;
  return station;
}

/// The half-move at the front of a text, or the part of it that can be read. Without a colon it is none.
LetterMove parse_letter_move(std::string_view text) noexcept {
  LetterMove move;
  std::size_t at = 0;
  move.from = parse_station(text, at);
  if (!move.from.pit || at >= text.size() || text[at] != ':') return {};
  move.colon = true;
  move.size = ++at;
  at = pass_spaces(text, at);
  const Station to = parse_station(text, at);
  // With a colon behind it, it is the pit of the next half-move.
  if (!to.pit || text.substr(at).starts_with(':')) return move;
  move.to = to;
  for (const std::string_view mark : marks) {
    if (move.tuzdyk || !text.substr(at).starts_with(mark)) continue;
    move.tuzdyk = true;
    at += mark.size();
  }
  move.size = at;
  return move;
}

/// A score and whose it is: "91—72 в пользу игрока № 2" puts the balls of the winner first.
struct LetterScore {
  ResultText result;
  std::size_t size = 0;
};

LetterScore parse_score(std::string_view text, std::size_t at) noexcept {
  const std::string_view score = score_at(text, at);
  if (score.empty()) return {};
  LetterScore told{*recognise_result(score), score.size()};
  const std::size_t phrase = pass_spaces(text, at + score.size());
  const std::size_t player = phrase + in_favour.size();
  if (!text.substr(phrase).starts_with(in_favour) || player >= text.size()) return told;
  const char number = text[player];
  if ((number != '1' && number != '2') || !is_stop(text, player + 1)) return told;
  told.size = player + 1 - at;
  told.result.result = number == '1' ? Result::white : Result::black;
  if (number == '2') std::swap(told.result.white_score, told.result.black_score);
  return told;
}

class LetterMoves final : public Dialect {
 public:
  std::size_t take(std::string_view text, std::uint32_t at, Builder& builder) override {
    const auto span = [at](std::size_t size) { return Span{at, at + static_cast<std::uint32_t>(size)}; };
    if (const LetterScore score = parse_score(text, at); score.size > 0) {
      builder.foreign_result(score.result, span(score.size));
      return score.size;
    }
    const LetterMove move = parse_letter_move(text.substr(at));
    if (!move.colon) return 0;
    MoveToken token;
    token.move.from = move.from.pit;
    token.move.to = move.to.pit;
    token.move.tuzdyk = move.tuzdyk;
    token.move.where = span(move.size);
    if (move.to.pit && ends_here(text, at + move.size)) {
      builder.move(token);
      return move.size;
    }
    const std::size_t glued = word_at(text, at + move.size).size();
    token.move.where.end += static_cast<std::uint32_t>(glued);
    builder.faulty_move(token, Code::bad_token,
                        fmt::format("\"{}\" is not a move: a pit а to и with its balls, a colon, and the pit of the "
                                    "last ball were expected",
                                    in_message(text.substr(at, move.size + glued))));
    return move.size + glued;
  }

 private:
  /// In a sentence a comma or a full stop may follow.
  static bool ends_here(std::string_view text, std::size_t at) noexcept {
    return is_stop(text, at) || text[at] == '.' || text[at] == ',';
  }
};

/// The numbers of balls are claims for which a record of TQN has no place: they are compared here, while the game can
/// be played.
void judge_balls(const Game& game, std::string_view text, Sink& sink) {
  const auto start = start_of(game);
  if (!start) return;
  play_through(game.main.plies, *start, [&](std::size_t i, const Position& before, const Effect& effect) {
    const MoveText& move = game.main.plies[i].move;
    const LetterMove written = parse_letter_move(text.substr(move.where.begin, move.where.size()));
    const auto report = [&](std::string message) {
      Diagnostic* const d = sink.report(Code::count_mismatch, move.where);
      if (d == nullptr) return;
      d->ply = static_cast<std::uint32_t>(i);
      d->message = std::move(message);
      d->board = format_board_line(before);
    };
    if (written.from.balls && *written.from.balls != effect.lifted)
      report(fmt::format("the record says {} balls in pit {}, it holds {}", *written.from.balls,
                         letters[static_cast<std::size_t>(move.from->index())], effect.lifted));
    const int made = balls_made(before, *move.from);
    if (written.to.balls && *written.to.balls != made)
      report(fmt::format("the record says that the last ball makes {} in pit {}, it makes {}", *written.to.balls,
                         letters[static_cast<std::size_t>(effect.landing.index())], made));
  });
}

std::size_t read_letters(std::string_view text, Game& game, Sink& sink) {
  LetterMoves dialect;
  const std::size_t read = read_dialect(text, game, sink, dialect);
  if (read > 0) judge_balls(game, text, sink);
  return read;
}

Guess sniff_letters(std::string_view head) {
  const LetterMove move = parse_letter_move(moves_of(head));
  if (!move.to.pit || !move.from.balls) return {};
  return {Certainty::certain, "its first move is written with Cyrillic letters and balls"};
}

std::string format_score(const BySide<std::uint8_t>& kazans) {
  const auto [low, high] = std::minmax(kazans.white, kazans.black);
  if (low == high) return fmt::format("{}—{}", high, low);
  return fmt::format("{}—{} {}{}", high, low, in_favour, kazans.white == high ? 1 : 2);
}

void write_letters(const Game& game, std::string& out, const WriteOptions&) {
  const auto start = start_of(game);
  if (!start) return;
  std::vector<std::string> moves(game.main.plies.size());
  Position end = *start;
  play_through(game.main.plies, *start, [&](std::size_t i, const Position& before, const Effect& effect) {
    const Pit pit = *game.main.plies[i].move.from;
    moves[i] = fmt::format("{}{}: {}{}{}", letters[static_cast<std::size_t>(pit.index())], effect.lifted,
                           letters[static_cast<std::size_t>(effect.landing.index())], balls_made(before, pit),
                           effect.tuzdyk ? "х" : "");
    end = before;
    play_unchecked(end, pit);
  });
  Words words(out);
  append_moves(words, game.main, 0, Notes::left_out, moves);
  const auto kazans = told_by_kazans(end, game.closing_result());
  words.add(kazans ? format_score(*kazans) : std::string(format_result(game.closing_result())));
  out += '\n';
}

}  // namespace

const Format letters1963_format{
    .name = "letters1963",
    .extensions = extensions,
    .summary = "the notation of 1963: Cyrillic letters with balls, з8: е3х",
    .sniff = sniff_letters,
    .cutter = make_tqn_cutter,
    .read = read_letters,
    .write = write_letters,
    .carries = {Carries::none, Carries::none, Carries::none, Carries::none, Carries::none, Carries::full, Carries::full,
                Carries::derived, Carries::none, Carries::full},
    .carries_tag = [](TagKey key) { return key == TagKey::count; },
    .refuses = refuse_unless_bare,
};

}  // namespace tqn
