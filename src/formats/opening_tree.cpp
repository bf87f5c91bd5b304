#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "formats/cutters.hpp"
#include "formats/plain_moves.hpp"
#include "formats/tqn/blanks.hpp"
#include "formats/words.hpp"
#include "tqn/core/position.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/move.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> shared_extensions{".txt"};
constexpr std::string_view games_word = "\u0432\u0441\u0435\u0433\u043E: ";  // which the program writes

/// A line of a tree: "3 2... 98x (0-1, ...: 1)".
struct Node {
  std::uint32_t depth = 0;
  std::uint32_t half_move = 0;  ///< as its number says, from 0
  std::string_view word;
  std::uint32_t word_begin = 0;
  std::string_view points;  ///< without its parentheses
  std::uint32_t points_begin = 0;
  std::uint32_t begin = 0, end = 0;
};

std::optional<std::uint32_t> take_number(std::string_view& text) noexcept {
  const std::size_t size = std::min(text.find_first_not_of("0123456789"), text.size());
  if (size == 0 || size > 8) return std::nullopt;
  std::uint32_t number = 0;
  for (const char c : text.substr(0, size)) number = number * 10 + static_cast<std::uint32_t>(c - '0');
  text.remove_prefix(size);
  return number;
}

bool take(std::string_view& text, std::string_view what) noexcept {
  if (!text.starts_with(what)) return false;
  text.remove_prefix(what.size());
  return true;
}

/// The node that a line says; nothing if it says none.
std::optional<Node> parse_node(std::string_view line, std::uint32_t begin) {
  Node node;
  node.begin = begin;
  node.end = begin + static_cast<std::uint32_t>(line.size());
  std::string_view rest = line;
  const auto here = [&] { return begin + static_cast<std::uint32_t>(rest.data() - line.data()); };
  const auto depth = take_number(rest);
  if (!depth || !take(rest, " ")) return std::nullopt;
  const auto number = take_number(rest);
  if (!number || *number == 0 || !take(rest, ".")) return std::nullopt;
  const bool black = take(rest, "..");
  while (take(rest, " ")) continue;
  node.depth = *depth;
  node.half_move = 2 * (*number - 1) + (black ? 1 : 0);
  node.word = rest.substr(0, rest.find(' '));
  node.word_begin = here();
  rest.remove_prefix(node.word.size());
  while (take(rest, " ")) continue;
  if (take(rest, "(") && rest.ends_with(')')) {
    node.points_begin = here();
    node.points = rest.substr(0, rest.size() - 1);
  } else if (!rest.empty()) {
    return std::nullopt;
  }
  return node;
}

/// Whether a half-move can be played as it is written.
bool play_as_written(Position& position, const MoveText& move) {
  if (!move.from || !position.is_legal(*move.from)) return false;
  const Effect effect = play_unchecked(position, *move.from);
  return (!move.to || effect.landing == *move.to) && effect.tuzdyk == move.tuzdyk;
}

/// How many nodes can be played behind a first half-move.
std::size_t count_playable(const std::vector<Node>& nodes, const std::vector<MoveText>& moves, const Position& root) {
  std::vector<Position> path{root};  // before the node of each depth
  std::size_t playable = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].depth >= path.size()) continue;  // below one that cannot be played
    path.erase(path.begin() + nodes[i].depth + 1, path.end());
    Position position = path.back();
    if (!play_as_written(position, moves[i])) continue;
    path.push_back(position);
    ++playable;
  }
  return playable;
}

/// The half-move of White that all lines of a tree follow; nothing if several do as well.
std::optional<Pit> find_root(const std::vector<Node>& nodes, const std::vector<MoveText>& moves) {
  std::size_t best = 0;
  std::optional<Pit> found;
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    Position position = Position::start();
    play_unchecked(position, *Pit::from_number(number));
    const std::size_t playable = count_playable(nodes, moves, position);
    if (playable < best || playable == 0) continue;
    found = playable > best ? Pit::from_number(number) : std::nullopt;
    best = playable;
  }
  return found;
}

/// Grows the lines of one game.
class Grower {
 public:
  Grower(Game& game, std::uint32_t base, Sink& sink) noexcept : game_(game), base_(base), sink_(sink) {}

  void plant(const std::vector<Node>& nodes) {
    std::vector<MoveText> moves;
    moves.reserve(nodes.size());
    for (const Node& node : nodes) moves.push_back(parse(node));
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

  static MoveText parse(const Node& node) {
    Game scratch;
    Sink unheard(Sink::Codes{}, 0);
    add_half_move(scratch, node.word, {}, Marks::latin, unheard);
    return scratch.main.plies.front().move;
  }

  void add_root(const std::vector<Node>& nodes, const std::vector<MoveText>& moves) {
    constexpr std::uint32_t most_before = 64;
    const std::uint32_t before = nodes.front().half_move;
    offset_ = before;
    for (std::uint32_t i = 0; i < std::min(before, most_before); ++i) add_missing_half_move(game_, {0, 0});
    if (before != 1) return;
    const auto root = find_root(nodes, moves);
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

  void add(const Node& node, const MoveText& move) {
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

  void add_ply(Line& line, const Node& node, const MoveText& move) {
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

  void add_note(const Node& node) {
    add_unread(game_, fmt::format("{} {}", node.depth, node.word), {node.begin - base_, node.end - base_}, sink_);
  }

  /// A tree of one game tells its result.
  void take_result(const std::vector<Node>& nodes) {
    const Node& last = nodes.back();
    if (last.depth + 1 != nodes.size()) return;
    const std::size_t comma = last.points.find(", ");
    if (comma == std::string_view::npos || last.points.substr(comma + 2) != std::string(games_word) + "1") return;
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
    std::vector<Node> nodes;
    std::vector<std::pair<std::string_view, std::uint32_t>> unread;
    while (at_ < text_.size()) {
      const std::string_view line = next_line();
      if (is_blank_text(line)) break;
      const auto line_begin = static_cast<std::uint32_t>(line.data() - text_.data());
      end = line_begin + static_cast<std::uint32_t>(line.size());
      auto node = parse_node(line, line_begin);
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
  const auto node = parse_node(line, 0);
  if (!node || node->depth != 0 || node->points.find(games_word) == std::string_view::npos) return {};
  return {Certainty::certain, "its first line is one of an opening tree"};
}

/// "1,5-0,5, ...: 2": what a comment must be to stand in the parentheses.
bool is_points(std::string_view text) {
  const std::size_t comma = text.find(", ");
  if (comma == std::string_view::npos || !text.substr(comma + 2).starts_with(games_word)) return false;
  const std::string_view games = text.substr(comma + 2 + games_word.size());
  const auto only = [](std::string_view part, std::string_view set) {
    return !part.empty() && part.find_first_not_of(set) == std::string_view::npos;
  };
  return only(text.substr(0, comma), "0123456789,-") && only(games, "0123456789");
}

std::string_view points_of(const Ply& ply) {
  if (!ply.notes) return {};
  for (const Note& note : *ply.notes) {
    if (note.kind == NoteKind::comment && is_points(trimmed(note.text.view()))) return trimmed(note.text.view());
  }
  return {};
}

bool has_variations(const Ply& ply) {
  return ply.notes &&
         std::ranges::any_of(*ply.notes, [](const Note& note) { return note.kind == NoteKind::variation; });
}

std::string_view points_of_game(const Game& game) noexcept {
  switch (game.closing_result()) {
    case Result::white:
      return "1-0";
    case Result::black:
      return "0-1";
    case Result::draw:
      return "0,5-0,5";
    case Result::unknown:
      break;
  }
  return "0-0";
}

class Lister {
 public:
  Lister(const Game& game, std::string& out) : game_(game), out_(out) {}

  void list() {
    const std::vector<Ply>& plies = game_.main.plies;
    counted_ = std::ranges::any_of(plies, [](const Ply& ply) { return !points_of(ply).empty(); });
    // Half-moves before the first one that was counted are what the tree is rooted in.
    if (counted_) {
      while (points_of(plies[root_]).empty() && !has_variations(plies[root_]) && root_ + 1 < plies.size()) ++root_;
      if (root_ > 1 || points_of(plies[root_]).empty()) root_ = 0;
    }
    list(game_.main, root_, root_, 0);
  }

 private:
  /// A node, what goes on from it, then what could be in its place.
  void list(const Line& line, std::size_t from, std::size_t half_move, std::size_t nesting) {
    for (std::size_t i = from; i < line.plies.size(); ++i) append(line.plies[i], half_move + i - from, nesting);
    if (nesting >= most_variation_depth) return;
    for (std::size_t i = line.plies.size(); i-- > from;) {
      if (!line.plies[i].notes) continue;
      for (const Note& note : *line.plies[i].notes) {
        if (note.kind == NoteKind::variation && note.line) list(*note.line, 0, half_move + i - from, nesting + 1);
      }
    }
  }

  void append(const Ply& ply, std::size_t half_move, std::size_t nesting) {
    out_ += fmt::format("{} {}{} ", half_move - root_, half_move / 2 + 1, half_move % 2 == 0 ? "." : "...");
    append_digits(out_, ply.move);
    if (ply.move.tuzdyk) out_ += 'x';
    const std::string_view points = points_of(ply);
    if (!points.empty()) {
      out_.append(" (").append(points).append(")\r\n");
    } else {
      const bool main = nesting == 0 && !counted_;
      out_ += fmt::format(" ({}, {}{})\r\n", main ? points_of_game(game_) : "0-0", games_word, main ? 1 : 0);
    }
  }

  const Game& game_;
  std::string& out_;
  std::size_t root_ = 0;
  bool counted_ = false;  ///< the record says points itself
};

void write_tree(const Game& game, std::string& out, const WriteOptions&) { Lister(game, out).list(); }

bool has_incomplete_variation(const Line& line, std::size_t nesting) {
  if (nesting > most_variation_depth) return true;
  return std::ranges::any_of(line.plies, [nesting](const Ply& ply) {
    if (nesting > 0 && !ply.move.complete()) return true;
    return ply.notes && std::ranges::any_of(*ply.notes, [nesting](const Note& note) {
             return note.kind == NoteKind::variation && note.line && has_incomplete_variation(*note.line, nesting + 1);
           });
  });
}

std::string_view refuse_tree(const Game& game) {
  if (game.main.plies.empty()) return "it has no half-moves";
  if (const std::string_view why = refuse_unless_plain(game); !why.empty()) return why;
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
