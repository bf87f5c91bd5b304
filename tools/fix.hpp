#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "tqn/text/diagnostic.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// A text after fixes were applied to it.
struct Fixed {
  std::string text;
  std::uint64_t applied = 0;  ///< findings that were mended
};

/// The fix of a finding that may be applied: the first one that is at least as safe as `least_safe`; null
/// if it has none.
[[nodiscard]] const Fix* find_fix(const Diagnostic& diagnostic, Safety least_safe) noexcept;

/// Applies one fix for each finding of these codes. All edits of a fix are applied or none: a fix that
/// touches what another one changed waits for the next round. Every other byte stays.
[[nodiscard]] Fixed apply_fixes(std::string_view text, std::span<const Diagnostic> findings, const Sink::Codes& codes,
                                Safety least_safe);

}  // namespace tqn::tools
