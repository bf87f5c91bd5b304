#include "formats/tqn/characters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "tqn/text/ascii.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr int most_runs = 5;  // of one kind, in one game; then they are one finding more

constexpr bool is_control(unsigned char c) noexcept {
  return (c < 0x20 && c != '\n' && c != '\r' && c != '\t') || c == 0x7F;
}

/// What a text holds besides printable ASCII and LF.
struct Traits {
  std::size_t high_begin = 0;  ///< every byte above ASCII lies in [high_begin, high_end)
  std::size_t high_end = 0;
  bool odd = false;  ///< tabs, CR or control characters
};

/// Sixteen bytes at once; a comparison gives all bits or none in each.
using Block = unsigned char __attribute__((vector_size(16)));

constexpr std::uint64_t all_bits = ~std::uint64_t{0};
constexpr std::uint64_t highest_bits = 0x8080808080808080U;

/// Whether one of some bits of each byte is set.
bool has_any(const Block& block, std::uint64_t bits) noexcept {
  std::uint64_t halves[2];
  std::memcpy(halves, &block, sizeof halves);
  return ((halves[0] | halves[1]) & bits) != 0;
}

/// With blanks behind the end of the text.
Block block_at(std::string_view text, std::size_t at) noexcept {
  Block bytes = Block{} + ' ';
  std::memcpy(&bytes, text.data() + at, std::min(sizeof bytes, text.size() - at));
  return bytes;
}

Traits scan(std::string_view text) noexcept {
  constexpr std::size_t stretch = 256;  // names stand at the front: the moves need no second look
  Traits traits;
  Block odd{};
  for (std::size_t begin = 0; begin < text.size(); begin += stretch) {
    const std::string_view piece = text.substr(begin, stretch);
    Block all{};
    const auto add = [&](Block bytes) {
      all |= bytes;
      odd |= (Block(bytes < ' ') & ~Block(bytes == '\n')) | Block(bytes == 0x7F);
    };
    std::size_t at = 0;
    for (Block bytes; at + sizeof bytes <= piece.size(); at += sizeof bytes) {
      std::memcpy(&bytes, piece.data() + at, sizeof bytes);
      add(bytes);
    }
    if (at < piece.size()) add(block_at(piece, at));
    if (!has_any(all, highest_bits)) continue;
    if (traits.high_end == 0) traits.high_begin = begin;
    traits.high_end = begin + piece.size();
  }
  traits.odd = has_any(odd, all_bits);
  return traits;
}

bool has_control(std::string_view text) noexcept {
  Block found{};
  for (std::size_t at = 0; at < text.size(); at += sizeof(Block)) {
    const Block bytes = block_at(text, at);
    const Block ends_or_tab = Block(bytes == '\n') | Block(bytes == '\r') | Block(bytes == '\t');
    found |= (Block(bytes < ' ') & ~ends_or_tab) | Block(bytes == 0x7F);
  }
  return has_any(found, all_bits);
}

/// Looks at the text from `begin` on.
void report_invalid(std::string_view text, std::size_t begin, Sink& sink) {
  int runs = 0;
  for (auto at = find_invalid_utf8(text, begin); at && runs < most_runs; ++runs) {
    std::size_t end = *at + 1;
    auto next = find_invalid_utf8(text, end);
    while (next && *next == end) next = find_invalid_utf8(text, ++end);
    if (Diagnostic* d = sink.report(Code::invalid_utf8, span_between(*at, end))) {
      d->message = fmt::format("byte 0x{:02X} is not valid UTF-8; if the text is in an older encoding, name it",
                               static_cast<unsigned char>(text[*at]));
      d->fixes.push_back(
          {"read the file with --encoding windows-1251 (or the encoding it was written in)", Safety::manual, {}});
    }
    at = next;
  }
}

void report_controls(std::string_view text, Sink& sink) {
  int runs = 0;
  for (std::size_t at = 0; at < text.size() && runs < most_runs; ++at) {
    if (!is_control(static_cast<unsigned char>(text[at]))) continue;
    std::size_t end = at + 1;
    while (end < text.size() && is_control(static_cast<unsigned char>(text[end]))) ++end;
    if (Diagnostic* d = sink.report(Code::control_character, span_between(at, end))) {
      d->message =
          fmt::format("control character 0x{:02X} in the text, read as a blank", static_cast<unsigned char>(text[at]));
      d->fixes.push_back({"write a blank", Safety::safe, {{span_between(at, end), " "}}});
    }
    at = end;
    ++runs;
  }
}

}  // namespace

void check_characters(std::string_view text, Sink& sink) {
  const Traits traits = scan(text);
  if (traits.high_end > 0) {
    const std::string_view high = text.substr(0, traits.high_end);
    report_invalid(high, traits.high_begin, sink);
    const std::size_t mark = high.find(byte_order_mark, traits.high_begin);
    if (mark != std::string_view::npos) {
      if (Diagnostic* d = sink.report(Code::line_endings, span_between(mark, mark + byte_order_mark.size()))) {
        d->message = "a byte order mark inside the text, read as a blank";
        d->fixes.push_back({"leave it out", Safety::safe, {{span_between(mark, mark + byte_order_mark.size()), ""}}});
      }
    }
  }
  if (!traits.odd) return;
  if (has_control(text)) report_controls(text, sink);
  if (const std::size_t at = text.find('\r'); at != std::string_view::npos) {
    if (Diagnostic* d = sink.report(Code::line_endings, span_between(at, at + 1))) {
      d->message = "lines end with CR or CRLF; canonical text has LF";
    }
  }
}

}  // namespace tqn
