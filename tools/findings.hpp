#pragma once

#include <cstdint>
#include <vector>

#include "policy.hpp"
#include "record.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// What the sink saw, under the policy and without what the game's own comments silence.
struct Findings {
  Tally tally;
  std::uint32_t to_show = 0;
  std::uint32_t failing = 0;
};

/// Counts them, and adds those to be shown to the batch's work. `ignored`: what comments of the game silence.
[[nodiscard]] Findings count_findings(const Sink& sink, const Policy& policy, const Codes& ignored,
                                      Work& work) noexcept;
/// The status of a game whose findings were counted. The sink must have kept the warnings and errors.
[[nodiscard]] Status status_of(const Sink& sink, const Tally& tally, const Policy& policy, const Codes& ignored);
/// The findings that are to be shown, moved out of the sink, with the weight that the policy gives them.
[[nodiscard]] std::vector<Diagnostic> take_findings(Sink& sink, const Policy& policy, const Codes& ignored);

/// The first line of a game that is not blank: where a finding about the whole game is shown.
[[nodiscard]] Span first_line(std::string_view text) noexcept;
/// The bytes of a game up to the last one that is not blank.
[[nodiscard]] std::string_view without_trailing_blanks(std::string_view text) noexcept;

}  // namespace tqn::tools
