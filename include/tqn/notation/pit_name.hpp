#pragma once

#include <string_view>

#include "tqn/core/pit.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// The Kazakh name of a pit, which players who speak Russian or English use too; in Latin letters for English. Empty in
/// Kyrgyz, which has only numbers for them. rules.md, Names.
[[nodiscard]] std::string_view pit_name(Pit pit, Language language) noexcept;

}  // namespace tqn
