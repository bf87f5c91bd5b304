#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <array>
#include <set>

#include "tqn/render/theme.hpp"
#include "tqn/text/suggest.hpp"

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

/// A theme is some dozens of short lines.
constexpr std::size_t most_bytes = std::size_t{1} << 16U;

ThemeError error_at(const YAML::Mark& mark, std::string message, std::string help = "") {
  if (mark.is_null()) return {0, 0, std::move(message), std::move(help)};
  return {static_cast<std::uint64_t>(mark.line) + 1, static_cast<std::uint64_t>(mark.column) + 1, std::move(message),
          std::move(help)};
}

ThemeError unknown_key(const YAML::Node& key) {
  std::vector<std::string_view> known{"base"};
  for (const ThemeKey& row : all_theme_keys()) known.push_back(row.name);
  const auto near = nearest(key.Scalar(), known);
  return error_at(
      key.Mark(), fmt::format("a theme has no key \"{}\"", key.Scalar()),
      near ? fmt::format("did you mean \"{}\"?", *near) : fmt::format("it has: {}", fmt::join(known, ", ")));
}

std::variant<Theme, ThemeError> base_of(const YAML::Node& root) {
  for (const auto& pair : root) {
    if (!pair.first.IsScalar() || pair.first.Scalar() != "base") continue;
    const auto base = pair.second.IsScalar() ? builtin_theme(pair.second.Scalar()) : std::nullopt;
    if (base) return *base;
    return error_at(pair.second.Mark(), "the base of a theme is one that comes with tqn",
                    fmt::format("{}", fmt::join(names, ", ")));
  }
  return builtin_theme("wood").value_or(Theme{});
}

std::optional<ThemeError> set_key(Theme& theme, const YAML::Node& key, const YAML::Node& value) {
  if (key.Scalar() == "base") return std::nullopt;
  const ThemeKey* const row = find_theme_key(key.Scalar());
  if (row == nullptr) return unknown_key(key);
  const auto colour = value.IsScalar() ? parse_colour(value.Scalar()) : std::nullopt;
  if (!colour) {
    const std::string what = value.IsScalar() && !value.Scalar().empty() ? fmt::format("\"{}\"", value.Scalar())
                             : value.IsNull() || value.IsScalar()        ? "nothing"
                                                                         : "a list";
    // YAML takes what follows a '#' for a comment.
    return error_at(value.Mark(), fmt::format("\"{}\" takes a colour, not {}", row->name, what),
                    "a colour is \"#\" and six digits, in quotes: \"#e0b27e\"");
  }
  row->colour(theme) = *colour;
  return std::nullopt;
}

std::variant<Theme, ThemeError> take_apart(const YAML::Node& root, bool is_base) {
  if (!root.IsMap()) return error_at(root.Mark(), "a theme is a list of keys with a colour each");
  auto theme = is_base ? std::variant<Theme, ThemeError>(Theme{}) : base_of(root);
  if (std::holds_alternative<ThemeError>(theme)) return theme;
  std::set<std::string> seen;
  for (const auto& pair : root) {
    if (!pair.first.IsScalar()) return error_at(pair.first.Mark(), "a key of a theme is a word");
    if (!seen.insert(pair.first.Scalar()).second)
      return error_at(pair.first.Mark(), fmt::format("\"{}\" stands twice", pair.first.Scalar()));
    if (auto error = set_key(std::get<Theme>(theme), pair.first, pair.second)) return std::move(*error);
  }
  return theme;
}

std::variant<Theme, ThemeError> parse(std::string_view yaml, bool is_base) {
  if (yaml.size() > most_bytes) return ThemeError{0, 0, "it is too large for a theme", ""};
  try {
    return take_apart(YAML::Load(std::string(yaml)), is_base);
  } catch (const YAML::Exception& error) {
    // Deep nesting ends here too: yaml-cpp limits it by an exception of its own.
    return error_at(error.mark, fmt::format("this is not YAML: {}", error.msg));
  }
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
