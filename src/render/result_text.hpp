#pragma once

#include <string_view>

#include "tqn/notation/result.hpp"

namespace tqn {

/// A result as it is printed for people; nothing if it is not known.
[[nodiscard]] constexpr std::string_view result_text(Result result) noexcept {
  switch (result) {
    case Result::white:
      return "1 – 0";
    case Result::black:
      return "0 – 1";
    case Result::draw:
      return "½ – ½";
    case Result::unknown:
      break;
  }
  return {};
}

}  // namespace tqn
