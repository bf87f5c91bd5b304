#include <zlib.h>

#include <algorithm>

#include "io/decode.hpp"
#include "io/little_endian.hpp"
#include "io/zip.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::io {
namespace {

constexpr std::size_t fixed_length = 30;
constexpr std::uint32_t see_zip64 = 0xFFFFFFFF;
constexpr std::uint16_t zip64_field = 0x0001;
constexpr std::uint16_t unicode_path_field = 0x7075;

std::uint32_t crc_of(std::string_view bytes) {
  return static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

/// APPNOTE 4.5.3: the sizes that did not fit, in this order.
void take_zip64(ZipHeader& header, std::string_view field) {
  for (std::uint64_t* size : {&header.unpacked, &header.packed}) {
    if (*size != see_zip64 || field.size() < sizeof(*size)) continue;
    *size = little_endian<std::uint64_t>(field, 0);
    field.remove_prefix(sizeof(*size));
  }
}

/// APPNOTE 4.6.9: the name in UTF-8, unless the other one was changed since.
void take_unicode_path(ZipHeader& header, std::string_view field, std::uint32_t crc_of_name) {
  if (field.size() < 5 || field[0] != 1 || little_endian<std::uint32_t>(field, 1) != crc_of_name) return;
  header.name = field.substr(5);
}

void take_extra(ZipHeader& header, std::string_view extra) {
  const std::uint32_t crc_of_name = crc_of(header.name);
  while (extra.size() >= 4) {
    const auto id = little_endian<std::uint16_t>(extra, 0);
    const std::string_view field = extra.substr(4, little_endian<std::uint16_t>(extra, 2));
    if (id == zip64_field) take_zip64(header, field);
    if (id == unicode_path_field) take_unicode_path(header, field, crc_of_name);
    extra.remove_prefix(4 + field.size());
  }
}

/// Names are in UTF-8 or in the code page of somebody's console. That is 866 where this game is played.
void decode_name(std::string& name) {
  if (find_invalid_utf8(name)) name = decode_all(name, "CP866").value_or(name);
  if (name.find('/') == std::string::npos) std::replace(name.begin(), name.end(), '\\', '/');
}

}  // namespace

std::optional<ZipHeader> take_zip_header(Lookahead& bytes) {
  const std::string_view fixed = bytes.ahead(fixed_length);
  if (fixed.size() < fixed_length) return std::nullopt;
  ZipHeader header;
  const auto flags = little_endian<std::uint16_t>(fixed, 6);
  header.encrypted = (flags & 1U << 0) != 0;
  header.descriptor = (flags & 1U << 3) != 0;
  header.method = little_endian<std::uint16_t>(fixed, 8);
  header.crc = little_endian<std::uint32_t>(fixed, 14);
  header.packed = little_endian<std::uint32_t>(fixed, 18);
  header.unpacked = little_endian<std::uint32_t>(fixed, 22);
  const std::size_t name_length = little_endian<std::uint16_t>(fixed, 26);
  const std::size_t extra_length = little_endian<std::uint16_t>(fixed, 28);
  bytes.drop(fixed_length);
  const std::string_view name = bytes.ahead(name_length).substr(0, name_length);
  if (name.size() < name_length) return std::nullopt;
  header.name = name;
  bytes.drop(name_length);
  const std::string_view extra = bytes.ahead(extra_length).substr(0, extra_length);
  if (extra.size() < extra_length) return std::nullopt;
  take_extra(header, extra);
  bytes.drop(extra_length);
  decode_name(header.name);
  return header;
}

std::pair<bool, std::optional<Compression>> zip_method(std::uint16_t method) noexcept {
  switch (method) {  // APPNOTE 4.4.5
    case 0:
      return {true, std::nullopt};
    case 8:
      return {true, Compression::deflate};
    case 12:
      return {true, Compression::bzip2};
    case 20:
    case 93:
      return {true, Compression::zstd};
    case 95:
      return {true, Compression::xz};
    default:
      return {false, std::nullopt};  // an open set
  }
}

}  // namespace tqn::io
