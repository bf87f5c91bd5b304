#include "render/page/escape.hpp"

#include <fmt/format.h>

#include <iterator>

#include "render/command.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::page {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

std::string_view entity_of(char32_t c) noexcept {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

}  // namespace

void append_html(std::string& out, std::string_view text) {
  while (!text.empty()) {
    const Decoded next = decode_utf8(text);
    if (!next.valid || is_command_in_text(next.code_point)) {
      out += replacement;
    } else if (const std::string_view entity = entity_of(next.code_point); !entity.empty()) {
      out += entity;
    } else {
      out += text.substr(0, next.length);
    }
    text.remove_prefix(next.length);
  }
}

void append_json(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const Decoded next = decode_utf8(text);
    const char32_t c = next.code_point;
    if (!next.valid) {
      out += replacement;
    } else if (c < 0x20 || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' || c == 0x2028 || c == 0x2029) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    } else {
      out += text.substr(0, next.length);
    }
    text.remove_prefix(next.length);
  }
  out += '"';
}

void append_record(std::string& out, std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\r') {
      out += "<\\r";
    } else if (c == '\0') {
      out += "<\\0";
    } else {
      out += c;
      const char next = i + 1 < text.size() ? text[i + 1] : '\0';
      if (c == '<' && (next == '/' || next == '!' || next == '\\' || next == 's' || next == 'S')) out += '\\';
    }
  }
}

}  // namespace tqn::page
