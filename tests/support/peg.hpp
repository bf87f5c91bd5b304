#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tqn::test {

/// A parsing expression grammar in the notation of spec/tqn.md, appendix A, run as it is printed there: the
/// grammars of the specification are programs, not pictures of programs.
class Peg {
 public:
  /// What `<words>` matches at a place: the end of the match, or nothing.
  using Terminal = std::function<std::optional<std::size_t>(std::string_view text, std::size_t at)>;
  using Terminals = std::map<std::string, Terminal>;

  /// Reads the rules. Throws, and so fails the test, on a mistake in them: a rule that is defined twice or
  /// never, words without a meaning.
  Peg(std::string_view grammar, const Terminals& terminals);

  /// The rules in the order in which they are defined.
  [[nodiscard]] const std::vector<std::string>& names() const noexcept { return names_; }
  [[nodiscard]] bool has(std::string_view name) const noexcept;
  /// The end of the longest match that the rule finds at `at`; nothing if it does not match there.
  [[nodiscard]] std::optional<std::size_t> match(std::string_view name, std::string_view text, std::size_t at) const;
  /// Whether the rule matches the text from its first byte to its last.
  [[nodiscard]] bool matches_all(std::string_view name, std::string_view text) const;

 private:
  enum class Kind : unsigned char {
    bytes,     // `bytes`
    set,       // one byte that `set` holds
    terminal,  // `terminal`
    rule,      // the rule `rule`
    sequence,
    choice,
    optional,
    any_number,
    one_or_more,
    look_for,
    look_against,
  };
  struct Node {
    Kind kind = Kind::bytes;
    std::string bytes;
    std::vector<bool> set;
    Terminal terminal;
    std::size_t rule = 0;
    std::vector<std::size_t> parts;
  };
  class Reader;
  class Run;

  std::vector<std::string> names_;
  std::vector<std::size_t> bodies_;  // node of each rule
  std::vector<Node> nodes_;
};

/// The words that the grammars of spec/tqn.md use: "a code point", "the place before the first byte of a
/// line", and where a comment ends.
[[nodiscard]] Peg::Terminals specification_terminals();
/// All fences of spec/tqn.md with this language ("peg", "peg-writer") as one grammar.
[[nodiscard]] Peg specification_grammar(std::string_view language);

}  // namespace tqn::test
