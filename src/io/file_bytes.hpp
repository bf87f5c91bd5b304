#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "io/bytes.hpp"

namespace tqn::io {

/// How far the bytes at the bottom of a stream have been read.
struct Progress {
  std::optional<std::uint64_t> size;
  std::uint64_t consumed = 0;
  bool regular_file = false;  // named by a path
};

using OpenedBytes = std::variant<std::unique_ptr<ByteSource>, std::string>;

/// Opens a file, a pipe or a device. Its last read tells when another program changed the file meanwhile.
[[nodiscard]] OpenedBytes open_file(const std::string& path, std::shared_ptr<Progress> progress);
/// Standard input, which stays open.
[[nodiscard]] OpenedBytes open_stdin(std::shared_ptr<Progress> progress);
/// Gives at most `block` bytes at a time; 0 is no limit.
[[nodiscard]] std::unique_ptr<ByteSource> memory_bytes(std::string bytes, std::size_t block,
                                                       std::shared_ptr<Progress> progress);

}  // namespace tqn::io
