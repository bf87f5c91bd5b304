#pragma once

#include <cstddef>
#include <string_view>
#include <variant>

#include "io/codec.hpp"

namespace tqn::io {

enum class ArchiveKind : std::uint8_t { tar, zip };
/// A packing that is recognised but not read: its name.
struct Foreign {
  std::string_view name;
};

/// How bytes are packed, told by how they begin; std::monostate: not at all.
using Packing = std::variant<std::monostate, Compression, ArchiveKind, Foreign>;

/// Looks at the first `packing_head` bytes (fewer only if there are no more). Names are not consulted,
/// and no text is ever taken for an archive: every signature holds bytes that texts have not, or, in
/// tar, a checksum.
[[nodiscard]] Packing find_packing(std::string_view head) noexcept;
inline constexpr std::size_t packing_head = 512;

/// The name without one ".gz", ".zst", ".xz" or ".bz2"; lower case is expected.
[[nodiscard]] std::string_view without_packing_suffix(std::string_view name) noexcept;
/// Whether the name ends like an archive's: ".zip", ".tar", ".tar.gz", ".tgz"; lower case is expected.
[[nodiscard]] bool has_archive_suffix(std::string_view name) noexcept;

}  // namespace tqn::io
