#pragma once

#include "check/context.hpp"

namespace tqn::checking {

/// Judges the tags of a game: which are there, and what they hold (TQ201-TQ208). The tags that set the
/// start are judged by find_start(). tqn.md 4.
void judge_tags(Context& context);

}  // namespace tqn::checking
