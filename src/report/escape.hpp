#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tqn {

/// Appends a number with a comma between thousands: 50,980.
void append_grouped(std::string& out, std::uint64_t number);

/// What one character takes in the text it came from and on a terminal.
struct Glyph {
  std::size_t bytes;    ///< consumed from the text
  std::size_t columns;  ///< of the terminal
};
/// Appends the first character of a non-empty text so that it is harmless on a terminal and can be seen:
/// a tab as one blank, control and invalid bytes as <1B>, characters that are invisible or change the
/// direction of writing as <U+202E>.
Glyph append_glyph(std::string& out, std::string_view text);
/// Appends a whole text in the form of append_glyph. It never holds a line end.
void append_visible(std::string& out, std::string_view text);
/// The same, cut with "…" when it is wider than `columns`.
void append_clipped(std::string& out, std::string_view text, std::size_t columns);

/// Appends a JSON string with its quotes. Always valid UTF-8: an invalid byte becomes U+FFFD.
void append_json(std::string& out, std::string_view text);
/// Appends text for XML 1.0, good for content and for attributes in double quotes. Bytes that XML cannot
/// hold become U+FFFD.
void append_xml(std::string& out, std::string_view text);
/// Appends one field of CSV, quoted where RFC 4180 asks for it. Control characters other than TAB, LF and
/// CR, and invalid bytes, become U+FFFD. What a spreadsheet would take for a formula gets an apostrophe in front.
void append_csv(std::string& out, std::string_view text);
/// Appends the message of a GitHub workflow command.
void append_github_message(std::string& out, std::string_view text);
/// Appends the value of a property of a GitHub workflow command, where ":" and "," have a meaning too.
void append_github_property(std::string& out, std::string_view text);
/// Appends a file name as a URI reference (RFC 3986): relative, or with "file://" if it begins with "/".
void append_uri(std::string& out, std::string_view file);

}  // namespace tqn
