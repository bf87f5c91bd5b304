#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "formats/cutters.hpp"
#include "formats/opening_tree/node.hpp"
#include "formats/opening_tree/writer.hpp"
#include "formats/plain_moves.hpp"
#include "formats/words.hpp"
#include "tqn/core/position.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> shared_extensions{".txt"};

/// Grows the lines of one game.
class Grower {
 public:
  Grower(Game& game, std::uint32_t base, Sink& sink) noexcept : game_(game), base_(base), sink_(sink) {}

  void plant(const std::vector<TreeNode>& nodes) {
    std::vector<MoveText> moves;
    moves.reserve(nodes.size());
    for (const TreeNode& node : nodes) moves.push_back(parse(node));
    add_root(nodes, moves);
    for (std::size_t i = 0; i < nodes.size(); ++i) add(nodes[i], moves[i]);
    take_result(nodes);
  }
  void add_unread_line(std::string_view line, std::uint32_t begin) {
    const Span where{begin - base_, begin - base_ + static_cast<std::uint32_t>(line.size())};
    add_unread(game_, line, where, sink_);
  }

 private:
  struct Place {
    Line* line;
    std::size_t ply;
    std::size_t nesting;
  };

  static MoveText parse(const TreeNode& node) {
    Game scratch;
    Sink unheard(Sink::Codes{}, 0);
    add_half_move(scratch, node.word, {}, Marks::latin, unheard);
    return scratch.main.plies.front().move;
  }

  void add_root(const std::vector<TreeNode>& nodes, const std::vector<MoveText>& moves) {
    constexpr std::uint32_t most_before = 64;
    const std::uint32_t before = nodes.front().half_move;
    offset_ = before;
    for (std::uint32_t i = 0; i < std::min(before, most_before); ++i) add_missing_half_move(game_, {0, 0});
    if (before != 1) return;
    const auto root = find_tree_root(nodes, moves);
    Diagnostic* const d = sink_.report(Code::dialect_guess, {0, nodes.front().end - base_});
    if (!root) {
      if (d != nullptr)
        d->message = "White's first half-move is not in the tree, and its lines do not tell which it is";
      return;
    }
    Position position = Position::start();
    MoveText& move = game_.main.plies.front().move;
    move.missing = false;
    move.from = *root;
    move.to = play_unchecked(position, *root).landing;
    if (d != nullptr)
      d->message = fmt::format("the tree begins behind {}: its lines follow no other half-move", format_move(move));
  }

  void add(const TreeNode& node, const MoveText& move) {
    const bool child = node.depth == current_.size();
    if (skipped_ && node.depth > *skipped_) return add_note(node);
    skipped_.reset();
    // Neither a child nor a sibling of anything, or a variation that is too deep; then so is what is below it.
    if (node.depth > current_.size()) return add_note(node);
    if (!child && first_[node.depth].nesting >= most_variation_depth) {
      skipped_ = node.depth;
      return add_note(node);
    }
    if (child) {
      Line& line = current_.empty() ? game_.main : *current_.back().line;
      current_.push_back({&line, line.plies.size(), current_.empty() ? 0 : current_.back().nesting});
      first_.resize(node.depth);
      first_.push_back(current_.back());
    } else {
      const Place beside = first_[node.depth];
      Note& note = beside.line->plies[beside.ply].notes.make().emplace_back();
      note.kind = NoteKind::variation;
      note.where = {node.begin - base_, node.end - base_};
      current_.resize(node.depth);
      first_.resize(node.depth + 1);
      current_.push_back({&note.line.make(), 0, beside.nesting + 1});
    }
    add_ply(*current_.back().line, node, move);
  }

  void add_ply(Line& line, const TreeNode& node, const MoveText& move) {
    const Span where{node.word_begin - base_, node.word_begin - base_ + static_cast<std::uint32_t>(node.word.size())};
    if (node.half_move != offset_ + node.depth) {
      line.numbers.push_back({static_cast<std::uint32_t>(line.plies.size()), node.half_move / 2 + 1,
                              node.half_move % 2 == 1, false, true, where});
    }
    Ply& ply = line.plies.emplace_back();
    ply.move = move;
    ply.move.where = where;
    if (!is_half_move(node.word)) {
      Game scratch;
      add_half_move(scratch, node.word, where, Marks::latin, sink_);  // which reports it
      ply = std::move(scratch.main.plies.front());
    }
    if (!node.points.empty()) {
      Note& note = ply.notes.make().emplace_back();
      note.text = Text(node.points);
      const std::uint32_t begin = node.points_begin - base_;
      note.where = {begin - 1, begin + static_cast<std::uint32_t>(node.points.size()) + 1};
    }
  }

  void add_note(const TreeNode& node) {
    add_unread(game_, fmt::format("{} {}", node.depth, node.word), {node.begin - base_, node.end - base_}, sink_);
  }

  /// A tree of one game tells its result.
  void take_result(const std::vector<TreeNode>& nodes) {
    const TreeNode& last = nodes.back();
    if (last.depth + 1 != nodes.size()) return;
    const std::size_t comma = last.points.find(", ");
    if (comma == std::string_view::npos || last.points.substr(comma + 2) != std::string(tree_games_word) + "1") return;
    const std::string_view points = last.points.substr(0, comma);
    constexpr std::array<std::pair<std::string_view, Result>, 3> results{
        {{"1-0", Result::white}, {"0-1", Result::black}, {"0,5-0,5", Result::draw}}};
    for (const auto& [written, result] : results) {
      if (points == written) game_.result = result;
    }
    game_.result_where = {last.points_begin - base_,
                          last.points_begin - base_ + static_cast<std::uint32_t>(points.size())};
  }

  Game& game_;
  std::uint32_t base_;
  Sink& sink_;
  std::uint32_t offset_ = 0;
  std::optional<std::uint32_t> skipped_;  ///< the depth of a node that was not taken, nor what is below it
  std::vector<Place> current_;            ///< the node of each depth on the way to the last one
  std::vector<Place> first_;              ///< the first of its siblings, behind which the others stand
};

class TreeReader final : public GameReader {
 public:
  explicit TreeReader(std::string_view text) noexcept : text_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    game.clear();
    skip_blank_lines();
    if (at_ >= text_.size()) return std::nullopt;
    const auto begin = static_cast<std::uint32_t>(at_);
    std::uint32_t end = begin;
    std::vector<TreeNode> nodes;
    std::vector<std::pair<std::string_view, std::uint32_t>> unread;
    while (at_ < text_.size()) {
      const std::string_view line = next_line();
      if (is_blank_text(line)) break;
      const auto line_begin = static_cast<std::uint32_t>(line.data() - text_.data());
      end = line_begin + static_cast<std::uint32_t>(line.size());
      auto node = parse_tree_node(line, line_begin);
      if (node) nodes.push_back(*node);
      if (!node) unread.emplace_back(line, line_begin);
    }
    Grower grower(game, begin, sink);
    if (!nodes.empty()) grower.plant(nodes);
    for (const auto& [line, line_begin] : unread) grower.add_unread_line(line, line_begin);
    if (at_ >= text_.size()) report_if_cut(text_, sink);
    game.where = {0, end - begin};
    return Span{begin, end};
  }

 private:
  std::string_view next_line() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    std::string_view line = text_.substr(at_, end - at_);
    at_ = std::min(end + 1, text_.size());
    while (line.ends_with('\r') || line.ends_with(' ')) line.remove_suffix(1);
    return line;
  }
  void skip_blank_lines() {
    while (at_ < text_.size()) {
      const std::size_t before = at_;
      if (is_blank_text(next_line())) continue;
      at_ = before;
      return;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::unique_ptr<GameReader> open_tree(std::string_view text) { return std::make_unique<TreeReader>(text); }

Guess sniff_tree(std::string_view head) {
  std::string_view line = head.substr(0, head.find_first_of("\r\n"));
  const auto node = parse_tree_node(line, 0);
  if (!node || node->depth != 0 || node->points.find(tree_games_word) == std::string_view::npos) return {};
  return {Certainty::certain, "its first line is one of an opening tree"};
}

bool has_incomplete_variation(const Line& line, std::size_t nesting) {
  if (nesting > most_variation_depth) return true;
  return std::ranges::any_of(line.plies, [nesting](const Ply& ply) {
    if (nesting > 0 && !ply.move.complete()) return true;
    return ply.notes && std::ranges::any_of(*ply.notes, [nesting](const Note& note) {
             return note.kind == NoteKind::variation && note.line && has_incomplete_variation(*note.line, nesting + 1);
           });
  });
}

std::string refuse_tree(const Game& game) {
  if (game.main.plies.empty()) return "it has no half-moves";
  if (std::string why = refuse_unless_plain(game); !why.empty()) return why;
  if (has_incomplete_variation(game.main, 0)) return "a variation has a half-move that is missing or cannot be read";
  return {};
}

bool carries_tag(TagKey) { return false; }

}  // namespace

const Format opening_tree_format{
    .name = "opening-tree",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "the opening trees of MasterTK: a line for each half-move, variations by their depth",
    .sniff = sniff_tree,
    .cutter = make_document_cutter,
    .open = open_tree,
    .write = write_tree,
    .carries = {Carries::none, Carries::lossy, Carries::full, Carries::none, Carries::none, Carries::full,
                Carries::full, Carries::derived, Carries::none, Carries::lossy},
    .carries_tag = carries_tag,
    .refuses = refuse_tree,
    .utf16 = true,
    .between = "\r\n",
};

}  // namespace tqn
