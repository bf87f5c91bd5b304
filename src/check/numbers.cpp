#include "check/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tqn/text/ascii.hpp"

namespace tqn::checking {
namespace {

[[nodiscard]] std::string number_text(std::uint32_t half_move) {
  return fmt::format("{}{}", half_move / 2 + 1, half_move % 2 == 1 ? "..." : ".");
}

/// The move number with its dots that stands directly before a half-move; empty if there is none.
[[nodiscard]] Span number_before(std::string_view text, Span half_move) noexcept {
  if (half_move.begin == 0 || half_move.begin > text.size()) return {};
  const std::size_t end = text.find_last_not_of(" \t\r\n", half_move.begin - 1) + 1;  // 0 if there is none
  std::size_t begin = end;
  while (begin > 0 && text[begin - 1] == '.') --begin;
  if (begin == end) return {};
  const std::size_t dots = begin;
  while (begin > 0 && is_digit(text[begin - 1])) --begin;
  return begin == dots ? Span{} : span_between(begin, end);
}

}  // namespace

std::int64_t Numbers::shift_of(const NumberClaim& claim) const noexcept {
  const std::int64_t claimed = 2 * (static_cast<std::int64_t>(claim.number) - 1) + (claim.black ? 1 : 0);
  return claimed - (static_cast<std::int64_t>(first_) + claim.ply);
}

std::uint32_t Numbers::half_move(std::size_t index) const noexcept {
  std::int64_t number = static_cast<std::int64_t>(first_) + static_cast<std::int64_t>(index);
  for (const Explained& explained : explained_) {
    if (explained.index <= index) number += explained.shift;
  }
  return static_cast<std::uint32_t>(number < 0 ? 0 : number);
}

std::size_t Numbers::gap_between(std::size_t first, std::size_t last) const noexcept {
  int shift = 0;
  for (const Explained& explained : explained_) shift += explained.shift;
  for (const NumberClaim& claim : claims_) {
    const bool lasts = !claim.no_dot && !claim.slip;
    if (claim.ply >= first && claim.ply <= last && lasts && shift_of(claim) == shift + 1) return claim.ply;
  }
  return Scene::no_gap;
}

void Numbers::explain(std::size_t index, int shift) {
  if (claims_.empty()) return;
  int before = 0;
  for (const Explained& explained : explained_) before += explained.shift;
  for (const NumberClaim& claim : claims_) {
    if (claim.ply >= index && claim.ply <= index + look_back && shift_of(claim) == before + shift) {
      explained_.push_back({index, shift});
      return;
    }
  }
}

void Numbers::report(std::size_t end, std::string_view text, Sink& sink) const {
  report_without_dot(end, sink);
  for (const NumberClaim& claim : claims_) {
    if (claim.ply > end || claim.no_dot) continue;
    // A record that begins with a position may count its moves from 1.
    if (claim.ply == 0 && claim.number == 1 && claim.black == (first_ % 2 == 1)) continue;
    std::int64_t explained_shift = 0;
    for (const Explained& explained : explained_) {
      if (explained.index <= claim.ply) explained_shift += explained.shift;
    }
    const std::int64_t shift = shift_of(claim) - explained_shift;
    if (shift != 0) report_claim(claim, shift, end, text, sink);
  }
}

bool Numbers::is_refuted(const NumberClaim& claim, std::int64_t shift, std::size_t end) const noexcept {
  if (claim.slip) return true;
  // Two half-moves fewer leave the turn to the same player, so that even few that fit show that none is missing.
  bool doubtful = shift % 2 != 0;
  std::size_t from = claim.ply;
  for (const std::size_t fault : faults_) {
    if (fault + 1 < claim.ply || fault > from + look_back) continue;
    doubtful = true;
    from = std::max(from, fault);
  }
  return !doubtful || end > from + look_back;
}

void Numbers::report_claim(const NumberClaim& claim, std::int64_t shift, std::size_t end, std::string_view text,
                           Sink& sink) const {
  Diagnostic* d = sink.report(Code::move_number, claim.where);
  if (d == nullptr) return;
  const std::uint32_t expected = half_move(claim.ply);
  d->message = fmt::format("move number {}{} stands where {}{} was expected", claim.number, claim.black ? "..." : "",
                           expected / 2 + 1, expected % 2 == 1 ? "..." : "");
  const std::string number = number_text(expected);
  const bool refuted = is_refuted(claim, shift, end);
  d->fixes.push_back(
      {fmt::format("write {}", number), refuted ? Safety::safe : Safety::manual, {{claim.where, number}}});
  if (refuted) return append_followers(claim, text, d->fixes.back().edits);
  d->notes.push_back(fmt::format("if {} before it, the number is right",
                                 shift > 0 ? "a half-move is missing" : "a half-move is written twice"));
}

void Numbers::append_followers(const NumberClaim& claim, std::string_view text, std::vector<Edit>& edits) const {
  if (claim.slip) return;  // the numbers after it go on as if it were not there
  const auto next = std::ranges::find_if(claims_, [&](const NumberClaim& other) { return other.ply > claim.ply; });
  const std::size_t end = next == claims_.end() ? plies_.size() : next->ply;
  for (std::size_t ply = claim.ply + std::size_t{1}; ply < end; ++ply) {
    const Span where = number_before(text, plies_[ply].move.where);
    if (where.empty()) continue;
    std::string number = number_text(half_move(ply));
    if (text.substr(where.begin, where.size()) != number) edits.push_back({where, std::move(number)});
  }
}

void Numbers::report_without_dot(std::size_t end, Sink& sink) const {
  Diagnostic* d = nullptr;
  std::size_t found = 0;
  for (const NumberClaim& claim : claims_) {
    if (claim.ply > end || !claim.no_dot) continue;
    if (found++ == 0) {
      d = sink.report(Code::move_number, claim.where);
      if (d == nullptr) return;
      d->message = fmt::format("move number {} has no dot", claim.number);
      d->fixes.push_back({"write the dots", Safety::safe, {}});
    }
    d->fixes.front().edits.push_back({{claim.where.end, claim.where.end}, "."});
  }
  if (found > 1) d->message += fmt::format(", and {} more neither", found - 1);
}

}  // namespace tqn::checking
