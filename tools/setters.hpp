#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "options.hpp"
#include "settings.hpp"

namespace tqn::tools {

/// What a setter returns: nothing, or what is wrong with the value.
using Problem = std::optional<std::string>;

/// Words with commas between them, and blanks around them as people write in a file.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view value);
/// "a=b" to "a" and "b".
[[nodiscard]] std::pair<std::string_view, std::string_view> key_and_value(std::string_view word) noexcept;
[[nodiscard]] Problem not_one_of(std::string_view value, std::string_view choices);
/// Adds the codes that the words of a list stand for.
[[nodiscard]] Problem add_codes(Sink::Codes& codes, std::string_view words);
[[nodiscard]] Problem not_a_number(std::string_view value, std::uint64_t least, std::uint64_t most);

/// The number that the whole text is, in decimal digits.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text) noexcept;

template <bool Settings::*member>
Problem set_flag(Settings& settings, std::string_view value, const Option&) {
  if (value != "true" && value != "false") return not_one_of(value, "true|false");
  settings.*member = value == "true";
  return std::nullopt;
}

template <std::string Settings::*member>
Problem set_text(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  settings.*member = value;
  return std::nullopt;
}

/// The format of that name, or what is wrong with it for this use.
[[nodiscard]] Problem find_format(const Format*& format, std::string_view name, Use use);
template <const Format* Settings::*member, Use use>
Problem set_format(Settings& settings, std::string_view value, const Option&) {
  return find_format(settings.*member, value, use);
}

template <std::uint64_t Settings::*member, std::uint64_t least, std::uint64_t most>
Problem set_number(Settings& settings, std::string_view value, const Option&) {
  const auto number = parse_number(value);
  if (!number || *number < least || *number > most) return not_a_number(value, least, most);
  settings.*member = *number;
  return std::nullopt;
}

template <typename T>
struct EnumOf {
  using type = T;
};
template <typename T>
struct EnumOf<std::optional<T>> {
  using type = T;
};

/// The choices of the option are the enumerators of what is set, in order.
template <typename T>
Problem choose(T& chosen, std::string_view value, const Option& option) {
  const auto choices = split(option.choices, '|');
  const auto found = std::ranges::find(choices, value);
  if (found == choices.end()) return not_one_of(value, option.choices);
  chosen = static_cast<typename EnumOf<T>::type>(found - choices.begin());
  return std::nullopt;
}
template <auto member>
Problem set_choice(Settings& settings, std::string_view value, const Option& option) {
  return choose(settings.*member, value, option);
}

Problem set_encoding(Settings& settings, std::string_view value, const Option& option);
Problem set_select(Settings& settings, std::string_view value, const Option& option);
Problem set_ignore(Settings& settings, std::string_view value, const Option& option);
Problem set_severity(Settings& settings, std::string_view value, const Option& option);
Problem set_require(Settings& settings, std::string_view value, const Option& option);
Problem set_layout(Settings& settings, std::string_view value, const Option& option);
Problem set_width(Settings& settings, std::string_view value, const Option& option);
Problem set_keep_tag_order(Settings& settings, std::string_view value, const Option& option);
Problem set_games(Settings& settings, std::string_view value, const Option& option);
Problem set_where(Settings& settings, std::string_view value, const Option& option);
Problem set_files_from(Settings& settings, std::string_view value, const Option& option);
Problem set_play(Settings& settings, std::string_view value, const Option& option);
Problem set_limit(Settings& settings, std::string_view value, const Option& option);
Problem set_plies(Settings& settings, std::string_view value, const Option& option);
Problem set_rows(Settings& settings, std::string_view value, const Option& option);
Problem set_with(Settings& settings, std::string_view value, const Option& option);
Problem set_add(Settings& settings, std::string_view value, const Option& option);
Problem set_strip(Settings& settings, std::string_view value, const Option& option);
Problem set_language(Settings& settings, std::string_view value, const Option& option);
Problem set_pit_names(Settings& settings, std::string_view value, const Option& option);
Problem set_variant(Settings& settings, std::string_view value, const Option& option);
Problem set_rules(Settings& settings, std::string_view value, const Option& option);

}  // namespace tqn::tools
