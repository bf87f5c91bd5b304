#include "check/repair.hpp"

#include <algorithm>

#include "check/counts.hpp"

namespace tqn::checking {
namespace {

/// A position on the way, the next written half-move, and the slips so far.
struct Walker {
  Position position;
  std::size_t next;
  std::size_t slips = 0;
};

/// Plays what a hypothesis puts in place of the record, and notes the mark it should have. False if it
/// cannot be.
[[nodiscard]] bool enter(const Scene& scene, Hypothesis& hypothesis, Walker& walker) noexcept {
  walker = {scene.before(hypothesis.at), hypothesis.at + 1};
  switch (hypothesis.slip) {
    case Slip::twice:
      return true;
    case Slip::exchanged:
      walker.next = hypothesis.at + 2;
      for (const std::size_t index : {hypothesis.at + 1, hypothesis.at}) {
        const Fit fit = try_half_move(walker.position, scene.plies[index].move, scene.counts);
        if (fit == Fit::off || fit == Fit::unknown) return false;
        if (fit == Fit::slips) ++walker.slips;
      }
      return true;
    case Slip::left_out:
      walker.next = hypothesis.at;
      hypothesis.tuzdyk = play_unchecked(walker.position, *hypothesis.from).tuzdyk;
      return true;
    case Slip::landing:
    case Slip::mark:
    case Slip::origin:
    case Slip::swapped:
      break;
  }
  MoveText mended = scene.plies[hypothesis.at].move;
  mended.from = hypothesis.from;
  mended.to = hypothesis.to;
  Position before = walker.position;
  if (try_half_move(walker.position, mended, scene.counts) == Fit::slips) ++walker.slips;
  hypothesis.tuzdyk = play_unchecked(before, *hypothesis.from).tuzdyk;
  return true;
}

/// Follows the record under a hypothesis and keeps it if it explains the fault.
void weigh(const Scene& scene, Hypothesis hypothesis, Candidates& candidates) noexcept {
  Walker walker{Position::start(), 0};
  if (!enter(scene, hypothesis, walker)) return;
  const std::size_t after = scene.fault + 1;
  const Outlook outlook = look_ahead(walker.position, scene.plies, walker.next, after + reach, scene.counts);
  const std::size_t reached = walker.next + outlook.half_moves;
  if (reached < after) return;
  hypothesis.support = reached - after;
  hypothesis.slips = walker.slips + outlook.slips;
  hypothesis.whole = outlook.whole;
  candidates.add(hypothesis);
}

// How unlikely each slip is, and how much less likely with every half-move between it and the place
// where it shows. Found by injecting slips into real games: tests/bench/repair_bench.cpp.
constexpr int cost_of_landing = 10;
constexpr int cost_of_origin = 12;
constexpr int cost_of_swapped = 11;
constexpr int cost_of_left_out = 20;
constexpr int cost_at_gap = 5;
constexpr int cost_of_twice = 8;
constexpr int cost_of_surplus = 40;
constexpr int cost_of_columns = 14;
constexpr int cost_of_exchange = 24;
constexpr int cost_of_distance = 2;
constexpr int cost_of_slip = 10;

[[nodiscard]] bool same_digits(const MoveText& a, const MoveText& b) noexcept {
  return a.from == b.from && a.to == b.to;
}

class Search {
 public:
  Search(const Scene& scene, Candidates& candidates) noexcept : scene_(scene), candidates_(candidates) {}

  /// Every slip at one half-move.
  void at(std::size_t index) noexcept {
    const Position& position = scene_.before(index);
    const MoveText& move = scene_.plies[index].move;
    const int distance = cost_of_distance * static_cast<int>(scene_.fault - index);
    try_surplus(index, distance);
    try_exchange(index, distance);
    if (position.over()) return;
    for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
      const Pit pit = *Pit::from_number(number);
      if (!position.is_legal(pit)) continue;
      const Pit landing = landing_of(position, pit);
      const int cost = index == scene_.gap ? cost_at_gap : cost_of_left_out + distance;
      weigh(scene_, {.slip = Slip::left_out, .at = index, .from = pit, .to = landing, .cost = cost}, candidates_);
      if (!move.complete() || pit == move.from) continue;
      if (landing == move.to) {
        weigh(scene_,
              {.slip = Slip::origin,
               .at = index,
               .from = pit,
               .to = landing,
               .tuzdyk = move.tuzdyk,
               .cost = cost_of_origin + distance},
              candidates_);
      } else if (pit == move.to && landing == move.from) {
        weigh(scene_,
              {.slip = Slip::swapped,
               .at = index,
               .from = pit,
               .to = landing,
               .tuzdyk = move.tuzdyk,
               .cost = cost_of_swapped + distance},
              candidates_);
      }
    }
  }

 private:
  void try_surplus(std::size_t index, int distance) noexcept {
    const bool doubled = index > 0 && same_digits(scene_.plies[index - 1].move, scene_.plies[index].move);
    weigh(scene_, {.slip = Slip::twice, .at = index, .cost = (doubled ? cost_of_twice : cost_of_surplus) + distance},
          candidates_);
  }
  void try_exchange(std::size_t index, int distance) noexcept {
    if (index + 1 >= scene_.plies.size()) return;
    const bool one_row = ((scene_.column + index) & 1U) == 0;
    weigh(scene_,
          {.slip = Slip::exchanged, .at = index, .cost = (one_row ? cost_of_columns : cost_of_exchange) + distance},
          candidates_);
  }

  const Scene& scene_;
  Candidates& candidates_;
};

[[nodiscard]] int price(const Hypothesis& hypothesis) noexcept {
  return hypothesis.cost + cost_of_slip * static_cast<int>(hypothesis.slips);
}

/// Whole ones first, by price; the others by how far they go.
[[nodiscard]] bool better(const Hypothesis& a, const Hypothesis& b) noexcept {
  if (a.whole != b.whole) return a.whole;
  if (!a.whole && a.support != b.support) return a.support > b.support;
  return price(a) < price(b);
}

/// The half-moves of a stretch of the record as a hypothesis reads them.
struct Stretch {
  std::array<std::uint8_t, look_back + 4> moves{};
  std::size_t size = 0;

  void add(std::optional<Pit> from, std::optional<Pit> to) noexcept {
    if (size == moves.size()) return;
    moves[size++] = static_cast<std::uint8_t>((from ? from->number() : 0) * 10 + (to ? to->number() : 0));
  }
  friend bool operator==(const Stretch&, const Stretch&) = default;
};

[[nodiscard]] Stretch stretch(const Scene& scene, const Hypothesis& hypothesis) noexcept {
  Stretch result;
  const std::size_t begin = scene.fault - std::min(scene.fault, look_back);
  const std::size_t end = std::min(scene.plies.size(), scene.fault + 2);
  const auto add = [&](std::size_t index) { result.add(scene.plies[index].move.from, scene.plies[index].move.to); };
  for (std::size_t index = begin; index < end; ++index) {
    if (index != hypothesis.at) {
      add(index);
    } else if (hypothesis.slip == Slip::exchanged) {
      add(index + 1);
      add(index++);
    } else if (hypothesis.slip != Slip::twice) {
      result.add(hypothesis.from, hypothesis.to);
      if (hypothesis.slip == Slip::left_out) add(index);
    }
  }
  return result;
}

}  // namespace

std::optional<Hypothesis> as_written(const Scene& scene) noexcept {
  const Position& position = scene.before(scene.fault);
  const MoveText& move = scene.plies[scene.fault].move;
  if (!move.from || !position.is_legal(*move.from)) return std::nullopt;
  const Pit landing = landing_of(position, *move.from);
  Position after = position;
  const Effect effect = play_unchecked(after, *move.from);
  Hypothesis hypothesis{.slip = move.to == landing ? Slip::mark : Slip::landing,
                        .at = scene.fault,
                        .from = move.from,
                        .to = landing,
                        .tuzdyk = effect.tuzdyk,
                        .cost = cost_of_landing};
  const Outlook outlook = look_ahead(after, scene.plies, scene.fault + 1, scene.fault + 1 + reach, scene.counts);
  hypothesis.support = outlook.half_moves;
  hypothesis.slips = outlook.slips;
  hypothesis.whole = outlook.whole;
  return hypothesis;
}

void Candidates::add(const Hypothesis& hypothesis) noexcept {
  if (size_ == most && !better(hypothesis, list_[size_ - 1])) return;
  std::size_t place = size_ == most ? size_ - 1 : size_++;
  for (; place > 0 && better(hypothesis, list_[place - 1]); --place) list_[place] = list_[place - 1];
  list_[place] = hypothesis;
}

void Candidates::drop_doubles(const Scene& scene) noexcept {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const auto is_double = [&](const Hypothesis& other) { return stretch(scene, other) == stretch(scene, list_[i]); };
    if (std::any_of(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(kept), is_double)) continue;
    list_[kept++] = list_[i];
  }
  size_ = kept;
}

const Hypothesis* Candidates::unambiguous() const noexcept {
  constexpr std::size_t least_support = 6;
  constexpr std::size_t clear_lead = 4;
  constexpr int clear_price = 8;
  if (size_ == 0) return nullptr;
  const Hypothesis& best = list_[0];
  if (size_ == 1) return best.whole || best.support >= least_support ? &best : nullptr;
  const Hypothesis& next = list_[1];
  if (best.whole) return !next.whole || price(next) >= price(best) + clear_price ? &best : nullptr;
  return best.support >= least_support && best.support >= next.support + clear_lead ? &best : nullptr;
}

void search_repairs(const Scene& scene, Candidates& candidates) noexcept {
  Search search(scene, candidates);
  const std::size_t earliest = std::max(scene.first, scene.fault - std::min(scene.fault, look_back));
  for (std::size_t index = scene.fault + 1; index-- > earliest;) search.at(index);
  candidates.drop_doubles(scene);
}

Resumption resume(const Scene& scene, Hypothesis hypothesis) noexcept {
  Walker walker{Position::start(), 0};
  static_cast<void>(enter(scene, hypothesis, walker));
  return {walker.position, walker.next};
}

std::size_t count_agreeing(const Scene& scene, const Hypothesis& hypothesis, std::size_t most) noexcept {
  Resumption resumption = resume(scene, hypothesis);
  const std::size_t after = scene.fault + 1;
  const Outlook outlook = look_ahead(resumption.position, scene.plies, resumption.next, after + most, scene.counts);
  return resumption.next + outlook.half_moves - after;
}

}  // namespace tqn::checking
