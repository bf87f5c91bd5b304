#include "formats/yaml/reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "formats/tqn/quote.hpp"
#include "formats/tqn/reader.hpp"
#include "formats/yaml/document.hpp"
#include "formats/yaml/spans.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/record/tag_name.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/suggest.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// So many bytes of a line tell whether it begins a document: a mark and "%YAML ".
constexpr std::size_t longest_begin = 9;

constexpr std::array<std::string_view, 3> keys{"tqn", "tags", "moves"};

/// From a place to the end of its line, at least one byte if there is one.
Span rest_of_line(std::string_view text, std::uint32_t at) noexcept {
  const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
  const std::size_t last = std::max(end, std::min<std::size_t>(at + std::size_t{1}, text.size()));
  return {at, static_cast<std::uint32_t>(last)};
}

/// Reads one document as a game.
class YamlGame {
 public:
  YamlGame(std::string_view text, std::string& moves, Game& game, Sink& sink) noexcept
      : text_(text), moves_(moves), game_(game), sink_(sink) {}

  void read() {
    if (const auto bad = find_invalid_utf8(text_)) {
      const auto at = static_cast<std::uint32_t>(*bad);
      return refuse({at, at + 1}, "this byte is no part of UTF-8", Code::invalid_utf8);
    }
    YamlDocument document = read_yaml_document(text_);
    if (document.error) return refuse(rest_of_line(text_, document.error->at), std::move(document.error->message));
    std::vector<Tag> tags;
    const YamlEntry* moves = nullptr;
    if (!take(document, tags, moves)) return;
    if (moves != nullptr && !read_moves(*moves->scalar, tags)) return;
    game_ = Game(game_);  // a copy owns its texts; the moves are not kept
    game_.tags = std::move(tags);
    game_.where = {0, static_cast<std::uint32_t>(text_.size())};
  }

 private:
  void refuse(Span where, std::string message, Code code = Code::unreadable_game) {
    game_.clear();
    if (Diagnostic* d = sink_.report(code, where)) d->message = std::move(message);
  }
  /// The same at a scalar. Always false.
  bool refuse_at(const YamlScalar& at, std::string message) {
    refuse(rest_of_line(text_, at.at), std::move(message));
    return false;
  }

  bool take(const YamlDocument& document, std::vector<Tag>& tags, const YamlEntry*& moves) {
    bool versioned = false;
    std::set<std::string_view> seen;
    for (const YamlEntry& entry : document.entries) {
      const std::string& key = entry.key.text;
      if (!seen.insert(key).second)
        return refuse_at(entry.key, fmt::format("the key \"{}\" is there a second time", key));
      if (key == "tags") {
        if (!take_tags(entry, tags)) return false;
      } else if (key == "moves") {
        if (!entry.scalar) return refuse_at(entry.key, "\"moves\" is a text");
        moves = &entry;
      } else if (key == "tqn") {
        versioned = true;
        if (!entry.scalar || entry.scalar->text != std::to_string(yaml_version))
          return refuse_at(entry.key, fmt::format("only version {} of a game is known", yaml_version));
      } else if (const auto near = nearest(key, keys)) {  // a slip would cost all that stands under it
        return refuse_at(entry.key, fmt::format("there is no key \"{}\", did you mean \"{}\"?", key, *near));
      } else if (Diagnostic* d = sink_.report(Code::part_left_out, rest_of_line(text_, entry.key.at))) {
        d->message = fmt::format("there is no key \"{}\"; it was left out", key);
      }
    }
    if (versioned || moves != nullptr || !tags.empty()) return true;
    refuse(Span{0, static_cast<std::uint32_t>(std::min<std::size_t>(text_.size(), 1))},
           "a game has \"tags\" or \"moves\", here are neither");
    return false;
  }

  bool take_tags(const YamlEntry& entry, std::vector<Tag>& tags) {
    if (!entry.is_map && !entry.scalar->text.empty())
      return refuse_at(entry.key, "\"tags\" is a map: a name, a colon and a value on each line");
    for (const auto& [name, value] : entry.members) {
      if (!is_tag_name(name.text)) return refuse_at(name, "the name of a tag is a letter, then letters, digits and _");
      const TagName found = find_tag(name.text);
      const Span where = rest_of_line(text_, name.at);
      tags.push_back({found.key,
                      found.alias,
                      Text(name.text),
                      Text(value.text),
                      where,
                      {std::min(value.at, where.end), where.end}});
    }
    return true;
  }

  /// Puts the start position in front of the moves, since the numbers of moves count from it, and reads both as TQN.
  bool read_moves(const YamlScalar& scalar, const std::vector<Tag>& tags) {
    moves_.clear();
    PlaceMap places;
    const auto start = std::ranges::find(tags, TagKey::fen, &Tag::key);
    if (start != tags.end()) {
      moves_ = fmt::format("[FEN \"{}\"]\n\n", escape_value(start->value.view()));
      places.add_whole(0, start->value_where);
    }
    const auto added = static_cast<std::uint32_t>(moves_.size());
    map_lines(scalar, added, places);
    moves_ += scalar.text;
    const std::size_t known = sink_.kept().size();
    const std::size_t used = read_tqn(moves_, game_, sink_);
    move_places(sink_, known, places);
    const std::size_t tags_added = added > 0 ? 1 : 0;
    const bool only_blanks = scalar.text.find_first_not_of(" \t\r\n") == std::string::npos;
    if (used != moves_.size() && !only_blanks) return refuse_at(scalar, "there is more than one game in \"moves\"");
    if (game_.tags.size() > tags_added)
      return refuse_at(scalar, "there are tags in \"moves\"; they belong to \"tags\"");
    move_places(game_, places);
    return true;
  }

  /// Where the lines of a block of text stand; a text in another style is one place.
  void map_lines(const YamlScalar& scalar, std::uint32_t added, PlaceMap& places) const {
    const Span whole = rest_of_line(text_, scalar.at);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> lines;
    std::string own;
    if (scalar.at < text_.size() && text_[scalar.at] == '|') find_lines(scalar, lines, own);
    // The last line ends, and what stands behind it is not looked at.
    const std::string_view wanted = scalar.text;
    if (own.size() < wanted.size() || own.substr(0, wanted.size()) != wanted || lines.empty())
      return places.add_whole(added, whole);
    for (const auto& [at, other] : lines) places.add(added + at, other);
  }

  /// Takes the indentation off the lines below a '|'.
  void find_lines(const YamlScalar& scalar, std::vector<std::pair<std::uint32_t, std::uint32_t>>& lines,
                  std::string& own) const {
    std::size_t at = text_.find('\n', scalar.at);
    const std::string_view header = text_.substr(scalar.at, std::min(at, text_.size()) - scalar.at);
    const std::size_t digit = header.find_first_of("123456789");
    std::optional<std::size_t> indent;
    if (digit <= 2) indent = static_cast<std::size_t>(header[digit] - '0');
    while (at != std::string_view::npos && own.size() < scalar.text.size()) {
      const std::size_t begin = at + 1;
      at = text_.find('\n', begin);
      std::string_view line = text_.substr(begin, std::min(at, text_.size()) - begin);
      if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
      const std::size_t first = line.find_first_not_of(' ');
      if (!indent && first != std::string_view::npos) indent = first;
      const std::size_t taken = std::min({indent.value_or(0), line.size(), first});
      lines.emplace_back(static_cast<std::uint32_t>(own.size()), static_cast<std::uint32_t>(begin + taken));
      own.append(line.substr(taken)).push_back('\n');
    }
  }

  std::string_view text_;
  std::string& moves_;
  Game& game_;
  Sink& sink_;
};

class YamlReader final : public GameReader {
 public:
  explicit YamlReader(std::string_view text) noexcept : text_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    while (at_ < text_.size()) {
      const std::size_t begin = text_.size() - without_byte_order_mark(text_.substr(at_)).size();
      at_ = end_of_document(begin);
      const std::string_view document = text_.substr(begin, at_ - begin);
      if (is_empty(document)) continue;
      game.clear();
      if (document.size() >= most_game_bytes) {
        if (Diagnostic* d = sink.report(Code::too_large, {0, 1})) d->message = "this game is larger than 16 MiB";
      } else {
        YamlGame(document, moves_, game, sink).read();
      }
      return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::size_t end_of_document(std::size_t begin) const noexcept {
    for (std::size_t at = text_.find('\n', begin); at != std::string_view::npos; at = text_.find('\n', at + 1)) {
      if (begins_yaml_document(text_.substr(at + 1))) return at + 1;
    }
    return text_.size();
  }

  /// Whether only marks, comments and empty lines are there.
  static bool is_empty(std::string_view document) noexcept {
    while (!document.empty()) {
      const std::size_t end = std::min(document.find('\n'), document.size());
      const std::string_view line = document.substr(0, end);
      document.remove_prefix(std::min(end + 1, document.size()));
      const std::size_t first = line.find_first_not_of(" \t\r");
      if (first == std::string_view::npos || line[first] == '#') continue;
      if (line.starts_with('%') && begins_yaml_document(line)) continue;
      if (line.starts_with("---") || line.starts_with("...")) {
        const std::size_t more = line.find_first_not_of(" \t\r", 3);
        if (more == std::string_view::npos || line[more] == '#') continue;
      }
      return false;
    }
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string moves_;  ///< memory for them
};

/// Cuts before the lines that begin a document.
class YamlCutter final : public Cutter {
 public:
  Cut cut(std::string_view pending, bool at_end) override {
    std::size_t last = 0;
    for (std::size_t at = pending.find('\n', at_); at != std::string_view::npos; at = pending.find('\n', at + 1)) {
      // The mark and what stands behind it must be there.
      if (pending.size() - at <= longest_begin && !at_end) break;
      at_ = at + 1;
      if (!begins_yaml_document(pending.substr(at + 1))) continue;
      last = at + 1;
      if (skipping_) break;
    }
    if (skipping_) return skip(pending, last, at_end);
    if (at_end) return {pending.size(), false};
    if (last == 0 && pending.size() >= most_game_bytes) {
      skipping_ = true;
      last = pending.size();
    }
    at_ -= std::min(at_, last);
    return {last, false};
  }

 private:
  Cut skip(std::string_view pending, std::size_t found, bool at_end) {
    // A line end near the end may still turn out to stand before a document.
    const std::size_t all = at_end ? pending.size() : pending.size() - std::min(pending.size(), longest_begin);
    const std::size_t size = found > 0 ? found : all;
    skipping_ = found == 0;
    at_ -= std::min(at_, size);
    return {size, true};
  }

  std::size_t at_ = 0;  ///< line ends before it were looked at
  bool skipping_ = false;
};

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) noexcept {
  return text.substr(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
}

bool begins_yaml_document(std::string_view line) noexcept {
  line = without_byte_order_mark(line);
  if (line.starts_with("%YAML ") || line.starts_with("%TAG ")) return true;
  if (!line.starts_with("---")) return false;
  return line.size() == 3 || line[3] == ' ' || line[3] == '\t' || line[3] == '\r' || line[3] == '\n';
}

std::unique_ptr<GameReader> read_yaml(std::string_view text) { return std::make_unique<YamlReader>(text); }
std::unique_ptr<Cutter> make_yaml_cutter() { return std::make_unique<YamlCutter>(); }

}  // namespace tqn
