#include "annotate/moments.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <span>
#include <string_view>

#include "tqn/notation/move.hpp"

namespace tqn::annotating {
namespace {

constexpr int least_missed = 10;
constexpr int few_balls = 3;
constexpr int balls_of_tuzdyk = 3;

[[nodiscard]] int taken_by(const Effect& effect) noexcept {
  return effect.captured + (effect.tuzdyk ? balls_of_tuzdyk : 0);
}

/// Where the last of some balls falls, if it falls among the opponent's: only there anything can be taken.
struct Fall {
  std::uint8_t pit = 0;    ///< of the opponent, from 0; one more than he has: it falls elsewhere
  std::uint8_t balls = 0;  ///< of those that were lifted, that come to lie there
};

/// By the pit and by how many balls it holds.
template <int pits>
constexpr auto falls = [] {
  constexpr int most_balls = 2 * pits * pits;
  std::array<std::array<Fall, most_balls + 1>, pits> all{};
  for (int pit = 0; pit < pits; ++pit) {
    for (int balls = 0; balls <= most_balls; ++balls) {
      const int last = balls == 1 ? pit + 1 : pit + balls - 1;
      const bool among_his = balls > 0 && last % (2 * pits) >= pits;
      Fall& fall = all[static_cast<std::size_t>(pit)][static_cast<std::size_t>(balls)];
      fall.pit = static_cast<std::uint8_t>(among_his ? last % (2 * pits) - pits : pits);
      fall.balls = static_cast<std::uint8_t>(among_his ? last / (2 * pits) + 1 : 0);
    }
  }
  return all;
}();

/// A position as bytes: first the pits in a ring, White's and then Black's. They are read where they are: of a copy
/// that was just made, no eight bytes could be had at once.
[[nodiscard]] const std::uint8_t* cells_of(const Position& position) noexcept {
  return static_cast<const std::uint8_t*>(static_cast<const void*>(&position));
}
using Cells = std::array<std::uint8_t, sizeof(Position)>;
static_assert(std::bit_cast<Cells>(Position::start())[17] == 9 && std::bit_cast<Cells>(Position::start())[18] == 0);
static_assert(std::bit_cast<Cells>(Position::start({.variant = Variant::bestemshe}))[9] == 5);

/// Whether playing a pit with so many balls might take as many of his as are enough, or make a tuzdyk. What is taken
/// the core says.
[[nodiscard]] bool is_promising(Fall fall, std::span<const std::uint8_t> his, int enough, int tuzdyk) noexcept {
  const int balls = fall.pit < his.size() ? his[fall.pit] + fall.balls : 0;
  return (balls >= enough && balls % 2 == 0) || balls == tuzdyk;
}

/// The pits, as bits, that are promising: mostly there are none.
template <int pits>
[[nodiscard, gnu::noinline]] unsigned promising_pits(const Position& position, Side mover, int enough,
                                                     int tuzdyk) noexcept {
  const std::uint8_t* const own = cells_of(position) + (mover == Side::white ? 0 : pits);
  const std::span his(cells_of(position) + (mover == Side::white ? pits : 0), pits);
  unsigned promising = 0;
  for (std::size_t i = 0; i < pits; ++i)
    promising |= static_cast<unsigned>(is_promising(falls<pits>[i][own[i]], his, enough, tuzdyk)) << i;
  return promising;
}

/// A row of the standard game: eight pits as the bytes of a number, and the ninth.
struct Row {
  std::uint64_t eight = 0;
  std::uint8_t ninth = 0;
};

[[nodiscard]] Row row_of(const Position& position, Side side) noexcept {
  const std::uint8_t* const cells = cells_of(position) + (side == Side::white ? 0 : 9);
  Row row;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&row.eight, cells, sizeof row.eight);
  } else {
    for (unsigned i = 0; i < 8; ++i) row.eight |= std::uint64_t{cells[i]} << 8 * i;
  }
  row.ninth = cells[8];
  return row;
}

constexpr std::uint64_t each = 0x0101010101010101U;
constexpr std::uint64_t highest_bits = 0x80 * each;

/// The pits of a row, as bits, whose balls with one or two more are even and as many as are enough, or three if a
/// tuzdyk is sought. Precondition: no pit holds more than 127.
template <unsigned more>
[[nodiscard]] unsigned worth_taking(const Row& row, int enough, int tuzdyk) noexcept {
  constexpr auto added = static_cast<int>(more);
  const auto least = static_cast<std::uint64_t>(std::clamp(enough - added, 0, 128));
  const std::uint64_t many = ((row.eight | highest_bits) - least * each) & highest_bits;
  const std::uint64_t takes = many >> 7U & (more % 2 == 1 ? row.eight : ~row.eight);
  const std::uint64_t but_three = row.eight ^ (3 - more) * each;
  const std::uint64_t three = ~(((but_three & ~highest_bits) + ~highest_bits) | but_three) & highest_bits;
  const std::uint64_t worth = takes | (tuzdyk > 0 ? three >> 7U : 0);
  const bool ninth = row.ninth >= least && (row.ninth + more) % 2 == 0;  // which is never a tuzdyk
  return static_cast<unsigned>((worth * 0x0102040810204080U) >> 56U) | static_cast<unsigned>(ninth) << 8U;
}

/// By the pit and by how many balls it holds: the opponent's pit of the last one, as a bit; sixteen bits higher, if two
/// of them fall there. Another bit for still more of them.
constexpr unsigned heap_bit = 1U << 15U;
constexpr auto landings = [] {
  std::array<std::array<std::uint32_t, falls<9>[0].size()>, 9> all{};
  for (std::size_t pit = 0; pit < all.size(); ++pit) {
    for (std::size_t balls = 0; balls < all[pit].size(); ++balls) {
      const Fall fall = falls<9>[pit][balls];
      if (fall.balls > 0) all[pit][balls] = fall.balls > 2 ? heap_bit : 1U << (16U * (fall.balls - 1U) + fall.pit);
    }
  }
  return all;
}();

/// Whether promising_pits() may find any in the standard game: mostly it cannot.
[[nodiscard]] bool may_promise(const Position& position, Side mover, int enough, int tuzdyk) noexcept {
  const Row his = row_of(position, opponent(mover));
  if (((his.eight & highest_bits) | (his.ninth & 0x80U)) != 0) [[unlikely]]
    return true;
  const std::uint8_t* const own = cells_of(position) + (mover == Side::white ? 0 : 9);
  unsigned reach = 0;
  for (std::size_t i = 0; i < landings.size(); ++i) reach |= landings[i][own[i]];
  const unsigned wanted = worth_taking<1>(his, enough, tuzdyk) | worth_taking<2>(his, enough, tuzdyk) << 16U | heap_bit;
  return (reach & wanted) != 0;
}

/// Whether a row of the standard game has more than a few balls in one of its first eight pits: mostly it has.
[[nodiscard]] bool has_many(const Position& position, Side side) noexcept {
  static_assert(few_balls == 3);
  return (row_of(position, side).eight & 0xFC * each) != 0;
}

[[nodiscard]] std::optional<Side> leader_of(const Position& position) noexcept {
  const int lead = position.kazan(Side::white) - position.kazan(Side::black);
  if (lead == 0) return std::nullopt;
  return lead > 0 ? Side::white : Side::black;
}

[[nodiscard]] std::uint64_t hash(const Position& position) noexcept {
  std::array<std::uint64_t, sizeof(Position) / sizeof(std::uint64_t)> words{};
  std::memcpy(words.data(), &position, sizeof position);
  std::uint64_t sum = 0;
  for (const std::uint64_t word : words) sum = (sum ^ word) * 0x9E3779B97F4A7C15U ^ sum >> 29U;
  return sum;
}

void append_move(std::string& moves, Pit pit, const Effect& effect) {
  if (!moves.empty()) moves += ", ";
  MoveText move;
  move.from = pit;
  move.to = effect.landing;
  move.tuzdyk = effect.tuzdyk;
  tqn::append_move(moves, move);
}

}  // namespace

void Moments::begin(const Voice& voice, const Position& start) {
  voice_ = voice;
  rules_ = start.rules();
  captured_ = false;
  leader_ = leader_of(start);
  thin_ = {};
  repeated_ = false;
  missed_ = {};
  quiet_since_ = hashed_ = 0;
  seen_.clear();
}

/// Flattened: a call for each would cost as much as its work.
[[gnu::flatten]] void Moments::see(const Played& step, Ink& ink) {
  if (step.effect()) see_capture(step, ink);
  see_lead(step, ink);
  if (step.effect()) see_choices(step, ink);
  see_end(step, ink);
  if (!repeated_) see_repetition(step, ink);
}

void Moments::see_capture(const Played& step, Ink& ink) {
  if (step.effect()->captured > 0 && !captured_) {
    captured_ = true;
    say(ink, Phrase::first_capture, {}, voice_);
  }
  if (!step.effect()->tuzdyk) return;
  Matter matter;
  matter.player = step.mover();
  matter.pit = step.effect()->landing;
  say(ink, Phrase::makes_tuzdyk, matter, voice_);
}

void Moments::see_lead(const Played& step, Ink& ink) {
  const auto leader = leader_of(step.after());
  if (!leader) return;
  Matter matter;
  matter.player = *leader;
  if (leader_ && leader_ != matter.player) say(ink, Phrase::takes_the_lead, matter, voice_);
  leader_ = matter.player;
}

void Moments::see_choices(const Played& step, Ink& ink) {
  const Side mover = step.mover();
  const Position& before = step.before();
  const int taken = taken_by(*step.effect());
  const std::optional<Missed>& missed = missed_[mover];
  const int enough = taken + (missed ? missed->more + 1 : least_missed);
  const bool seeks_tuzdyk = rules_.has_tuzdyk() && !step.effect()->tuzdyk && !before.tuzdyk(mover);
  const int tuzdyk = seeks_tuzdyk ? balls_of_tuzdyk : -1;
  const bool standard = rules_.variant == Variant::standard;
  if (standard && !may_promise(before, mover, enough, tuzdyk)) return;
  const unsigned pits =
      standard ? promising_pits<9>(before, mover, enough, tuzdyk) : promising_pits<5>(before, mover, enough, tuzdyk);
  if (pits != 0) try_choices(step, pits, enough, seeks_tuzdyk, ink);
}

void Moments::try_choices(const Played& step, unsigned pits, int enough, bool seeks_tuzdyk, Ink& ink) {
  Missed best;
  std::string tuzdyks;
  for (int number = Pit::lowest; number <= rules_.pits(); ++number) {
    if ((pits >> static_cast<unsigned>(number - 1) & 1U) == 0) continue;
    const Pit pit = *Pit::from_number(number);
    Position position = step.before();
    const auto tried = play(position, pit);
    const auto* const effect = std::get_if<Effect>(&tried);
    if (effect == nullptr) continue;
    if (effect->tuzdyk) append_move(tuzdyks, pit, *effect);
    const int balls = taken_by(*effect);
    if (balls < enough || balls < best.balls) continue;
    if (balls > best.balls) best = {step.index, balls - taken_by(*step.effect()), balls, {}};
    append_move(best.moves, pit, *effect);
  }
  if (best.balls > 0) missed_[step.mover()] = best;
  if (tuzdyks.empty() || !seeks_tuzdyk) return;
  Matter matter;
  matter.moves = tuzdyks;
  say(ink, Phrase::tuzdyk_possible, matter, voice_);
}

void Moments::see_end(const Played& step, Ink& ink) {
  const Position& after = step.after();
  for (const Side side : {Side::white, Side::black}) {
    const int half = rules_.half();
    if (after.kazan(side) <= half || step.before().kazan(side) > half) continue;
    Matter matter;
    matter.player = side;
    say(ink, Phrase::more_than_half, matter, voice_);
  }
  if (rules_.variant == Variant::standard && has_many(after, after.turn())) return;
  Matter matter;
  matter.player = after.turn();
  if (after.over() || thin_[matter.player]) return;
  matter.balls = after.row_total(matter.player);
  if (matter.balls > few_balls) return;
  thin_[matter.player] = true;
  say(ink, Phrase::atsyrau_in_sight, matter, voice_);
}

void Moments::see_repetition(const Played& step, Ink& ink) {
  const auto kazans = [](const Position& position) {
    return position.kazan(Side::white) + position.kazan(Side::black);
  };
  if (kazans(step.after()) != kazans(step.before())) {
    quiet_since_ = step.index + 1;
    return;
  }
  if (!came_back(step)) return;
  repeated_ = true;
  say(ink, Phrase::repeated, {}, voice_);
}

/// Kazans never shrink, so only positions since one grew can come back; and every pit of a ball that went round was
/// emptied once, which takes some time.
bool Moments::came_back(const Played& step) {
  const Position& position = step.after();
  if (step.index + 1 - quiet_since_ < 2 * static_cast<std::size_t>(rules_.pits())) return false;
  if (hashed_ < quiet_since_) {
    seen_.clear();
    hashed_ = quiet_since_;
  }
  for (; hashed_ <= step.index; ++hashed_) seen_.emplace(hash(step.positions[hashed_]), hashed_);
  const auto [first, last] = seen_.equal_range(hash(position));
  for (auto found = first; found != last; ++found) {
    if (step.positions[found->second] == position) return true;
  }
  return false;
}

}  // namespace tqn::annotating
