#include "opening_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "annotating.hpp"
#include "setters.hpp"
#include "tqn/check/step.hpp"
#include "tqn/notation/move.hpp"

namespace tqn::tools {
namespace {

/// A rating, or 0.
std::uint64_t rating_of(std::string_view value) noexcept {
  const auto rating = parse_number(value);
  return rating && *rating < 10'000 ? *rating : 0;
}

}  // namespace

void append_opening(const Game& game, const Verdict& verdict, std::string& out) {
  if (verdict.start != Position::start()) return;
  Position position = verdict.start;
  const std::size_t most = std::min<std::size_t>(game.main.plies.size(), deepest_book);
  MainLine line(game);
  for (std::size_t i = 0; i < most; ++i) {
    const auto step = line.step(i, position);
    if (!step || !step->pit) break;
    out += step->pit->to_char();
    position = step->after;
  }
  fmt::format_to(std::back_inserter(out), " {} {} {}", format_result(game.closing_result()),
                 rating_of(game.value(TagKey::white_elo)), rating_of(game.value(TagKey::black_elo)));
}

void OpeningTree::add(std::string_view game, std::string_view) {
  const auto words = split(game, ' ');
  if (words.size() != 4) return;
  const auto result = parse_result(words[1]).value_or(Result::unknown);
  std::uint32_t at = 0;
  for (const char digit : words[0].substr(0, static_cast<std::size_t>(extent_.depth))) {
    const auto pit = static_cast<std::size_t>(digit - '1');
    if (nodes_[at].next[pit] == 0) {
      nodes_[at].next[pit] = static_cast<std::uint32_t>(nodes_.size());
      nodes_.emplace_back();
    }
    at = nodes_[at].next[pit];
    Node& node = nodes_[at];
    ++node.games;
    node.white += result == Result::white ? 1 : 0;
    node.black += result == Result::black ? 1 : 0;
    node.draws += result == Result::draw ? 1 : 0;
    for (const std::string_view word : {words[2], words[3]}) {
      const std::uint64_t rating = rating_of(word);
      node.ratings += rating;
      node.rated += rating > 0 ? 1 : 0;
    }
  }
}

std::optional<IoError> OpeningTree::finish() {
  text_ = "tqn-book: 1\nlines:\n";
  std::vector<Visit> open{{0, Position::start(), {}}};
  while (!open.empty()) {
    const Visit visit = std::move(open.back());
    open.pop_back();
    const Node& node = nodes_[visit.node];
    if (visit.node != 0) write(node, visit.moves);
    for (int number = Pit::highest; number >= Pit::lowest; --number) {
      const Pit pit = *Pit::from_number(number);
      const std::uint32_t next = node.next[static_cast<std::size_t>(pit.index())];
      if (next == 0 || nodes_[next].games < extent_.least_games || !visit.position.is_legal(pit)) continue;
      Visit further{next, visit.position, visit.moves};
      const Effect effect = play_unchecked(further.position, pit);
      MoveText move;
      move.from = pit;
      move.to = effect.landing;
      move.tuzdyk = effect.tuzdyk;
      if (!further.moves.empty()) further.moves += ' ';
      append_move(further.moves, move);
      open.push_back(std::move(further));
    }
  }
  out_->write(text_);
  return out_->commit();
}

void OpeningTree::write(const Node& node, std::string_view moves) {
  constexpr std::size_t much = std::size_t{1} << 16U;
  ++lines_;
  fmt::format_to(std::back_inserter(text_), "  - moves: \"{}\"\n    games: {}\n    score: {}-{}-{}\n", moves,
                 node.games, node.white, node.draws, node.black);
  if (node.rated > 0)
    fmt::format_to(std::back_inserter(text_), "    elo: {}\n", (node.ratings + node.rated / 2) / node.rated);
  if (text_.size() < much) return;
  out_->write(text_);
  text_.clear();
}

}  // namespace tqn::tools
