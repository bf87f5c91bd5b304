#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tqn {

/// How well a format carries one feature. formats.md 3.
enum class Carries : std::uint8_t {
  none,     ///< not at all
  lossy,    ///< in part
  derived,  ///< not written, but replay tells it again
  full,
};

/// "none", "lossy", "derived", "full".
[[nodiscard]] std::string_view name(Carries carries) noexcept;

/// The features whose loss is reported.
enum class Feature : std::uint8_t {
  tag,
  comment,
  variation,
  nag,
  clock,
  landing,
  mark,
  count,
  start_position,
  result,
  unplayable,  ///< half-moves of which replay knows no position; no column of the table, see Format::chooses_plies
};
/// Those that a format carries or not.
inline constexpr std::size_t feature_count = static_cast<std::size_t>(Feature::result) + 1;
/// All of them.
inline constexpr std::size_t loss_count = static_cast<std::size_t>(Feature::unplayable) + 1;
/// A set of features.
using Features = std::bitset<loss_count>;

}  // namespace tqn
