#include "tqn/text/letters.hpp"

#include <utf8proc.h>

#include "tqn/text/utf8.hpp"

namespace tqn {

bool is_letter_or_digit(char32_t code_point) noexcept {
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code_point));
  const bool letter = category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
  const bool mark = category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
  const bool digit = category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO;
  return letter || mark || digit;
}

std::string small_letters(std::string_view text) {
  std::string small;
  small.reserve(text.size());
  while (!text.empty()) {
    const Decoded point = decode_utf8(text);
    if (point.valid) {
      append_utf8(small, static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(point.code_point))));
    } else {
      small += text.substr(0, point.length);
    }
    text.remove_prefix(point.length);
  }
  return small;
}

}  // namespace tqn
