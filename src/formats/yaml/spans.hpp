#pragma once

#include <cstdint>
#include <vector>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// Where the lines of a text that was put together stand in the text that was read.
class PlaceMap {
 public:
  /// The bytes from `own` on stand at `other` and behind it, up to the next piece. In rising order of `own`.
  void add(std::uint32_t own, std::uint32_t other) { pieces_.push_back({own, other}); }
  /// Everything from `own` on up to the next piece stands somewhere in this place.
  void add_whole(std::uint32_t own, Span place) { pieces_.push_back({own, place.begin, place.end, true}); }

  [[nodiscard]] Span operator()(Span where) const noexcept;

 private:
  struct Piece {
    std::uint32_t own;
    std::uint32_t begin;
    std::uint32_t end = 0;
    bool whole = false;
  };
  [[nodiscard]] const Piece& piece_of(std::uint32_t own) const noexcept;

  std::vector<Piece> pieces_;
};

/// Moves every place in a game.
void move_places(Game& game, const PlaceMap& places);
/// Moves the places of the findings from the one with this number on.
void move_places(Sink& sink, std::size_t first, const PlaceMap& places);

}  // namespace tqn
