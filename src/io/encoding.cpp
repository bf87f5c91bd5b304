#include <algorithm>
#include <array>

#include "io/decode.hpp"
#include "tqn/io/input.hpp"

namespace tqn {
namespace io {
namespace {

using namespace std::string_view_literals;

using Make = std::unique_ptr<Decoder> (*)();

struct Known {
  std::string_view name;
  std::string_view mark;
  Make make;
};

std::unique_ptr<Decoder> none() { return nullptr; }

/// In the order in which the marks are tried: one of UTF-16 begins one of UTF-32.
constexpr std::array known = {
    Known{"UTF-8", "\xEF\xBB\xBF"sv, none},
    Known{"UTF-32LE", "\xFF\xFE\0\0"sv, [] { return utf32_decoder(ByteOrder::little); }},
    Known{"UTF-32BE", "\0\0\xFE\xFF"sv, [] { return utf32_decoder(ByteOrder::big); }},
    Known{"UTF-16LE", "\xFF\xFE"sv, [] { return utf16_decoder(ByteOrder::little); }},
    Known{"UTF-16BE", "\xFE\xFF"sv, [] { return utf16_decoder(ByteOrder::big); }},
};
constexpr const Known& utf8 = known[0];
constexpr const Known& utf32_little = known[1];
constexpr const Known& utf32_big = known[2];
constexpr const Known& utf16_little = known[3];
constexpr const Known& utf16_big = known[4];

Encoding without_mark(const Known& encoding) { return {std::string(encoding.name), 0, encoding.make()}; }

/// "utf-16le", "UTF16LE", "utf_16le": the same name.
std::string plain(std::string_view name) {
  std::string result;
  for (const char c : name) {
    if (c == '-' || c == '_') continue;
    result.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
  }
  return result;
}

/// Whether a unit of UTF-16 with this high byte may stand in a record: Latin, Greek, Cyrillic, punctuation and
/// the signs that follow it.
constexpr bool is_plausible(unsigned char high) { return high <= 0x05 || high == 0x20 || high == 0x21; }

/// The first two characters are ASCII, as in every record, and no byte is NUL that should not be.
bool looks_like_utf16(std::string_view head, ByteOrder order) {
  const std::size_t units = head.size() / 2;
  if (units < 2) return false;
  for (std::size_t i = 0; i < units; ++i) {
    const char high = head[2 * i + (order == ByteOrder::little ? 1 : 0)];
    const char low = head[2 * i + (order == ByteOrder::little ? 0 : 1)];
    if (low == '\0' || !is_plausible(static_cast<unsigned char>(high))) return false;
    if (i < 2 && high != '\0') return false;
  }
  return true;
}

/// The same for UTF-32: of four bytes two are NUL.
bool looks_like_utf32(std::string_view head, ByteOrder order) {
  const std::size_t units = head.size() / 4;
  if (units < 2) return false;
  for (std::size_t i = 0; i < units; ++i) {
    std::array<unsigned char, 4> unit{};  // the most significant byte first
    for (std::size_t k = 0; k < 4; ++k) {
      unit[order == ByteOrder::big ? k : 3 - k] = static_cast<unsigned char>(head[4 * i + k]);
    }
    if (unit[0] != 0 || unit[1] != 0 || !is_plausible(unit[2]) || (unit[2] == 0 && unit[3] == 0)) return false;
    if (i < 2 && unit[2] != 0) return false;
  }
  return true;
}

const Known* find_unmarked(std::string_view head, const std::string& asked) {
  const std::string name = plain(asked);
  if (name == "auto" || name == "utf16") {
    if (name == "auto" && looks_like_utf32(head, ByteOrder::little)) return &utf32_little;
    if (name == "auto" && looks_like_utf32(head, ByteOrder::big)) return &utf32_big;
    if (looks_like_utf16(head, ByteOrder::little)) return &utf16_little;
    if (looks_like_utf16(head, ByteOrder::big)) return &utf16_big;
    return name == "auto" ? &utf8 : &utf16_little;
  }
  if (name == "utf32") return &utf32_little;
  const auto* const found =
      std::find_if(known.begin(), known.end(), [&](const Known& other) { return plain(other.name) == name; });
  return found == known.end() ? nullptr : found;
}

}  // namespace

Encoding find_encoding(std::string_view head, const std::string& asked) {
  for (const Known& encoding : known) {
    if (head.starts_with(encoding.mark)) return {std::string(encoding.name), encoding.mark.size(), encoding.make()};
  }
  if (const Known* found = find_unmarked(head.substr(0, encoding_head), asked)) return without_mark(*found);
  return {asked, 0, iconv_decoder(asked)};
}

}  // namespace io

bool is_known_encoding(const std::string& name) {
  return io::find_unmarked("", name) != nullptr || io::iconv_decoder(name) != nullptr;
}

}  // namespace tqn
