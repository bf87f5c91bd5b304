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

/// Whether a line begins a document: "---" and a blank or the end.
[[nodiscard]] bool begins_yaml_document(std::string_view line) noexcept;

[[nodiscard]] std::unique_ptr<GameReader> read_yaml(std::string_view text);
[[nodiscard]] std::unique_ptr<Cutter> make_yaml_cutter();
void write_yaml(const Game& game, std::string& out, const WriteOptions& options);

}  // namespace tqn
