#pragma once

#include <array>

#include "tqn/annotate/facts.hpp"

namespace tqn::annotating {

/// All facts, in order.
inline constexpr std::array<FactInfo, fact_count> fact_table{{
    {Fact::counts, "counts", "the counts `(n)` of captures, as totals or as captured balls (`tqn.md` 5.3)"},
    {Fact::tuzdyk, "tuzdyk", "the mark `x` where a tuzdyk is made"},
    {Fact::kazans, "kazans", "both kazans, White's first, behind each half-move that changes one of them"},
    {Fact::swing, "swing", "how far the half-move moved White's lead in kazans, if it did"},
    {Fact::emt, "emt", "the time a half-move took, from the clocks before and after it"},
    {Fact::checkpoints, "checkpoints", "the board after every tenth move, or another number, and at the end"},
    {Fact::prose, "prose", "a sentence on each capture, each tuzdyk and the end"},
    {Fact::moments, "moments", "a remark at the moments of chapter 2.5"},
    {Fact::opening, "opening", "the tag Opening, and a remark where the game left the book (chapter 4)"},
    {Fact::count, "count", "the tag Count, if the game was played to its end"},
    {Fact::termination, "termination", "the tag Termination, if the game was played to its end"},
    {Fact::plycount, "plycount", "the tag PlyCount"},
}};

}  // namespace tqn::annotating
