#include <algorithm>
#include <array>

#include "tqn/formats/foreign.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn {
namespace {

/// The one list of formats: a new one is one line here.
constexpr std::array<const Format*, 3> formats{
    &tqn_format,
    &tgk_format,
    &playok_format,
};

char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool equals_ignoring_case(std::string_view a, std::string_view b) noexcept {
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

std::string_view name(Carries carries) noexcept {
  switch (carries) {
    case Carries::none:
      return "none";
    case Carries::lossy:
      return "lossy";
    case Carries::derived:
      return "derived";
    case Carries::full:
      break;
  }
  return "full";
}

std::span<const Format* const> all_formats() noexcept { return formats; }

const Format* find_format(std::string_view name) noexcept {
  const auto found = std::ranges::find(formats, name, &Format::name);
  return found == formats.end() ? nullptr : *found;
}

const Format* find_format_by_extension(std::string_view extension) noexcept {
  for (const Format* format : formats) {
    for (const std::string_view known : format->extensions) {
      if (equals_ignoring_case(known, extension)) return format;
    }
  }
  return nullptr;
}

}  // namespace tqn
