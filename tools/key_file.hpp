#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "exit.hpp"
#include "tqn/render/key_file.hpp"

namespace tqn::tools {

/// A small file of keys and values, whole; `what`: it in words, "a theme".
[[nodiscard]] std::variant<std::string, Failure> read_small_file(const std::string& path, std::string_view what);
/// What is wrong in a file, with its name and the place.
[[nodiscard]] Failure failure_in(const std::string& path, const KeyFileError& error);

}  // namespace tqn::tools
