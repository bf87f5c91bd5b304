#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tqn::io {

inline constexpr std::size_t tar_block = 512;

/// What this program needs of a header block of tar (POSIX.1-2008 pax, "ustar Interchange Format").
struct TarHeader {
  enum class Type : std::uint8_t {
    file,
    long_name,  ///< GNU: its data is the name of the next member
    pax,        ///< its data are records about the next member
    note,       ///< about the next member too, or the archive; of no interest
    sparse,     ///< GNU: a file with holes left out
    other,      ///< folders, links, devices and what has no meaning here
  };
  std::string name;
  std::uint64_t size = 0;  ///< of the data that follow, 0 for links and folders
  Type type = Type::other;
};

/// Whether a block of 512 bytes is a header: its checksum is right, and it is not empty.
[[nodiscard]] bool is_tar_header(std::string_view block) noexcept;
/// Precondition: is_tar_header(block). Nothing when the size makes no sense.
[[nodiscard]] std::optional<TarHeader> parse_tar_header(std::string_view block);

/// What the records of a pax header say about the member behind it.
struct PaxRecords {
  std::optional<std::string> path;
  std::optional<std::uint64_t> size;
  bool sparse = false;
};
/// Reads "30 path=...\n" records; nothing when they are damaged.
[[nodiscard]] std::optional<PaxRecords> parse_pax_records(std::string_view text);

}  // namespace tqn::io
