#include "report/escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "tqn/report/report.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::string_view ellipsis = "\xE2\x80\xA6";

constexpr bool is_printable_ascii(char c) { return c >= ' ' && c <= '~'; }
constexpr bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

/// Characters that a reader cannot see or that reorder what follows them: they hide faults.
constexpr bool is_hidden(char32_t c) {
  struct Range {
    char32_t first, last;
  };
  constexpr std::array<Range, 10> hidden{{{0x00AD, 0x00AD},      // soft hyphen
                                          {0x061C, 0x061C},      // Arabic letter mark
                                          {0x180E, 0x180E},      // Mongolian vowel separator
                                          {0x200B, 0x200B},      // zero width space
                                          {0x200E, 0x200F},      // direction marks
                                          {0x2028, 0x202E},      // line ends, embeddings, overrides
                                          {0x2060, 0x206F},      // word joiner, isolates
                                          {0xFEFF, 0xFEFF},      // byte order mark
                                          {0xFFF9, 0xFFFB},      // interlinear annotation
                                          {0xE0000, 0xE007F}}};  // tag characters
  for (const Range& range : hidden) {
    if (c >= range.first && c <= range.last) return true;
  }
  return false;
}

/// Copies runs that `is_plain` accepts in one piece and hands every other character to `escape(decoded, bytes)`.
template <typename IsPlain, typename Escape>
void append_escaped(std::string& out, std::string_view text, IsPlain is_plain, Escape escape) {
  std::size_t done = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (is_plain(text[at])) {
      ++at;
      continue;
    }
    out.append(text, done, at - done);
    const Decoded decoded = decode_utf8(text.substr(at));
    escape(decoded, text.substr(at, decoded.length));
    at += decoded.length;
    done = at;
  }
  out.append(text, done);
}

void append_github(std::string& out, std::string_view text, std::string_view special) {
  const auto is_plain = [&](char c) { return is_printable_ascii(c) && special.find(c) == std::string_view::npos; };
  append_escaped(out, text, is_plain, [&](const Decoded&, std::string_view bytes) {
    if (special.find(bytes.front()) != std::string_view::npos) {
      fmt::format_to(std::back_inserter(out), "%{:02X}", static_cast<unsigned char>(bytes.front()));
    } else {
      append_glyph(out, bytes);
    }
  });
}

/// White space is written as a reference: a parser would turn it into blanks in an attribute.
void append_xml_character(std::string& out, std::string_view bytes) {
  switch (bytes.front()) {
    case '&':
      out += "&amp;";
      return;
    case '<':
      out += "&lt;";
      return;
    case '>':
      out += "&gt;";
      return;
    case '"':
      out += "&quot;";
      return;
    case '\'':
      out += "&apos;";
      return;
    case '\t':
      out += "&#9;";
      return;
    case '\n':
      out += "&#10;";
      return;
    case '\r':
      out += "&#13;";
      return;
    default:
      out += bytes;
  }
}

}  // namespace

void append_grouped(std::string& out, std::uint64_t number) {
  const fmt::format_int digits(number);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i != 0 && (digits.size() - i) % 3 == 0) out += ',';
    out += digits.data()[i];
  }
}

Glyph append_glyph(std::string& out, std::string_view text) {
  if (is_printable_ascii(text.front())) {
    out += text.front();
    return {1, 1};
  }
  if (text.front() == '\t') {
    out += ' ';
    return {1, 1};
  }
  const Decoded decoded = decode_utf8(text);
  const std::size_t before = out.size();
  if (!decoded.valid || decoded.code_point < 0x80) {
    fmt::format_to(std::back_inserter(out), "<{:02X}>", static_cast<unsigned char>(text.front()));
    return {1, out.size() - before};
  }
  if (is_control(decoded.code_point) || is_hidden(decoded.code_point)) {
    fmt::format_to(std::back_inserter(out), "<U+{:04X}>", static_cast<std::uint32_t>(decoded.code_point));
    return {decoded.length, out.size() - before};
  }
  const std::string_view bytes = text.substr(0, decoded.length);
  out += bytes;
  return {decoded.length, display_width(bytes)};
}

void append_visible(std::string& out, std::string_view text) {
  append_escaped(out, text, is_printable_ascii,
                 [&](const Decoded&, std::string_view bytes) { append_glyph(out, bytes); });
}

std::string visible(std::string_view text) {
  std::string shown;
  append_visible(shown, text);
  return shown;
}

std::string quoted_name(std::string_view name) {
  constexpr std::string_view escaped = "\a\b\t\n\v\f\r\"\\";
  constexpr std::string_view letters = "abtnvfr\"\\";
  std::string quoted;
  const auto is_plain = [](char c) { return is_printable_ascii(c) && c != '"' && c != '\\'; };
  append_escaped(quoted, name, is_plain, [&](const Decoded& decoded, std::string_view bytes) {
    const char32_t c = decoded.code_point;
    if (decoded.valid && c >= 0x80 && !is_control(c) && !is_hidden(c)) {
      quoted += bytes;
      return;
    }
    for (const char byte : bytes) {
      const std::size_t letter = escaped.find(byte);
      if (letter == std::string_view::npos) {
        fmt::format_to(std::back_inserter(quoted), "\\{:03o}", static_cast<unsigned char>(byte));
      } else {
        quoted += {'\\', letters[letter]};
      }
    }
  });
  return quoted == name ? quoted : '"' + quoted + '"';
}

void append_clipped(std::string& out, std::string_view text, std::size_t columns) {
  if (text.size() <= columns && std::all_of(text.begin(), text.end(), is_printable_ascii)) {
    out += text;
    return;
  }
  const std::size_t most_bytes = 8 * columns;  // characters of no width must not make it endless
  std::size_t width = 0;
  std::size_t room_for_ellipsis = out.size();
  for (std::size_t at = 0; at < text.size();) {
    const Glyph glyph = append_glyph(out, text.substr(at));
    width += glyph.columns;
    at += glyph.bytes;
    if (width < columns) room_for_ellipsis = out.size();
    if (width > columns || (at >= most_bytes && at < text.size())) {
      out.resize(room_for_ellipsis);
      out += ellipsis;
      return;
    }
  }
}

void append_json(std::string& out, std::string_view text) {
  const auto is_plain = [](char c) { return is_printable_ascii(c) && c != '"' && c != '\\'; };
  out += '"';
  append_escaped(out, text, is_plain, [&](const Decoded& decoded, std::string_view bytes) {
    if (!decoded.valid) {
      out += replacement;
    } else if (decoded.code_point == '"' || decoded.code_point == '\\') {
      out += '\\';
      out += bytes;
    } else if (decoded.code_point == '\n') {
      out += "\\n";
    } else if (decoded.code_point == '\r') {
      out += "\\r";
    } else if (decoded.code_point == '\t') {
      out += "\\t";
    } else if (is_control(decoded.code_point)) {
      fmt::format_to(std::back_inserter(out), "\\u{:04X}", static_cast<std::uint32_t>(decoded.code_point));
    } else {
      out += bytes;
    }
  });
  out += '"';
}

void append_xml(std::string& out, std::string_view text) {
  const auto is_plain = [](char c) {
    return is_printable_ascii(c) && c != '&' && c != '<' && c != '>' && c != '"' && c != '\'';
  };
  append_escaped(out, text, is_plain, [&](const Decoded& decoded, std::string_view bytes) {
    const char32_t c = decoded.code_point;
    const bool is_space = c == '\t' || c == '\n' || c == '\r';
    if (!decoded.valid || (is_control(c) && !is_space) || c == 0xFFFE || c == 0xFFFF) {
      out += replacement;
    } else {
      append_xml_character(out, bytes);
    }
  });
}

void append_csv(std::string& out, std::string_view text) {
  const bool quoted = text.find_first_of(",\"\r\n") != std::string_view::npos;
  if (quoted) out += '"';
  // A sign by itself, such as the Round "-", is no formula.
  constexpr std::string_view formula_starts = "=+-@\t\r\n";
  if (text.size() > 1 && formula_starts.find(text.front()) != std::string_view::npos) out += '\'';
  const auto is_plain = [](char c) { return is_printable_ascii(c) && c != '"'; };
  append_escaped(out, text, is_plain, [&](const Decoded& decoded, std::string_view bytes) {
    const char32_t c = decoded.code_point;
    const bool is_space = c == '\t' || c == '\n' || c == '\r';
    if (!decoded.valid || (is_control(c) && !is_space)) {
      out += replacement;
    } else {
      if (c == '"') out += '"';
      out += bytes;
    }
  });
  if (quoted) out += '"';
}

void append_github_message(std::string& out, std::string_view text) { append_github(out, text, "%\r\n"); }

void append_github_property(std::string& out, std::string_view text) { append_github(out, text, "%\r\n:,"); }

void append_uri(std::string& out, std::string_view file) {
  constexpr std::string_view kept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  if (file.starts_with('/')) out += "file://";
  for (const char c : file) {
    if (kept.find(c) != std::string_view::npos) {
      out += c;
    } else {
      fmt::format_to(std::back_inserter(out), "%{:02X}", static_cast<unsigned char>(c));
    }
  }
}

}  // namespace tqn
