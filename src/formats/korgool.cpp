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
#include "tqn/notation/position_notation.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".korgool"};

// Reading

/// The position at `at`, "9,9,.../0,0/-,-/w", up to the next blank; empty if none is there.
std::string_view position_at(std::string_view text, std::size_t at) noexcept {
  constexpr std::size_t longest = 128;
  const std::string_view token = text.substr(at, longest);
  const std::size_t digits = token.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos || token[digits] != ',') return {};
  return token.substr(0, token.find_first_of(" \t\r\n"));
}

class KorgoolMoves final : public Dialect {
 public:
  explicit KorgoolMoves(Sink& sink) noexcept : sink_(sink) {}

  std::size_t take(std::string_view text, std::uint32_t at, Builder& builder) override {
    if (const std::string_view position = position_at(text, at); !position.empty()) {
      builder.tag({.name = "FEN", .value = position}, span(at, position));
      return position.size();
    }
    if (const std::string_view score = score_at(text, at); !score.empty()) {
      builder.foreign_result(*recognise_result(score), span(at, score));
      return score.size();
    }
    const std::string_view word = word_at(text, at);
    const bool marked = word.size() == 2 && (word[1] == 'x' || word[1] == 'X');
    const bool two_digits = word.size() == 2 && word[1] >= '0' && word[1] <= '9';
    if (word.empty() || word[0] < '0' || word[0] > '9' || (word.size() > 1 && !marked && !two_digits)) return 0;
    MoveToken token;
    token.move.from = Pit::from_char(word[0]);
    token.move.tuzdyk = word.ends_with('X');
    token.move.where = span(at, word);
    if (token.move.from && !two_digits) {
      builder.move(token);
    } else {
      if (two_digits) token.move.to = Pit::from_char(word[1]);
      const bool zero = word.find('0') != std::string_view::npos;
      builder.faulty_move(
          token, zero ? Code::pit_out_of_range : Code::bad_token,
          fmt::format("\"{}\" is not a move: one pit number 1 to 9, and then x, X or nothing, was expected", word));
    }
    return word.size();
  }

  void see(Tag& tag) override {
    if (tag.key != TagKey::fen) return;
    const auto parsed = parse_position(tag.value.view(), PositionNotation::korgool);
    if (const auto* error = std::get_if<PositionTextError>(&parsed)) {
      const std::uint32_t base = tag.value_where.begin;
      return report_position({base + error->where.begin, base + error->where.end}, error->message);
    }
    const auto fen = format_fen(std::get<PositionText>(parsed));
    if (!fen) return report_position(tag.value_where, "a tuzdyk holds balls");
    tag.value = Text(*fen);
  }

 private:
  static Span span(std::uint32_t at, std::string_view token) noexcept {
    return {at, at + static_cast<std::uint32_t>(token.size())};
  }
  void report_position(Span where, std::string message) {
    if (Diagnostic* d = sink_.report(Code::bad_position, where)) d->message = std::move(message);
  }

  Sink& sink_;
};

/// What playing says of the marks.
struct Marks {
  std::vector<Span> idle;           ///< x behind a move that captures nothing
  std::vector<Span> false_tuzdyks;  ///< X behind a move that makes no tuzdyk
  std::vector<std::size_t> small;   ///< half-moves with an x
  std::size_t captures = 0;         ///< of them, captures
  std::size_t tuzdyks = 0;          ///< of them, making a tuzdyk
  bool capitals = false;            ///< there is an X
};

Marks look_at_marks(const Game& game, std::string_view text, const Position& start) {
  Marks marks;
  play_through(game.main.plies, start, [&](std::size_t i, const Position&, const Effect& effect) {
    const MoveText& move = game.main.plies[i].move;
    if (move.where.size() != 2 || move.to) return;
    const char mark = text[move.where.begin + 1];
    marks.capitals = marks.capitals || mark == 'X';
    if (mark == 'X' && !effect.tuzdyk) marks.false_tuzdyks.push_back(move.where);
    if (mark != 'x') return;
    marks.small.push_back(i);
    if (effect.captured == 0) marks.idle.push_back(move.where);
    marks.captures += effect.captured > 0 ? 1 : 0;
    marks.tuzdyks += effect.tuzdyk ? 1 : 0;
  });
  return marks;
}

/// In other notations with origins only, x marks a tuzdyk. Which it is here is told by playing.
void judge_marks(Game& game, std::string_view text, Sink& sink) {
  const auto start = start_of(game);
  if (!start) return;
  const Marks marks = look_at_marks(game, text, *start);
  const bool tuzdyks = !marks.capitals && marks.tuzdyks > marks.captures;
  const bool undecided = !marks.capitals && marks.tuzdyks > 0 && marks.tuzdyks == marks.captures;
  if (tuzdyks || undecided) {
    const Span where = game.main.plies[marks.small.front()].move.where;
    if (Diagnostic* d = sink.report(Code::dialect_guess, where)) {
      d->message = fmt::format("x is read as {}: of {} half-moves with it {} capture and {} make a tuzdyk",
                               tuzdyks ? "the mark of a tuzdyk" : "the mark of a capture, though that is not certain",
                               marks.small.size(), marks.captures, marks.tuzdyks);
    }
  }
  if (tuzdyks) {
    for (const std::size_t i : marks.small) game.main.plies[i].move.tuzdyk = true;
    return;
  }
  for (const Span where : marks.idle) {
    if (Diagnostic* d = sink.report(Code::count_mismatch, where))
      d->message = "x marks a capture; this move captures nothing";
  }
  for (const Span where : marks.false_tuzdyks) {
    if (Diagnostic* d = sink.report(Code::tuzdyk_false, where)) d->message = "this move makes no tuzdyk";
  }
}

std::size_t read_korgool(std::string_view text, Game& game, Sink& sink) {
  KorgoolMoves dialect(sink);
  const std::size_t read = read_dialect(text, game, sink, dialect);
  if (read > 0) judge_marks(game, text, sink);
  return read;
}

bool is_own_move(std::string_view word) noexcept {
  return (word.size() == 1 || (word.size() == 2 && (word[1] == 'x' || word[1] == 'X'))) && Pit::from_char(word[0]);
}

Guess sniff_korgool(std::string_view head) {
  const std::string_view moves = moves_of(head);
  const std::string_view first = word_at(moves, 0);
  const std::string_view position = position_at(moves, 0);
  if (!position.empty() && std::holds_alternative<PositionText>(parse_position(position, PositionNotation::korgool)))
    return {Certainty::certain, "it begins with a position of 9-korgool"};
  // Numbers part it from texts that are nothing but pits.
  const bool numbered =
      head.substr(0, static_cast<std::size_t>(moves.data() - head.data())).find("1.") != std::string_view::npos;
  if (!numbered || !is_own_move(first) || !is_own_move(word_at(moves_of(moves.substr(first.size())), 0))) return {};
  return {Certainty::likely, "its moves are numbered and of one pit each"};
}

// Writing

void write_korgool(const Game& game, std::string& out, const WriteOptions&) {
  const auto start = start_of(game);
  if (!start) return;
  if (game.start() != nullptr) out.append(format_position(*start, PositionNotation::korgool)).append("\n");
  std::vector<std::string> moves(game.main.plies.size());
  Position end = *start;
  play_through(game.main.plies, *start, [&](std::size_t i, const Position& before, const Effect& effect) {
    const Pit pit = *game.main.plies[i].move.from;
    moves[i] += pit.to_char();
    if (effect.tuzdyk) {
      moves[i] += 'X';
    } else if (effect.captured > 0) {
      moves[i] += 'x';
    }
    end = before;
    play_unchecked(end, pit);
  });
  Words words(out);
  append_moves(words, game.main, start->turn() == Side::black ? 1 : 0, Notes::left_out, moves);
  const auto score = told_by_kazans(end, game.closing_result());
  words.add(score ? fmt::format("{} : {}", score->white, score->black)
                  : std::string(format_result(game.closing_result())));
  out += '\n';
}

std::string refuse(const Game& game) {
  std::string why = refuse_unless_played(game);
  if (!why.empty()) return why;
  if (start_of(game)->rules().variant == Variant::bestemshe)
    return "it is a game of Bestemshe, which cannot be told there";
  return game.main.plies.empty() ? "it has no half-moves, and nothing else is written there" : "";
}

}  // namespace

const Format korgool_format{
    .name = "korgool",
    .extensions = extensions,
    .summary = "9-korgool: origins only, x for a capture, X for a tuzdyk",
    .sniff = sniff_korgool,
    .cutter = make_tqn_cutter,
    .read = read_korgool,
    .write = write_korgool,
    .carries = {Carries::none, Carries::none, Carries::none, Carries::none, Carries::none, Carries::derived,
                Carries::full, Carries::derived, Carries::full, Carries::full},
    .carries_tag = [](TagKey key) { return key == TagKey::count; },
    .refuses = refuse,
};

}  // namespace tqn
