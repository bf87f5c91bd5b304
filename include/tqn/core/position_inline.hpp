#pragma once

// The definitions of position.hpp, apart so that the interface can be read on one page.

#include "tqn/core/position.hpp"

namespace tqn {
namespace detail {

constexpr unsigned most_tabled = 18;

/// What lifting and sowing n balls adds to each cell, modulo 256. The origin's share includes minus n: a
/// separate write of 0 into it would make the next addition wait for that byte. rules.md 4, 5.
struct SowingTable {
  alignas(32) std::array<std::array<std::array<std::uint8_t, 32>, most_tabled + 1>, 18> add{};
};

consteval SowingTable make_sowing_table(unsigned ring_size) {
  SowingTable table;
  for (unsigned origin = 0; origin < ring_size; ++origin) {
    for (unsigned balls = 1; balls <= most_tabled; ++balls) {
      const unsigned first = balls == 1 ? origin + 1 : origin;
      auto& add = table.add[origin][balls];
      for (unsigned k = 0; k < balls; ++k) ++add[(first + k) % ring_size];
      add[origin] = static_cast<std::uint8_t>(add[origin] - balls);
    }
  }
  return table;
}

inline constexpr SowingTable standard_sowing = make_sowing_table(18);
inline constexpr SowingTable bestemshe_sowing = make_sowing_table(10);

}  // namespace detail

constexpr Position Position::start(Rules rules) noexcept {
  Position position;
  position.cells_[rules_cell] =
      static_cast<std::uint8_t>(static_cast<unsigned>(rules.variant) | static_cast<unsigned>(rules.end) << 1U |
                                static_cast<unsigned>(rules.atsyrau) << 2U);
  const auto balls = static_cast<std::uint8_t>(rules.balls_per_pit());
  for (unsigned i = 0; i < 2 * position.pits(); ++i) position.cells_[i] = balls;
  position.cells_[tuzdyk_cell] = position.cells_[tuzdyk_cell + 1] = no_tuzdyk;
  return position;
}

constexpr std::variant<Position, SetupProblems> Position::from(const Setup& setup, Rules rules) noexcept {
  SetupProblems problems;
  Position position = start(rules);
  const unsigned pits = position.pits();
  int total = setup.kazan.white + setup.kazan.black;
  for (const Side owner : {Side::white, Side::black}) {
    for (unsigned i = 0; i < 9; ++i) {
      const std::uint8_t balls = setup.rows[owner][i];
      total += balls;
      if (i < pits)
        position.cells_[static_cast<unsigned>(owner) * pits + i] = balls;
      else if (balls != 0)
        problems.add(SetupProblem::pit_out_of_range);
    }
    position.cells_[kazan_cell + static_cast<unsigned>(owner)] = setup.kazan[owner];
    if (const auto pit = setup.tuzdyk[owner]) {
      if (!rules.has_tuzdyk()) problems.add(SetupProblem::no_tuzdyk_variant);
      if (static_cast<unsigned>(pit->number()) > pits) {
        problems.add(SetupProblem::pit_out_of_range);
        continue;
      }
      if (static_cast<unsigned>(pit->number()) == pits) problems.add(SetupProblem::ninth_tuzdyk);
      if (setup.rows[opponent(owner)][static_cast<unsigned>(pit->index())] != 0)
        problems.add(SetupProblem::balls_in_tuzdyk);
      position.cells_[tuzdyk_cell + static_cast<unsigned>(owner)] =
          static_cast<std::uint8_t>(position.ring(opponent(owner), *pit));
    }
  }
  if (total != rules.total()) problems.add(SetupProblem::wrong_total);
  if (setup.tuzdyk.white && setup.tuzdyk.white == setup.tuzdyk.black) problems.add(SetupProblem::mirrored_tuzdyks);
  if (!problems.none()) return problems;
  position.cells_[turn_cell] = static_cast<std::uint8_t>(setup.turn);
  position.settle(false);
  return position;
}

constexpr Setup Position::setup() const noexcept {
  Setup setup;
  for (const Side owner : {Side::white, Side::black}) {
    for (unsigned i = 0; i < pits(); ++i) setup.rows[owner][i] = cells_[static_cast<unsigned>(owner) * pits() + i];
    setup.kazan[owner] = kazan(owner);
    setup.tuzdyk[owner] = tuzdyk(owner);
  }
  setup.turn = turn();
  return setup;
}

constexpr Rules Position::rules() const noexcept {
  const unsigned bits = cells_[rules_cell];
  return {static_cast<Variant>(bits & 1U), static_cast<EndRule>(bits >> 1U & 1U),
          static_cast<AtsyrauRule>(bits >> 2U & 1U)};
}

constexpr int Position::row_total(Side owner) const noexcept {
  int total = 0;
  for (unsigned i = 0; i < pits(); ++i) total += cells_[static_cast<unsigned>(owner) * pits() + i];
  return total;
}

constexpr BySide<std::uint8_t> Position::final_kazans() const noexcept {
  BySide<std::uint8_t> kazans{kazan(Side::white), kazan(Side::black)};
  if (ending() == Ending::atsyrau) {
    std::uint8_t& taker = kazans[opponent(turn())];
    taker = static_cast<std::uint8_t>(taker + row_total(Side::white) + row_total(Side::black));
  }
  return kazans;
}

constexpr std::optional<Pit> Position::tuzdyk(Side owner) const noexcept {
  const unsigned at = cells_[tuzdyk_cell + static_cast<unsigned>(owner)];
  if (at == no_tuzdyk) return std::nullopt;
  return Pit::from_number(static_cast<int>(at % pits()) + 1);
}

constexpr std::optional<Illegal> Position::why_illegal(Pit pit) const noexcept {
  if (over()) return Illegal::game_over;
  if (static_cast<unsigned>(pit.number()) > pits()) return Illegal::no_such_pit;
  const unsigned at = ring(turn(), pit);
  if (cells_[at] != 0) return std::nullopt;
  const bool is_tuzdyk = cells_[tuzdyk_cell + static_cast<unsigned>(opponent(turn()))] == at;
  return is_tuzdyk ? Illegal::tuzdyk_pit : Illegal::empty_pit;
}

constexpr std::optional<Side> Position::winner() const noexcept {
  if (!over()) return std::nullopt;
  const auto kazans = final_kazans();
  if (kazans.white == kazans.black) return std::nullopt;
  return kazans.white > kazans.black ? Side::white : Side::black;
}

constexpr bool Position::row_is_empty(unsigned first) const noexcept {
  if (pits() == 9 && !std::is_constant_evaluated()) {
    // Eight cells at once, as sow() stored them: a load across two stores would wait for both.
    const unsigned half = first == 0 ? 0 : 8;
    std::uint64_t eight = 0;
    std::memcpy(&eight, cells_.data() + half, sizeof eight);
    if (half == 0) return (eight | cells_[8]) == 0;
    std::uint64_t white = 0;  // her ninth pit is the first of these
    std::memcpy(&white, cells_.data() + half, 1);
    return ((eight ^ white) | cells_[16] | cells_[17]) == 0;
  }
  for (unsigned i = 0; i < pits(); ++i) {
    if (cells_[first + i] != 0) return false;
  }
  return true;
}

constexpr Effect Position::sow(unsigned pits, Pit pit) noexcept {
  const unsigned ring_pits = 2 * pits;
  const unsigned mover = cells_[turn_cell];
  const unsigned origin = mover * pits + static_cast<unsigned>(pit.index());
  const std::uint8_t lifted = cells_[origin];

  if (lifted > detail::most_tabled) [[unlikely]] {
    cells_[origin] = 0;
    unsigned balls = lifted;
    for (; balls >= ring_pits; balls -= ring_pits) {  // whole rounds: one ball for every pit, the origin included
      for (unsigned i = 0; i < ring_pits; ++i) ++cells_[i];
    }
    for (unsigned i = 0; i < balls; ++i) ++cells_[(origin + i) % ring_pits];
  } else {
    const auto& row = (pits == 9 ? detail::standard_sowing : detail::bestemshe_sowing).add[origin][lifted];
    // Sixteen cells at once, and not those behind the ring: they are written one by one, for which the next
    // addition would have to wait.
    for (unsigned i = 0; i < 16; ++i) cells_[i] = static_cast<std::uint8_t>(cells_[i] + row[i]);
    for (unsigned i = 16; i < ring_size; ++i) cells_[i] = static_cast<std::uint8_t>(cells_[i] + row[i]);
  }
  unsigned landing = lifted == 1 ? origin + 1 : origin + lifted - 1;
  while (landing >= ring_pits) landing -= ring_pits;

  for (unsigned owner = 0; owner < 2; ++owner) {  // what fell into a tuzdyk belongs to its owner
    std::uint8_t& pot = cells_[cells_[tuzdyk_cell + owner]];
    cells_[kazan_cell + owner] = static_cast<std::uint8_t>(cells_[kazan_cell + owner] + pot);
    pot = 0;
  }

  const unsigned landing_row = landing >= pits ? 1 : 0;
  const unsigned landing_index = landing - landing_row * pits;
  const unsigned last = cells_[landing];
  std::uint8_t captured = 0;
  bool made = false;
  // One branch for "crossed" and "even": neither can be foretold, and a wrong guess costs as much as a move.
  const unsigned crossed = landing_row ^ mover;
  if ((crossed & ~last & 1U) != 0) {
    captured = static_cast<std::uint8_t>(last);
  } else if (last == 3 && crossed != 0 && pits == 9 && landing_index != 8 && cells_[tuzdyk_cell + mover] == no_tuzdyk) {
    const unsigned other = cells_[tuzdyk_cell + 1 - mover];
    made = other == no_tuzdyk || other % 9 != landing_index;
    if (made) cells_[tuzdyk_cell + mover] = static_cast<std::uint8_t>(landing);
  }
  if (captured != 0 || made) {
    cells_[kazan_cell + mover] = static_cast<std::uint8_t>(cells_[kazan_cell + mover] + last);
    cells_[landing] = 0;
  }
  cells_[turn_cell] = static_cast<std::uint8_t>(1 - mover);
  return {*Pit::from_number(static_cast<int>(landing_index) + 1),
          static_cast<Side>(landing_row),
          lifted,
          captured,
          made,
          {}};
}

constexpr BySide<std::uint8_t> Position::settle(bool sweep) noexcept {
  const Rules setting = rules();
  const unsigned pits_in_row = pits();
  const unsigned mover = cells_[turn_cell];
  const int most = std::max(cells_[kazan_cell], cells_[kazan_cell + 1]);
  const bool majority = setting.end == EndRule::majority && most > setting.half();
  const bool was_extra = cells_[extra_cell] != 0;
  cells_[extra_cell] = 0;
  Ending ending = Ending::open;
  BySide<std::uint8_t> swept{};
  if (row_is_empty(mover * pits_in_row)) {
    if (setting.atsyrau == AtsyrauRule::extra && !was_extra && !majority && !row_is_empty((1 - mover) * pits_in_row)) {
      cells_[turn_cell] = static_cast<std::uint8_t>(1 - mover);
      cells_[extra_cell] = 1;
      return swept;
    }
    const int left = row_total(static_cast<Side>(1 - mover));
    ending = left > 0 ? Ending::atsyrau : cells_[kazan_cell] == cells_[kazan_cell + 1] ? Ending::draw : Ending::kazan;
    if (sweep && left > 0) {
      std::uint8_t& taker = cells_[kazan_cell + 1 - mover];
      taker = static_cast<std::uint8_t>(taker + left);
      swept[static_cast<Side>(1 - mover)] = static_cast<std::uint8_t>(left);
      for (unsigned i = 0; i < 2 * pits_in_row; ++i) cells_[i] = 0;
    }
  } else if (majority) {
    ending = Ending::kazan;
  }
  cells_[ending_cell] = static_cast<std::uint8_t>(ending);
  return swept;
}

constexpr Effect play_unchecked(Position& position, Pit pit) noexcept {
  if (position.cells_[Position::rules_cell] == 0) [[likely]] {
    Effect effect = position.sow(9, pit);
    // The one test that almost always says "open", before the full one.
    const unsigned first = position.cells_[Position::turn_cell] * 9U;
    if (position.cells_[Position::kazan_cell] > 81 || position.cells_[Position::kazan_cell + 1] > 81 ||
        position.row_is_empty(first)) {
      effect.swept = position.settle(true);
    }
    return effect;
  }
  Effect effect = position.sow(position.pits(), pit);
  effect.swept = position.settle(true);
  return effect;
}

}  // namespace tqn
