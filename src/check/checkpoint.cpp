#include "check/checkpoint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "check/wording.hpp"
#include "tqn/notation/command.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::checking {
namespace {

/// A span of a note's text as a span of the game's text; the whole note if its text was changed.
[[nodiscard]] Span in_game(const Context& context, const Note& note, Span inside) noexcept {
  const char* const begin = context.text.data();
  const char* const at = note.text.view().data();
  if (std::less<>()(at, begin) || std::less<>()(begin + context.text.size(), at + note.text.view().size()))
    return note.where;
  const auto offset = static_cast<std::uint32_t>(at - begin);
  return {offset + inside.begin, offset + inside.end};
}

[[nodiscard]] std::optional<Position> read_position(Context& context, const Note& note, const Command& command) {
  const auto parsed = parse_position(command.arguments);
  if (const auto* error = std::get_if<PositionTextError>(&parsed)) {
    const std::uint32_t base = command.arguments_where.begin;
    const Span where = in_game(context, note, {base + error->where.begin, base + error->where.end});
    if (Diagnostic* d = context.sink.report(Code::bad_command, where)) {
      d->message = fmt::format("[%{}] needs a position: {}", command.name, error->message);
    }
    return std::nullopt;
  }
  const Setup& setup = std::get<PositionText>(parsed).setup;
  const auto judged = Position::from(setup, context.rules);
  if (const auto* position = std::get_if<Position>(&judged)) return *position;
  if (Diagnostic* d = context.sink.report(Code::bad_position, in_game(context, note, command.arguments_where))) {
    std::vector<std::string> reasons = describe(setup, std::get<SetupProblems>(judged), context.rules);
    d->message = reasons.empty() ? "this is no position" : reasons.front();
    if (reasons.size() > 1) d->notes.assign(reasons.begin() + 1, reasons.end());
  }
  return std::nullopt;
}

/// What differs, in words: "White's pit 3 holds 12 balls, not 13".
[[nodiscard]] std::vector<std::string> differences(const Position& board, const Position& noted) {
  std::vector<std::string> out;
  for (const Side side : {Side::white, Side::black}) {
    if (board.kazan(side) != noted.kazan(side)) {
      out.push_back(
          fmt::format("{}'s kazan holds {}, not {}", side_name(side), balls(board.kazan(side)), noted.kazan(side)));
    }
    for (int number = Pit::lowest; number <= board.rules().pits(); ++number) {
      const Pit pit = *Pit::from_number(number);
      if (board.balls(side, pit) == noted.balls(side, pit)) continue;
      out.push_back(fmt::format("{}'s pit {} holds {}, not {}", side_name(side), number, balls(board.balls(side, pit)),
                                noted.balls(side, pit)));
    }
    if (board.tuzdyk(side) != noted.tuzdyk(side)) {
      out.push_back(board.tuzdyk(side)
                        ? fmt::format("{}'s tuzdyk is pit {}", side_name(side), board.tuzdyk(side)->number())
                        : fmt::format("{} has no tuzdyk", side_name(side)));
    }
  }
  if (board.turn() != noted.turn()) out.push_back(fmt::format("it is {}'s turn", side_name(board.turn())));
  return out;
}

/// Whether a noted position is the one on the board; the sweep that ends a game may not be booked yet.
[[nodiscard]] bool agrees(const Position& board, const Position& noted) noexcept {
  if (board.setup() == noted.setup()) return true;
  return noted.ending() == Ending::atsyrau && board.ending() == Ending::atsyrau &&
         board.final_kazans() == noted.final_kazans();
}

void judge_checkpoint(Context& context, const Note& note, const Command& command, const Position* position,
                      const CheckpointPlace& place) {
  const auto noted = read_position(context, note, command);
  if (!noted || position == nullptr || agrees(*position, *noted)) return;
  Diagnostic* d = context.sink.report(Code::checkpoint_mismatch, in_game(context, note, command.arguments_where));
  if (d == nullptr) return;
  constexpr std::size_t most_named = 3;
  const auto found = differences(*position, *noted);
  d->ply = place.ply;
  d->move = move_name(place.half_move);
  d->board = format_board_line(*position);
  d->message = fmt::format("the noted position is not the one on the board: {}",
                           found.empty() ? "the game is over" : found.front());
  for (std::size_t i = 1; i < found.size() && i < most_named; ++i) d->notes.push_back(found[i]);
  if (found.size() > most_named)
    d->notes.push_back(fmt::format("and {} more", plural(found.size() - most_named, "difference")));
  const auto next_move = static_cast<std::uint16_t>(place.next_half_move / 2 + 1);
  d->fixes.push_back({"note the position that the moves lead to",
                      Safety::manual,
                      {{d->where, format_position(*position, next_move)}}});
}

void report_command(Context& context, const Note& note, const Command& command, std::string_view expected) {
  if (Diagnostic* d = context.sink.report(Code::bad_command, in_game(context, note, command.where))) {
    d->message = fmt::format("[%{}] holds \"{}\"; {} was expected", command.name, command.arguments, expected);
  }
}

/// "12", "-1.5", "+3": balls, from White's view.
[[nodiscard]] bool is_evaluation(std::string_view text) noexcept {
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view whole = text.substr(0, point);
  const std::string_view rest = text.substr(std::min(point + 1, text.size()));
  const bool no_point = point == text.size();
  return !whole.empty() && std::ranges::all_of(whole, is_digit) && (no_point || !rest.empty()) &&
         std::ranges::all_of(rest, is_digit);
}

}  // namespace

bool may_hold(const Note& note, std::string_view name) noexcept {
  if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) return false;
  const std::string_view text = note.text.view();
  for (std::size_t at = text.find("[%"); at != std::string_view::npos; at = text.find("[%", at + 2)) {
    if (text.substr(at + 2).starts_with(name)) return true;
  }
  return false;
}

std::optional<Position> commanded_position(Context& context, const Note& note, std::string_view name) {
  std::optional<Position> position;
  for (const Command& command : parse_commands(note.text.view())) {
    if (command.name == name) position = read_position(context, note, command);
  }
  return position;
}

std::optional<Position> standing_position(Context& context, const Ply& ply) {
  std::optional<Position> position;
  for (const Note& note : *ply.notes) {
    if (may_hold(note, "stands")) position = commanded_position(context, note, "stands");
  }
  return position;
}

void judge_commands(Context& context, const Note& note, const Position* position, const CheckpointPlace& place) {
  if (!may_hold(note, "")) return;
  for (const Command& command : parse_commands(note.text.view())) {
    if (command.name == "pos") {
      judge_checkpoint(context, note, command, position, place);
    } else if ((command.name == "clk" || command.name == "emt") && !parse_clock(command.arguments)) {
      report_command(context, note, command, "a time such as 0:05:00");
    } else if (command.name == "eval" && !is_evaluation(command.arguments)) {
      report_command(context, note, command, "a number such as 1.5 or -12");
    }
  }
}

}  // namespace tqn::checking
