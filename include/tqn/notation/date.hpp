#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tqn {

/// Whether a text is a canonical date: "2018.01.27", "2018.01.??", "2018.??.??", "????.??.??", with a
/// month 1-12 and a day that the month has. tqn.md 4.4.
[[nodiscard]] bool is_canonical_date(std::string_view text) noexcept;
/// The canonical form of a date in any form of tqn.md 4.4 ("2018", "2018-1-27", "27.01.2023");
/// nothing when it cannot be told. Month and day 0 are unknown; "05/06/2023" could be either and is refused.
[[nodiscard]] std::optional<std::string> canonical_date(std::string_view text);
/// Whether a text is a canonical time of day, "19:37:05". tqn.md 4.4.
[[nodiscard]] bool is_canonical_time(std::string_view text) noexcept;

}  // namespace tqn
