#include "diff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "tqn/report/report.hpp"

namespace tqn::tools {
namespace {

constexpr std::size_t context_lines = 3;
/// Differences in one piece up to which the shortest script is looked for; beyond, the middle is replaced
/// as a whole, so that no input makes the search long.
constexpr int most_edits = 200;

using Lines = std::span<const std::string_view>;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

/// Myers' greedy search for the shortest script that turns `a` into `b`. A diagonal k holds the pairs
/// (x, y) of lines of `a` and `b` with x - y = k.
class Search {
 public:
  Search(Lines a, Lines b) : a_(a), b_(b) {}

  /// Which lines of each text belong to both; nothing if that takes more than `most_edits` differences.
  [[nodiscard]] std::optional<std::pair<std::vector<bool>, std::vector<bool>>> run() {
    const int most = static_cast<int>(std::min<std::size_t>(a_.size() + b_.size(), most_edits));
    Furthest far(2 * most_edits + 3, 0);
    for (int d = 0; d <= most; ++d) {
      trace_.push_back(far);
      for (int k = -d; k <= d; k += 2) {
        const int x = slide(start(far, d, k), k);
        far[at(k)] = x;
        if (x >= size(a_) && x - k >= size(b_)) return walk_back(d);
      }
    }
    return std::nullopt;
  }

 private:
  using Furthest = std::vector<int>;  ///< x by diagonal

  static std::size_t at(int k) noexcept {
    const int index = k + most_edits + 1;
    return static_cast<std::size_t>(index);
  }
  static int size(Lines lines) noexcept { return static_cast<int>(lines.size()); }
  /// Whether the d-th edit on the way to diagonal k adds a line of `b`; otherwise it removes one of `a`.
  static bool adds(const Furthest& far, int d, int k) noexcept {
    return k == -d || (k != d && far[at(k - 1)] < far[at(k + 1)]);
  }
  static int start(const Furthest& far, int d, int k) noexcept {
    if (d == 0) return 0;
    return adds(far, d, k) ? far[at(k + 1)] : far[at(k - 1)] + 1;
  }
  [[nodiscard]] int slide(int x, int k) const noexcept {
    while (x < size(a_) && x - k < size(b_) && a_[static_cast<std::size_t>(x)] == b_[static_cast<std::size_t>(x - k)]) {
      ++x;
    }
    return x;
  }
  [[nodiscard]] std::pair<std::vector<bool>, std::vector<bool>> walk_back(int d) const {
    std::pair kept{std::vector<bool>(a_.size()), std::vector<bool>(b_.size())};
    int x = size(a_);
    int k = x - size(b_);
    for (; d >= 0; --d) {
      const Furthest& far = trace_[static_cast<std::size_t>(d)];
      const int from = start(far, d, k);
      for (; x > from; --x) {
        kept.first[static_cast<std::size_t>(x - 1)] = true;
        kept.second[static_cast<std::size_t>(x - 1 - k)] = true;
      }
      if (d == 0) break;
      const bool added = adds(far, d, k);
      x = added ? from : from - 1;
      k += added ? 1 : -1;
    }
    return kept;
  }

  Lines a_;
  Lines b_;
  std::vector<Furthest> trace_;  ///< before each number of edits
};

}  // namespace

void UnifiedDiff::add(std::string_view before, std::string_view after) {
  const auto a = lines_of(before);
  const auto b = lines_of(after);
  const auto [a_end, b_end] = std::ranges::mismatch(a, b);
  const auto head = static_cast<std::size_t>(a_end - a.begin());
  std::size_t tail = 0;
  while (tail < std::min(a.size(), b.size()) - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) ++tail;
  for (std::size_t i = 0; i < head; ++i) add_line(Mark::same, a[i]);
  const Lines old = Lines(a).subspan(head, a.size() - head - tail);
  const Lines young = Lines(b).subspan(head, b.size() - head - tail);
  const auto kept = Search(old, young).run();
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < old.size() || j < young.size()) {
    if (i < old.size() && !(kept && kept->first[i])) {
      add_line(Mark::removed, old[i++]);
    } else if (j < young.size() && !(kept && kept->second[j])) {
      add_line(Mark::added, young[j++]);
    } else {
      add_line(Mark::same, old[i++]);
      ++j;
    }
  }
  for (std::size_t k = a.size() - tail; k < a.size(); ++k) add_line(Mark::same, a[k]);
}

void UnifiedDiff::add_line(Mark mark, std::string_view line) {
  const auto append = [this](Mark sign, std::string_view text) {
    hunk_ += static_cast<char>(sign);
    hunk_ += text;
    if (!text.ends_with('\n')) hunk_ += "\n\\ No newline at end of file\n";
    if (sign != Mark::added) ++hunk_before_;
    if (sign != Mark::removed) ++hunk_after_;
  };
  if (mark != Mark::added) ++line_before_;
  if (mark != Mark::removed) ++line_after_;
  if (mark == Mark::same) {
    context_.emplace_back(line);
    const bool in_hunk = !hunk_.empty();
    if (in_hunk && context_.size() > 2 * context_lines) end_hunk();
    if (!in_hunk && context_.size() > context_lines) context_.erase(context_.begin());
    return;
  }
  any_ = true;
  for (const std::string& same : context_) append(Mark::same, same);
  context_.clear();
  append(mark, line);
}

void UnifiedDiff::finish() {
  if (!hunk_.empty()) end_hunk();
}

/// The context holds same lines that follow the last difference: up to three belong to this hunk, the last
/// three may belong to the next.
void UnifiedDiff::end_hunk() {
  const std::size_t own = std::min(context_.size(), context_lines);
  for (std::size_t i = 0; i < own; ++i) {
    hunk_ += ' ';
    hunk_ += context_[i];
    if (!context_[i].ends_with('\n')) hunk_ += "\n\\ No newline at end of file\n";
  }
  hunk_before_ += own;
  hunk_after_ += own;
  const std::uint64_t behind = context_.size() - own;
  const std::uint64_t first_before = line_before_ - behind - hunk_before_ + (hunk_before_ > 0 ? 1 : 0);
  const std::uint64_t first_after = line_after_ - behind - hunk_after_ + (hunk_after_ > 0 ? 1 : 0);
  if (!headed_) out_ += fmt::format("--- {0}\n+++ {0}\n", quoted_name(name_));
  headed_ = true;
  out_ += fmt::format("@@ -{},{} +{},{} @@\n", first_before, hunk_before_, first_after, hunk_after_);
  out_ += hunk_;
  hunk_.clear();
  hunk_before_ = hunk_after_ = 0;
  context_.erase(context_.begin(),
                 context_.end() - static_cast<std::ptrdiff_t>(std::min(behind, std::uint64_t{context_lines})));
}

}  // namespace tqn::tools
