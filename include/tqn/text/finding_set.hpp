#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include "tqn/text/code.hpp"

namespace tqn {

/// A set of codes.
using Codes = std::bitset<code_count>;
/// Calls `visit` with each code of a set, in their order. Mostly there are none or one.
template <typename Visit>
void for_each(const Codes& codes, Visit visit) {
  static_assert(code_count <= 64);
  for (std::uint64_t left = codes.to_ullong(); left != 0; left &= left - 1) {
    visit(static_cast<Code>(std::countr_zero(left)));
  }
}

/// A set of findings, told apart by code and by the severity that they were found with.
class FindingSet {
 public:
  FindingSet() = default;
  /// All findings of these codes.
  FindingSet(const Codes& codes) noexcept { by_severity_.fill(codes); }  // NOLINT(google-explicit-constructor)

  [[nodiscard]] bool contains(Code code, Severity severity) const noexcept {
    return by_severity_[static_cast<std::size_t>(severity)][static_cast<std::size_t>(code)];
  }
  void insert(Code code, Severity severity) noexcept {
    by_severity_[static_cast<std::size_t>(severity)].set(static_cast<std::size_t>(code));
  }
  FindingSet& operator|=(const FindingSet& other) noexcept {
    for (std::size_t i = 0; i < by_severity_.size(); ++i) by_severity_[i] |= other.by_severity_[i];
    return *this;
  }
  friend bool operator==(const FindingSet&, const FindingSet&) = default;

 private:
  std::array<Codes, severities.size()> by_severity_;
};

}  // namespace tqn
