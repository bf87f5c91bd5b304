#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/formats/writing.hpp"
#include "tqn/query/query.hpp"

namespace tqn::tools {

/// Numbers from the first to the last of them.
struct Range {
  std::uint64_t first = 1;
  std::uint64_t last = UINT64_MAX;
};
/// Reads "7", "7-9", "7-" or "-9". What is wrong with it, if it is none.
[[nodiscard]] std::variant<Range, std::string> parse_range(std::string_view text);

/// Which games a command takes. selection.md.
struct Selection {
  std::vector<Range> games;          ///< by number in their file, from 1; none: all
  std::vector<Query> where;          ///< which all must hold
  std::uint64_t limit = UINT64_MAX;  ///< games of the run

  [[nodiscard]] bool selects() const noexcept { return counts() || !where.empty(); }
  /// Whether it counts games, which only one thread after another can do.
  [[nodiscard]] bool counts() const noexcept { return !games.empty() || limit != UINT64_MAX; }
  /// Whether the game with this number in its file is taken, `taken` games of the run being taken already.
  [[nodiscard]] bool takes(const Game& game, std::uint64_t number, std::uint64_t taken) const;
};

}  // namespace tqn::tools
