#pragma once

#include <string>
#include <variant>

#include "tqn/io/error.hpp"

namespace tqn::tools {

/// What is in a file, packed or not and in whatever encoding, or on standard input for "-"; at most 64 MiB.
[[nodiscard]] std::variant<std::string, IoError> read_whole(const std::string& path);

}  // namespace tqn::tools
