#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "tqn/formats/reading.hpp"
#include "tqn/formats/writing.hpp"
#include "tqn/record/game.hpp"

namespace tqn {

/// The version of the form, the key "tqn". formats.md, yaml.
inline constexpr std::uint32_t yaml_version = 1;

/// Stands at the begin of a file, and in the middle where files were put together.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text) noexcept;
/// Whether a line begins a document: "---" and a blank or the end, or one of the directives above it, "%YAML" and
/// "%TAG". A byte order mark may stand in front.
[[nodiscard]] bool begins_yaml_document(std::string_view line) noexcept;

[[nodiscard]] std::unique_ptr<GameReader> read_yaml(std::string_view text);
[[nodiscard]] std::unique_ptr<Cutter> make_yaml_cutter();
void write_yaml(const Game& game, std::string& out, const WriteOptions& options);

}  // namespace tqn
