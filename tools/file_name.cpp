#include "file_name.hpp"

#include <algorithm>
#include <array>

#include "tqn/text/letters.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::tools {
namespace {

constexpr std::size_t most_bytes = 80;
constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "com", "lpt"};

bool is_ascii_word(char c) noexcept {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '.' || c == '+';
}

bool is_device(std::string_view name) noexcept {
  std::string stem(name.substr(0, name.find('.')));
  std::ranges::transform(stem, stem.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  const bool numbered = stem.size() == 4 && stem[3] >= '0' && stem[3] <= '9';
  return std::ranges::find(devices, numbered ? stem.substr(0, 3) : stem) != devices.end();
}

}  // namespace

std::string safe_file_name(std::string_view text) {
  std::string name;
  while (!text.empty()) {
    const Decoded point = decode_utf8(text);
    const std::string_view bytes = text.substr(0, point.length);
    text.remove_prefix(point.length);
    const bool stays =
        bytes.size() == 1 ? is_ascii_word(bytes.front()) : point.valid && is_letter_or_digit(point.code_point);
    if (name.size() + bytes.size() > most_bytes) break;
    if (stays) {
      name += bytes;
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  while (!name.empty() && (name.back() == '-' || name.back() == '.')) name.pop_back();
  while (!name.empty() && (name.front() == '-' || name.front() == '.')) name.erase(0, 1);
  if (name.empty()) return "unknown";
  return is_device(name) ? '_' + name : name;
}

}  // namespace tqn::tools
