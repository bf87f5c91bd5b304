#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tqn::test {

/// Something to put into an archive.
struct Entry {
  enum class Type { file, folder, link };
  std::string name;
  std::string data;  ///< of a link: where it leads
  Type type = Type::file;
};

/// Bytes packed by a filter of libarchive: "gzip", "bzip2", "xz", "zstd".
[[nodiscard]] std::string pack(const char* filter, std::string_view bytes);
/// An archive in a format of libarchive ("zip", "ustar", "pax", "gnutar", "v7tar"); `options` are its own:
/// "zip:compression=store".
[[nodiscard]] std::string make_archive(const char* format, const std::vector<Entry>& entries, const char* options = "");

}  // namespace tqn::test
