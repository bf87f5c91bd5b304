#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tqn/text/code.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// Replaces the bytes of `where` (empty: inserts before it) by `text`.
struct Edit {
  Span where;
  std::string text;
  friend bool operator==(const Edit&, const Edit&) = default;
};

/// How far a fix may be trusted. safe: the meaning does not change. suggested: an unambiguous repair
/// of a move. manual: one of several, or a matter of judgement; listed, never applied.
enum class Safety : std::uint8_t { safe, suggested, manual };

/// One way to mend a finding. All edits are applied or none.
struct Fix {
  std::string title;  ///< "57 fits, and so do all 55 half-moves after it"
  Safety safety = Safety::manual;
  std::vector<Edit> edits;
};

/// Another place that explains a finding.
struct Related {
  Span where;
  std::string text;
};

/// One finding, as data; report/ prints it. Spans count bytes of the game's text.
struct Diagnostic {
  static constexpr std::uint32_t no_ply = 0xFFFFFFFF;

  Code code{};
  Severity severity = Severity::error;
  Span where;
  std::string message;             ///< one sentence: what is, then what was expected
  std::string label;               ///< the words beside the caret; may be empty
  std::uint32_t ply = no_ply;      ///< half-move from 0 on the main line, or no_ply
  std::string move;                ///< "move 12, White"; may be empty
  std::string board;               ///< the position before the move, one line; may be empty
  std::vector<std::string> notes;  ///< each one printed as "= ..."
  std::vector<Related> related;
  std::vector<Fix> fixes;  ///< best first
};

}  // namespace tqn
