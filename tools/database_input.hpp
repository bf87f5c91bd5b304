#pragma once

#include <memory>
#include <string>
#include <variant>

#include "tqn/formats/format.hpp"
#include "tqn/io/error.hpp"
#include "tqn/io/input.hpp"

namespace tqn::tools {

/// The format whose database begins like this; null if none does.
[[nodiscard]] const Format* database_format_of(std::string_view head) noexcept;
/// The rows of a database as a stream of lines.
[[nodiscard]] std::variant<std::unique_ptr<InputSource>, IoError> open_database_input(const std::string& path,
                                                                                      const Format& format);

}  // namespace tqn::tools
