#pragma once

#include <string>
#include <string_view>

namespace tqn::tools {

/// A name for a file or folder from any text: letters and digits of every script stay, everything else becomes '-'.
/// Never empty, never hidden, at most 80 bytes, not one of the names that Windows keeps for devices.
[[nodiscard]] std::string safe_file_name(std::string_view text);

}  // namespace tqn::tools
