#pragma once

#include <string>
#include <variant>

namespace tqn::io {

/// "/dev/stdout", "/dev/fd/3": a descriptor that this process has.
struct OwnDescriptor {
  int number;
};
/// A path that is no symbolic link; nothing needs to be there.
struct TargetPath {
  std::string path;
};
/// What stands behind a path and all symbolic links, or why that cannot be told.
using Target = std::variant<TargetPath, OwnDescriptor, std::string>;

[[nodiscard]] Target find_target(const std::string& path);

}  // namespace tqn::io
