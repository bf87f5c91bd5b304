#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tqn/annotate/overlay.hpp"

namespace tqn::annotating {

/// A value of YAML: a text, a list or a map. Nothing else is made of it.
struct YamlNode {
  enum class Kind : unsigned char { nothing, text, list, map };
  Kind kind = Kind::nothing;
  Place place;
  std::string text;
  std::vector<YamlNode> items;  ///< of a list; values of a map
  std::vector<YamlNode> keys;   ///< of a map, as many

  [[nodiscard]] bool is(Kind other) const noexcept { return kind == other; }
  /// The value of a key; null if there is none.
  [[nodiscard]] const YamlNode* find(std::string_view key) const noexcept;
};

/// Reads a document. An alias is a fault, and so is nesting deeper than notes can: no document can be small and mean
/// much. So is a tag that asks for anything but a text, a list or a map. Keys are texts, and each stands once.
[[nodiscard]] std::variant<YamlNode, YamlFault> read_yaml_tree(std::string_view text);

/// Appends a text in double quotes, on one line.
void append_quoted(std::string& out, std::string_view text);

}  // namespace tqn::annotating
