#include "formats/json/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "tqn/text/ascii.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// Values that are passed over may nest so deep.
constexpr std::size_t most_depth = 1000;

bool is_blank(char c) noexcept { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// The value of four hexadecimal digits.
std::optional<std::uint32_t> hex(std::string_view digits) noexcept {
  if (digits.size() < 4) return std::nullopt;
  std::uint32_t value = 0;
  for (const char c : digits.substr(0, 4)) {
    value <<= 4U;
    if (is_digit(c)) {
      value += static_cast<std::uint32_t>(c - '0');
    } else if (c >= 'a' && c <= 'f') {
      value += static_cast<std::uint32_t>(c - 'a') + 10;
    } else if (c >= 'A' && c <= 'F') {
      value += static_cast<std::uint32_t>(c - 'A') + 10;
    } else {
      return std::nullopt;
    }
  }
  return value;
}

bool is_high_surrogate(std::uint32_t unit) noexcept { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_low_surrogate(std::uint32_t unit) noexcept { return unit >= 0xDC00 && unit <= 0xDFFF; }

/// What a backslash and this letter stand for; 0 if nothing.
char escaped(char letter) noexcept {
  constexpr std::string_view letters = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  const std::size_t found = letters.find(letter);
  return found == std::string_view::npos ? '\0' : meanings[found];
}

}  // namespace

std::size_t JsonScanner::at() noexcept {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  return at_;
}

char JsonScanner::peek() noexcept { return at() < text_.size() ? text_[at_] : '\0'; }

bool JsonScanner::fail(Span where, std::string message, Code code) {
  if (!error_) error_ = JsonError{code, where, std::move(message)};
  return false;
}

Span JsonScanner::value_here() noexcept {
  const std::size_t begin = at();
  std::size_t end = std::min(text_.find_first_of(" \t\r\n,:]}", begin), text_.size());
  if (begin < text_.size() && text_[begin] == '"') {
    end = std::min(text_.find_first_of("\"\n", begin + 1), text_.size());
    if (end < text_.size() && text_[end] == '"') ++end;
  }
  return span_between(begin, std::max(end, std::min(begin + 1, text_.size())));
}

bool JsonScanner::fail_here(std::string message) { return fail(value_here(), std::move(message)); }

bool JsonScanner::pass(char c) noexcept {
  if (error_ || peek() != c || at_ == text_.size()) return false;
  ++at_;
  return true;
}

bool JsonScanner::begin(char bracket) {
  return pass(bracket) || fail_here(bracket == '{' ? "expected an object, {...}" : "expected a list, [...]");
}

bool JsonScanner::more(bool& first, char close) {
  if (error_) return false;
  if (pass(close)) return false;
  if (std::exchange(first, false) || pass(',')) return true;
  return fail_here(fmt::format("expected a comma or {}", close));
}

bool JsonScanner::key(JsonString& key) {
  if (error_) return false;
  if (peek() != '"') return fail_here("expected the name of a member in quotes");
  return string(key) && (pass(':') || fail_here("expected a colon behind the name of a member"));
}

bool JsonScanner::string(JsonString& string) {
  if (error_) return false;
  if (peek() != '"') return fail_here("expected a text in quotes");
  const std::size_t begin = at_;
  std::size_t end = begin + 1;
  bool plain = true;
  for (; end < text_.size() && text_[end] != '"'; ++end) {
    const auto byte = static_cast<unsigned char>(text_[end]);
    if (byte < 0x20) return fail(span_between(begin, end), "this text is not closed, or has a line end or a tab in it");
    if (byte == '\\') plain = false, ++end;
  }
  if (end >= text_.size()) return fail(span_between(begin, text_.size()), "this text is not closed");
  at_ = end + 1;
  string.where = span_between(begin, at_);
  const std::string_view raw = text_.substr(begin + 1, end - begin - 1);
  if (const auto bad = find_invalid_utf8(raw)) {
    return fail(span_between(begin + 1 + *bad, begin + 2 + *bad), "this byte is no part of UTF-8", Code::invalid_utf8);
  }
  if (plain) {
    string.text = Text::borrow(raw);
    return true;
  }
  std::string decoded;
  if (!decode(raw, begin + 1, decoded)) return false;
  string.text = Text(decoded);
  return true;
}

bool JsonScanner::decode(std::string_view raw, std::size_t offset, std::string& out) {
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t end = std::min(raw.find('\\', at), raw.size());
    out += raw.substr(at, end - at);
    at = end;
    if (at == raw.size()) break;
    const char letter = at + 1 < raw.size() ? raw[at + 1] : '\0';
    if (letter == 'u') {
      if (!decode_unicode(raw, at, offset, out)) return false;
      continue;
    }
    const char meaning = escaped(letter);
    if (meaning == '\0') return fail(span_between(offset + at, offset + at + 2), "there is no such escape in JSON");
    out += meaning;
    at += 2;
  }
  return true;
}

bool JsonScanner::decode_unicode(std::string_view raw, std::size_t& at, std::size_t offset, std::string& out) {
  const std::size_t begin = at;
  const auto refuse = [&] {
    return fail(span_between(offset + begin, offset + std::min(begin + 6, raw.size())), "this escape is no character");
  };
  const auto unit = hex(raw.substr(at + 2));
  if (!unit || is_low_surrogate(*unit)) return refuse();
  at += 6;
  if (!is_high_surrogate(*unit)) {
    append_utf8(out, *unit);
    return true;
  }
  if (!raw.substr(at).starts_with("\\u")) return refuse();
  const auto second = hex(raw.substr(at + 2));
  if (!second || !is_low_surrogate(*second)) return refuse();
  at += 6;
  append_utf8(out, 0x10000 + ((*unit - 0xD800) << 10U) + (*second - 0xDC00));
  return true;
}

bool JsonScanner::number(std::uint32_t most, std::uint32_t& number, std::string_view what) {
  if (error_) return false;
  const Span where = value_here();
  const std::string_view word = text_.substr(where.begin, where.size());
  std::uint64_t value = 0;
  bool good = !word.empty() && std::ranges::all_of(word, is_digit) && (word.size() == 1 || word.front() != '0');
  for (const char c : word) {
    if (!good) break;
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
    good = value <= most;
  }
  if (!good) return fail(where, std::string(what));
  number = static_cast<std::uint32_t>(value);
  at_ = where.end;
  return true;
}

bool JsonScanner::truth(bool& truth, std::string_view what) {
  if (error_) return false;
  const Span where = value_here();
  const std::string_view word = text_.substr(where.begin, where.size());
  if (word != "true" && word != "false") return fail(where, std::string(what));
  truth = word == "true";
  at_ = where.end;
  return true;
}

bool JsonScanner::pass_null() {
  if (error_ || !text_.substr(at()).starts_with("null")) return false;
  const Span where = value_here();
  if (where.size() != 4) return false;
  at_ = where.end;
  return true;
}

bool JsonScanner::skip_word() {
  const Span where = value_here();
  const std::string_view word = text_.substr(where.begin, where.size());
  if (word != "true" && word != "false" && word != "null") return fail(where, "expected a value");
  at_ = where.end;
  return true;
}

bool JsonScanner::skip_number() {
  const std::size_t begin = at_;
  const auto digits = [&] {
    const std::size_t first = at_;
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    return at_ > first;
  };
  const auto is_here = [&](std::string_view signs) {
    return at_ < text_.size() && signs.find(text_[at_]) != std::string_view::npos;
  };
  if (is_here("-")) ++at_;
  const bool zero = is_here("0");
  const std::size_t whole = at_;
  bool good = digits() && (!zero || at_ == whole + 1);
  if (good && is_here(".")) ++at_, good = digits();
  if (good && is_here("eE")) {
    ++at_;
    if (is_here("+-")) ++at_;
    good = digits();
  }
  return good || fail(span_between(begin, std::max(at_, begin + 1)), "expected a number");
}

bool JsonScanner::skip() {
  std::vector<char> open;
  std::vector<bool> empty;
  do {
    // A value stands here.
    const char c = peek();
    JsonString unheard;
    if (c == '{' || c == '[') {
      if (open.size() == most_depth) return fail_here("values nest deeper than 1000");
      ++at_;
      open.push_back(c == '{' ? '}' : ']');
      empty.push_back(true);
    } else if (c == '"') {
      if (!string(unheard)) return false;
    } else if (c == '-' || is_digit(c)) {
      if (!skip_number()) return false;
    } else if (!skip_word()) {
      return false;
    }
    // Closes what ends behind it, and goes on to the next value.
    while (!open.empty()) {
      bool first = empty.back();
      if (more(first, open.back())) {
        empty.back() = false;
        if (open.back() == '}' && !key(unheard)) return false;
        break;
      }
      if (error_) return false;
      open.pop_back();
      empty.pop_back();
    }
  } while (!open.empty());
  return !error_;
}

}  // namespace tqn
