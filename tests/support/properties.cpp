#include "support/properties.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>
#include <vector>

#include "support/generator.hpp"
#include "support/reading.hpp"
#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

bool inside(Span span, std::size_t size) { return span.begin <= span.end && span.end <= size; }

std::string wrong_span(const Line& line, std::size_t size);

std::string wrong_span(const std::vector<Note>& notes, std::size_t size) {
  for (const Note& note : notes) {
    if (!inside(note.where, size)) return "the span of a note lies outside the text";
    if (note.line) {
      if (std::string wrong = wrong_span(*note.line, size); !wrong.empty()) return wrong;
    }
  }
  return {};
}

std::string wrong_span(const Line& line, std::size_t size) {
  if (std::string wrong = wrong_span(line.before, size); !wrong.empty()) return wrong;
  for (const Ply& ply : line.plies) {
    if (!inside(ply.move.where, size)) return "the span of a half-move lies outside the text";
    if (!ply.notes) continue;
    if (std::string wrong = wrong_span(*ply.notes, size); !wrong.empty()) return wrong;
  }
  for (const NumberClaim& number : line.numbers) {
    if (!inside(number.where, size)) return "the span of a move number lies outside the text";
  }
  return {};
}

std::string wrong_span(const Game& game, std::size_t size) {
  if (!inside(game.where, size) || !inside(game.result_where, size))
    return "the span of a game or a result lies outside the text";
  for (const Tag& tag : game.tags) {
    if (!inside(tag.where, size) || !inside(tag.value_where, size)) return "the span of a tag lies outside the text";
  }
  for (const std::vector<Note>* notes : {&game.preface, &game.after}) {
    if (std::string wrong = wrong_span(*notes, size); !wrong.empty()) return wrong;
  }
  return wrong_span(game.main, size);
}

std::string wrong_span(const Diagnostic& finding, std::size_t size) {
  bool good = inside(finding.where, size);
  for (const Related& related : finding.related) good = good && inside(related.where, size);
  for (const Fix& fix : finding.fixes) {
    for (const Edit& edit : fix.edits) good = good && inside(edit.where, size);
  }
  return good ? std::string() : fmt::format("a span of {} lies outside the text", info(finding.code).id);
}

/// Blanks of tqn.md 3: white space and control characters, no-break spaces, byte order marks.
bool is_blank(std::string_view text) {
  while (!text.empty()) {
    std::size_t length = static_cast<unsigned char>(text.front()) <= ' ' || text.front() == '\x7F' ? 1 : 0;
    for (const std::string_view wide : {"\xC2\xA0", "\xE2\x80\xAF", "\xEF\xBB\xBF"}) {
      if (text.starts_with(wide)) length = wide.size();
    }
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

/// Canonical text of everything; says what went wrong on the way in `wrong`.
std::string rewritten(std::string_view text, std::size_t& games, std::string& wrong, bool& critical) {
  std::string out;
  Game game;
  Sink sink;
  games = 0;
  while (!text.empty()) {
    const std::size_t used = tqn_format.read(text, game, sink);
    if (used == 0) break;
    if (used > text.size()) {
      wrong = "the reader used more bytes than there are";
      break;
    }
    ++games;
    const std::string_view bytes = text.substr(0, used);
    (void)check(game, bytes, sink);
    if (wrong.empty()) wrong = wrong_span(game, used);
    for (const Diagnostic& finding : sink.kept()) {
      if (wrong.empty()) wrong = wrong_span(finding, used);
    }
    critical = critical || sink.critical();
    append_game(out, game);
    sink.clear();
    text.remove_prefix(used);
  }
  if (wrong.empty() && games == 0 && !is_blank(text)) wrong = "the reader found no game in a text that is not blank";
  return out;
}

std::string dumps_of(std::string_view text) {
  std::string out;
  for (const Game& game : parse_games(text)) out += dump(game) + '\n';
  return out;
}

int balls_of(const Position& position) {
  int balls = 0;
  for (const Side side : {Side::white, Side::black}) balls += position.kazan(side) + position.row_total(side);
  return balls;
}

}  // namespace

std::string reading_is_sound(std::string_view text) {
  std::string wrong;
  std::size_t games = 0;
  std::size_t games_again = 0;
  bool critical = false;  // such a game is not written: tqn.md 9
  const std::string once = rewritten(text, games, wrong, critical);
  if (!wrong.empty()) return wrong;
  if (critical) return {};
  const std::string twice = rewritten(once, games_again, wrong, critical);
  if (!wrong.empty()) return "in canonical text, " + wrong;
  if (games != games_again)
    return fmt::format("{} games were read, {} from their canonical text:\n{}", games, games_again, once);
  if (once != twice) return fmt::format("canonical text is not a fixed point:\n{}\nbecomes\n{}", once, twice);
  return {};
}

std::string reading_is_sound(std::string_view text, const Format& format) {
  const auto reader = open_games(format, text);
  Game game;
  Sink sink;
  std::uint32_t before = 0;
  for (std::size_t number = 1; const auto where = reader->next(game, sink); ++number) {
    if (!inside(*where, text.size()) || where->begin < before)
      return fmt::format("the place of game {} lies outside the text, or before the game in front of it", number);
    before = where->begin;
    const std::string_view own = text.substr(where->begin, where->size());
    if (std::string wrong = wrong_span(game, own.size()); !wrong.empty())
      return fmt::format("game {}: {}", number, wrong);
    static_cast<void>(check(game, own, sink));
    for (const Diagnostic& finding : sink.kept()) {
      if (std::string wrong = wrong_span(finding, own.size()); !wrong.empty())
        return fmt::format("game {}: {}", number, wrong);
    }
    complete(game);
    std::string canonical;
    tqn_format.write(game, canonical, {});
    Game again;
    if (tqn_format.read(canonical, again, sink) == 0) return fmt::format("game {} is lost in canonical text", number);
    sink.clear();
  }
  return {};
}

std::string blocks_do_not_matter(std::string_view text, std::span<const std::uint8_t> sizes) {
  const auto cutter = tqn_format.cutter();
  std::string games;
  std::size_t begin = 0;  // of what was not cut off yet
  std::size_t end = 0;    // of what has arrived
  for (std::size_t block = 0; begin < text.size(); ++block) {
    const std::size_t size = sizes.empty() ? 1 : std::max<std::size_t>(1, sizes[block % sizes.size()]);
    end = std::min(text.size(), end + size);
    const bool at_end = end == text.size();
    const Cut cut = cutter->cut(text.substr(begin, end - begin), at_end);
    if (cut.bytes > end - begin) return "the cutter cut more than there is";
    if (at_end && cut.bytes != end - begin) return "the cutter kept something back at the end";
    if (cut.skipped) return "the cutter skipped a part of a small game";
    games += dumps_of(text.substr(begin, cut.bytes));
    begin += cut.bytes;
  }
  const std::string whole = dumps_of(text);
  return games == whole ? std::string() : fmt::format("in one piece:\n{}\nin blocks:\n{}", whole, games);
}

std::string positions_come_back(std::string_view text) {
  const auto parsed = parse_position(text);
  if (const auto* error = std::get_if<PositionTextError>(&parsed)) {
    return inside(error->where, text.size()) ? std::string() : "the span of the error lies outside the text";
  }
  const auto& written = std::get<PositionText>(parsed);
  const Rules rules{written.variant, {}, {}};
  const auto judged = Position::from(written.setup, rules);
  if (const auto* problems = std::get_if<SetupProblems>(&judged)) {
    return describe(written.setup, *problems, rules).empty() ? "a setup was refused without a reason" : std::string();
  }
  const auto& position = std::get<Position>(judged);
  const std::string once = format_position(position, written.move_number);
  const auto again = parse_position(once);
  const auto* text_again = std::get_if<PositionText>(&again);
  if (text_again == nullptr) return "this canonical position is not read: " + once;
  if (text_again->setup != position.setup() || text_again->move_number != written.move_number)
    return "another position comes back: " + once;
  return {};
}

std::string moves_come_back(std::string_view text) {
  if (const auto move = parse_move(text)) {
    const std::string once = format_move(*move);
    const auto again = parse_move(once);
    if (!again) return "this canonical move is not read: " + once;
    if (format_move(*again) != once) return "another move comes back: " + once;
  }
  Position position = Position::start();
  for (const char c : text) {
    const auto pit = Pit::from_char(c);
    if (!pit) continue;
    const Position before = position;
    const bool refused = std::holds_alternative<Illegal>(play(position, *pit));
    if (refused && position != before) return "a refused move changed the position";
    if (!refused && position.turn() == before.turn()) return "a move did not pass the turn";
    if (balls_of(position) != 162) return "balls were lost or made";
  }
  return {};
}

}  // namespace tqn::test
