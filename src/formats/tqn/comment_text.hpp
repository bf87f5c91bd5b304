#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

// What canonical text has in a comment. tqn.md 8.2.

namespace tqn {

/// Finds out whether bytes are among those that canonical text does not have in a comment. Without a branch, and a
/// fixed number at a time, so that many are looked at in one.
class OddBytes {
 public:
  static constexpr std::size_t block = 16;
  void look_at(const char* text) noexcept {
    for (std::size_t i = 0; i < block; ++i) {
      const auto byte = static_cast<unsigned char>(text[i]);
      const bool odd = byte < 0x20 || byte == 0x7F || byte == '}';
      odd_[i] = static_cast<unsigned char>(odd_[i] | static_cast<unsigned char>(odd));
    }
  }
  [[nodiscard]] bool found() const noexcept {
    unsigned any = 0;
    for (const unsigned char odd : odd_) any |= odd;
    return any != 0;
  }

 private:
  std::array<unsigned char, block> odd_{};
};

/// Whether a comment is one line without anything in it or at its ends that canonical text does not have.
[[nodiscard]] inline bool is_plain(std::string_view text) noexcept {
  if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
  OddBytes odd;
  if (text.size() < OddBytes::block) {
    std::array<char, OddBytes::block> padded;
    padded.fill(' ');
    text.copy(padded.data(), text.size());
    odd.look_at(padded.data());
    return !odd.found();
  }
  for (std::size_t at = 0; at + OddBytes::block < text.size(); at += OddBytes::block) odd.look_at(text.data() + at);
  odd.look_at(text.data() + text.size() - OddBytes::block);
  return !odd.found();
}

/// A comment in which no line looks like a tag: such a line is joined to the one before it, and that one to its own if
/// it begins with a bracket too, as both together may look like a tag.
[[nodiscard]] std::string without_tag_lines(std::string text);

}  // namespace tqn
