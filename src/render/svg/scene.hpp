#pragma once

#include <optional>
#include <string>
#include <utility>

#include "render/svg/figures.hpp"
#include "render/svg/ink.hpp"
#include "render/svg/layout.hpp"
#include "render/svg/paint.hpp"
#include "render/svg/shared.hpp"

namespace tqn::svg {

/// What the parts of a drawing share.
struct Scene {
  Scene(std::string& out, const Diagram& what, const Look& how);

  const Diagram& diagram;
  const Look& look;
  Layout layout;
  Ink ink;
  /// What the last move did; nothing if it is not shown.
  std::optional<Effect> effect;
  Spot origin;   ///< only with `effect`
  Spot landing;  ///< only with `effect`
  /// Where groups of balls are kept that several scenes use; null: each scene draws its own.
  Shared* shared = nullptr;

  [[nodiscard]] bool is_tuzdyk(const Spot& spot) const noexcept {
    return diagram.position.tuzdyk(opponent(spot.row)) == spot.pit;
  }
  [[nodiscard]] bool shows_balls() const noexcept { return look.balls != BallStyle::digits; }

  /// Opens a group that is painted by a role; `more` are further attributes, a blank before each.
  void open(Role role, std::string_view more = "");
  void close() { ink << "</g>"; }
  /// Begins numbers of one size: one path by the role `drawn`, or texts by the role `words`.
  void open_numbers(Role drawn, Role words, double size);
  /// One of them, with the middle of its base line there.
  void number(std::string_view figures, Point middle, double size);
  void close_numbers() { ink << (look.lettering == Lettering::drawn ? "\"/>" : "</g>"); }
  /// A ball in a group of balls, and the light on it unless that is in the paint of the group.
  void ball(Point at, double radius);
  /// The beginning of a circle, without its end.
  void circle(Point at, double radius);
  /// What `draw` draws, at a place, written once for all scenes that share it. Only with `shared`.
  template <typename Draw>
  void share(Point at, Draw draw) {
    std::string markup;
    Scene apart(markup, diagram, look);
    draw(apart);
    shared->use(ink, std::move(markup), at.x, at.y);
  }
  /// `"pit s0 p3"`, without the end of the attribute.
  void spot_class(std::string_view name, const Spot& spot);
};

/// Calls `visit` with every pit, White's first.
template <typename Visit>
void for_each_spot(const Scene& scene, Visit visit) {
  for (const Side row : {Side::white, Side::black}) {
    for (int pit = 1; pit <= scene.layout.pits; ++pit) visit(Spot{row, *Pit::from_number(pit)});
  }
}

/// The hatch of a tuzdyk and the sign on it.
void draw_tuzdyk(Scene& scene, const Spot& spot);
/// The same for all of them, on pits that are drawn already.
void draw_tuzdyks(Scene& scene);

// Each draws a part of a layer: what stays as it is while a game goes on, or what changes.
void draw_board(Scene& scene);
void draw_grooves(Scene& scene);
void draw_won(Scene& scene);
void draw_totals(Scene& scene);
void draw_owner_signs(Scene& scene);
void draw_players(Scene& scene);
void draw_pit_labels(Scene& scene);
void draw_labels(Scene& scene);

/// The head of a picture: its size, its title and its description.
void open_picture(Scene& scene, const Wording& wording);
// Each draws one layer; the later ones lie above.
void draw_kazans(Scene& scene);
void draw_pits(Scene& scene);
void draw_marks(Scene& scene);
void draw_last_move(Scene& scene);
void draw_balls(Scene& scene);
void draw_counts(Scene& scene);
void draw_words(Scene& scene);
void draw_arrows(Scene& scene);

}  // namespace tqn::svg
