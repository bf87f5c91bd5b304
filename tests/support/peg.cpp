#include "support/peg.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "formats/tqn/boundary.hpp"
#include "support/examples.hpp"
#include "support/files.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::test {

// Reading a grammar

class Peg::Reader {
 public:
  Reader(Peg& peg, std::string_view text, const Terminals& terminals) : peg_(peg), text_(text), terminals_(terminals) {}

  void read() {
    for (skip(); !at_end(); skip()) {
      const std::string name = read_name();
      skip();
      if (!take("<-")) fail("expected <- after " + name);
      if (peg_.has(name)) fail(name + " is defined twice");
      peg_.names_.push_back(name);
      peg_.bodies_.push_back(read_choice());
    }
    for (const auto& [node, name] : uses_) {
      const auto found = std::find(peg_.names_.begin(), peg_.names_.end(), name);
      if (found == peg_.names_.end()) fail(name + " is never defined");
      peg_.nodes_[node].rule = static_cast<std::size_t>(found - peg_.names_.begin());
    }
  }

 private:
  [[noreturn]] void fail(const std::string& why) const {
    throw std::runtime_error("grammar: " + why + " near \"" + std::string(text_.substr(at_, 30)) + '"');
  }
  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
  bool take(std::string_view token) {
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  void skip() { at_ = std::min(text_.find_first_not_of(" \n", at_), text_.size()); }
  static bool is_name_byte(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }

  std::string read_name() {
    const std::size_t begin = at_;
    while (is_name_byte(peek())) ++at_;
    if (at_ == begin) fail("expected the name of a rule");
    return std::string(text_.substr(begin, at_ - begin));
  }

  std::size_t add(Kind kind, std::vector<std::size_t> parts = {}) {
    Node& node = peg_.nodes_.emplace_back();
    node.kind = kind;
    node.parts = std::move(parts);
    return peg_.nodes_.size() - 1;
  }

  std::size_t read_choice() {
    std::vector<std::size_t> parts{read_sequence()};
    for (skip(); take("/"); skip()) parts.push_back(read_sequence());
    return parts.size() == 1 ? parts.front() : add(Kind::choice, std::move(parts));
  }

  std::size_t read_sequence() {
    std::vector<std::size_t> parts;
    for (skip(); begins_operand(); skip()) parts.push_back(read_prefixed());
    if (parts.empty()) fail("expected an expression");
    return parts.size() == 1 ? parts.front() : add(Kind::sequence, std::move(parts));
  }

  /// A name begins an operand unless it begins the next rule.
  bool begins_operand() {
    if (!is_name_byte(peek())) return std::string_view("\"[.<(&!").find(peek()) != std::string_view::npos && !at_end();
    const std::size_t before = at_;
    read_name();
    skip();
    const bool next_rule = text_.substr(at_).starts_with("<-");
    at_ = before;
    return !next_rule;
  }

  std::size_t read_prefixed() {
    if (take("&")) return add(Kind::look_for, {read_prefixed()});
    if (take("!")) return add(Kind::look_against, {read_prefixed()});
    const std::size_t operand = read_operand();
    if (take("?")) return add(Kind::optional, {operand});
    if (take("*")) return add(Kind::any_number, {operand});
    if (take("+")) return add(Kind::one_or_more, {operand});
    return operand;
  }

  std::size_t read_operand() {
    if (take("(")) {
      const std::size_t inside = read_choice();
      skip();
      if (!take(")")) fail("expected )");
      return inside;
    }
    if (take("\"")) return read_bytes();
    if (take("[")) return read_set();
    if (take(".")) {
      const std::size_t node = add(Kind::set);
      peg_.nodes_[node].set.assign(256, true);
      return node;
    }
    if (take("<")) {
      const std::size_t end = text_.find('>', at_);
      if (end == std::string_view::npos) fail("expected >");
      const std::string words(text_.substr(at_, end - at_));
      at_ = end + 1;
      const auto found = terminals_.find(words);
      if (found == terminals_.end()) fail("<" + words + "> has no meaning");
      const std::size_t node = add(Kind::terminal);
      peg_.nodes_[node].terminal = found->second;
      return node;
    }
    const std::size_t node = add(Kind::rule);
    uses_.emplace_back(node, read_name());
    return node;
  }

  char32_t read_hex(std::size_t digits) {
    const std::string hex(text_.substr(at_, digits));
    at_ += digits;
    return static_cast<char32_t>(std::stoul(hex, nullptr, 16));
  }

  /// One character of a string or a set; an escape for a code point may give several bytes.
  std::string read_character() {
    if (at_end() || peek() == '\n') fail("a string or a set is not closed");
    if (!take("\\")) return {text_[at_++]};
    const char kind = text_[at_++];
    if (kind == 'n') return "\n";
    if (kind == 'r') return "\r";
    if (kind == 't') return "\t";
    if (kind == 'x') return {static_cast<char>(read_hex(2))};
    if (kind != 'u') return {kind};
    std::string bytes;
    append_utf8(bytes, read_hex(4));
    return bytes;
  }

  std::size_t read_bytes() {
    std::string bytes;
    while (!take("\"")) bytes += read_character();
    const std::size_t node = add(Kind::bytes);
    peg_.nodes_[node].bytes = bytes;
    return node;
  }

  std::size_t read_set() {
    const bool others = take("^");
    std::vector<bool> set(256, others);
    while (!take("]")) {
      const std::string first = read_character();
      std::string last = first;
      if (peek() == '-' && text_.substr(at_ + 1, 1) != "]") {
        ++at_;
        last = read_character();
      }
      if (first.size() != 1 || last.size() != 1) fail("a set holds bytes only");
      const auto from = static_cast<unsigned char>(first[0]);
      const auto to = static_cast<unsigned char>(last[0]);
      for (std::size_t byte = from; byte <= to; ++byte) set[byte] = !others;
    }
    const std::size_t node = add(Kind::set);
    peg_.nodes_[node].set = std::move(set);
    return node;
  }

  Peg& peg_;
  std::string_view text_;
  const Terminals& terminals_;
  std::size_t at_ = 0;
  std::vector<std::pair<std::size_t, std::string>> uses_;
};

Peg::Peg(std::string_view grammar, const Terminals& terminals) { Reader(*this, grammar, terminals).read(); }

bool Peg::has(std::string_view name) const noexcept { return std::ranges::find(names_, name) != names_.end(); }

// Running it

class Peg::Run {
 public:
  Run(const Peg& peg, std::string_view text) : peg_(peg), text_(text) {}

  std::optional<std::size_t> match(std::size_t index, std::size_t at) const {
    const Node& node = peg_.nodes_[index];
    switch (node.kind) {
      case Kind::bytes:
        return text_.substr(at).starts_with(node.bytes) ? std::optional(at + node.bytes.size()) : std::nullopt;
      case Kind::set:
        return at < text_.size() && node.set[static_cast<unsigned char>(text_[at])] ? std::optional(at + 1)
                                                                                    : std::nullopt;
      case Kind::terminal:
        return node.terminal(text_, at);
      case Kind::rule:
        return match(peg_.bodies_[node.rule], at);
      case Kind::sequence:
        return match_sequence(node, at);
      case Kind::choice:
        for (const std::size_t part : node.parts) {
          if (const auto end = match(part, at)) return end;
        }
        return std::nullopt;
      case Kind::optional:
        return match(node.parts[0], at).value_or(at);
      case Kind::any_number:
        return repeat(node.parts[0], at);
      case Kind::one_or_more: {
        const auto first = match(node.parts[0], at);
        return first ? std::optional(repeat(node.parts[0], *first)) : std::nullopt;
      }
      case Kind::look_for:
        return match(node.parts[0], at) ? std::optional(at) : std::nullopt;
      case Kind::look_against:
        return match(node.parts[0], at) ? std::nullopt : std::optional(at);
    }
    return std::nullopt;
  }

 private:
  std::optional<std::size_t> match_sequence(const Node& node, std::size_t at) const {
    for (const std::size_t part : node.parts) {
      const auto end = match(part, at);
      if (!end) return std::nullopt;
      at = *end;
    }
    return at;
  }
  /// Ends where the part no longer matches, or matches nothing.
  std::size_t repeat(std::size_t part, std::size_t at) const {
    for (auto end = match(part, at); end && *end != at; end = match(part, at)) at = *end;
    return at;
  }

  const Peg& peg_;
  std::string_view text_;
};

std::optional<std::size_t> Peg::match(std::string_view name, std::string_view text, std::size_t at) const {
  const auto found = std::ranges::find(names_, name);
  if (found == names_.end()) throw std::runtime_error("grammar: there is no rule " + std::string(name));
  return Run(*this, text).match(bodies_[static_cast<std::size_t>(found - names_.begin())], at);
}

bool Peg::matches_all(std::string_view name, std::string_view text) const {
  return match(name, text, 0) == text.size();
}

// The grammars of the specification

Peg::Terminals specification_terminals() {
  using End = std::optional<std::size_t>;
  Peg::Terminals terminals;
  terminals["the place before the first byte of a line"] = [](std::string_view text, std::size_t at) {
    return boundary::is_line_start(text, at) ? End(at) : End();
  };
  terminals["a code point"] = [](std::string_view text, std::size_t at) {
    if (at >= text.size()) return End();
    const Decoded decoded = decode_utf8(text.substr(at));
    return decoded.valid ? End(at + decoded.length) : End();
  };
  terminals["a brace and what it opens, to where section 2.3 says"] = [](std::string_view text, std::size_t at) {
    return at < text.size() && text[at] == '{' ? End(boundary::find_comment_end(text, at)) : End();
  };
  return terminals;
}

Peg specification_grammar(std::string_view language) {
  std::string grammar;
  for (const Example& example : examples_of(project_path("spec/tqn.md"))) {
    if (example.language == language) grammar += example.text;
  }
  return Peg(grammar, specification_terminals());
}

}  // namespace tqn::test
