#include "tqn/text/sink.hpp"

#include <algorithm>
#include <tuple>

namespace tqn {

Sink::Sink() noexcept { wanted_.set(); }

Sink::Sink(Codes wanted, std::uint32_t limit) noexcept : wanted_(wanted), limit_(limit) {}

bool Sink::critical() const noexcept {
  if (!any_) return false;
  return std::ranges::any_of(all_codes(), [this](const CodeInfo& row) { return row.critical && count(row.code) > 0; });
}

std::uint32_t Sink::count(Severity severity) const noexcept {
  if (!any_) return 0;
  std::uint32_t sum = 0;
  for (const CodeInfo& row : all_codes()) {
    if (row.severity == severity) sum += count(row.code);
  }
  return sum;
}

void Sink::sort() {
  std::ranges::stable_sort(kept_, {},
                           [](const Diagnostic& d) { return std::tuple(d.where.begin, d.where.end, d.code); });
}

void Sink::clear() noexcept {
  if (!any_) return;
  any_ = false;
  counts_.fill(0);
  kept_.clear();
}

Diagnostic* Sink::keep(Code code, Span where) {
  Diagnostic& diagnostic = kept_.emplace_back();
  diagnostic.code = code;
  diagnostic.severity = info(code).severity;
  diagnostic.where = where;
  return &diagnostic;
}

}  // namespace tqn
