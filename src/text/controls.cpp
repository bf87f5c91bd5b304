#include "tqn/text/controls.hpp"

namespace tqn {

std::string without_controls(std::string_view text) {
  std::string cleaned;
  cleaned.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r') {
      if (i + 1 >= text.size() || text[i + 1] != '\n') cleaned += '\n';
    } else {
      cleaned += is_control_byte(text[i]) ? ' ' : text[i];
    }
  }
  return cleaned;
}

}  // namespace tqn
