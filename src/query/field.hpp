#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "query/node.hpp"

namespace tqn::query {

/// Sets field, key and kind from a name in any case. False if there is no such field.
[[nodiscard]] bool find_field(Comparison& comparison, std::string_view name);
/// Sets the value, as the kind wants it. What is wrong with operator and value, or nothing.
[[nodiscard]] std::optional<std::string> set_value(Comparison& comparison, std::string_view name,
                                                   std::string_view value);
/// What "has" asks for by that name; nothing if there is no such word or tag.
[[nodiscard]] std::optional<Presence> find_trait(std::string_view name);
/// ", did you mean white?" or nothing, for a name that is none.
[[nodiscard]] std::string near_field(std::string_view name);
/// The same of the words that may stand behind "has".
[[nodiscard]] std::string near_trait(std::string_view name);

}  // namespace tqn::query
