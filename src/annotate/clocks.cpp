#include "annotate/clocks.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

#include "annotate/piece.hpp"
#include "tqn/notation/command.hpp"

namespace tqn::annotating {
namespace {

[[nodiscard]] std::optional<std::uint64_t> seconds_of(std::string_view digits) noexcept {
  std::uint32_t seconds = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return seconds;
}

/// Hundredths of a second that "300" or "300+5" adds after a half-move.
[[nodiscard]] std::optional<std::uint64_t> increment_of(std::string_view control) noexcept {
  const std::size_t plus = control.find('+');
  if (!seconds_of(control.substr(0, plus))) return std::nullopt;
  if (plus == std::string_view::npos) return 0;
  const auto seconds = seconds_of(control.substr(plus + 1));
  if (!seconds) return std::nullopt;
  return *seconds * 100;
}

struct Written {
  std::optional<std::uint64_t> clock;  ///< left behind the half-move
  bool emt = false;
};

[[nodiscard]] Written written_behind(const Ply& ply) {
  Written written;
  if (!ply.notes) return written;
  for (const Note& note : *ply.notes) {
    const bool holds = note.text.view().find("[%") != std::string_view::npos;
    if (!holds || is_marked(note)) continue;
    if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) continue;
    for (const Command& command : parse_commands(note.text.view())) {
      if (command.name == "clk") written.clock = parse_clock(command.arguments);
      if (command.name == "emt") written.emt = true;
    }
  }
  return written;
}

void append_two_digits(Ink& ink, std::uint64_t number) {
  if (number < 10) ink.append('0');
  ink.append_number(static_cast<int>(number));
}

void append_time(Ink& ink, std::uint64_t hundredths) {
  const std::uint64_t seconds = hundredths / 100;
  ink.append(" [%emt ");
  ink.append_number(static_cast<int>(seconds / 3600));
  ink.append(':');
  append_two_digits(ink, seconds / 60 % 60);
  ink.append(':');
  append_two_digits(ink, seconds % 60);
  if (hundredths % 100 != 0) {
    ink.append('.');
    append_two_digits(ink, hundredths % 100);
  }
  ink.append(']');
}

}  // namespace

Clocks::Clocks(const Game& game) : increment_(increment_of(game.value(TagKey::time_control))) {}

bool Clocks::see(const Ply& ply, Side player, Ink& ink) {
  if (!increment_) return false;
  const Written written = written_behind(ply);
  const std::optional<std::uint64_t> before = std::exchange(left_[player], written.clock);
  if (written.emt || !before || !written.clock || *before + *increment_ < *written.clock) return false;
  append_time(ink, *before + *increment_ - *written.clock);
  return true;
}

}  // namespace tqn::annotating
