#include "check/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "check/token.hpp"
#include "check/wording.hpp"

namespace tqn::checking {

void Counts::see(std::uint16_t count, const Takings& done, const CountPlace& place, Carry& carry) {
  if (seen_++ == 0) first_ = place.where;
  int& offset = carry.offset[done.mover];
  const int ahead = static_cast<int>(count) - done.kazan;
  const bool is_total = fits_total(count, done);
  const bool is_captured = fits_captured(count, done);
  // The scribe may still add to a total that was reported: no new miss, but no evidence for totals either.
  const bool is_carried = !is_total && offset != 0 && ahead == offset;
  if (is_total != is_captured) {
    auto& evidence = place.ply == Diagnostic::no_ply ? only_aside_ : only_;
    ++evidence[is_total ? total : captured];
  }
  offset = is_total ? 0 : ahead;
  if (!is_total && !is_carried) miss(total, {place, count, done.kazan, done.mover});
  if (!is_captured) miss(captured, {place, count, done.captured, done.mover});
}

void Counts::miss(Reading reading, const Miss& miss) {
  ++missed_[reading];
  std::vector<Miss>& list = misses_[reading];
  // A reading that is clearly the wrong one misses nearly every count: they need not be kept.
  const bool hopeless = missed_[reading] > missed_[1 - reading] + 8;
  if (hopeless || list.size() == most_kept) return;
  if (list.empty()) list.reserve(16);
  list.push_back(miss);
}

void Counts::forget_from(std::uint32_t ply) {
  for (std::size_t reading = 0; reading < 2; ++reading) {
    std::vector<Miss>& list = misses_[reading];
    while (!list.empty() && list.back().place.ply != Diagnostic::no_ply && list.back().place.ply >= ply) {
      list.pop_back();
      --missed_[reading];
    }
  }
}

CountDialect Counts::likely() const noexcept {
  const auto& evidence = only_[total] != only_[captured] ? only_ : only_aside_;
  if (evidence[total] == evidence[captured]) return CountDialect::undecided;
  return evidence[total] > evidence[captured] ? CountDialect::total : CountDialect::captured;
}

CountDialect Counts::settle(std::string_view text, Sink& sink) const {
  if (seen_ == 0) return CountDialect::undecided;
  const CountDialect dialect = likely();
  const Reading reading = dialect == CountDialect::captured ? captured : total;
  for (const Miss& miss : misses_[reading]) report_miss(reading, miss, text, sink);
  for (std::size_t i = misses_[reading].size(); i < missed_[reading]; ++i) sink.report(Code::count_mismatch, first_);
  if (dialect == CountDialect::captured) report_dialect(sink);
  return dialect;
}

void Counts::report_miss(Reading reading, const Miss& miss, std::string_view text, Sink& sink) const {
  Diagnostic* d = sink.report(Code::count_mismatch, miss.place.where);
  if (d == nullptr) return;
  d->ply = miss.place.ply;
  d->move = move_name(miss.place.half_move);
  d->message = reading == total ? fmt::format("the record says {}, {}'s kazan holds {}", miss.written,
                                              side_name(miss.mover), miss.actual)
                                : fmt::format("the record says that {} captured, the move captures {}",
                                              balls_were(miss.written), miss.actual);
  const auto parts = token_parts(text, miss.place.where);
  if (!parts || parts->count.empty()) return;
  // Where a half-move is wrong, the number may be the witness for what was meant.
  const Safety safety = miss.place.doubtful ? Safety::manual : Safety::safe;
  d->fixes.push_back(
      {fmt::format("write ({})", miss.actual), safety, {{parts->count, fmt::format("{}", miss.actual)}}});
}

void Counts::report_dialect(Sink& sink) const {
  Diagnostic* d = sink.report(Code::dialect_guess, first_);
  if (d == nullptr) return;
  const std::uint32_t agreeing = seen_ - missed_[captured];
  d->message = fmt::format("the numbers in parentheses are read as captured balls, not as totals: {} of {} {}",
                           agreeing, seen_, agreeing == 1 ? "agrees" : "agree");
}

}  // namespace tqn::checking
