#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tqn {

/// The languages of pictures: Kazakh, Kyrgyz, Russian, English.
enum class Language : std::uint8_t { kk, ky, ru, en };

/// "kk", "ky", "ru", "en", as xml:lang wants it.
[[nodiscard]] std::string_view code_of(Language language) noexcept;

}  // namespace tqn
