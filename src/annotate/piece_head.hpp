#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "annotate/fact_table.hpp"
#include "tqn/text/ink.hpp"

namespace tqn::annotating {

inline constexpr std::string_view opening_bracket = "[%tqn ";

/// " [%tqn kazans]", and what may be copied with it.
struct PieceHead {
  std::array<char, Ink::stride + 1> text{};
  std::size_t size = 0;
};

inline constexpr std::array<PieceHead, fact_count> piece_heads = [] {
  std::array<PieceHead, fact_count> all;
  for (const FactInfo& row : fact_table) {
    PieceHead& head = all[static_cast<std::size_t>(row.fact)];
    const auto append = [&](std::string_view text) {
      head.size += text.copy(head.text.data() + head.size, text.size());
    };
    append(" ");
    append(opening_bracket);
    append(row.name);
    append("]");
  }
  return all;
}();

/// Begins a piece behind the others of a comment.
inline void begin_piece(Ink& ink, Fact fact) {
  const PieceHead& head = piece_heads[static_cast<std::size_t>(fact)];
  const std::size_t blank = ink.at_begin() ? 1 : 0;
  ink.append(Padded{head.text.data() + blank, head.size - blank});
}

}  // namespace tqn::annotating
