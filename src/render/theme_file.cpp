#include <fmt/format.h>

#include <array>

#include "render/key_file.hpp"
#include "tqn/render/theme.hpp"

namespace tqn {
namespace {

struct BuiltIn {
  std::string_view name;
  std::string_view yaml;
};
constexpr std::array built_in{
    BuiltIn{
        "wood",
#include "render/themes/wood.yaml.inc"
    },
    BuiltIn{
        "print",
#include "render/themes/print.yaml.inc"
    },
    BuiltIn{
        "dark",
#include "render/themes/dark.yaml.inc"
    },
};
constexpr std::array names{built_in[0].name, built_in[1].name, built_in[2].name};
static_assert(names.size() == built_in.size());

constexpr std::string_view theme_words = "a theme";

ThemeError unknown_theme_key(const KeyValue& key) {
  std::vector<std::string_view> known{"base"};
  for (const ThemeKey& row : all_theme_keys()) known.push_back(row.name);
  return unknown_key(key, theme_words, known);
}

std::variant<Theme, ThemeError> base_of(std::span<const KeyValue> pairs) {
  for (const KeyValue& pair : pairs) {
    if (pair.key != "base") continue;
    if (const auto base = builtin_theme(pair.value)) return *base;
    return error_at(pair.value_at, "the base of a theme is one that comes with tqn",
                    fmt::format("{}", fmt::join(names, ", ")));
  }
  return builtin_theme("wood").value_or(Theme{});
}

std::optional<ThemeError> set_key(Theme& theme, const KeyValue& pair) {
  if (pair.key == "base") return std::nullopt;
  const ThemeKey* const row = find_theme_key(pair.key);
  if (row == nullptr) return unknown_theme_key(pair);
  const auto colour = parse_colour(pair.value);
  if (!colour) {
    const std::string what = !pair.is_word        ? "a list"
                             : pair.value.empty() ? "nothing"
                                                  : fmt::format("\"{}\"", pair.value);
    // YAML takes what follows a '#' for a comment.
    return error_at(pair.value_at, fmt::format("\"{}\" takes a colour, not {}", row->name, what),
                    "a colour is \"#\" and six digits, in quotes: \"#e0b27e\"");
  }
  row->colour(theme) = *colour;
  return std::nullopt;
}

std::variant<Theme, ThemeError> parse(std::string_view yaml, bool is_base) {
  const auto read = read_key_file(yaml, theme_words);
  if (const auto* const error = std::get_if<KeyFileError>(&read)) return *error;
  const auto& pairs = std::get<std::vector<KeyValue>>(read);
  auto theme = is_base ? std::variant<Theme, ThemeError>(Theme{}) : base_of(pairs);
  if (std::holds_alternative<ThemeError>(theme)) return theme;
  for (const KeyValue& pair : pairs) {
    if (auto error = set_key(std::get<Theme>(theme), pair)) return std::move(*error);
  }
  return theme;
}

}  // namespace

std::variant<Theme, ThemeError> parse_theme(std::string_view yaml) { return parse(yaml, false); }

std::span<const std::string_view> builtin_theme_names() noexcept { return names; }

std::optional<Theme> builtin_theme(std::string_view name) {
  for (const BuiltIn& row : built_in) {
    if (row.name != name) continue;
    const auto theme = parse(row.yaml, true);
    if (const auto* const good = std::get_if<Theme>(&theme)) return *good;
  }
  return std::nullopt;
}

}  // namespace tqn
