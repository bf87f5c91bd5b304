#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string_view>

#include "annotate/overlay_entry.hpp"
#include "annotate/piece.hpp"
#include "tqn/notation/glyph.hpp"
#include "tqn/record/tag_name.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/controls.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::annotating {
namespace {

using Kind = YamlNode::Kind;

[[noreturn]] void unknown_key(const YamlNode& key, std::span<const std::string_view> known) {
  const auto near = nearest(key.text, known);
  fail(key.place,
       fmt::format("there is no key '{}' here; {}", key.text,
                   near ? fmt::format("did you mean {}?", *near) : fmt::format("known: {}", fmt::join(known, ", "))));
}

template <typename Number>
[[nodiscard]] std::optional<Number> number_of(std::string_view text) noexcept {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// "12w": the half-move 22.
[[nodiscard]] std::optional<std::uint32_t> half_move_of(std::string_view text) noexcept {
  if (text.empty() || (text.back() != 'w' && text.back() != 'b')) return std::nullopt;
  const auto number = number_of<std::uint32_t>(text.substr(0, text.size() - 1));
  if (!number || *number == 0 || *number > 1'000'000'000) return std::nullopt;
  return 2 * (*number - 1) + (text.back() == 'b' ? 1U : 0U);
}

/// The text up to the next slash, which is taken away with it.
[[nodiscard]] std::string_view take_part(std::string_view& rest) noexcept {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string_view part = rest.substr(0, slash);
  rest.remove_prefix(std::min(slash + 1, rest.size()));
  return part;
}

[[nodiscard]] std::vector<HalfMoveWish::Step> parse_path(const YamlNode& key) {
  std::vector<HalfMoveWish::Step> path;
  bool fits = !key.text.ends_with('/');
  for (std::string_view rest = key.text; fits;) {
    const auto half_move = half_move_of(take_part(rest));
    path.push_back({half_move.value_or(0), 0});
    fits = half_move.has_value();
    if (rest.empty()) break;
    path.back().variation = number_of<std::uint32_t>(take_part(rest)).value_or(0);
    fits = fits && path.back().variation != 0 && !rest.empty();
  }
  if (!fits) fail(key.place, fmt::format("'{}' is no half-move such as 12w, 12b or 12w/1/13b", key.text));
  return path;
}

/// "G6", "RN3", "4".
[[nodiscard]] bool is_pit(std::string_view text) noexcept {
  if (!text.empty() && std::string_view("GRYB").find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  if (!text.empty() && (text.front() == 'S' || text.front() == 'N')) text.remove_prefix(1);
  return text.size() == 1 && text.front() >= '1' && text.front() <= '9';
}

[[nodiscard]] bool is_arrow(std::string_view text) noexcept {
  const std::size_t sign = std::min(text.find('>'), text.size());
  const std::string_view to = text.substr(std::min(sign + 1, text.size()));
  return is_pit(text.substr(0, sign)) && is_pit(to) &&
         std::string_view("GRYB").find(to.front()) == std::string_view::npos;
}

[[nodiscard]] std::string command_of(const YamlNode& key, const YamlNode& value) {
  const bool captioned = key.text == "diagram";
  std::string arguments = captioned && value.is(Kind::nothing) ? "" : text_of(value, key.text);
  if (captioned && arguments.find_first_of("[]{}\r\n") != std::string::npos)
    fail(value.place, "a caption is one line without brackets");
  std::erase(arguments, captioned ? '\n' : ' ');
  for (std::size_t begin = 0; !captioned && begin <= arguments.size();) {
    const std::size_t end = std::min(arguments.find(',', begin), arguments.size());
    const std::string_view one = std::string_view(arguments).substr(begin, end - begin);
    if (!(key.text == "pits" ? is_pit(one) : is_arrow(one)))
      fail(value.place,
           fmt::format("'{}' is {}", one,
                       key.text == "pits" ? "no pit such as 6, G6 or RN3" : "no arrow such as 7>N6 or R3>4"));
    begin = end + 1;
  }
  return arguments.empty() ? fmt::format("[%{}]", key.text) : fmt::format("[%{} {}]", key.text, arguments);
}

[[nodiscard]] std::uint8_t glyph_of(const YamlNode& node) {
  const std::string& text = text_of(node, "a glyph");
  const auto number = number_of<std::uint8_t>(text.starts_with('$') ? std::string_view(text).substr(1) : text);
  const auto sign = parse_glyph(text);
  if (!number && !sign)
    fail(node.place, fmt::format("'{}' is no glyph: a sign such as !? or a number up to 255", text));
  return number ? *number : *sign;
}

[[nodiscard]] NoteWish comment_of(const YamlNode& node) {
  NoteWish wish;
  wish.place = node.place;
  wish.text = trimmed(without_controls(text_of(node, "a comment")));
  const std::string_view text = wish.text;
  if (text.find('}') != std::string_view::npos && text.find('\n') != std::string_view::npos)
    fail(node.place, "a comment with '}' is one line: it is written behind ';'");
  Note note;
  note.text = Text::borrow(wish.text);
  if (is_marked(note)) fail(node.place, "a comment that begins as those of the program do");
  if (tells_what_was_played(text))
    fail(node.place, "a note cannot have the commands stands, written and unread: they change what was played");
  return wish;
}

[[nodiscard]] LineWish parse_line(const YamlNode& map);
[[nodiscard]] std::vector<NoteWish> parse_notes(const YamlNode& node);

[[nodiscard]] NoteWish variation_of(const YamlNode& node) {
  NoteWish wish;
  wish.kind = NoteKind::variation;
  wish.place = node.place;
  wish.variation = std::make_unique<VariationWish>();
  wish.variation->place = node.place;
  if (node.is(Kind::text)) {
    parse_variation_moves(node, *wish.variation);
    return wish;
  }
  if (!node.is(Kind::map)) fail(node.place, "a variation is half-moves, or a map with the key moves");
  constexpr std::array<std::string_view, 3> known{"moves", "start", "notes"};
  for (const YamlNode& key : node.keys) {
    if (std::ranges::find(known, key.text) == known.end()) unknown_key(key, known);
  }
  const YamlNode* const moves = node.find("moves");
  if (moves == nullptr) fail(node.place, "a variation needs the key moves");
  parse_variation_moves(*moves, *wish.variation);
  wish.variation->line = parse_line(node);
  return wish;
}

[[nodiscard]] NoteWish parse_note(const YamlNode& key, const YamlNode& value) {
  constexpr std::array<std::string_view, 7> known{"comment", "glyph",  "pits",     "arrows",
                                                  "diagram", "escape", "variation"};
  if (key.text == "comment") return comment_of(value);
  if (key.text == "variation") return variation_of(value);
  NoteWish wish;
  wish.place = value.place;
  if (key.text == "glyph") {
    wish.kind = NoteKind::nag;
    wish.nag = glyph_of(value);
  } else if (key.text == "pits" || key.text == "arrows" || key.text == "diagram") {
    wish.text = command_of(key, value);
  } else if (key.text == "escape") {
    wish.kind = NoteKind::escape;
    wish.text = text_of(value, "an escape line");
    if (wish.text.find_first_of("\r\n") != std::string::npos) fail(value.place, "an escape line is one line");
  } else {
    unknown_key(key, known);
  }
  return wish;
}

void parse_item(const YamlNode& node, std::vector<NoteWish>& notes) {
  if (node.is(Kind::text)) {
    notes.push_back(comment_of(node));
    return;
  }
  if (!node.is(Kind::map)) fail(node.place, "a note is a text, or a map with keys such as comment and glyph");
  for (std::size_t i = 0; i < node.keys.size(); ++i) notes.push_back(parse_note(node.keys[i], node.items[i]));
}

std::vector<NoteWish> parse_notes(const YamlNode& node) {
  std::vector<NoteWish> notes;
  if (node.is(Kind::list)) {
    for (const YamlNode& item : node.items) parse_item(item, notes);
  } else if (!node.is(Kind::nothing)) {
    parse_item(node, notes);
  }
  return notes;
}

LineWish parse_line(const YamlNode& map) {
  LineWish line;
  if (const YamlNode* const start = map.find("start")) line.start = parse_notes(*start);
  const YamlNode* const notes = map.find("notes");
  if (notes == nullptr || notes->is(Kind::nothing)) return line;
  if (!notes->is(Kind::map)) fail(notes->place, "notes is a map of half-moves such as 12w");
  for (std::size_t i = 0; i < notes->keys.size(); ++i) {
    const YamlNode& key = notes->keys[i];
    line.notes.push_back({parse_path(key), key.text, key.place, parse_notes(notes->items[i])});
  }
  return line;
}

[[nodiscard]] std::vector<TagWish> parse_tags(const YamlNode& node, std::string_view what) {
  if (!node.is(Kind::map)) fail(node.place, fmt::format("{} is a map of tags", what));
  std::vector<TagWish> tags;
  for (std::size_t i = 0; i < node.keys.size(); ++i) {
    const YamlNode& value = node.items[i];
    const std::string& text = text_of(value, "the value of a tag");
    if (text.find_first_of("\r\n") != std::string::npos) fail(value.place, "the value of a tag is one line");
    tags.push_back({node.keys[i].text, text, node.keys[i].place});
  }
  return tags;
}

void judge_tag_to_set(const TagWish& tag) {
  if (!is_tag_name(tag.name)) fail(tag.place, fmt::format("'{}' is no name of a tag", tag.name));
  const TagKey key = find_tag(tag.name).key;
  if (key == TagKey::result || key == TagKey::variant || key == TagKey::rules || key == TagKey::set_up ||
      key == TagKey::fen)
    fail(tag.place, fmt::format("the tag {} says what was played, and is not set by notes", tag.name));
}

[[nodiscard]] OverlayEntry parse_entry(const YamlNode& node) {
  if (!node.is(Kind::map)) fail(node.place, "an entry is a map with the key game or match");
  constexpr std::array<std::string_view, 6> known{"game", "match", "tags", "start", "notes", "end"};
  for (const YamlNode& key : node.keys) {
    if (std::ranges::find(known, key.text) == known.end()) unknown_key(key, known);
  }
  OverlayEntry entry;
  entry.place = node.place;
  const YamlNode* const game = node.find("game");
  const YamlNode* const match = node.find("match");
  if ((game == nullptr) == (match == nullptr)) fail(node.place, "an entry has either the key game or the key match");
  if (game != nullptr) {
    entry.game = number_of<std::uint64_t>(text_of(*game, "game"));
    if (!entry.game || *entry.game == 0)
      fail(game->place, fmt::format("'{}' is no number of a game, from 1", game->text));
  } else {
    entry.match = parse_tags(*match, "match");
    if (entry.match.empty()) fail(match->place, "match names no tag");
  }
  if (const YamlNode* const tags = node.find("tags")) entry.tags = parse_tags(*tags, "tags");
  for (const TagWish& tag : entry.tags) judge_tag_to_set(tag);
  entry.line = parse_line(node);
  if (const YamlNode* const end = node.find("end")) entry.end = parse_notes(*end);
  return entry;
}

}  // namespace

const std::string& text_of(const YamlNode& node, std::string_view what) {
  if (node.is(Kind::nothing)) fail(node.place, fmt::format("{} is a text, and nothing stands here", what));
  if (!node.is(Kind::text)) fail(node.place, fmt::format("{} is a text", what));
  if (std::ranges::any_of(node.text, is_control_byte))
    fail(node.place, fmt::format("{} with a control character, which a record does not hold", what));
  return node.text;
}

std::vector<OverlayEntry> parse_entries(const YamlNode& root) {
  constexpr std::array<std::string_view, 2> known{"tqn-notes", "games"};
  if (!root.is(Kind::map)) fail(root.place, "a file of notes is a map that begins with tqn-notes: 1");
  for (const YamlNode& key : root.keys) {
    if (std::ranges::find(known, key.text) == known.end()) unknown_key(key, known);
  }
  const YamlNode* const version = root.find("tqn-notes");
  if (version == nullptr) fail(root.place, "a file of notes begins with tqn-notes: 1");
  if (version->text != "1") fail(version->place, fmt::format("tqn-notes is '{}'; 1 is known", version->text));
  std::vector<OverlayEntry> entries;
  const YamlNode* const games = root.find("games");
  if (games == nullptr || games->is(Kind::nothing)) return entries;
  if (!games->is(Kind::list)) fail(games->place, "games is a list");
  for (const YamlNode& node : games->items) entries.push_back(parse_entry(node));
  return entries;
}

}  // namespace tqn::annotating
