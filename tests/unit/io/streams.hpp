#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "tqn/io/input.hpp"

namespace tqn::test {

/// What one stream gave before its end or its error; an error of the source has no text.
struct Got {
  std::string name;
  std::string text;
  std::string error;  ///< empty: none
  friend bool operator==(const Got&, const Got&) = default;
};
std::ostream& operator<<(std::ostream& out, const Got& got);

using Opened = std::variant<std::unique_ptr<InputSource>, IoError>;

/// All that a source gives, read by `buffer` bytes at a time.
[[nodiscard]] std::vector<Got> read_all(Opened opened, std::size_t buffer = 64 * 1024);
/// The same of bytes in memory, named "input".
[[nodiscard]] std::vector<Got> read_memory(std::string bytes, const InputOptions& options = {});
/// The notes of the only stream, after it was read.
[[nodiscard]] InputNotes notes_of(std::string bytes, const InputOptions& options = {});

/// `lines` different lines of text.
[[nodiscard]] std::string long_text(std::size_t lines);

}  // namespace tqn::test
