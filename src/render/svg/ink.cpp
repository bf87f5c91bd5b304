#include "render/svg/ink.hpp"

#include <array>
#include <cstdlib>

#include "render/command.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::svg {
namespace {

/// Hundredths, so that -0.001 is no "-0".
long hundredths(double number) noexcept { return std::lround(number * 100); }

void append_hundredths(std::string& out, long value) {
  std::array<char, 24> buffer{};
  char* const end = buffer.data() + buffer.size();
  char* at = end;
  auto left = static_cast<unsigned long>(std::labs(value));
  if (left % 100 != 0) {
    if (left % 10 != 0) *--at = static_cast<char>('0' + left % 10);
    *--at = static_cast<char>('0' + left / 10 % 10);
    *--at = '.';
  }
  left /= 100;
  // ".5" is as good as "0.5".
  if (left == 0 && at == end) *--at = '0';
  for (; left > 0; left /= 10) *--at = static_cast<char>('0' + left % 10);
  if (value < 0) *--at = '-';
  out.append(at, end);
}

}  // namespace

Ink& Ink::operator<<(double number) {
  append_hundredths(out_, hundredths(number));
  return *this;
}

Ink& Ink::operator<<(Colour colour) {
  constexpr std::string_view digits = "0123456789abcdef";
  out_ += '#';
  for (const std::uint8_t channel : {colour.red, colour.green, colour.blue}) {
    out_ += digits[channel >> 4U];
    out_ += digits[channel & 15U];
  }
  return *this;
}

Ink& Ink::next(double number) {
  const long value = hundredths(number);
  if (value >= 0) out_ += ' ';
  append_hundredths(out_, value);
  return *this;
}

Ink& Ink::attribute(std::string_view name, double number) { return *this << ' ' << name << "=\"" << number << '"'; }

Ink& Ink::text(std::string_view text) {
  while (!text.empty()) {
    const std::size_t plain = std::min(
        text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()[]/+-=*"),
        text.size());
    out_ += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const Decoded point = decode_utf8(text);
    const std::string_view bytes = text.substr(0, point.length);
    text.remove_prefix(point.length);
    if (!point.valid || is_command_in_text(point.code_point)) {
      out_ += "\xEF\xBF\xBD";
    } else if (bytes == "&") {
      out_ += "&amp;";
    } else if (bytes == "<") {
      out_ += "&lt;";
    } else if (bytes == ">") {
      out_ += "&gt;";
    } else if (bytes == "\"") {
      out_ += "&quot;";
    } else {
      out_ += bytes;
    }
  }
  return *this;
}

}  // namespace tqn::svg
