#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "exit.hpp"
#include "tqn/io/error.hpp"

namespace tqn::tools {

/// What is in a file, packed or not and in whatever encoding, or on standard input for "-"; at most 64 MiB.
[[nodiscard]] std::variant<std::string, IoError> read_whole(const std::string& path);
/// Why the text of a file of ours is none: it is not UTF-8. With its place.
[[nodiscard]] std::optional<Failure> not_utf8(const std::string& path, std::string_view text);

}  // namespace tqn::tools
