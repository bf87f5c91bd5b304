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

/// What a text holds besides printable ASCII, tabs and LF.
struct Traits {
  std::size_t high_begin = 0;  ///< every byte above ASCII lies in [high_begin, high_end)
  std::size_t high_end = 0;
  bool control = false;
  bool cr = false;
};

/// Sixteen bytes at once; a comparison gives 0 or -1 in each.
using Block = signed char __attribute__((vector_size(16)));

bool has_any(const Block& block) noexcept {
  std::uint64_t halves[2];
  std::memcpy(halves, &block, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

class Scan {
 public:
  void add(Block bytes) noexcept {
    const Block is_cr = bytes == '\r';
    const Block is_low = (bytes < ' ') & (bytes >= 0);
    high_ |= bytes < 0;
    cr_ |= is_cr;
    control_ |= (is_low & ~(is_cr | (bytes == '\n') | (bytes == '\t'))) | (bytes == 0x7F);
  }
  /// Ends a stretch of the text: remembers whether it held a byte above ASCII.
  void end_stretch(std::size_t begin, std::size_t end) noexcept {
    if (!has_any(high_)) return;
    if (traits_.high_end == 0) traits_.high_begin = begin;
    traits_.high_end = end;
    high_ = Block{};
  }
  [[nodiscard]] Traits traits() noexcept {
    traits_.control = has_any(control_);
    traits_.cr = has_any(cr_);
    return traits_;
  }

 private:
  Block high_{};
  Block control_{};
  Block cr_{};
  Traits traits_;
};

Traits scan(std::string_view text) noexcept {
  constexpr std::size_t stretch = 256;  // names stand at the front: the moves need no second look
  Scan scan;
  Block bytes;
  std::size_t at = 0;
  while (at + sizeof bytes <= text.size()) {
    const std::size_t begin = at;
    for (; at < begin + stretch && at + sizeof bytes <= text.size(); at += sizeof bytes) {
      std::memcpy(&bytes, text.data() + at, sizeof bytes);
      scan.add(bytes);
    }
    scan.end_stretch(begin, at);
  }
  bytes = Block{} + ' ';
  std::memcpy(&bytes, text.data() + at, text.size() - at);
  scan.add(bytes);
  scan.end_stretch(at, text.size());
  return scan.traits();
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
  if (traits.control) report_controls(text, sink);
  if (traits.cr) {
    const std::size_t at = text.find('\r');
    if (Diagnostic* d = sink.report(Code::line_endings, span_between(at, at + 1))) {
      d->message = "lines end with CR or CRLF; canonical text has LF";
    }
  }
}

}  // namespace tqn
