#pragma once

#include <array>
#include <bitset>
#include <cstddef>

#include "tqn/text/code.hpp"

namespace tqn {

/// A set of codes.
using Codes = std::bitset<code_count>;

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
