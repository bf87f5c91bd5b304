#include "tqn/record/tag_name.hpp"

#include <algorithm>

namespace tqn {

bool is_tag_name(std::string_view text) noexcept {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  return !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, fits);
}

}  // namespace tqn
