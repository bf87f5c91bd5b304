#include <algorithm>
#include <charconv>
#include <system_error>

#include "io/tar.hpp"

namespace tqn::io {
namespace {

using namespace std::string_view_literals;

constexpr std::uint64_t size_limit = std::uint64_t{1} << 60;

/// A field that ends at its first NUL or its own end.
std::string_view text_field(std::string_view block, std::size_t begin, std::size_t length) {
  const std::string_view field = block.substr(begin, length);
  return field.substr(0, field.find('\0'));
}

/// Octal digits between blanks, or (GNU) a binary number behind a byte 80.
std::optional<std::uint64_t> number_field(std::string_view block, std::size_t begin, std::size_t length) {
  const std::string_view field = block.substr(begin, length);
  std::uint64_t value = 0;
  if (field.front() == '\x80') {
    for (const char c : field.substr(1)) {
      if (value >= size_limit) return std::nullopt;
      value = value << 8 | static_cast<unsigned char>(c);
    }
    return value;
  }
  const std::size_t first = std::min(field.find_first_not_of(' '), field.size());
  const std::size_t last = std::min(field.find_first_of(" \0"sv, first), field.size());
  if (first == last) return value;  // blank
  const auto [end, error] = std::from_chars(field.data() + first, field.data() + last, value, 8);
  if (error != std::errc() || end != field.data() + last) return std::nullopt;
  return value;
}

TarHeader::Type type_of(char flag) {
  switch (flag) {
    case '\0':
    case '0':
    case '7':
      return TarHeader::Type::file;
    case 'L':
      return TarHeader::Type::long_name;
    case 'x':
      return TarHeader::Type::pax;
    case 'K':
    case 'g':
      return TarHeader::Type::note;
    case 'S':
      return TarHeader::Type::sparse;
    default:
      return TarHeader::Type::other;  // an open set
  }
}

/// Links, devices and folders have no data, whatever their size field says.
bool has_data(char flag) { return flag < '1' || flag > '6'; }

std::optional<std::uint64_t> pax_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value > size_limit) return std::nullopt;
  return value;
}

}  // namespace

bool is_tar_header(std::string_view block) noexcept {
  if (block.size() < tar_block || block.front() == '\0') return false;
  constexpr std::size_t begin = 148;
  constexpr std::size_t length = 8;
  const std::optional<std::uint64_t> written = number_field(block, begin, length);
  if (!written) return false;
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < tar_block; ++i) {
    const bool in_sum = i < begin || i >= begin + length;  // the field itself counts as blanks
    sum += in_sum ? static_cast<unsigned char>(block[i]) : static_cast<unsigned char>(' ');
  }
  return sum == *written;
}

std::optional<TarHeader> parse_tar_header(std::string_view block) {
  const std::optional<std::uint64_t> size = number_field(block, 124, 12);
  if (!size || *size > size_limit) return std::nullopt;
  TarHeader header;
  const char flag = block[156];
  header.type = type_of(flag);
  header.size = has_data(flag) ? *size : 0;
  header.name = text_field(block, 0, 100);
  const std::string_view prefix = text_field(block, 345, 155);
  if (block.substr(257, 6) == "ustar\0"sv && !prefix.empty()) header.name = std::string(prefix) + '/' + header.name;
  // The oldest archives mark a folder only by its name.
  if (header.type == TarHeader::Type::file && header.name.ends_with('/')) header.type = TarHeader::Type::other;
  return header;
}

std::optional<PaxRecords> parse_pax_records(std::string_view text) {
  PaxRecords records;
  while (!text.empty()) {
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
    const auto digits = static_cast<std::size_t>(end - text.data());
    if (error != std::errc() || length > text.size() || length < digits + 3) return std::nullopt;
    if (text[digits] != ' ' || text[length - 1] != '\n') return std::nullopt;
    const std::string_view record = text.substr(digits + 1, length - digits - 2);
    const std::size_t equals = record.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view key = record.substr(0, equals);
    const std::string_view value = record.substr(equals + 1);
    if (key == "path" && !records.sparse) records.path = value;
    if (key == "GNU.sparse.name") records.path = value;
    if (key == "size") {
      records.size = pax_number(value);
      if (!records.size) return std::nullopt;
    }
    if (key.starts_with("GNU.sparse.")) records.sparse = true;
    text.remove_prefix(length);
  }
  return records;
}

}  // namespace tqn::io
