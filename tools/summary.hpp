#pragma once

#include <cstdint>
#include <string>

#include "tqn/report/report.hpp"

namespace tqn::tools {

/// "12 games: ok 11, fixable 1, review 0, rejected 0", what `now` counts more than `before`.
[[nodiscard]] std::string format_games(const Totals& now, const Totals& before);
/// "read 742 games", and ", took 12" where not all were wanted.
[[nodiscard]] std::string format_read(std::uint64_t read, std::uint64_t taken);
/// "read 742 games in 3 files: ok 740, fixable 1, review 1, rejected 0". `read`: games, taken or not.
[[nodiscard]] std::string format_run(const Totals& totals, std::uint64_t read);

}  // namespace tqn::tools
