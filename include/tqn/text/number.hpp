#pragma once

#include <cstdint>
#include <string>

namespace tqn {

/// Appends a number in decimal, as quickly as can be.
void append_number(std::string& out, std::uint64_t number);

}  // namespace tqn
