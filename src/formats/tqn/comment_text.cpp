#include "formats/tqn/comment_text.hpp"

#include "formats/tqn/boundary.hpp"

namespace tqn {

std::string without_tag_lines(std::string text) {
  text += '}';  // as what follows
  for (std::size_t at = text.find("\n["); at != std::string::npos; at = text.find("\n[", at + 1)) {
    if (boundary::is_tag_shaped(text, at + 1) == boundary::Answer::no) continue;
    for (std::size_t join = at; join != std::string::npos; join = text.rfind('\n', join)) {
      if (text[join + 1] != '[') break;
      text[join] = ' ';
    }
  }
  text.pop_back();
  return text;
}

}  // namespace tqn
