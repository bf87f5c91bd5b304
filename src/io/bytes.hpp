#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <variant>

namespace tqn::io {

/// How many bytes came (0: the end), or what went wrong, in words for people.
using ReadResult = std::variant<std::size_t, std::string>;

/// Where bytes come from: a file, memory, a codec, a member of an archive. The seam of this module:
/// everything above it runs without a file system.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  /// Fills the front of a buffer that is not empty. Not to be called again after 0 or an error.
  [[nodiscard]] virtual ReadResult read(std::span<char> buffer) = 0;
};

}  // namespace tqn::io
