#include <algorithm>
#include <array>
#include <map>

#include "formats/yaml/reader.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 2> endings{".yaml", ".yml"};

constexpr std::string_view blanks = " \t\r";

std::string_view without_blanks(std::string_view line) noexcept {
  return line.substr(std::min(line.find_first_not_of(blanks), line.size()));
}

/// Whether a line begins with a key, in quotes or without.
bool begins_with_key(std::string_view line, std::string_view key) noexcept {
  const bool quoted = line.starts_with('"') || line.starts_with('\'');
  const char quote = quoted ? line.front() : '\0';
  if (quoted) line.remove_prefix(1);
  if (!line.starts_with(key)) return false;
  line.remove_prefix(key.size());
  if (quoted && !line.starts_with(quote)) return false;
  return without_blanks(line.substr(quoted ? 1 : 0)).starts_with(':');
}

Guess sniff_yaml(std::string_view head) {
  bool document = false;
  bool in_brackets = false;
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = std::min(head.find('\n', at), head.size());
    std::string_view line = without_byte_order_mark(head.substr(at, end - at));
    at = end + 1;
    if (begins_yaml_document(line)) {
      document = true;
      line = line.starts_with('%') ? std::string_view() : without_blanks(line.substr(3));
    }
    if (in_brackets) line = without_blanks(line);
    if (line.starts_with('{') && !in_brackets) {
      in_brackets = true;
      line = without_blanks(line.substr(1));
    }
    if (without_blanks(line).empty() || line.starts_with('#')) continue;
    if (begins_with_key(line, "tqn")) return {Certainty::certain, "the text begins with the key tqn"};
    // Curly brackets by themselves may be those of a comment of TQN.
    if ((begins_with_key(line, "tags") && (document || !in_brackets)) || (document && begins_with_key(line, "moves")))
      return {Certainty::likely, "the text begins with a key of a game"};
    break;
  }
  return {};
}

/// Keys are there once in YAML.
std::string refuse_repeated_tags(const Game& game) {
  std::map<std::string_view, std::string_view> values;
  for (const Tag& tag : game.tags) {
    const auto [known, is_new] = values.emplace(tag.name.view(), tag.value.view());
    if (!is_new && known->second != tag.value.view()) return "a tag is there twice with different values";
  }
  return {};
}

}  // namespace

const Format yaml_format{
    .name = "yaml",
    .extensions = {},
    .shared_extensions = endings,
    .summary = "games to edit by hand: tags as keys, and moves as TQN has them",
    .sniff = sniff_yaml,
    .cutter = make_yaml_cutter,
    .open = read_yaml,
    .write = write_yaml,
    .carries = {Carries::full, Carries::full, Carries::full, Carries::full, Carries::full, Carries::full, Carries::full,
                Carries::full, Carries::full, Carries::full},
    .refuses = refuse_repeated_tags,
    .keeps_zero = true,
    .between = "",
};

}  // namespace tqn
