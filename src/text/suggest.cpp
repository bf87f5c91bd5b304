#include "tqn/text/suggest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

std::size_t length_difference(std::string_view a, std::string_view b) noexcept {
  return std::max(a.size(), b.size()) - std::min(a.size(), b.size());
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Rows of the usual table; `before` is the one above `above`, for exchanged neighbours.
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> above(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before, above);
    std::swap(above, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const char x = to_lower(a[i - 1]);
      const char y = to_lower(b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (x == y ? 0U : 1U)});
      if (i > 1 && j > 1 && x == to_lower(b[j - 2]) && y == to_lower(a[i - 2]))
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates) {
  std::optional<std::string_view> best;
  std::size_t best_distance = 0;
  bool tie = false;
  for (const std::string_view candidate : candidates) {
    const std::size_t allowed = std::max<std::size_t>(1, std::max(word.size(), candidate.size()) / 3);
    // Also keeps the table small when the word is not a word but a megabyte.
    if (length_difference(word, candidate) > allowed) continue;
    const std::size_t distance = edit_distance(word, candidate);
    if (distance > allowed || (best && distance > best_distance)) continue;
    tie = best && distance == best_distance;
    best = candidate;
    best_distance = distance;
  }
  return tie ? std::nullopt : best;
}

}  // namespace tqn
