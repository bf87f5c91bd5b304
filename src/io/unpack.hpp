#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "io/bytes.hpp"
#include "io/lookahead.hpp"

namespace tqn::io {

enum class Compression : std::uint8_t { gzip, bzip2, xz, zstd };
enum class ArchiveKind : std::uint8_t { tar, zip };

/// The unpacked bytes of one or more streams, one behind another.
[[nodiscard]] std::unique_ptr<ByteSource> unpack(std::unique_ptr<Lookahead> packed, Compression compression);

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
  /// behind it if that can be done; every call takes at least one byte of the archive or gives the end.
  [[nodiscard]] virtual NextMember next() = 0;
  /// Bytes of the current member. Not to be called again after 0 or an error.
  [[nodiscard]] virtual ReadResult read(std::span<char> buffer) = 0;
};

[[nodiscard]] std::unique_ptr<Archive> open_archive(std::unique_ptr<Lookahead> bytes, ArchiveKind kind);

}  // namespace tqn::io
