#pragma once

#include <memory>
#include <string_view>

#include "tqn/formats/reading.hpp"

namespace tqn {

/// The version of the form, the member "tqn" of every game. formats.md, json.
inline constexpr std::uint32_t json_version = 1;

/// Reads the objects of a text; commas, brackets and blanks may stand between them. formats.md, json.
[[nodiscard]] std::unique_ptr<GameReader> read_json(std::string_view text);
/// Reads an object on each line. formats.md, jsonl.
[[nodiscard]] std::unique_ptr<GameReader> read_jsonl(std::string_view text);

}  // namespace tqn
