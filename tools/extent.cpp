#include "extent.hpp"

#include <algorithm>
#include <cstring>

#include "tqn/text/utf8.hpp"

namespace tqn::tools {
namespace {

/// Bytes that are `byte`. The inner loop counts in single bytes, which compilers turn into vectors.
std::uint64_t count_bytes(std::string_view text, char byte) noexcept {
  std::uint64_t total = 0;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, 255);
    std::uint8_t count = 0;
    for (const char c : part) count = static_cast<std::uint8_t>(count + (c == byte ? 1U : 0U));
    total += count;
    text.remove_prefix(part.size());
  }
  return total;
}

std::uint64_t count_crlf(std::string_view text) noexcept {
  std::uint64_t count = 0;
  for (std::size_t at = text.find("\r\n"); at != std::string_view::npos; at = text.find("\r\n", at + 2)) ++count;
  return count;
}

}  // namespace

Extent measure(std::string_view text) noexcept {
  if (text.empty()) return {};
  Extent extent;
  extent.begins_with_lf = text.front() == '\n';
  extent.ends_with_cr = text.back() == '\r';
  extent.lines = count_bytes(text, '\n');
  const bool has_cr = std::memchr(text.data(), '\r', text.size()) != nullptr;
  if (has_cr) extent.lines += count_bytes(text, '\r') - count_crlf(text);
  const std::size_t last = has_cr ? text.find_last_of("\r\n") : text.rfind('\n');
  extent.columns = count_code_points(last == std::string_view::npos ? text : text.substr(last + 1));
  return extent;
}

Extent operator+(const Extent& a, const Extent& b) noexcept {
  // An empty text changes nothing; it is the only one without lines and columns.
  if (a.lines == 0 && a.columns == 0) return b;
  if (b.lines == 0 && b.columns == 0) return a;
  Extent sum{a.lines + b.lines, b.lines > 0 ? b.columns : a.columns + b.columns, a.begins_with_lf, b.ends_with_cr};
  if (a.ends_with_cr && b.begins_with_lf) --sum.lines;
  return sum;
}

}  // namespace tqn::tools
