#include <fmt/format.h>

#include "render/words.hpp"
#include "tqn/render/diagram.hpp"

namespace tqn {

Wording describe(const Diagram& diagram, Language language) {
  return {diagram.caption, std::string(words_of(language).parts.white)};
}

}  // namespace tqn
