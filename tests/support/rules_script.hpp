#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/core/position.hpp"

namespace tqn::test {

/// The position that a FEN text says. Throws, and so fails the test, if it is none.
[[nodiscard]] Position position_of(std::string_view fen, Rules rules = {});

/// "empty-pit", "tuzdyk-pit", "game-over", "no-such-pit".
[[nodiscard]] std::string_view name(Illegal why);

/// What became of a script.
struct ScriptOutcome {
  std::vector<std::string> failures;  ///< "line 3: the board stands ..., not ..."
  std::size_t checks = 0;             ///< lines that were compared with the engine
  std::size_t skipped = 0;            ///< counts beyond the limit of nodes
};

/// Runs a script in the language that spec/rules.md describes at its head, with one line more:
///
///     leaves DEPTH LEAVES WHITE BLACK FINISHED TUZDYKS
///
/// the sums over the leaves of the tree. Blank lines are skipped. A count larger than `most_nodes` is not
/// recomputed.
[[nodiscard]] ScriptOutcome run_rules_script(std::string_view text, std::uint64_t most_nodes = UINT64_MAX);

}  // namespace tqn::test
