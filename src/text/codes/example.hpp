#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace tqn::codes {

/// A string literal as a template argument.
template <std::size_t Size>
struct Literal {
  consteval Literal(const char (&literal)[Size]) { std::copy_n(literal, Size, text.begin()); }  // NOLINT: implicit
  [[nodiscard]] constexpr std::string_view view() const noexcept { return {text.data(), Size - 1}; }
  std::array<char, Size> text{};
};

template <Literal... parts>
struct Joined {
  static constexpr auto text = [] {
    std::array<char, (parts.view().size() + ...)> joined{};
    auto* end = joined.data();
    ((end = std::copy_n(parts.view().data(), parts.view().size(), end)), ...);
    return joined;
  }();
  [[nodiscard]] static constexpr std::string_view view() noexcept { return {text.data(), text.size()}; }
};

inline constexpr Literal roster = R"([Event "City Cup"]
[Site "Almaty"]
[Date "2024.03.22"]
[Round "1"]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result ")";

/// A whole game as the examples show it: the seven tags that every record has, then `rest`, which
/// begins with further tags or with the blank line before the moves.
template <Literal result, Literal rest>
inline constexpr std::string_view game = Joined<roster, result, "\"]\n", rest>::view();

}  // namespace tqn::codes
