#include <algorithm>
#include <array>
#include <cstddef>

#include "notation/positions/fields.hpp"
#include "notation/positions/pictures.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn {
namespace {

constexpr std::array table{
    PositionNotationInfo{PositionNotation::fen, "fen", true, true, "PlayStrategy's FEN, as in records"},
    PositionNotationInfo{PositionNotation::q9, "q9", true, true, "9Q-FEN, as on 9qumalaq"},
    PositionNotationInfo{PositionNotation::tfen, "tfen", true, false, "TFEN, as on 9qum.com"},
    PositionNotationInfo{PositionNotation::nurkal, "nurkal", true, false, "of the engine 9Qumalaq, tuzdyks from 0"},
    PositionNotationInfo{PositionNotation::korgool, "korgool", true, false, "eighteen numbers, as 9-korgool has them"},
    PositionNotationInfo{PositionNotation::strip, "strip", false, false, "four lines, as bulletins print them"},
    PositionNotationInfo{PositionNotation::board, "board", false, false, "a drawing of the board in ASCII"},
};

consteval bool table_is_in_order() {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (static_cast<std::size_t>(table[i].notation) != i) return false;
  }
  return true;
}
static_assert(table_is_in_order());

}  // namespace

std::span<const PositionNotationInfo> all_position_notations() noexcept { return table; }

const PositionNotationInfo& info(PositionNotation notation) noexcept {
  return table[static_cast<std::size_t>(notation)];
}

std::optional<PositionNotation> find_position_notation(std::string_view name) noexcept {
  const auto found = std::ranges::find(table, name, &PositionNotationInfo::name);
  if (found == table.end()) return std::nullopt;
  return found->notation;
}

std::variant<PositionText, PositionTextError> parse_position(std::string_view text, PositionNotation notation) {
  switch (notation) {
    case PositionNotation::fen:
      return parse_position(text);
    case PositionNotation::q9:
    case PositionNotation::tfen:
    case PositionNotation::nurkal:
    case PositionNotation::korgool:
      break;
    case PositionNotation::strip:
      return parse_strip(text);
    case PositionNotation::board:
      return parse_board(text);
  }
  return parse_fields(text, notation, tuzdyk_base(notation));
}

std::string format_position(const Position& position, PositionNotation notation, std::uint16_t move_number) {
  switch (notation) {
    case PositionNotation::fen:
      return format_position(position, move_number);
    case PositionNotation::q9:
    case PositionNotation::tfen:
    case PositionNotation::nurkal:
    case PositionNotation::korgool:
      break;
    case PositionNotation::strip:
      return format_strip(position);
    case PositionNotation::board:
      return format_board(position);
  }
  return format_fields(position, notation, move_number);
}

}  // namespace tqn
