#include "check/repetition.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <optional>
#include <vector>

#include "check/scene.hpp"
#include "check/wording.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::checking {
namespace {

/// A position as a key that can be sorted, and how many half-moves led to it.
struct Seen {
  std::array<std::uint64_t, 4> key;
  std::size_t half_moves;
  friend bool operator<(const Seen& a, const Seen& b) noexcept {
    return a.key != b.key ? a.key < b.key : a.half_moves < b.half_moves;
  }
};

struct Repetition {
  std::size_t first;
  std::size_t second;
};

/// The earliest return to a position in a stretch without a capture.
[[nodiscard]] std::optional<Repetition> find_in(std::vector<Seen>& stretch) {
  std::optional<Repetition> found;
  std::sort(stretch.begin(), stretch.end());
  for (std::size_t i = 1; i < stretch.size(); ++i) {
    if (stretch[i - 1].key != stretch[i].key) continue;
    if (!found || stretch[i].half_moves < found->second) found = {stretch[i - 1].half_moves, stretch[i].half_moves};
  }
  return found;
}

/// Kazans never shrink, so a position can only come back while both stay as they are.
[[nodiscard]] std::optional<Repetition> find(const std::vector<Ply>& plies, Position position) {
  std::vector<Seen> stretch;
  const auto remember = [&](std::size_t half_moves) {
    Seen& seen = stretch.emplace_back();
    std::memcpy(seen.key.data(), &position, sizeof position);
    seen.half_moves = half_moves;
  };
  remember(0);
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const auto from = plies[i].move.from;
    if (!from || !position.is_legal(*from) || sets_position(plies[i])) break;
    const int before = position.kazan(Side::white) + position.kazan(Side::black);
    play_unchecked(position, *from);
    if (position.kazan(Side::white) + position.kazan(Side::black) != before) {
      if (const auto found = find_in(stretch)) return found;
      stretch.clear();
    }
    remember(i + 1);
  }
  return find_in(stretch);
}

}  // namespace

void report_repetition(Context& context, const Position& start) {
  const std::vector<Ply>& plies = context.game.main.plies;
  const auto found = find(plies, start);
  if (!found) return;
  Diagnostic* d = context.sink.report(Code::repeated_position, plies[found->second - 1].move.where);
  if (d == nullptr) return;
  d->ply = static_cast<std::uint32_t>(found->second - 1);
  d->message = fmt::format("the position after this move stood on the board {} before",
                           half_moves(found->second - found->first));
  if (found->first > 0) d->related.push_back({plies[found->first - 1].move.where, "after this move"});
}

}  // namespace tqn::checking
