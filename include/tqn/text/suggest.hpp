#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace tqn {

/// Damerau-Levenshtein distance in bytes (insert, delete, replace, exchange neighbours), ignoring the
/// case of ASCII letters.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// The candidate nearest to `word`, for "did you mean": distance at most a third of the longer word
/// (at least 1); nothing when none is near, or when two are equally near.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> candidates);

}  // namespace tqn
