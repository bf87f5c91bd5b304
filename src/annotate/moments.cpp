#include "annotate/moments.hpp"

#include <algorithm>
#include <array>
#include <cstring>
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

/// The balls that would lie in the pit of the last ball if it is the opponent's, else 0: only then can anything be
/// taken. What is taken the core says; this saves it most half-moves.
[[nodiscard]] int balls_at_landing(const Position& position, Side mover, Pit pit, int pits) noexcept {
  const int lifted = position.balls(mover, pit);
  if (lifted == 0) return 0;
  int landing = pit.index() + (lifted == 1 ? 1 : lifted - 1);
  int sown = 1;
  for (; landing >= 2 * pits; landing -= 2 * pits) ++sown;
  if (landing < pits) return 0;
  return position.balls(opponent(mover), *Pit::from_number(landing - pits + 1)) + sown;
}

/// Whether any half-move could take as many balls, or make a tuzdyk if that is sought: mostly none can.
[[nodiscard]] bool may_take(const Position& position, Side mover, int pits, int enough, bool seeks_tuzdyk) noexcept {
  unsigned most_theirs = 0;
  unsigned most_own = 0;
  unsigned few = 0;
  unsigned two = 0;
  for (int number = Pit::lowest; number <= pits; ++number) {
    const Pit pit = *Pit::from_number(number);
    const unsigned theirs = position.balls(opponent(mover), pit);
    most_theirs = std::max(most_theirs, theirs);
    most_own = std::max<unsigned>(most_own, position.balls(mover, pit));
    few |= static_cast<unsigned>(theirs < 2);
    two |= static_cast<unsigned>(theirs == 2);
  }
  const unsigned rounds = most_own / (2 * static_cast<unsigned>(pits));
  if (static_cast<int>(most_theirs + rounds + 1) >= enough) return true;
  return seeks_tuzdyk && (two != 0 || (few != 0 && rounds != 0));
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

void Moments::see(const Step& step, std::string& out) {
  if (step.effect) see_capture(step, out);
  see_lead(step, out);
  if (step.effect) see_choices(step, out);
  see_end(step, out);
  if (!repeated_) see_repetition(step, out);
}

void Moments::see_capture(const Step& step, std::string& out) {
  if (step.effect->captured > 0 && !captured_) {
    captured_ = true;
    say(out, Phrase::first_capture, {}, voice_);
  }
  if (!step.effect->tuzdyk) return;
  Matter matter;
  matter.player = step.mover();
  matter.pit = step.effect->landing;
  say(out, Phrase::makes_tuzdyk, matter, voice_);
}

void Moments::see_lead(const Step& step, std::string& out) {
  const int lead = step.after.kazan(Side::white) - step.after.kazan(Side::black);
  if (lead == 0) return;
  Matter matter;
  matter.player = lead > 0 ? Side::white : Side::black;
  if (leader_ && leader_ != matter.player) say(out, Phrase::takes_the_lead, matter, voice_);
  leader_ = matter.player;
}

void Moments::see_choices(const Step& step, std::string& out) {
  const Side mover = step.mover();
  const int taken = taken_by(*step.effect);
  std::optional<Missed>& missed = missed_[mover];
  const int enough = taken + (missed ? missed->more + 1 : least_missed);
  const bool seeks_tuzdyk = step.before.rules().has_tuzdyk() && !step.before.tuzdyk(mover) && !step.effect->tuzdyk;
  const int pits = step.before.rules().pits();
  if (!may_take(step.before, mover, pits, enough, seeks_tuzdyk)) return;
  Missed best;
  std::string tuzdyks;
  for (int number = Pit::lowest; number <= pits; ++number) {
    const Pit pit = *Pit::from_number(number);
    const int balls = balls_at_landing(step.before, mover, pit, pits);
    if (balls < enough && !(seeks_tuzdyk && balls == balls_of_tuzdyk)) continue;
    Position position = step.before;
    const auto tried = play(position, pit);
    const auto* const effect = std::get_if<Effect>(&tried);
    if (effect == nullptr) continue;
    if (effect->tuzdyk) append_move(tuzdyks, pit, *effect);
    const int balls_taken = taken_by(*effect);
    if (balls_taken < enough || balls_taken < best.balls) continue;
    if (balls_taken > best.balls) best = {step.index, balls_taken - taken, balls_taken, {}};
    append_move(best.moves, pit, *effect);
  }
  if (best.balls > 0) missed = best;
  if (tuzdyks.empty() || !seeks_tuzdyk) return;
  Matter matter;
  matter.moves = tuzdyks;
  say(out, Phrase::tuzdyk_possible, matter, voice_);
}

void Moments::see_end(const Step& step, std::string& out) {
  for (const Side side : {Side::white, Side::black}) {
    const int half = step.after.rules().half();
    if (step.before.kazan(side) > half || step.after.kazan(side) <= half) continue;
    Matter matter;
    matter.player = side;
    say(out, Phrase::more_than_half, matter, voice_);
  }
  Matter matter;
  matter.player = step.after.turn();
  if (step.after.over() || thin_[matter.player]) return;
  matter.balls = step.after.row_total(matter.player);
  if (matter.balls > few_balls) return;
  thin_[matter.player] = true;
  say(out, Phrase::atsyrau_in_sight, matter, voice_);
}

void Moments::see_repetition(const Step& step, std::string& out) {
  const auto kazans = [](const Position& position) {
    return position.kazan(Side::white) + position.kazan(Side::black);
  };
  if (quiet_.empty()) quiet_.push_back(step.before);
  if (kazans(step.after) != kazans(step.before)) {
    quiet_.clear();
    seen_.clear();
    quiet_.push_back(step.after);
    return;
  }
  if (came_back(step.after)) {
    repeated_ = true;
    say(out, Phrase::repeated, {}, voice_);
  }
  quiet_.push_back(step.after);
}

/// Kazans never shrink, so only positions since one grew can come back; and every pit of a ball that went round was
/// emptied once, which takes some time.
bool Moments::came_back(const Position& position) {
  if (quiet_.size() < 2 * static_cast<std::size_t>(position.rules().pits())) return false;
  for (std::size_t i = seen_.size(); i < quiet_.size(); ++i) seen_.emplace(hash(quiet_[i]), i);
  const auto [first, last] = seen_.equal_range(hash(position));
  for (auto found = first; found != last; ++found) {
    if (quiet_[found->second] == position) return true;
  }
  return false;
}

}  // namespace tqn::annotating
