#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tqn {

/// The annotation glyph that a suffix such as "!?" or "±" stands for, 1 to 255. tqn.md 7.2.
[[nodiscard]] std::optional<std::uint8_t> parse_glyph(std::string_view text) noexcept;
/// The glyph text of a number, or an empty view if it has none. tqn.md 7.2.
[[nodiscard]] std::string_view format_glyph(std::uint8_t nag) noexcept;

}  // namespace tqn
