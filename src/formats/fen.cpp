#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> endings{".fen"};

void report(Sink& sink, Code code, Span where, std::string message) {
  if (Diagnostic* d = sink.report(code, where)) d->message = std::move(message);
}

/// The words above a position, without labels and comments, one line each.
std::string words_of(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (kind_of_position_line(line) != PositionLine::words) continue;
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t last = line.find_last_not_of(" \t\r");
    if (!words.empty()) words += '\n';
    words += line.substr(begin, last - begin + 1);
  }
  return words;
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
    read(*piece, place.begin, game, sink);
    return place;
  }

 private:
  void read(const PositionPiece& piece, std::uint32_t base, Game& game, Sink& sink) const {
    const Span where{piece.where.begin - base, piece.where.end - base};
    const std::string_view text = text_.substr(piece.where.begin, piece.where.size());
    if (piece.none) return report(sink, Code::unreadable_game, where, "this is no position, and none follows");
    const PositionGuess guess = guess_position(text);
    if (guess.readings.empty()) {
      const Span at{where.begin + guess.error.where.begin, where.begin + guess.error.where.end};
      return report(sink, Code::unreadable_game, at, guess.error.message);
    }
    if (guess.readings.size() > 1)
      return report(sink, Code::unreadable_game, where, "this position can be read in several ways, all of them legal");
    take(guess.readings.front(), where, game, sink);
    const std::string words = words_of(text_.substr(piece.words.begin, piece.words.size()));
    if (words.empty()) return;
    Note& note = game.preface.emplace_back();
    note.text = Text(words);
    note.where = {piece.words.begin - base, piece.words.end - base};
  }

  static void take(const PositionReading& reading, Span where, Game& game, Sink& sink) {
    const auto fen = format_fen(reading.text);
    if (!fen) {
      const Rules rules{reading.text.variant};
      const auto judged = Position::from(reading.text.setup, rules);
      const auto* const problems = std::get_if<SetupProblems>(&judged);
      const auto words = describe(reading.text.setup, problems == nullptr ? SetupProblems() : *problems, rules);
      return report(sink, Code::unreadable_game, where, fmt::format("{}", fmt::join(words, "; ")));
    }
    if (!reading.twist.empty()) {
      report(sink, Code::dialect_guess, where,
             fmt::format("read as {}, {}: only so is the position legal", info(reading.notation).name, reading.twist));
    }
    game.tags.push_back({TagKey::set_up, false, Text("SetUp"), Text("1"), where, where});
    game.tags.push_back({TagKey::fen, false, Text("FEN"), Text(*fen), where, where});
    game.where = where;
  }

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
      const std::size_t end = pending.find('\n', at_);
      if (end == std::string_view::npos) break;
      const PositionLine kind = kind_of_position_line(pending.substr(at_, end - at_));
      const bool board_ended = before_ == PositionLine::frame && kind != PositionLine::frame;
      const bool strip_ended = before_ == PositionLine::strip && kind == PositionLine::blank;
      if (board_ended || strip_ended) last = at_;
      at_ = end + 1;
      if (kind == PositionLine::position) last = at_;
      before_ = kind;
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
    const std::size_t end = pending.find('\n');
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

Guess sniff_positions(std::string_view head) {
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = std::min(head.find('\n', at), head.size());
    const std::string_view line = head.substr(at, end - at);
    at = end + 1;
    const PositionLine kind = kind_of_position_line(line);
    if (kind == PositionLine::blank || kind == PositionLine::comment) continue;
    if (kind != PositionLine::position || all_readings(line).empty()) break;
    return {Certainty::likely, "the text begins with a position"};
  }
  return {};
}

bool carries_tag(TagKey) { return false; }

std::string_view refuse_without_start(const Game& game) {
  const Tag* const start = game.start();
  if (start == nullptr) return {};
  const auto read = parse_position(start->value.view());
  const auto* const text = std::get_if<PositionText>(&read);
  const bool legal = text != nullptr && std::holds_alternative<Position>(Position::from(text->setup, {text->variant}));
  return legal ? "" : "it begins with what is no legal position";
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
    .chooses_plies = true,
    .wants_positions = true,
    .between = "",
};

}  // namespace tqn
