#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "io/bytes.hpp"
#include "io/lookahead.hpp"

namespace tqn::io {

/// A member that is a regular file.
struct Member {
  std::string name;
};
/// What went wrong; without a member's name it is the archive that suffers.
struct ArchiveFault {
  std::string member;
  std::string message;
};
/// std::monostate: no member follows.
using NextMember = std::variant<std::monostate, Member, ArchiveFault>;

/// An archive read from front to back. The end sticks.
class Archive {
 public:
  virtual ~Archive() = default;
  /// Goes to the next member, whatever was read of the last one. After a fault the next call goes on
  /// behind it; every call takes at least one byte of the archive or gives the end.
  [[nodiscard]] virtual NextMember next() = 0;
  /// Bytes of the current member. Not to be called again after 0 or an error.
  [[nodiscard]] virtual ReadResult read(std::span<char> buffer) = 0;
};

[[nodiscard]] std::unique_ptr<Archive> open_tar(std::unique_ptr<Lookahead> bytes);
[[nodiscard]] std::unique_ptr<Archive> open_zip(std::unique_ptr<Lookahead> bytes);

}  // namespace tqn::io
