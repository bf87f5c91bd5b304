#include "tqn/text/sink.hpp"

#include <algorithm>
#include <tuple>

namespace tqn {

Sink::Sink() noexcept : wanted_(Codes().set()) {}

Sink::Sink(const FindingSet& wanted, std::uint32_t limit) noexcept : wanted_(wanted), limit_(limit) {}

Diagnostic* Sink::report(Code code, Severity severity, Span where) {
  ++counts_[static_cast<std::size_t>(severity)][static_cast<std::size_t>(code)];
  found_.set(static_cast<std::size_t>(code));
  if (kept_.size() >= limit_ || !wanted_.contains(code, severity)) return nullptr;
  Diagnostic& diagnostic = kept_.emplace_back();
  diagnostic.code = code;
  diagnostic.severity = severity;
  diagnostic.where = where;
  return &diagnostic;
}

bool Sink::critical() const noexcept {
  bool critical = false;
  for_each(found_, [&](Code code) { critical = critical || info(code).critical; });
  return critical;
}

std::uint32_t Sink::count(Code code) const noexcept {
  std::uint32_t sum = 0;
  for (const Severity severity : severities) sum += count(code, severity);
  return sum;
}

std::uint32_t Sink::count(Severity severity) const noexcept {
  std::uint32_t sum = 0;
  for_each(found_, [&](Code code) { sum += count(code, severity); });
  return sum;
}

void Sink::sort() {
  std::ranges::stable_sort(kept_, {},
                           [](const Diagnostic& d) { return std::tuple(d.where.begin, d.where.end, d.code); });
}

void Sink::clear() noexcept {
  for_each(found_, [this](Code code) {
    for (auto& counts : counts_) counts[static_cast<std::size_t>(code)] = 0;
  });
  found_.reset();
  kept_.clear();
}

}  // namespace tqn
