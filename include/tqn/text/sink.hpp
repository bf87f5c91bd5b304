#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "tqn/text/diagnostic.hpp"
#include "tqn/text/finding_set.hpp"

namespace tqn {

/// Collects the findings of one game. Every finding is counted; the details are kept only for
/// wanted findings and up to a limit, so that a game of a million faults costs no more than fifty.
///
/// Writing a finding:
///
///     if (Diagnostic* d = sink.report(Code::wrong_landing, move.where)) d->message = ...;
class Sink {
 public:
  using Codes = tqn::Codes;
  static constexpr std::uint32_t default_limit = 50;

  Sink() noexcept;
  /// `wanted`: findings whose details are kept. `limit`: how many details are kept per game.
  Sink(const FindingSet& wanted, std::uint32_t limit) noexcept;

  /// Counts a finding. Returns the diagnostic to fill in (code, severity and span are set), or null
  /// when its details are not wanted. The pointer dies with the next call.
  Diagnostic* report(Code code, Span where) { return report(code, info(code).severity, where); }
  /// The same for a finding with a severity of its own, one of the two that the table has for its code.
  Diagnostic* report(Code code, Severity severity, Span where);

  /// Whether the next report of this code, with its usual severity, would be kept.
  [[nodiscard]] bool wants(Code code) const noexcept {
    return kept_.size() < limit_ && wanted_.contains(code, info(code).severity);
  }
  /// The codes that were reported.
  [[nodiscard]] const Codes& found() const noexcept { return found_; }
  /// False while nothing was reported.
  [[nodiscard]] bool any() const noexcept { return found_.any(); }
  /// Whether a critical code was reported: this game must not be written.
  [[nodiscard]] bool critical() const noexcept;
  /// Findings of this code, of this severity, and of both, kept or not.
  [[nodiscard]] std::uint32_t count(Code code) const noexcept;
  [[nodiscard]] std::uint32_t count(Severity severity) const noexcept;
  [[nodiscard]] std::uint32_t count(Code code, Severity severity) const noexcept {
    return counts_[static_cast<std::size_t>(severity)][static_cast<std::size_t>(code)];
  }

  [[nodiscard]] const std::vector<Diagnostic>& kept() const noexcept { return kept_; }
  [[nodiscard]] std::vector<Diagnostic>& kept() noexcept { return kept_; }
  /// Sorts the kept findings by place, then code. Call once, when the game is done.
  void sort();
  /// Forgets everything but the settings.
  void clear() noexcept;

 private:
  FindingSet wanted_;
  std::uint32_t limit_ = default_limit;
  Codes found_;
  std::array<std::array<std::uint32_t, code_count>, severities.size()> counts_{};
  std::vector<Diagnostic> kept_;
};

}  // namespace tqn
