#include "tqn/annotate/book.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "annotate/book_text.hpp"
#include "annotate/overlay_entry.hpp"
#include "annotate/tag_facts.hpp"
#include "annotate/yaml_tree.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

using namespace annotating;
using Kind = YamlNode::Kind;

constexpr std::array<std::string_view, 4> languages{"en", "kk", "ky", "ru"};

/// A name as it can be the value of the tag Opening.
[[nodiscard]] const std::string& name_of(const YamlNode& node) {
  const std::string& name = text_of(node, "a name");
  if (name.find_first_of("\r\n") != std::string::npos) fail(node.place, "a name is one line");
  if (says_nothing(trimmed(name), TagKey::opening))
    fail(node.place, fmt::format("'{}' is no name: as a tag it would say that nothing is known", name));
  return name;
}

[[nodiscard]] std::array<std::string, 4> parse_names(const YamlNode* node) {
  std::array<std::string, 4> names;
  if (node == nullptr || node->is(Kind::nothing)) return names;
  if (!node->is(Kind::map)) {
    if (!node->is(Kind::text)) fail(node->place, "a name is a text, or a map of languages");
    names.front() = name_of(*node);
    return names;
  }
  for (std::size_t i = 0; i < node->keys.size(); ++i) {
    const auto language = std::ranges::find(languages, node->keys[i].text);
    if (language == languages.end())
      fail(node->keys[i].place, fmt::format("'{}' is no language: en, kk, ky or ru", node->keys[i].text));
    names[static_cast<std::size_t>(language - languages.begin())] = name_of(node->items[i]);
  }
  return names;
}

/// Plays the half-moves of a line. What they say must be so.
class LinePlayer {
 public:
  explicit LinePlayer(Place place) : place_(place) {}

  [[nodiscard]] Position play(Position position, const VariationWish::Move& move) {
    const MoveText& text = move.text;
    if (!text.from || !position.is_legal(*text.from))
      fail(place_, fmt::format("{} cannot be played there", move.written));
    const Side mover = position.turn();
    const Effect effect = play_unchecked(position, *text.from);
    if (text.to && text.to != effect.landing) fail(place_, fmt::format("{} cannot be played there", move.written));
    if (text.tuzdyk && !effect.tuzdyk) fail(place_, fmt::format("{} makes no tuzdyk", move.written));
    if (text.has_count()) judge_count(move, effect, position.kazan(mover) - effect.swept.white - effect.swept.black);
    return position;
  }

 private:
  /// All counts of a line are totals, or all are captured balls. tqn.md 5.3.
  void judge_count(const VariationWish::Move& move, const Effect& effect, int total) {
    totals_ = totals_ && effect.captured > 0 && move.text.count == total;
    captured_ = captured_ && effect.captured > 0 && move.text.count == effect.captured;
    if (!totals_ && !captured_) fail(place_, fmt::format("the count of {} is not right", move.written));
  }

  Place place_;
  bool totals_ = true;
  bool captured_ = true;
};

/// A line of the file: its name, and the positions on its way.
struct BookLine {
  std::array<std::string, 4> names;
  std::vector<Position> positions;
};

[[nodiscard]] BookLine parse_book_line(const YamlNode& node) {
  if (!node.is(Kind::map)) fail(node.place, "a line is a map with the key moves");
  const YamlNode* const moves = node.find("moves");
  if (moves == nullptr) fail(node.place, "a line needs the key moves");
  VariationWish line;
  parse_variation_moves(*moves, line);
  BookLine parsed{parse_names(node.find("name")), {Position::start()}};
  LinePlayer player(moves->place);
  for (const VariationWish::Move& move : line.moves)
    parsed.positions.push_back(player.play(parsed.positions.back(), move));
  return parsed;
}

[[nodiscard]] const std::vector<YamlNode>& lines_of(const YamlNode& root) {
  const YamlNode* const version = root.find("tqn-book");
  if (!root.is(Kind::map) || version == nullptr) fail(root.place, "a book of openings begins with tqn-book: 1");
  if (version->text != "1") fail(version->place, fmt::format("tqn-book is '{}'; 1 is known", version->text));
  const YamlNode* const lines = root.find("lines");
  if (lines == nullptr) fail(root.place, "a book of openings needs the key lines");
  if (!lines->is(Kind::list) && !lines->is(Kind::nothing)) fail(lines->place, "lines is a list");
  return lines->items;
}

}  // namespace

std::size_t Book::Hash::operator()(const Position& position) const noexcept {
  // What == does not compare is left out.
  std::array<std::uint64_t, 3> words{};
  std::memcpy(words.data(), &position, sizeof words);
  std::uint64_t sum = 0;
  for (const std::uint64_t word : words) sum = ((sum ^ word) * 0x9E3779B97F4A7C15U) ^ (sum >> 29U);
  return static_cast<std::size_t>(sum ^ (sum >> 32U));
}

std::variant<Book, YamlFault> Book::parse(std::string_view yaml) {
  auto tree = read_yaml_tree(yaml);
  if (auto* const fault = std::get_if<YamlFault>(&tree)) return std::move(*fault);
  Book book;
  book.positions_.try_emplace(Position::start());
  try {
    for (const YamlNode& node : lines_of(std::get<YamlNode>(tree))) {
      BookLine line = parse_book_line(node);
      book.depth_ = std::max(book.depth_, line.positions.size() - 1);
      for (const Position& position : line.positions) book.positions_.try_emplace(position);
      Names& names = book.positions_[line.positions.back()];
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty()) names[i] = std::move(line.names[i]);
      }
    }
  } catch (Fault& fault) {
    return std::move(fault.fault);
  }
  return book;
}

const Book& Book::standard() {
  static const Book book = [] {
    auto parsed = parse(standard_book_text());
    return std::holds_alternative<Book>(parsed) ? std::get<Book>(std::move(parsed)) : Book();
  }();
  return book;
}

std::string_view Book::name(const Position& position, Language language) const {
  const auto found = positions_.find(position);
  if (found == positions_.end()) return {};
  const std::string& own = found->second[static_cast<std::size_t>(language)];
  return own.empty() ? found->second.front() : own;
}

}  // namespace tqn
