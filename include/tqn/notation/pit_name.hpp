#pragma once

#include <string_view>

#include "tqn/core/pit.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// The Kazakh name of a pit, which players of all languages use; in Latin letters for English. rules.md 2.
[[nodiscard]] std::string_view pit_name(Pit pit, Language language) noexcept;

}  // namespace tqn
