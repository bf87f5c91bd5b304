#include "tqn/text/utf8.hpp"

#include <utf8proc.h>

#include <bit>
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

constexpr std::uint64_t in_each = 0x0101010101010101U;
constexpr std::uint64_t in_each_pair = 0x0001000100010001U;

std::uint64_t word_at(const Byte* bytes) noexcept {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

/// The first byte at or after `p` that is not ASCII, or `end`.
const Byte* skip_ascii(const Byte* p, const Byte* end) noexcept {
  constexpr std::uint64_t high = 0x80 * in_each;
  // Four words at once, so that long stretches are bound by memory.
  while (end - p >= 32 && ((word_at(p) | word_at(p + 8) | word_at(p + 16) | word_at(p + 24)) & high) == 0) p += 32;
  while (end - p >= 8 && (word_at(p) & high) == 0) p += 8;
  while (p != end && *p < 0x80) ++p;
  return p;
}

/// Moves over letters of Cyrillic, four at once: D0 to D3 and a continuation, as any order of bytes may write it.
const Byte* skip_cyrillic(const Byte* p, const Byte* end) noexcept {
  constexpr bool little = std::endian::native == std::endian::little;
  constexpr std::uint64_t mask = (little ? 0xC0FC : 0xFCC0) * in_each_pair;
  constexpr std::uint64_t letters = (little ? 0x80D0 : 0xD080) * in_each_pair;
  while (end - p >= 8 && (word_at(p) & mask) == letters) p += 8;
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
    p = skip_cyrillic(p, end);
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
