#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// What libFuzzer calls with every input; each *_fuzz.cpp defines it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace tqn::test {

/// Ends the program, as a fuzzer expects, if a property says that something is wrong.
inline void require(const std::string& wrong) {
  if (wrong.empty()) return;
  std::fprintf(stderr, "%s\n", wrong.c_str());
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace tqn::test
