#include "formats/tqn/cutter.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

#include "formats/tqn/boundary.hpp"
#include "tqn/formats/tqn.hpp"

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

  /// What stands between the tags of a section and the next tag, at `to`.
  struct Gap {
    bool movetext = false;
    bool bracket_line = false;
    bool blank_line = false;
  };
  [[nodiscard]] Gap look_at_gap(std::string_view pending, std::size_t to) const noexcept {
    Gap gap;
    std::size_t at = boundary::skip_blanks(pending, section_end_);
    while (at < to && !gap.movetext) {
      const char c = pending[at];
      const bool starts_line = boundary::is_line_start(pending, at);
      if (c == '{') {
        at = boundary::find_comment_end(pending, at);
      } else if (c == ';' || (c == '%' && starts_line)) {
        at = boundary::line_end(pending, at);
      } else if (c == '[' && !boundary::tag_name(pending, at).empty()) {
        gap.bracket_line = starts_line;
        if (!starts_line) gap.movetext = true;
        at = boundary::line_end(pending, at);
      } else {
        gap.movetext = true;
      }
      at = boundary::skip_blanks(pending, at);
    }
    int line_ends = 0;
    for (std::size_t i = to; i > 0 && boundary::is_plain_blank(pending[i - 1]); --i) {
      const char c = pending[i - 1];
      if (c == '\n' || (c == '\r' && pending[i] != '\n')) ++line_ends;
    }
    gap.blank_line = line_ends >= 2;
    return gap;
  }

  void find_tag_boundaries(std::string_view pending) noexcept {
    while (true) {
      scan_ = find_byte(pending, scan_, pending.size(), '[');
      if (scan_ == pending.size()) return;
      const std::size_t at = scan_;
      const bool starts_line = boundary::is_line_start(pending, at);
      const auto tag = starts_line ? boundary::is_tag_shaped(pending, at) : boundary::is_quoted_tag(pending, at);
      if (tag == boundary::Answer::no && !starts_line) {
        ++scan_;
        continue;
      }
      const std::size_t line_end = boundary::line_end(pending, at);
      if (line_end == pending.size()) return;  // its end decides how the line is read
      if (!pass_comments(pending, at)) return;
      if (comments_ > at) {  // the bracket stands in a comment
        scan_ = comments_;
      } else if (tag == boundary::Answer::yes) {
        note_tag(pending, at);
      } else if (boundary::tag_name(pending, at).empty()) {
        ++scan_;
      } else {
        comments_ = scan_ = line_end;
      }
    }
  }

  void note_tag(std::string_view pending, std::size_t at) noexcept {
    bool new_section = !has_tags_;
    if (has_tags_) {
      const Gap gap = look_at_gap(pending, at);
      const bool repeats = boundary::tag_name(pending, at) == boundary::tag_name(pending, section_);
      if (gap.movetext || (repeats && (gap.bracket_line || gap.blank_line))) {
        boundary_ = at;
        new_section = true;
      }
    }
    if (new_section) section_ = at;
    has_tags_ = true;
    section_end_ = comments_ = scan_ = boundary::find_tag_end(pending, at);
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

  std::size_t scan_ = 0;         ///< where the next '[' is looked for
  std::size_t comments_ = 0;     ///< up to here it is known what is a comment
  std::size_t section_ = 0;      ///< the first tag of the game that is being passed
  std::size_t section_end_ = 0;  ///< the end of its last tag so far
  std::size_t untagged_ = 0;     ///< where the next game without tags is looked for
  std::size_t boundary_ = 0;     ///< the last place where a game certainly begins
  bool has_tags_ = false;
  bool skipping_ = false;
  std::optional<boundary::CommentSearch> search_;
};

}  // namespace

std::unique_ptr<Cutter> make_tqn_cutter() { return std::make_unique<TqnCutter>(); }

}  // namespace tqn
