#pragma once

#include <cstdint>
#include <string_view>

namespace tqn {

/// The languages in which people are told of games: English, Kazakh, Kyrgyz, Russian.
enum class Language : std::uint8_t { en, kk, ky, ru };

/// "en", "kk", "ky", "ru", as xml:lang wants it.
[[nodiscard]] std::string_view code_of(Language language) noexcept;

}  // namespace tqn
