#include "tqn/text/utf8.hpp"

#include <utf8proc.h>

#include <cstdint>
#include <cstring>

namespace tqn {
namespace {

using Byte = unsigned char;

constexpr bool is_continuation(Byte byte) noexcept { return (byte & 0xC0U) == 0x80U; }
constexpr char32_t tail(Byte byte) noexcept { return byte & 0x3FU; }

constexpr Decoded invalid{0xFFFD, 1, false};

/// The ranges of the second byte exclude overlong forms, surrogates and values past U+10FFFF (Unicode,
/// table 3-7). Precondition: begin < end and *begin is not ASCII.
Decoded decode_multibyte(const Byte* begin, const Byte* end) noexcept {
  const Byte lead = begin[0];
  const auto left = static_cast<std::size_t>(end - begin);
  if (lead < 0xC2 || lead > 0xF4 || left < 2) return invalid;
  const Byte second = begin[1];
  if (!is_continuation(second)) return invalid;
  if (lead < 0xE0) return {(lead & 0x1FU) << 6 | tail(second), 2, true};
  if (left < 3 || !is_continuation(begin[2])) return invalid;
  if (lead < 0xF0) {
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F)) return invalid;
    return {(lead & 0x0FU) << 12 | tail(second) << 6 | tail(begin[2]), 3, true};
  }
  if (left < 4 || !is_continuation(begin[3])) return invalid;
  if ((lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F)) return invalid;
  return {(lead & 0x07U) << 18 | tail(second) << 12 | tail(begin[2]) << 6 | tail(begin[3]), 4, true};
}

/// Whether 32 bytes are all ASCII. Four words at once, so that the loop is bound by memory.
bool is_ascii_block(const Byte* bytes) noexcept {
  std::uint64_t words[4];
  std::memcpy(words, bytes, sizeof words);
  return ((words[0] | words[1] | words[2] | words[3]) & 0x8080808080808080U) == 0;
}

/// The first byte at or after `p` that is not ASCII, or `end`.
const Byte* skip_ascii(const Byte* p, const Byte* end) noexcept {
  while (end - p >= 32 && is_ascii_block(p)) p += 32;
  while (p != end && *p < 0x80) ++p;
  return p;
}

const Byte* bytes_of(std::string_view text) noexcept { return reinterpret_cast<const Byte*>(text.data()); }

}  // namespace

Decoded decode_utf8(std::string_view text) noexcept {
  const Byte* begin = bytes_of(text);
  if (*begin < 0x80) return {*begin, 1, true};
  return decode_multibyte(begin, begin + text.size());
}

std::optional<std::size_t> find_invalid_utf8(std::string_view text, std::size_t from) noexcept {
  if (from >= text.size()) return std::nullopt;
  const Byte* const begin = bytes_of(text);
  const Byte* const end = begin + text.size();
  const Byte* p = begin + from;
  while ((p = skip_ascii(p, end)) != end) {
    // Words of Cyrillic letters: two bytes each.
    while (end - p >= 2 && *p >= 0xC2 && *p < 0xE0 && is_continuation(p[1])) p += 2;
    if (p == end || *p < 0x80) continue;
    const Decoded decoded = decode_multibyte(p, end);
    if (!decoded.valid) return static_cast<std::size_t>(p - begin);
    p += decoded.length;
  }
  return std::nullopt;
}

void append_utf8(std::string& out, char32_t code_point) {
  const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (code_point < 0x80) {
    put(code_point);
  } else if (code_point < 0x800) {
    put(0xC0 | code_point >> 6);
    put(0x80 | (code_point & 0x3F));
  } else if (code_point < 0x10000) {
    put(0xE0 | code_point >> 12);
    put(0x80 | (code_point >> 6 & 0x3F));
    put(0x80 | (code_point & 0x3F));
  } else {
    put(0xF0 | code_point >> 18);
    put(0x80 | (code_point >> 12 & 0x3F));
    put(0x80 | (code_point >> 6 & 0x3F));
    put(0x80 | (code_point & 0x3F));
  }
}

std::size_t count_code_points(std::string_view text) noexcept {
  std::size_t count = 0;
  std::size_t from = 0;
  while (from < text.size()) {
    const std::size_t invalid_at = find_invalid_utf8(text, from).value_or(text.size());
    for (std::size_t i = from; i < invalid_at; ++i) count += is_continuation(static_cast<Byte>(text[i])) ? 0U : 1U;
    if (invalid_at == text.size()) break;
    ++count;
    from = invalid_at + 1;
  }
  return count;
}

std::size_t display_width(std::string_view text) noexcept {
  std::size_t width = 0;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    text.remove_prefix(decoded.length);
    if (!decoded.valid || decoded.code_point == '\t') {
      ++width;
    } else if (decoded.code_point < 0x80) {
      width += decoded.code_point >= 0x20 && decoded.code_point != 0x7F ? 1U : 0U;
    } else {
      width += static_cast<std::size_t>(utf8proc_charwidth(static_cast<utf8proc_int32_t>(decoded.code_point)));
    }
  }
  return width;
}

}  // namespace tqn
