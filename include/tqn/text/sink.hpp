#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "tqn/text/diagnostic.hpp"

namespace tqn {

/// Collects the findings of one game. Every finding is counted; the details are kept only for
/// wanted codes and up to a limit, so that a game of a million faults costs no more than fifty.
///
/// Writing a finding:
///
///     if (Diagnostic* d = sink.report(Code::wrong_landing, move.where)) d->message = ...;
class Sink {
 public:
  using Codes = std::bitset<code_count>;
  static constexpr std::uint32_t default_limit = 50;

  Sink() noexcept;
  /// `wanted`: codes whose details are kept. `limit`: how many details are kept per game.
  Sink(Codes wanted, std::uint32_t limit) noexcept;

  /// Counts a finding. Returns the diagnostic to fill in (code, severity and span are set), or null
  /// when its details are not wanted. The pointer dies with the next call.
  Diagnostic* report(Code code, Span where) {
    ++counts_[static_cast<std::size_t>(code)];
    any_ = true;
    if (!wanted_[static_cast<std::size_t>(code)] || kept_.size() >= limit_) return nullptr;
    return keep(code, where);
  }

  /// Whether the next report of this code would be kept.
  [[nodiscard]] bool wants(Code code) const noexcept {
    return wanted_[static_cast<std::size_t>(code)] && kept_.size() < limit_;
  }
  /// Findings of this code, kept or not.
  [[nodiscard]] std::uint32_t count(Code code) const noexcept { return counts_[static_cast<std::size_t>(code)]; }
  /// False while nothing was reported.
  [[nodiscard]] bool any() const noexcept { return any_; }
  /// Whether a critical code was reported: this game must not be written.
  [[nodiscard]] bool critical() const noexcept;
  /// Findings of a severity, as shipped in the code table.
  [[nodiscard]] std::uint32_t count(Severity severity) const noexcept;

  [[nodiscard]] const std::vector<Diagnostic>& kept() const noexcept { return kept_; }
  [[nodiscard]] std::vector<Diagnostic>& kept() noexcept { return kept_; }
  /// Sorts the kept findings by place, then code. Call once, when the game is done.
  void sort();
  /// Forgets everything but the settings.
  void clear() noexcept;

 private:
  Diagnostic* keep(Code code, Span where);

  Codes wanted_;
  std::uint32_t limit_ = default_limit;
  bool any_ = false;
  std::array<std::uint32_t, code_count> counts_{};
  std::vector<Diagnostic> kept_;
};

}  // namespace tqn
