#pragma once

#include <cstdint>
#include <optional>

namespace tqn {

/// The number of a pit, 1 to 9 and nothing else, counted by its owner from his left. rules.md 1.
class Pit {
 public:
  static constexpr int lowest = 1;
  static constexpr int highest = 9;

  /// Nothing unless 1 <= number <= 9.
  [[nodiscard]] static constexpr std::optional<Pit> from_number(int number) noexcept {
    if (number < lowest || number > highest) return std::nullopt;
    return Pit(static_cast<std::uint8_t>(number));
  }
  /// Nothing unless '1' <= digit <= '9'.
  [[nodiscard]] static constexpr std::optional<Pit> from_char(char digit) noexcept { return from_number(digit - '0'); }

  /// 1 to 9.
  [[nodiscard]] constexpr int number() const noexcept { return number_; }
  /// 0 to 8.
  [[nodiscard]] constexpr int index() const noexcept { return number_ - 1; }
  /// '1' to '9'.
  [[nodiscard]] constexpr char to_char() const noexcept { return static_cast<char>('0' + number_); }

  friend constexpr auto operator<=>(Pit, Pit) = default;

 private:
  constexpr explicit Pit(std::uint8_t number) noexcept : number_(number) {}
  std::uint8_t number_;
};

}  // namespace tqn
