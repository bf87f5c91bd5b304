#pragma once

#include "tqn/formats/database.hpp"

/// The community's table of games. formats.md, sqlite.
namespace tqn::sqlite {

[[nodiscard]] std::variant<std::unique_ptr<RowReader>, std::string> open(const std::string& path);
[[nodiscard]] std::variant<std::unique_ptr<RowWriter>, std::string> write(const std::string& path, Existing existing);

}  // namespace tqn::sqlite
