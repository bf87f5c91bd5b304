#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"
#include "tqn/render/diagram.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// How the position of a frame is known.
enum class Known : std::uint8_t {
  start,    ///< the game begins with it
  played,   ///< by the rules, from the frame before it
  stands,   ///< the half-move was illegal, and the record says what stood
  nothing,  ///< the half-move cannot be played: the position is the one before it, and the line is not replayed further
};

/// A half-move of a game and all that belongs to it, or the start.
struct Frame {
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  std::size_t parent = none;  ///< the frame before it; none only for the start
  std::uint32_t depth = 0;    ///< 0: the main line; n: a variation in n-1 others
  Known known = Known::start;
  Position position = Position::start();  ///< after the half-move
  std::optional<Pit> pit;                 ///< that was played; only where `known` is played
  std::uint32_t half_move = 0;            ///< 0: before the first; 2n-1: White's of move n; 2n: Black's
  std::string move;                       ///< "76", "36x", "--"; empty for the start
  Span where;                             ///< of the half-move in the text of the game
  std::vector<std::uint8_t> glyphs;       ///< tqn.md 7.2
  std::vector<std::string> comments;      ///< without their commands; never empty texts
  std::vector<std::string> before;        ///< comments in front of the half-move that begins a line
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  std::vector<Label> labels;
  std::optional<std::string> diagram;  ///< a diagram belongs here, with this caption, which may be empty
};

/// The frames of a game: every half-move of the main line and of its variations.
struct Storyboard {
  /// A game of more half-moves is not told further: it would take gigabytes, and nobody ever played one.
  static constexpr std::size_t most_frames = 250'000;

  /// The start first, then in the order of the record: a variation behind the half-move that it replaces, whose parent
  /// it shares.
  std::vector<Frame> frames;
  BySide<std::string> names;      ///< of the players; empty if they are not known
  std::vector<std::size_t> main;  ///< the frames of the main line, the start included, up to the last one known
  bool whole = true;              ///< every half-move of the main line is known
};

/// The storyboard of a game; nothing if the position that it begins with cannot be told. Comments of one game are cut
/// to what a picture needs of them; nothing else is lost.
[[nodiscard]] std::optional<Storyboard> make_storyboard(const Game& game, const CheckOptions& options = {});

/// The half-move as people name it: "12.", "12…"; "start" has no number and gives an empty text.
[[nodiscard]] std::string move_number_text(std::uint32_t half_move);
/// What a frame shows.
[[nodiscard]] Diagram diagram_of(const Storyboard& story, std::size_t frame);

}  // namespace tqn
