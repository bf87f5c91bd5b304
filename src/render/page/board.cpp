#include "render/page/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <variant>

#include "render/page/escape.hpp"

namespace tqn::page {
namespace {

constexpr int pit_pitch = 76;
constexpr int first_pit = 68;

/// What the last move did to a board, if it is known.
struct Trace {
  std::optional<Effect> effect;
  Spot from;
};

Trace trace_of(const Diagram& diagram) {
  Trace trace;
  if (!diagram.last) return trace;
  Position before = diagram.last->before;
  trace.from = {before.turn(), diagram.last->pit};
  const auto played = play(before, diagram.last->pit);
  if (const auto* effect = std::get_if<Effect>(&played)) trace.effect = *effect;
  return trace;
}

/// Drawn as the points of a path, on which the style sheet puts balls.
void append_dots(std::string& out, int balls) {
  for (int i = 0; i < std::min(balls, 30); ++i) {
    const int layer = i / 10;
    const double x = i % 2 * 23 - 11.5 + layer * 3.5;
    fmt::format_to(std::back_inserter(out), "{}{},{}", i == 0 ? "M" : " ", x, i % 10 / 2 * 20 - 36 - layer * 4);
  }
}

void append_heap(std::string& out, int balls) {
  for (int i = 0; i < balls; ++i) {
    const int tenths = i / 2 * 134 + i / 10 * 35;
    const double x = tenths / 10.0;
    fmt::format_to(std::back_inserter(out), "{}{},{}", i == 0 ? "M" : " ", x, i % 2 * 17 - 8.5);
  }
}

class Board {
 public:
  Board(std::string& out, const Diagram& diagram, Orientation orientation)
      : out_(out),
        position_(diagram.position),
        trace_(trace_of(diagram)),
        bottom_(orientation == Orientation::south ? Side::white : Side::black),
        pits_(position_.rules().pits()) {}

  void draw(std::string_view label) {
    const int width = 60 + pits_ * pit_pitch;
    fmt::format_to(std::back_inserter(out_), R"(<svg viewBox="0 0 {} 492" role="img" aria-label=")", width);
    append_html(out_, label);
    fmt::format_to(std::back_inserter(out_), R"("><rect class="w" x="2" y="2" width="{}" height="488" rx="26"/>)",
                   width - 4);
    for (int i = 0; i < pits_; ++i) pit(bottom_, i);
    for (int i = 0; i < pits_; ++i) pit(opponent(bottom_), i);
    kazan(bottom_, 221, "105 -5h12l-6 10z", width);
    kazan(opponent(bottom_), 271, "105 5h12l-6 -10z", width);
    for (int i = 0; i < pits_; ++i) number(i, 482, i + 1);
    for (int i = 0; i < pits_; ++i) number(i, 23, pits_ - i);
    out_ += R"(<path class="lane"/></svg>)";
    out_ += '\n';
  }

 private:
  void number(int column, int y, int value) {
    fmt::format_to(std::back_inserter(out_), R"(<text class="o" x="{}" y="{}">{}</text>)",
                   first_pit + column * pit_pitch, y, value);
  }

  void pit(Side row, int index) {
    const Pit pit = *Pit::from_number(index + 1);
    const bool held = position_.tuzdyk(opponent(row)) == pit;
    const bool below = row == bottom_;
    const int column = below ? index : pits_ - 1 - index;
    const bool here = trace_.effect && trace_.effect->landing_row == row && trace_.effect->landing == pit;
    const bool from = trace_.effect && trace_.from == Spot{row, pit};
    const int taken = here ? trace_.effect->captured : 0;
    const bool made = here && trace_.effect->tuzdyk;
    fmt::format_to(std::back_inserter(out_), R"~(<g class="p{}{}{}{}" transform="translate({} {})">)~",
                   held ? " t" : "", from ? " f" : "", here ? " l" : "", taken > 0 || made ? " g" : "",
                   first_pit + column * pit_pitch, below ? 388 : 106);
    out_ += R"(<use class="h" href="#tqn-h"/><path class="b" d=")";
    if (held) {
      out_ += "M0,0";
    } else {
      append_dots(out_, taken > 0 ? taken : position_.balls(row, pit));
    }
    fmt::format_to(std::back_inserter(out_), R"("/><text y="{}">)", below ? -68 : 84);
    if (made) {
      out_ += "+3";
    } else if (taken > 0) {
      fmt::format_to(std::back_inserter(out_), "−{}", taken);
    } else {
      out_ += held ? "×" : std::to_string(position_.balls(row, pit));
    }
    out_ += "</text></g>\n";
  }

  void kazan(Side owner, int y, std::string_view arrow, int width) {
    const int balls = position_.kazan(owner);
    fmt::format_to(std::back_inserter(out_), R"~(<g class="k" transform="translate(0 {})">)~", y);
    fmt::format_to(std::back_inserter(out_), R"(<rect class="h" x="36" y="-21" width="{}" height="42" rx="21"/>)",
                   width - 72);
    out_ += R"~(<path class="b" transform="translate(131)" d=")~";
    append_heap(out_, std::min(balls, kazan_room(position_.rules())));
    fmt::format_to(std::back_inserter(out_), R"("/><text x="74" y="11">{}</text><path class="o" d="M{}"/></g>)", balls,
                   arrow);
    out_ += '\n';
  }

  std::string& out_;
  const Position& position_;
  Trace trace_;
  Side bottom_;
  int pits_;
};

}  // namespace

int kazan_room(Rules rules) noexcept { return rules.variant == Variant::standard ? 82 : 38; }

void append_board(std::string& out, const Diagram& diagram, Orientation orientation, Language language) {
  const Wording wording = describe(diagram, language);
  Board(out, diagram, orientation).draw(wording.description);
}

}  // namespace tqn::page
