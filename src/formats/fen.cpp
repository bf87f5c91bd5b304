#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/position_notation.hpp"
#include "tqn/text/line_end.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> endings{".fen"};

void report(Sink& sink, Code code, Span where, std::string message) {
  if (Diagnostic* d = sink.report(code, where)) d->message = std::move(message);
}

bool is_legal(const PositionText& position) noexcept {
  return std::holds_alternative<Position>(Position::from(position.setup, {position.variant}));
}

/// What is wrong with a position, in words; empty if nothing is.
std::string problems_of(const PositionText& position) {
  const Rules rules{position.variant};
  const auto judged = Position::from(position.setup, rules);
  const auto* const problems = std::get_if<SetupProblems>(&judged);
  return problems == nullptr ? "" : fmt::format("{}", fmt::join(describe(position.setup, *problems, rules), "; "));
}

/// Makes a game without moves of each position.
class PositionsReader final : public GameReader {
 public:
  explicit PositionsReader(std::string_view text) noexcept : text_(text), splitter_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    game.clear();
    const auto piece = splitter_.next();
    if (!piece) return std::nullopt;
    const Span place = piece->words.empty() ? piece->where : join(piece->words, piece->where);
    base_ = place.begin;
    read(*piece, game, sink);
    return place;
  }

 private:
  [[nodiscard]] Span place_of(Span where) const noexcept { return {where.begin - base_, where.end - base_}; }

  void read(const PositionPiece& piece, Game& game, Sink& sink) const {
    const Span where = place_of(piece.where);
    if (piece.none) return report(sink, Code::unreadable_game, where, "this is no position, and none follows");
    const PositionGuess guess = guess_position(text_.substr(piece.reading.begin, piece.reading.size()));
    if (guess.readings.empty()) {
      const std::uint32_t begin = piece.reading.begin - base_;
      const Span at{begin + guess.error.where.begin, begin + guess.error.where.end};
      return report(sink, Code::unreadable_game, at, guess.error.message);
    }
    if (guess.readings.size() > 1)
      return report(sink, Code::unreadable_game, where, "this position can be read in several ways, all of them legal");
    take(guess.readings.front(), where, game, sink);
    const std::string words = words_of(piece);
    if (words.empty()) return;
    Note& note = game.preface.emplace_back();
    note.text = Text(words);
    note.where = place_of(piece.words);
  }

  static void take(const PositionReading& reading, Span where, Game& game, Sink& sink) {
    const auto fen = format_fen(reading.text);
    if (!fen) return report(sink, Code::unreadable_game, where, problems_of(reading.text));
    if (!reading.twist.empty() && is_legal(reading.text)) {
      report(sink, Code::dialect_guess, where,
             fmt::format("read as {}, {}: only so is the position legal", info(reading.notation).name, reading.twist));
    }
    game.tags.push_back({TagKey::set_up, false, Text("SetUp"), Text("1"), where, where});
    game.tags.push_back({TagKey::fen, false, Text("FEN"), Text(*fen), where, where});
    game.where = where;
  }

  /// The words above a position, one line each, without labels and comments, and without a line that says nothing but
  /// who is to move: FEN says that.
  [[nodiscard]] std::string words_of(const PositionPiece& piece) const {
    std::string words;
    for (std::size_t at = piece.words.begin; at < piece.words.end;) {
      const LineEnd end = find_line_end(text_, at);
      const std::string_view line = text_.substr(at, end.end - at);
      const bool is_turn = !piece.turn.empty() && at <= piece.turn.begin && piece.turn.begin < end.end;
      at = end.next;
      if (is_turn || kind_of_position_line(line) != PositionLine::words) continue;
      const std::size_t begin = line.find_first_not_of(" \t");
      if (!words.empty()) words += '\n';
      words += line.substr(begin, line.find_last_not_of(" \t") - begin + 1);
    }
    return words;
  }

  std::uint32_t base_ = 0;  ///< where the place of the game begins
  std::string_view text_;
  PositionSplitter splitter_;
};

std::unique_ptr<GameReader> open_positions(std::string_view text) { return std::make_unique<PositionsReader>(text); }

/// Cuts behind positions in one line, boards, and strips with an empty line below.
class PositionsCutter final : public Cutter {
 public:
  Cut cut(std::string_view pending, bool at_end) override {
    if (skipping_) return skip(pending, at_end);
    if (at_end) return {pending.size(), false};
    std::size_t last = 0;
    while (true) {
      const LineEnd line = find_line_end(pending, at_);
      // What may still grow: a line without an end, and a CR that a LF may follow.
      if (line.next == line.end || (line.next == pending.size() && pending.back() == '\r')) break;
      const PositionLine kind = kind_of_position_line(pending.substr(at_, line.end - at_));
      const bool passed = kind == PositionLine::comment;  // wherever it stands
      const bool board_ended = before_ == PositionLine::frame && kind != PositionLine::frame && !passed;
      const bool strip_ended = before_ == PositionLine::strip && kind == PositionLine::blank;
      if (board_ended || strip_ended) last = at_;
      at_ = line.next;
      if (kind == PositionLine::position) last = at_;
      if (!passed) before_ = kind;
    }
    if (last == 0 && pending.size() >= most_game_bytes) {
      skipping_ = true;
      last = pending.size();
      at_ = last;
    }
    at_ -= last;
    return {last, false};
  }

 private:
  Cut skip(std::string_view pending, bool at_end) {
    const std::size_t end = pending.find_first_of("\r\n");
    skipping_ = end == std::string_view::npos && !at_end;
    at_ = 0;
    before_ = PositionLine::blank;
    return {end == std::string_view::npos ? pending.size() : end + 1, true};
  }

  std::size_t at_ = 0;
  PositionLine before_ = PositionLine::blank;
  bool skipping_ = false;
};

std::unique_ptr<Cutter> make_positions_cutter() { return std::make_unique<PositionsCutter>(); }

/// Numbers that could be half-moves too are a strip if they are a position, or stand as bulletins print it: one in the
/// first line.
bool is_surely_strip(const PositionGuess& guess, std::string_view text) {
  const std::string_view first = text.substr(0, find_line_end(text, 0).end);
  return is_legal(guess.readings.front().text) || first.find_first_of(" \t") == std::string_view::npos;
}

Guess sniff_positions(std::string_view head) {
  constexpr Guess found{Certainty::likely, "the text begins with a position"};
  for (std::size_t at = 0; at < head.size();) {
    const LineEnd end = find_line_end(head, at);
    const std::string_view line = head.substr(at, end.end - at);
    at = end.next;
    switch (kind_of_position_line(line)) {
      case PositionLine::blank:
      case PositionLine::comment:
      case PositionLine::label:
        continue;
      case PositionLine::words:
        // Tags, comments and moves of a record have these.
        if (line.find_first_of("0123456789[]{}();:%") != std::string_view::npos) return {};
        continue;
      case PositionLine::position:
        return all_readings(line).empty() ? Guess() : found;
      case PositionLine::frame:
      case PositionLine::strip:
        break;
    }
    const auto piece = PositionSplitter(head).next();
    const std::string_view text = head.substr(piece->where.begin, piece->where.size());
    const PositionGuess guess = guess_position(text);
    if (guess.readings.empty()) return {};
    // Tables of moves have | between cells too, but none of them adds up to all balls.
    if (text.find('|') != std::string_view::npos)
      return is_legal(guess.readings.front().text) ? Guess{Certainty::certain, "the text begins with a board"} : found;
    return is_surely_strip(guess, text) ? found : Guess();
  }
  return {};
}

bool carries_tag(TagKey) { return false; }

std::string refuse_without_start(const Game& game) {
  const Tag* const start = game.start();
  if (start == nullptr) return {};
  const auto read = parse_position(start->value.view());
  if (const auto* const error = std::get_if<PositionTextError>(&read))
    return fmt::format("it begins with what is no position: {}", error->message);
  const std::string problems = problems_of(std::get<PositionText>(read));
  return problems.empty() ? "" : fmt::format("it begins with what is no legal position: {}", problems);
}

void write_positions(const Game& game, std::string& out, const WriteOptions& options) {
  const std::size_t first = options.plies.first <= 1 ? 0 : options.plies.first;
  const std::uint32_t begin = game.first_half_move();
  for (std::size_t i = first; i < options.positions.size() && i <= options.plies.last; ++i) {
    const std::size_t number = std::min<std::size_t>((begin + i) / 2 + 1, UINT16_MAX);
    out += format_position(options.positions[i], static_cast<std::uint16_t>(number));
    out += '\n';
  }
}

}  // namespace

const Format fen_format{
    .name = "fen",
    .extensions = endings,
    .summary = "positions: those of each game, a line each; reads seven notations, one game a position",
    .sniff = sniff_positions,
    .cutter = make_positions_cutter,
    .open = open_positions,
    .write = write_positions,
    .carries = {Carries::none, Carries::none, Carries::none, Carries::none, Carries::none, Carries::none, Carries::none,
                Carries::none, Carries::full, Carries::none},
    .carries_tag = carries_tag,
    .refuses = refuse_without_start,
    .most_bytes = SIZE_MAX,  // each line is a game of its own
    .chooses_plies = true,
    .wants_positions = true,
    .between = "",
};

}  // namespace tqn
