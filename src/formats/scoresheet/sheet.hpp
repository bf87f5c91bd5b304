#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/formats/carries.hpp"
#include "tqn/formats/writing.hpp"
#include "tqn/record/game.hpp"

// What stands on a score sheet, however it is printed. formats.md, text-scoresheet.

namespace tqn {

/// A line of the head: "Date", "2024.03.22". An empty value is a place to write on.
struct SheetField {
  std::string_view label;
  std::string value;
};

/// A line of the moves.
struct SheetRow {
  std::uint32_t number = 0;  ///< of the move; 0: the kazans stand there, after every ten moves
  std::string white;         ///< the half-move, or the balls in the kazan; empty where there is none
  std::string black;
  [[nodiscard]] bool kazans() const noexcept { return number == 0; }
};

struct ScoreSheet {
  std::string event;               ///< empty: not known
  std::vector<SheetField> fields;  ///< the rest of the tags; the roster is always there
  std::vector<SheetRow> rows;
  std::size_t left = 0;  ///< rows in the left column, the others stand in the right one
  std::string result;    ///< "1-0"; empty: not known
  std::string kazans;    ///< "82 : 58" at the end; empty: not known
  std::string white;     ///< the players' names, for the signatures
  std::string black;
  std::string arbiter;
};

/// `positions`: see WriteOptions.
[[nodiscard]] ScoreSheet make_sheet(const Game& game, std::span<const Position> positions);

/// Every tag, comments and glyphs none, landing and marks, counts as kazans.
inline constexpr std::array<Carries, feature_count> sheet_carries{
    Carries::full, Carries::none, Carries::none,    Carries::none, Carries::none,
    Carries::full, Carries::full, Carries::derived, Carries::full, Carries::full};

}  // namespace tqn
