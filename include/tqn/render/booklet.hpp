#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/render/look.hpp"
#include "tqn/render/paper.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn {

/// How a booklet looks.
struct BookletLook {
  Paper paper = Paper::a4;
  std::string title;  ///< on the first page, and above the others; may be empty
  Look diagrams;      ///< of the diagrams; its language is that of the booklet
};

/// What a booklet holds of a game but for its place: several can be made at once. `diagrams`: the frames to draw, in
/// their order. booklet.md.
[[nodiscard]] std::string booklet_game(const Game& game, const Storyboard& story, std::span<const std::size_t> diagrams,
                                       const BookletLook& look);

/// Sets games one after another into pages. Depends on nothing else: the same games give the same bytes.
class Booklet {
 public:
  /// Takes a page, a document of SVG, as soon as it is full.
  using Sink = std::function<void(std::string_view page)>;

  Booklet(BookletLook look, Sink sink);
  Booklet(const Booklet&) = delete;
  Booklet& operator=(const Booklet&) = delete;
  ~Booklet();

  /// Adds what booklet_game() made with the same look.
  void add(std::string_view game);
  /// Gives the last page; call it once, last.
  void finish();

 private:
  class Press;
  std::unique_ptr<Press> press_;
};

}  // namespace tqn
