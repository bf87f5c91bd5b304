#include "io/packing.hpp"

#include <algorithm>
#include <array>

#include "io/tar.hpp"

namespace tqn::io {
namespace {

using namespace std::string_view_literals;

struct Signature {
  std::string_view bytes;
  Packing packing;
};

const std::array signatures = {
    Signature{"\x1F\x8B\x08"sv, Compression::gzip},
    Signature{"\xFD"
              "7zXZ\0"sv,
              Compression::xz},
    Signature{"\x28\xB5\x2F\xFD"sv, Compression::zstd},
    Signature{"PK\x03\x04"sv, ArchiveKind::zip},
    Signature{"PK\x05\x06"sv, ArchiveKind::zip},            // no members
    Signature{"PK\x07\x08PK\x03\x04"sv, ArchiveKind::zip},  // one volume that was meant to be several
    Signature{"PK00PK\x03\x04"sv, ArchiveKind::zip},
    Signature{"7z\xBC\xAF\x27\x1C"sv, Foreign{"7z"}},
    Signature{"Rar!\x1A\x07"sv, Foreign{"rar"}},
    Signature{"\x04\x22\x4D\x18"sv, Foreign{"lz4"}},
    Signature{"LZIP\x01"sv, Foreign{"lzip"}},
    Signature{"\x1F\x9D"sv, Foreign{"compress"}},
    Signature{"MSCF\0\0\0\0"sv, Foreign{"cab"}},
};

/// "BZh", the size of a block, and then pi (a block) or its square root (no data).
bool is_bzip2(std::string_view head) {
  if (head.size() < 10 || !head.starts_with("BZh") || head[3] < '1' || head[3] > '9') return false;
  const std::string_view block = head.substr(4);
  return block.starts_with("\x31\x41\x59\x26\x53\x59"sv) || block.starts_with("\x17\x72\x45\x38\x50\x90"sv);
}

/// A frame of zstd that holds no data; parallel compressors begin with one.
bool is_skippable_frame(std::string_view head) {
  return head.size() >= 4 && (head[0] & '\xF0') == '\x50' && head.substr(1).starts_with("\x2A\x4D\x18"sv);
}

/// The magic of a header of tar, whatever its checksum says: a damaged archive is no text either.
bool has_tar_magic(std::string_view head) {
  if (head.size() < tar_block || head.front() == '\0') return false;
  const std::string_view magic = head.substr(257, 8);
  return magic.starts_with("ustar\0"sv) || magic == "ustar  \0"sv;
}

}  // namespace

Packing find_packing(std::string_view head) noexcept {
  const auto* const found = std::find_if(signatures.begin(), signatures.end(),
                                         [&](const Signature& signature) { return head.starts_with(signature.bytes); });
  if (found != signatures.end()) return found->packing;
  if (is_bzip2(head)) return Compression::bzip2;
  if (is_skippable_frame(head)) return Compression::zstd;
  if (is_tar_header(head) || has_tar_magic(head)) return ArchiveKind::tar;
  return std::monostate();
}

std::string_view without_packing_suffix(std::string_view name) noexcept {
  for (const std::string_view suffix : {".gz"sv, ".zst"sv, ".xz"sv, ".bz2"sv}) {
    if (name.ends_with(suffix)) return name.substr(0, name.size() - suffix.size());
  }
  return name;
}

bool has_archive_suffix(std::string_view name) noexcept {
  constexpr std::array suffixes = {".zip"sv, ".tar"sv, ".tgz"sv, ".tbz"sv, ".tbz2"sv, ".txz"sv, ".tzst"sv};
  if (without_packing_suffix(name).ends_with(".tar")) return true;
  return std::any_of(suffixes.begin(), suffixes.end(), [&](std::string_view suffix) { return name.ends_with(suffix); });
}

}  // namespace tqn::io
