#pragma once

#include <string_view>

namespace tqn {

/// Whether a text can be the name of a tag: a letter, then letters, digits and '_', all of ASCII. tqn.md 4.1.
[[nodiscard]] bool is_tag_name(std::string_view text) noexcept;

}  // namespace tqn
