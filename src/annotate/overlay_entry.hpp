#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "annotate/yaml_tree.hpp"
#include "tqn/annotate/overlay.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/record/game.hpp"

namespace tqn {
namespace annotating {

struct VariationWish;

/// One thing to be noted.
struct NoteWish {
  NoteKind kind = NoteKind::comment;  ///< comment, nag, escape or variation
  std::uint8_t nag = 0;
  std::string text;
  std::unique_ptr<VariationWish> variation;
  Place place;
};

/// Notes behind a half-move.
struct HalfMoveWish {
  struct Step {
    std::uint32_t half_move = 0;  ///< 0 is White's of move 1
    std::uint32_t variation = 0;  ///< behind it, from 1; 0: the half-move itself is meant
  };
  std::vector<Step> path;
  std::string key;  ///< "12w/1/13b"
  Place place;
  std::vector<NoteWish> notes;
};

struct LineWish {
  std::vector<NoteWish> start;
  std::vector<HalfMoveWish> notes;
};

struct VariationWish {
  struct Move {
    MoveText text;
    std::string written;
  };
  Place place;
  bool bare = false;  ///< "(22)"
  std::vector<Move> moves;
  std::vector<NumberClaim> numbers;  ///< all that are written, right or not: canonical text leaves out what is right
  LineWish line;
};

struct TagWish {
  std::string name;
  std::string value;
  Place place;
};

/// Ends what is being done with a file of notes; never leaves this module.
struct Fault {
  YamlFault fault;
};
[[noreturn]] inline void fail(Place place, std::string message) { throw Fault{{place, std::move(message)}}; }

}  // namespace annotating

struct OverlayEntry {
  Place place;
  std::optional<std::uint64_t> game;
  std::vector<annotating::TagWish> match;
  std::vector<annotating::TagWish> tags;
  annotating::LineWish line;
  std::vector<annotating::NoteWish> end;
};

namespace annotating {

/// The text of a node, which holds no control character. `what`: "a comment". Throws Fault.
[[nodiscard]] const std::string& text_of(const YamlNode& node, std::string_view what);
/// Reads the entries of a document. Throws Fault.
[[nodiscard]] std::vector<OverlayEntry> parse_entries(const YamlNode& root);
/// Reads half-moves "12. 76 98 3", or "(22)". Throws Fault.
void parse_variation_moves(const YamlNode& node, VariationWish& variation);
/// Lays notes over a line of a game; `positions` are those before each half-move and behind the last. Throws Fault.
void lay_over(Line& line, std::uint32_t first, const std::vector<Position>& positions, const LineWish& wish, int depth);
/// Adds notes behind those that are there; none of them is a variation. Throws Fault.
void add_plain_notes(std::vector<Note>& notes, const std::vector<NoteWish>& wishes);

}  // namespace annotating
}  // namespace tqn
