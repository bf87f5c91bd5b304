#include "terminal.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace tqn::tools {
namespace {

/// Whether a variable of the environment is set to something.
bool is_set(const char* name) noexcept {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

}  // namespace

bool is_terminal(Stream stream) noexcept { return isatty(static_cast<int>(stream)) == 1; }

bool wants_colour(When when, Stream stream) noexcept {
  switch (when) {
    case When::always:
      return true;
    case When::never:
      return false;
    case When::automatic:
      break;
  }
  if (is_set("NO_COLOR")) return false;
  if (is_set("FORCE_COLOR")) return std::string_view(std::getenv("FORCE_COLOR")) != "0";
  const char* terminal = std::getenv("TERM");
  return is_terminal(stream) && terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace tqn::tools
