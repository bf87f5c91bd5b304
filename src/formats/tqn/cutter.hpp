#pragma once

#include <memory>

#include "tqn/formats/format.hpp"

namespace tqn {

/// Cuts a stream of TQN between games, at places that the grammar takes for the end of a game too.
/// It may miss some of them: a piece may hold many games. tqn.md 2.3.
[[nodiscard]] std::unique_ptr<Cutter> make_tqn_cutter();

}  // namespace tqn
