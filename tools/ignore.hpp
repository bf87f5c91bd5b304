#pragma once

#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// The codes that comments of a game ask to be left out for this game: "[%ignore TQ603 the sheet ends here]".
/// A code or its name, then the reason. Without a code that exists, or without a reason, nothing is left
/// out and TQ309 is reported. Comments of the preface, the main line and after the result are looked at.
[[nodiscard]] Sink::Codes ignored_in(const Game& game, std::string_view text, Sink& sink);

}  // namespace tqn::tools
