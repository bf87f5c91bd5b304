#pragma once

#include <cstdint>
#include <span>

#include "tqn/core/position.hpp"

namespace tqn {

/// How canonical text is laid out. tqn.md 8.
enum class Layout : std::uint8_t {
  pairs,    ///< one pair of half-moves a line
  wrapped,  ///< lines of at most `width` columns
};

/// What a row of a table stands for.
enum class Rows : std::uint8_t { games, plies };

/// Half-moves of a main line, White's first being 1: from the first to the last of them.
struct Plies {
  std::uint32_t first = 1;
  std::uint32_t last = UINT32_MAX;
  friend bool operator==(const Plies&, const Plies&) = default;
};

struct WriteOptions {
  Layout layout = Layout::pairs;
  std::uint32_t width = 80;     ///< columns; only for Layout::wrapped
  bool keep_tag_order = false;  ///< tags in the order of the record instead of the canonical one
  Rows rows = Rows::games;      ///< only for csv
  Plies plies{};                ///< only for formats that choose among positions (Format::chooses_plies)
  bool with_positions = false;  ///< only for json and jsonl: the position after each half-move
  bool with_spans = false;      ///< only for json and jsonl: where everything stood in the text that was read
  /// What replay told, for formats that want it (Format::wants_positions): the position at the start and
  /// after each half-move of the main line, up to the first one that cannot be played.
  std::span<const Position> positions{};
};

}  // namespace tqn
