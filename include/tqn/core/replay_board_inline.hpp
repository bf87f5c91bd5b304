#pragma once

// The definitions of replay_board.hpp, apart so that the interface can be read on one page.

#include "tqn/core/replay_board.hpp"

namespace tqn {
namespace detail {

/// What lifting and sowing n balls adds to the cells of a ReplayBoard, modulo 256. Cells that are no pits say
/// where it ends. rules.md 4, 5.
struct ReplayTable {
  static constexpr unsigned most_balls = 18;
  static constexpr unsigned landing_number = 9;  ///< the number of the pit of the last ball
  static constexpr unsigned crosses = 10;        ///< 1: which is in the row of the opponent
  static constexpr unsigned may_be_tuzdyk = 11;  ///< 1: and not his ninth

  alignas(32) std::array<std::array<std::array<std::uint8_t, 32>, 32>, 25> add{};  ///< by cell and balls
  alignas(16) std::array<std::array<std::uint8_t, 16>, 9> without{};               ///< all bits but those of a pit
};

/// The cell of a pit, by its place in the ring.
constexpr unsigned replay_cell(unsigned ring) noexcept { return ring < 9 ? ring : ring + 7; }

consteval ReplayTable make_replay_table() {
  const auto cell = [](unsigned ring) { return replay_cell(ring % 18); };
  ReplayTable table;
  for (unsigned origin = 0; origin < 18; ++origin) {
    for (unsigned balls = 1; balls <= ReplayTable::most_balls; ++balls) {
      const unsigned first = balls == 1 ? origin + 1 : origin;
      const unsigned landing = (first + balls - 1) % 18;
      auto& add = table.add[cell(origin)][balls];
      for (unsigned k = 0; k < balls; ++k) ++add[cell(first + k)];
      add[cell(origin)] = static_cast<std::uint8_t>(add[cell(origin)] - balls);
      const bool crosses = landing / 9 != origin / 9;
      add[ReplayTable::landing_number] = static_cast<std::uint8_t>(landing % 9 + 1);
      add[ReplayTable::crosses] = crosses ? 1 : 0;
      add[ReplayTable::may_be_tuzdyk] = crosses && landing % 9 != 8 ? 1 : 0;
    }
  }
  for (unsigned pit = 0; pit < 9; ++pit) {
    for (unsigned i = 0; i < 16; ++i) table.without[pit][i] = i == pit ? 0 : 0xFF;
  }
  return table;
}

inline constexpr ReplayTable replay_table = make_replay_table();

}  // namespace detail

inline ReplayBoard::ReplayBoard(const Position& position) noexcept : mover_(position.turn()) {
  for (const Side owner : {Side::white, Side::black}) {
    const auto side = static_cast<std::size_t>(owner);
    std::memcpy(cells_.data() + side * row_cells, position.cells_.data() + side * 9, 9);
    kazan_[owner] = position.cells_[Position::kazan_cell + side];
    const unsigned ring = position.cells_[Position::tuzdyk_cell + side];
    tuzdyk_[owner] = ring == Position::no_tuzdyk ? no_cell : detail::replay_cell(ring);
  }
  for (unsigned i = 0; i < 9; ++i) kept_[i] = kept_[row_cells + i] = 0xFF;
  kept_[tuzdyk_.white] = kept_[tuzdyk_.black] = 0;
}

inline Position ReplayBoard::position() const noexcept {
  Position position = Position::start();
  for (const Side owner : {Side::white, Side::black}) {
    const auto side = static_cast<std::size_t>(owner);
    std::memcpy(position.cells_.data() + side * 9, cells_.data() + side * row_cells, 9);
    position.cells_[Position::kazan_cell + side] = kazan(owner);
    const unsigned cell = tuzdyk_[owner];
    position.cells_[Position::tuzdyk_cell + side] = static_cast<std::uint8_t>(cell == no_cell ? Position::no_tuzdyk
                                                                              : cell < 9      ? cell
                                                                                              : cell - row_cells + 9);
  }
  position.cells_[Position::turn_cell] = static_cast<std::uint8_t>(mover_);
  position.settle(true);
  return position;
}

template <Side mover>
inline bool ReplayBoard::play_one(std::optional<Claim> claim, Rows& rows) noexcept {
  using Table = detail::ReplayTable;
  constexpr Side other = opponent(mover);
  constexpr unsigned own_row = static_cast<unsigned>(mover) * row_cells;
  constexpr unsigned other_row = row_cells - own_row;
  if (!claim || is_starved(mover) || rows.kazan.white > 81 || rows.kazan.black > 81) return false;
  const auto from = static_cast<unsigned>(claim->from.index());
  const auto to = static_cast<unsigned>(claim->to.index());
  const unsigned balls = cells_[own_row + from];
  if (balls - 1 >= Table::most_balls) [[unlikely]]
    return false;
  const auto& add = detail::replay_table.add[own_row + from][balls];
  if (add[Table::landing_number] != to + 1) [[unlikely]]
    return false;

  const auto sown = [&](Side owner) {
    Row row;
    std::memcpy(&row, add.data() + static_cast<std::size_t>(owner) * row_cells, sizeof row);
    return (rows.cells[owner] + row) & rows.kept[owner];  // what falls into a tuzdyk is not kept
  };
  BySide<Row> after{sown(Side::white), sown(Side::black)};
  BySide<unsigned> kazan{rows.kazan.white + add[tuzdyk_.white], rows.kazan.black + add[tuzdyk_.black]};
  const auto take = [&](unsigned balls) {
    Row mask;
    std::memcpy(&mask, detail::replay_table.without[to].data(), sizeof mask);
    after[other] &= mask;
    kazan[mover] += balls;
    return mask;
  };
  const unsigned there = cells_[other_row + to];  // before the last ball, if that crosses
  // A branch, and not a mask that is always applied: as a guess it is nearly always right.
  if ((add[Table::crosses] & there) == 1) {
    if (claim->tuzdyk) return false;
    take(there + 1);
  } else {
    const bool tuzdyk = there == 2 && add[Table::may_be_tuzdyk] != 0 && may_make_tuzdyk(mover, to);
    if (tuzdyk != claim->tuzdyk) return false;
    if (tuzdyk) [[unlikely]] {
      rows.kept[other] &= take(3);
      tuzdyk_[mover] = other_row + to;
      kept_[other_row + to] = 0;
    }
  }
  rows.kazan = kazan;
  rows.cells = after;
  std::memcpy(cells_.data(), &rows.cells, sizeof rows.cells);
  return true;
}

template <typename ClaimAt>
std::size_t ReplayBoard::play(std::size_t index, std::size_t end, ClaimAt claim_at) noexcept {
  Rows rows;
  std::memcpy(&rows.cells, cells_.data(), sizeof rows.cells);
  std::memcpy(&rows.kept, kept_.data(), sizeof rows.kept);
  rows.kazan = kazan_;
  // Once for each side, so that the compiler knows where its row is.
  const auto goes_on = [&]<Side mover>() {
    mover_ = mover;
    if (index == end || !play_one<mover>(claim_at(index), rows)) return false;
    ++index;
    return true;
  };
  if (mover_ == Side::white || goes_on.template operator()<Side::black>()) {
    while (goes_on.template operator()<Side::white>() && goes_on.template operator()<Side::black>()) {
    }
  }
  kazan_ = rows.kazan;
  return index;
}

}  // namespace tqn
