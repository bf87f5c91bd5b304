#include "tqn/render/animation.hpp"

#include <fmt/format.h>

#include <iterator>
#include <map>

#include "render/svg/scene.hpp"
#include "render/svg/shared.hpp"
#include "render/words.hpp"

namespace tqn {
namespace {

using namespace svg;

std::uint64_t length_of(std::span<const Shot> shots) noexcept {
  std::uint64_t length = 0;
  for (const Shot& shot : shots) length += shot.milliseconds;
  return length;
}

/// What stays as it is: the empty board.
void draw_board_alone(std::string& out, const Diagram& last, const Look& look) {
  Diagram empty;
  empty.position = Position::start(last.position.rules());
  Scene scene(out, empty, look);
  for (const auto layer : {draw_board, draw_grooves, draw_owner_signs, draw_pits, draw_pit_labels}) layer(scene);
  scene.ink << '\n';
}

/// What changes.
void draw_shot(std::string& out, const Diagram& diagram, const Look& look, Shared& shared) {
  Scene scene(out, diagram, look);
  scene.shared = &shared;
  for (const auto layer : {draw_won, draw_tuzdyks, draw_marks, draw_last_move, draw_balls, draw_arrows, draw_totals,
                           draw_counts, draw_players, draw_labels})
    layer(scene);
}

/// A rule for every time that a shot lasts: it is seen for so long, and then for the rest of the whole not.
void define_times(std::string& out, std::span<const Shot> shots, std::string_view id) {
  const std::uint64_t length = length_of(shots);
  std::map<std::uint32_t, std::size_t> times;
  for (const Shot& shot : shots) ++times[shot.milliseconds];
  out += "<style>";
  for (const auto& [time, count] : times) {
    const double share = 100.0 * time / static_cast<double>(length);
    fmt::format_to(std::back_inserter(out),
                   "@keyframes {0}-t{1}{{0%{{visibility:visible}}{2:.4f}%,to{{visibility:hidden}}}}"
                   "#{0} .t{1}{{animation:{0}-t{1} {3}ms steps(1,end) infinite}}",
                   id, time, share, length);
  }
  // Who wants to look closely stops it.
  fmt::format_to(std::back_inserter(out), "#{0}:hover .shot{{animation-play-state:paused}}", id);
  fmt::format_to(std::back_inserter(out),
                 "@media(prefers-reduced-motion:reduce){{#{0} .shot{{animation:none}}}}</style>\n", id);
}

}  // namespace

std::string render_animated_svg(std::span<const Shot> shots, const Look& look) {
  std::string out;
  if (shots.empty()) return out;
  const Diagram& last = shots.back().diagram;
  Shared shared(look.id_prefix);
  {
    Scene scene(out, last, look);
    open_picture(scene, describe(last, look.language));
    scene.ink << "<defs>";
    define_paints(scene.ink, look);
    scene.ink << "</defs>";
    define_dark(scene.ink, look);
  }
  define_times(out, shots, look.id_prefix);
  draw_board_alone(out, last, look);
  const auto length = static_cast<std::int64_t>(length_of(shots));
  std::int64_t begin = 0;
  for (const Shot& shot : shots) {
    // A delay below zero: it has begun so long ago, so that at the start each shot is where it belongs.
    fmt::format_to(std::back_inserter(out), R"(<g class="shot t{}" style="animation-delay:{}ms"{}>)", shot.milliseconds,
                   begin - length, &shot == &shots.back() ? "" : R"( visibility="hidden")");
    draw_shot(out, shot.diagram, look, shared);
    out += "</g>\n";
    begin += shot.milliseconds;
  }
  Ink ink(out);
  shared.define(ink);
  ink << "</svg>\n";
  return out;
}

}  // namespace tqn
