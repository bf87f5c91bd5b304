#include "formats/tqn/cutter.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

#include "formats/tqn/boundary.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/record/tag.hpp"

namespace tqn {
namespace {

/// Input without tags is cut at games that begin with move 1, once this much has come together.
constexpr std::size_t patience = std::size_t{1} << 19U;

/// Offset of the first `byte` in [from, to), or `to`.
std::size_t find_byte(std::string_view text, std::size_t from, std::size_t to, char byte) noexcept {
  if (from >= to) return to;
  const void* const found = std::memchr(text.data() + from, byte, to - from);
  return found == nullptr ? to : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

class TqnCutter final : public Cutter {
 public:
  Cut cut(std::string_view pending, bool at_end) override {
    if (skipping_) return skip(pending, at_end);
    if (at_end) return take(pending.size());
    find_tag_boundaries(pending);
    if (boundary_ == 0 && pending.size() >= patience) find_untagged_boundaries(pending);
    if (boundary_ > 0) return take(boundary_);
    if (pending.size() < most_game_bytes) return {};
    const Cut largest = take(most_game_bytes);
    skipping_ = true;
    return largest;
  }

 private:
  /// Cuts, and makes all offsets count from there.
  Cut take(std::size_t bytes) noexcept {
    const auto move = [bytes](std::size_t& offset) { offset -= std::min(offset, bytes); };
    move(scan_);
    move(comments_);
    move(section_);
    move(section_end_);
    move(names_);
    move(untagged_);
    if (bytes > boundary_) has_tags_ = false;
    boundary_ = 0;
    search_.reset();
    return {bytes, false};
  }

  /// After a game that is too large: everything up to the next line that looks like a tag.
  Cut skip(std::string_view pending, bool at_end) noexcept {
    std::size_t at = find_byte(pending, 0, pending.size(), '[');
    for (; at < pending.size(); at = find_byte(pending, at + 1, pending.size(), '[')) {
      if (!boundary::is_line_start(pending, at)) continue;
      const auto tag = boundary::is_tag_shaped(pending, at);
      if (tag == boundary::Answer::yes) skipping_ = false;
      if (tag != boundary::Answer::no && !(tag == boundary::Answer::unknown && at_end)) break;
    }
    if (at == 0 && !skipping_) return cut(pending, at_end);
    // A lone '[' waits for the rest of its line, but not for ever.
    if (at == 0 && pending.size() < most_game_bytes) return {};
    take(0);
    return {at == 0 ? pending.size() : at, true};
  }

  /// Moves comments_ over every comment that begins before `at`. False if more input is needed.
  bool pass_comments(std::string_view pending, std::size_t at) noexcept {
    while (comments_ < at) {
      if (!search_) {
        const std::size_t brace = find_byte(pending, comments_, at, '{');
        const std::size_t semicolon = find_byte(pending, comments_, brace, ';');
        std::size_t escape = find_byte(pending, comments_, semicolon, '%');
        while (escape < semicolon && !boundary::is_line_start(pending, escape)) {
          escape = find_byte(pending, escape + 1, semicolon, '%');
        }
        if (escape < brace) {
          comments_ = boundary::line_end(pending, escape);
          if (comments_ == pending.size()) {
            comments_ = escape;
            return false;
          }
          continue;
        }
        comments_ = brace;
        if (brace == at) return true;
        search_.emplace(brace);
      }
      if (!search_->run(pending)) return false;
      comments_ = search_->end();
      search_.reset();
    }
    return true;
  }

  /// Whether a game whose tags end at section_end_ has certainly begun to move before `to`. Notes what
  /// else stands there.
  bool moves_before(std::string_view pending, std::size_t to) noexcept {
    bool unclosed = false;
    std::size_t at = boundary::skip_blanks(pending, section_end_);
    while (at < to) {
      if (is_certain_move(pending, at) || is_open_comment(pending, at)) return true;
      if (pending[at] == '(' && !unclosed) {
        // In front of the first move a variation is no variation, and what it holds no move.
        const boundary::VariationEnd end = boundary::find_variation_end(pending, at);
        unsure_ = true;
        if (!end.sure) return false;
        unclosed = !end.closed;
        at = boundary::skip_blanks(pending, unclosed ? at + 1 : end.end);
      } else {
        at = boundary::skip_blanks(pending, pass_note(pending, at));
      }
    }
    return false;
  }

  /// Whether a comment was opened at `at` that ends with its game.
  static bool is_open_comment(std::string_view pending, std::size_t at) noexcept {
    return pending[at] == '{' && pending[boundary::find_comment_end(pending, at) - 1] != '}';
  }

  /// Moves over one comment, or over something that is no tag and no move.
  std::size_t pass_note(std::string_view pending, std::size_t at) noexcept {
    const char c = pending[at];
    const bool starts_line = boundary::is_line_start(pending, at);
    if (c == '{') return boundary::find_comment_end(pending, at);
    if (c == ';' || (c == '%' && starts_line)) return boundary::line_end(pending, at);
    if (c == '[' && starts_line && !boundary::tag_name(pending, at).empty()) {
      ragged_ = true;
      return boundary::find_bad_tag_end(pending, at);
    }
    unsure_ = true;
    for (++at; at < pending.size(); ++at) {
      const char next = pending[at];
      if (boundary::is_plain_blank(next) || next == '{' || next == ';' || next == '[' || next == '(') break;
    }
    return at;
  }

  /// Whether a dash, a colon or anything that is not ASCII stands before `at` on its line: two digits may be half of
  /// a score then.
  static bool follows_separator(std::string_view pending, std::size_t at) noexcept {
    while (at > 0 && (pending[at - 1] == ' ' || pending[at - 1] == '\t')) --at;
    if (at == 0) return false;
    const char c = pending[at - 1];
    const bool is_plain = c > ' ' && c < '\x7F';
    return c == '-' || c == ':' || !(is_plain || c == '\n' || c == '\r');
  }

  /// A move number, two pit digits, or a result. What is less certain makes no boundary.
  static bool is_certain_move(std::string_view pending, std::size_t at) noexcept {
    const std::string_view text = pending.substr(at, 8);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const bool is_decimal = digits == 1 && text[0] == '0';
    if (digits > 0 && digits < text.size() && text[digits] == '.') return !is_decimal;
    if (text.size() >= 3 && text[0] >= '1' && text[0] <= '9' && text[1] >= '1' && text[1] <= '9') {
      return boundary::is_plain_blank(text[2]) && !follows_separator(pending, at);
    }
    for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "*"}) {
      if (!text.starts_with(result)) continue;
      const std::size_t end = at + result.size();
      return end < pending.size() && (boundary::is_plain_blank(pending[end]) || pending[end] == '[');
    }
    return false;
  }

  /// Whether the tag at `at` has a name that its section holds already. tqn.md 2.3.
  bool repeats_name(std::string_view pending, std::size_t at) noexcept {
    while (names_ < at) {
      if (pending[names_] == '[' && is_tag(pending, names_) == boundary::Answer::yes) {
        names_seen_ |= name_bit(pending, names_);
        names_ = boundary::find_tag_end(pending, names_);
      } else {
        names_ = pass_note(pending, names_);
      }
      names_ = boundary::skip_blanks(pending, names_);
    }
    return (names_seen_ & name_bit(pending, at)) != 0 ||
           boundary::tag_name(pending, at) == boundary::tag_name(pending, section_);
  }
  /// Whether the reader finds a tag at `at`, with '[' there.
  static boundary::Answer is_tag(std::string_view pending, std::size_t at) noexcept {
    const auto quoted = boundary::is_quoted_tag(pending, at);
    const bool may_be_bare = quoted == boundary::Answer::no && boundary::is_line_start(pending, at);
    return may_be_bare ? boundary::is_bare_tag(pending, at) : quoted;
  }
  static std::uint64_t name_bit(std::string_view pending, std::size_t at) noexcept {
    const TagKey key = find_tag(boundary::tag_name(pending, at)).key;
    return key == TagKey::other ? 0 : std::uint64_t{1} << static_cast<unsigned>(key);
  }
  void find_tag_boundaries(std::string_view pending) noexcept {
    while (true) {
      scan_ = find_byte(pending, scan_, pending.size(), '[');
      if (scan_ == pending.size()) return;
      const std::size_t at = scan_;
      const bool starts_line = boundary::is_line_start(pending, at);
      const auto tag = is_tag(pending, at);
      if (tag == boundary::Answer::unknown) return;
      if (tag == boundary::Answer::no && !starts_line) {
        ++scan_;
        continue;
      }
      if (!pass_comments(pending, at)) return;
      if (comments_ > at) {  // the bracket stands in a comment
        scan_ = comments_;
      } else if (tag == boundary::Answer::yes) {
        const std::size_t end = boundary::find_tag_end(pending, at);
        if (end == pending.size()) return;  // its end decides how it is read
        note_tag(pending, at, end);
        pass_plain_tags(pending);
      } else if (boundary::tag_name(pending, at).empty()) {
        ++scan_;
      } else {
        const std::size_t end = boundary::find_bad_tag_end(pending, at);
        if (end == pending.size()) return;
        comments_ = scan_ = end;
      }
    }
  }

  void note_tag(std::string_view pending, std::size_t at, std::size_t end) noexcept {
    if (!has_tags_) section_end_ = 0;
    const bool moves = moves_before(pending, at);
    bool begins_game = moves;
    if (has_tags_ && !moves && !unsure_ && (ragged_ || boundary::has_blank_line_before(pending, at))) {
      begins_game = repeats_name(pending, at);
    }
    if (begins_game) boundary_ = at;
    if (begins_game || !has_tags_) {
      section_ = names_ = at;
      names_seen_ = 0;
      ragged_ = false;
      unsure_ = unsure_ && !moves && !begins_game;
    }
    has_tags_ = true;
    section_end_ = comments_ = scan_ = end;
    ragged_ = ragged_ || pending[section_end_ - 1] != ']';
  }

  /// The tags that follow on the next lines, as long as nothing is unusual: what note_tag() would do.
  void pass_plain_tags(std::string_view pending) noexcept {
    while (!ragged_ && section_end_ + 1 < pending.size() && pending[section_end_] == '\n') {
      const std::size_t end = boundary::find_plain_tag_end(pending, section_end_ + 1);
      if (end == 0) break;
      section_end_ = comments_ = scan_ = end;
    }
  }

  /// Games without tags: a blank line, or a line that ends with a result, and then move number 1.
  void find_untagged_boundaries(std::string_view pending) noexcept {
    while (true) {
      const std::size_t line_end = find_byte(pending, untagged_, pending.size(), '\n');
      if (line_end + 3 >= pending.size()) return;
      untagged_ = line_end + 1;
      if (pending[untagged_] != '1' || pending[untagged_ + 1] != '.') continue;
      if (!ends_game(pending.substr(0, line_end))) continue;
      if (!pass_comments(pending, untagged_)) return;
      if (comments_ > untagged_) continue;
      if (has_tags_ && !moves_before(pending, untagged_)) continue;  // behind the tags the first move is due
      boundary_ = untagged_;
      has_tags_ = false;
    }
  }

  static bool ends_game(std::string_view before) noexcept {
    const std::size_t last = before.find_last_not_of(" \t\r\n");
    if (last == std::string_view::npos) return false;
    const std::string_view blanks = before.substr(last + 1);
    if (blanks.find('\n') != std::string_view::npos) return true;
    const std::string_view text = before.substr(0, last + 1);
    return text.ends_with("1-0") || text.ends_with("0-1") || text.ends_with("1/2-1/2") || text.ends_with('*');
  }

  std::size_t scan_ = 0;          ///< where the next '[' is looked for
  std::size_t comments_ = 0;      ///< up to here it is known what is a comment
  std::size_t section_ = 0;       ///< the first tag of the game that is being passed
  std::size_t section_end_ = 0;   ///< the end of its last tag so far
  std::size_t untagged_ = 0;      ///< where the next game without tags is looked for
  std::size_t boundary_ = 0;      ///< the last place where a game certainly begins
  std::size_t names_ = 0;         ///< up to here the names of its tags are in names_seen_
  std::uint64_t names_seen_ = 0;  ///< one bit a TagKey
  bool unsure_ = false;           ///< something stands there that might be a move or not: names decide nothing
  bool ragged_ = false;           ///< something that is no whole tag stands among them
  bool has_tags_ = false;
  bool skipping_ = false;
  std::optional<boundary::CommentSearch> search_;
};

}  // namespace

std::unique_ptr<Cutter> make_tqn_cutter() { return std::make_unique<TqnCutter>(); }

}  // namespace tqn
