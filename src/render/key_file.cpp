#include "render/key_file.hpp"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <set>

#include "tqn/text/suggest.hpp"

namespace tqn {
namespace {

/// Such a file is some dozens of short lines.
constexpr std::size_t most_bytes = std::size_t{1} << 16U;

FilePlace place_of(const YAML::Mark& mark) {
  if (mark.is_null()) return {};
  return {static_cast<std::uint64_t>(mark.line) + 1, static_cast<std::uint64_t>(mark.column) + 1};
}

std::variant<std::vector<KeyValue>, KeyFileError> take_apart(const YAML::Node& root, std::string_view what) {
  if (!root.IsMap())
    return error_at(place_of(root.Mark()), fmt::format("{} is a list of keys with a value each", what));
  std::vector<KeyValue> pairs;
  std::set<std::string> seen;
  for (const auto& pair : root) {
    if (!pair.first.IsScalar())
      return error_at(place_of(pair.first.Mark()), fmt::format("a key of {} is a word", what));
    KeyValue one{pair.first.Scalar(), place_of(pair.first.Mark()), "", place_of(pair.second.Mark()),
                 pair.second.IsScalar() || pair.second.IsNull()};
    if (pair.second.IsScalar()) one.value = pair.second.Scalar();
    if (!seen.insert(one.key).second) return error_at(one.key_at, fmt::format("\"{}\" stands twice", one.key));
    pairs.push_back(std::move(one));
  }
  return pairs;
}

}  // namespace

std::variant<std::vector<KeyValue>, KeyFileError> read_key_file(std::string_view yaml, std::string_view what) {
  if (yaml.size() > most_bytes) return KeyFileError{0, 0, fmt::format("it is too large for {}", what), ""};
  try {
    return take_apart(YAML::Load(std::string(yaml)), what);
  } catch (const YAML::Exception& error) {
    // Deep nesting ends here too: yaml-cpp limits it by an exception of its own.
    return error_at(place_of(error.mark), fmt::format("this is not YAML: {}", error.msg));
  }
}

KeyFileError error_at(FilePlace place, std::string message, std::string help) {
  return {place.line, place.column, std::move(message), std::move(help)};
}

KeyFileError unknown_key(const KeyValue& key, std::string_view what, std::span<const std::string_view> known) {
  const auto near = nearest(key.key, known);
  return error_at(
      key.key_at, fmt::format("{} has no key \"{}\"", what, key.key),
      near ? fmt::format("did you mean \"{}\"?", *near) : fmt::format("it has: {}", fmt::join(known, ", ")));
}

}  // namespace tqn
