#pragma once

#include <cstddef>
#include <string_view>

// Where games and comments end: the questions that the cutter (on a stream) and the grammar (on a
// whole text) must answer alike. tqn.md 2.3.

namespace tqn::boundary {

/// Answer of a question that needs to look ahead in a stream.
enum class Answer : unsigned char { no, yes, unknown };

/// Whether `at` is the first byte of a line; '\n' and '\r' both end lines.
[[nodiscard]] inline bool is_line_start(std::string_view text, std::size_t at) noexcept {
  return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
}

[[nodiscard]] constexpr bool is_name_start(char c) noexcept { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
[[nodiscard]] constexpr bool is_name_byte(char c) noexcept {
  return is_name_start(c) || (c >= '0' && c <= '9') || c == '_';
}
/// Space, tab, line ends.
[[nodiscard]] constexpr bool is_plain_blank(char c) noexcept { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// Whether a line without anything in it stands before `at`, and nothing but blanks between.
[[nodiscard]] bool has_blank_line_before(std::string_view text, std::size_t at) noexcept;
/// Offset of the end of the line that holds `at`: of its '\n' or '\r', or text.size().
[[nodiscard]] std::size_t line_end(std::string_view text, std::size_t at) noexcept;

/// Whether a line that begins at `at` is shaped like a tag: `[Name "`, or with a capital letter `[Name ...]` to the end
/// of the line or to the next `[Name "` in it. `unknown` only if the text ends before that can be told.
[[nodiscard]] Answer is_tag_shaped(std::string_view text, std::size_t at) noexcept;
/// Whether `[Name "` stands at `at`: a tag wherever it is on its line, if not in a comment.
[[nodiscard]] Answer is_quoted_tag(std::string_view text, std::size_t at) noexcept;
/// Whether a tag without quotes stands at `at`, the first byte of a line: `[Name ...]`, whatever follows it.
[[nodiscard]] Answer is_bare_tag(std::string_view text, std::size_t at) noexcept;
/// The name of the tag that begins at `at`, with '[' there; empty if there is none.
[[nodiscard]] std::string_view tag_name(std::string_view text, std::size_t at) noexcept;

/// One past the ']' of the tag that begins at `at`, or the end of its line; the end of the text if more text may tell
/// otherwise.
[[nodiscard]] std::size_t find_tag_end(std::string_view text, std::size_t at) noexcept;
/// The same for a tag in whose value nothing is unusual; 0 if it is not one.
[[nodiscard]] std::size_t find_plain_tag_end(std::string_view text, std::size_t at) noexcept;
/// The end of the text at `at` that begins like a tag and is none: the next `[Name "`, or the end of the line.
[[nodiscard]] std::size_t find_bad_tag_end(std::string_view text, std::size_t at) noexcept;
/// `at` moved over blanks: white space, control characters, no-break spaces and byte order marks.
[[nodiscard]] std::size_t skip_blanks(std::string_view text, std::size_t at) noexcept;

/// The search for the end of a comment, which goes on where it stopped when more text has come.
///
/// A comment ends with the first '}'. A tag-shaped line in it, behind a line that is not, begins a new
/// game instead, and the comment was never closed, unless the first brace behind it and before the
/// next such line is '}'.
class CommentSearch {
 public:
  /// `open`: offset of the '{'.
  explicit CommentSearch(std::size_t open) noexcept : open_(open), at_(open + 1) {}
  /// Searches on. False if the text ended before the answer was certain; then end() is the best one.
  bool run(std::string_view text) noexcept;
  /// One past the '}', or where the unclosed comment is cut off.
  [[nodiscard]] std::size_t end() const noexcept { return end_; }
  [[nodiscard]] std::size_t open() const noexcept { return open_; }

 private:
  std::size_t open_;
  std::size_t at_;
  std::size_t candidate_ = 0;  // 0: none; no offset in a comment is 0
  std::size_t end_ = 0;
};
/// The same in a text that is complete.
[[nodiscard]] inline std::size_t find_comment_end(std::string_view text, std::size_t open) noexcept {
  CommentSearch search(open);
  search.run(text);
  return search.end();
}
/// One past the ')' that closes a variation, or where the game ends without one.
struct VariationEnd {
  std::size_t end;
  bool closed;
  bool sure;  ///< more text would not change the answer
};
/// The end of the variation opened at `open`.
[[nodiscard]] VariationEnd find_variation_end(std::string_view text, std::size_t open) noexcept;

}  // namespace tqn::boundary
