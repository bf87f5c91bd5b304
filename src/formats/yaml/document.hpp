#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/text/span.hpp"

namespace tqn {

/// A scalar of YAML.
struct YamlScalar {
  std::string text;
  std::uint32_t at = 0;  ///< where it begins in the document
};
/// A key of the document with what stands behind it.
struct YamlEntry {
  YamlScalar key;
  std::optional<YamlScalar> scalar;                        ///< if it is one; empty for null
  std::vector<std::pair<YamlScalar, YamlScalar>> members;  ///< if it is a map of scalars
  bool is_map = false;
};
/// A fault of the writing.
struct YamlError {
  std::uint32_t at = 0;
  std::string message;
};
/// A document that is a map of scalars and of maps of scalars.
struct YamlDocument {
  std::vector<YamlEntry> entries;
  std::optional<YamlError> error;
};

/// Reads one document. What nests deeper, anchors and aliases are errors: no document can be small and mean much.
[[nodiscard]] YamlDocument read_yaml_document(std::string_view text);

}  // namespace tqn
