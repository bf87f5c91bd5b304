#include "formats/bulletin/untangle.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "formats/words.hpp"

namespace tqn {
namespace {

/// Ways that are followed at the same time.
constexpr std::size_t most_ways = 16;
constexpr std::uint32_t no_step = std::numeric_limits<std::uint32_t>::max();

/// One of the two games, as far as it was dealt.
struct Board {
  Position position = Position::start();
  Position at_ten = Position::start();  ///< behind the last move whose number ends with 0
  std::uint32_t next = 0;               ///< the number that comes next; 0: not begun
  bool over = false;                    ///< White made a half-move that Black has not answered
  friend bool operator==(const Board&, const Board&) = default;
};

struct Way {
  std::array<Board, 2> boards;
  std::uint32_t cost = 0;
  std::uint32_t step = no_step;  ///< the decision before the last one
  Part part = Part::none;        ///< the last one
};

struct Step {
  std::uint32_t before = no_step;
  Part part = Part::none;
};

bool play_word(Position& position, const PrintedWord& word) {
  Game scratch;
  Sink unheard(Sink::Codes{}, 0);
  if (!is_half_move(word.text)) return false;
  add_half_move(scratch, word.text, word.where, Marks::cyrillic_too, unheard);
  const MoveText& move = scratch.main.plies.front().move;
  if (!move.from || !move.to || !position.is_legal(*move.from)) return false;
  const Effect effect = play_unchecked(position, *move.from);
  return effect.landing == *move.to && effect.tuzdyk == move.tuzdyk;
}

/// Plays a move where its number is due. False if it does not fit.
bool play_move(Board& board, const PrintedItem& move) {
  if (board.over || board.next != move.number || !move.white) return false;
  if (!play_word(board.position, *move.white)) return false;
  if (move.black && !play_word(board.position, *move.black)) return false;
  board.over = !move.black;
  if (move.number % 10 == 0) board.at_ten = board.position;
  ++board.next;
  return true;
}

class Dealer {
 public:
  explicit Dealer(const Position& start, std::uint32_t first) {
    Way& way = ways_.emplace_back();
    way.boards[0].position = way.boards[0].at_ten = start;
    way.boards[0].next = first;
  }

  void deal(const PrintedItem& item) {
    std::vector<Way> ways;
    for (const Way& way : ways_) {
      if (item.kind == PrintedItem::Kind::move) {
        deal_move(ways, way, item);
      } else {
        deal_strip(ways, way, *item.position);
      }
    }
    prune(ways);
    for (Way& way : ways) {
      steps_.push_back({way.step, way.part});
      way.step = static_cast<std::uint32_t>(steps_.size() - 1);
    }
    ways_ = std::move(ways);
  }

  /// The decisions of the cheapest way, last one first.
  [[nodiscard]] std::vector<Part> decisions() const {
    std::vector<Part> parts;
    for (std::uint32_t at = std::ranges::min_element(ways_, {}, &Way::cost)->step; at != no_step;
         at = steps_[at].before)
      parts.push_back(steps_[at].part);
    return parts;
  }

 private:
  static void add(std::vector<Way>& ways, Way way, Part part, std::uint32_t cost) {
    way.part = part;
    way.cost += cost;
    ways.push_back(way);
  }

  static void deal_move(std::vector<Way>& ways, const Way& way, const PrintedItem& move) {
    for (const Part part : {Part::first, Part::second}) {
      Way after = way;
      Board& board = after.boards[static_cast<std::size_t>(part)];
      if (board.next == 0 && move.number == 1) board.next = 1;
      if (play_move(board, move)) add(ways, after, part, 0);
    }
    add(ways, way, Part::none, 2);
  }

  static void deal_strip(std::vector<Way>& ways, const Way& way, const Position& strip) {
    for (const Part part : {Part::first, Part::second}) {
      const Board& board = way.boards[static_cast<std::size_t>(part)];
      if (board.next > 10 && board.at_ten == strip) return add(ways, way, part, 0);
    }
    add(ways, way, Part::none, 3);
  }

  /// Of ways that come to the same the cheapest, and of all the cheapest ones.
  static void prune(std::vector<Way>& ways) {
    std::ranges::stable_sort(ways, {}, &Way::cost);
    std::vector<Way> kept;
    for (const Way& way : ways) {
      if (kept.size() == most_ways) break;
      if (std::ranges::find(kept, way.boards, &Way::boards) == kept.end()) kept.push_back(way);
    }
    ways = std::move(kept);
  }

  std::vector<Way> ways_;
  std::vector<Step> steps_;
};

bool is_move(const PrintedItem& item) noexcept { return item.kind == PrintedItem::Kind::move; }

}  // namespace

bool is_one_game(const PrintedBlock& block, std::size_t from) {
  // Two games of this length do not stand in any bulletin, and to follow them costs time.
  constexpr std::size_t most_moves = 2000;
  std::vector<std::uint32_t> numbers;
  for (std::size_t i = from; i < block.items.size(); ++i) {
    if (is_move(block.items[i])) numbers.push_back(block.items[i].number);
  }
  if (numbers.size() > most_moves || numbers.empty()) return true;
  std::uint32_t due = numbers.front();
  for (std::size_t i = 0; i < numbers.size(); ++i, ++due) {
    const bool slip = i + 1 < numbers.size() && numbers[i + 1] == due + 1;
    if (numbers[i] == due || slip) continue;
    if (numbers[i] < due) return false;
    due = numbers[i];
  }
  return true;
}

std::vector<Part> untangle(const PrintedBlock& block, std::size_t from, const Position& start) {
  std::vector<Part> parts(block.items.size(), Part::none);
  const auto first = std::find_if(block.items.begin() + static_cast<std::ptrdiff_t>(from), block.items.end(), is_move);
  if (first == block.items.end()) return parts;
  Dealer dealer(start, first->number);
  for (std::size_t i = from; i < block.items.size(); ++i) {
    if (block.items[i].kind != PrintedItem::Kind::words) dealer.deal(block.items[i]);
  }
  const std::vector<Part> decided = dealer.decisions();
  auto next = decided.rbegin();
  for (std::size_t i = from; i < block.items.size() && next != decided.rend(); ++i) {
    if (block.items[i].kind != PrintedItem::Kind::words) parts[i] = *next++;
  }
  return parts;
}

}  // namespace tqn
