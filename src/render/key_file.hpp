#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/render/key_file.hpp"

namespace tqn {

/// A place in a file, from 1; 0 is nowhere.
struct FilePlace {
  std::uint64_t line = 0;
  std::uint64_t column = 0;
};

/// A key of a file and what stands behind it.
struct KeyValue {
  std::string key;
  FilePlace key_at;
  std::string value;  ///< empty unless it is a word
  FilePlace value_at;
  bool is_word = false;  ///< and no list of further keys; an empty place is a word too
};

/// Reads a file of YAML that is one list of keys, each of which stands once, in their order. `what`: the file, as
/// people are told of it, "a theme".
[[nodiscard]] std::variant<std::vector<KeyValue>, KeyFileError> read_key_file(std::string_view yaml,
                                                                              std::string_view what);
[[nodiscard]] KeyFileError error_at(FilePlace place, std::string message, std::string help = "");
/// For a key that there is none of.
[[nodiscard]] KeyFileError unknown_key(const KeyValue& key, std::string_view what,
                                       std::span<const std::string_view> known);

}  // namespace tqn
