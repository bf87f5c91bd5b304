#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tqn/render/storyboard.hpp"

namespace tqn::page {

/// The positions of a game in the numbers of a page: 0 is the start, then come the main line and after it, one by one,
/// the variations. Half-moves that could not be played have none. page.md 3.
class Tree {
 public:
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  /// A stretch of positions, each made by the half-move behind the one before it.
  struct Line {
    std::uint32_t from = 0;  ///< the position before the first
    std::uint32_t first = 1;
    std::uint32_t length = 0;
  };

  explicit Tree(const Storyboard& story);

  /// The number of a frame's position, or none.
  [[nodiscard]] std::uint32_t number_of(std::size_t frame) const noexcept { return numbers_[frame]; }
  /// The frame of each number.
  [[nodiscard]] const std::vector<std::size_t>& frames() const noexcept { return frames_; }
  /// The main line first.
  [[nodiscard]] const std::vector<Line>& lines() const noexcept { return lines_; }

 private:
  std::vector<std::uint32_t> numbers_;
  std::vector<std::size_t> frames_;
  std::vector<Line> lines_;
};

/// Appends the data of a game that the script of the page reads: a JSON object. page.md 3.
void append_data(std::string& out, const Storyboard& story, const Tree& tree);

}  // namespace tqn::page
