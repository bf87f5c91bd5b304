#include <algorithm>
#include <array>

#include "formats/yaml/reader.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 2> endings{".yaml", ".yml"};

Guess sniff_yaml(std::string_view head) {
  bool document = false;
  for (std::size_t at = 0; at < head.size();) {
    const std::size_t end = std::min(head.find('\n', at), head.size());
    const std::string_view line = head.substr(at, end - at);
    at = end + 1;
    if (line.find_first_not_of(" \t\r") == std::string_view::npos || line.starts_with('#')) continue;
    if (begins_yaml_document(line)) {
      document = true;
      continue;
    }
    if (line.starts_with("tqn:")) return {Certainty::certain, "the text begins with the key tqn"};
    if (line.starts_with("tags:") || (document && line.starts_with("moves:")))
      return {Certainty::likely, "the text begins with a key of a game"};
    break;
  }
  return {};
}

/// Keys are there once in YAML.
std::string_view refuse_repeated_tags(const Game& game) {
  for (const Tag& tag : game.tags) {
    const auto is_other = [&](const Tag& other) {
      return other.name == tag.name && other.value.view() != tag.value.view();
    };
    if (std::ranges::any_of(game.tags, is_other)) return "a tag is there twice with different values";
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
    .between = "",
};

}  // namespace tqn
