#include "old_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "tqn/text/ascii.hpp"

namespace tqn::tools {
namespace {

/// Findings by which a text is no game, or not whole.
constexpr std::array faults{Code::unreadable_game, Code::invalid_utf8, Code::unterminated, Code::too_large};

std::uint64_t line_ends(std::string_view text) noexcept {
  return static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
}

}  // namespace

void OldGames::read(std::string_view block) {
  if (fault_) return;
  if (!std::exchange(begun_, true) && block.starts_with(byte_order_mark)) block.remove_prefix(byte_order_mark.size());
  pending_ += block;
  take(false);
}

std::optional<std::string> OldGames::finish() {
  if (!fault_) take(true);
  return std::move(fault_);
}

void OldGames::take(bool at_end) {
  while (!fault_ && !pending_.empty()) {
    const Cut cut = cutter_->cut(pending_, at_end);
    if (cut.bytes == 0) return;
    const std::string_view text = std::string_view(pending_).substr(0, cut.bytes);
    if (cut.skipped) fault_ = fmt::format("line {}: a game is too large to be read", line_);
    if (!fault_) read_games(text);
    line_ += line_ends(text);
    pending_.erase(0, cut.bytes);
  }
}

void OldGames::read_games(std::string_view text) {
  const auto reader = open_games(format_, text);
  std::uint64_t line = line_;
  std::size_t counted = 0;
  while (!fault_) {
    sink_.clear();
    const auto place = reader->next(game_, sink_);
    if (!place) return;
    for (const Diagnostic& finding : sink_.kept()) {
      if (std::ranges::find(faults, finding.code) == faults.end()) continue;
      line += line_ends(text.substr(counted, place->begin + finding.where.begin - counted));
      fault_ = fmt::format("line {}: {}", line, finding.message);
      return;
    }
    line += line_ends(text.substr(counted, place->begin - counted));
    counted = place->begin;
  }
}

}  // namespace tqn::tools
