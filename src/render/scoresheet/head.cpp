#include <fmt/format.h>

#include <initializer_list>

#include "render/scoresheet/page.hpp"
#include "render/words.hpp"

namespace tqn::scoresheet {
namespace {

using paper::Align;
using paper::Face;
using paper::Type;

constexpr Type label_type{Face::sans, 6.5, Align::left, paper::grey};
constexpr Type value_type{Face::sans, 11, Align::left, "#000"};
constexpr double least_value = 7;

/// A place of the form: how much of its row it takes, what it is for, and what is written there.
struct Field {
  double share;
  std::string_view label;
  std::string_view value;
};

void draw_lines(Page& page, double top, std::initializer_list<Field> row) {
  const Layout& layout = page.layout;
  double x = Layout::margin;
  for (const Field& field : row) {
    if (x > Layout::margin) page.leaf.line(x, top, x, top + Layout::field_height);
    x += field.share * layout.width;
  }
  if (top > Layout::fields) page.leaf.line(Layout::margin, top, layout.right, top);
}

void write(Page& page, double top, std::initializer_list<Field> row, bool labels) {
  const Type& type = labels ? label_type : value_type;
  double x = Layout::margin;
  for (const Field& field : row) {
    const double room = field.share * page.layout.width - 2 * inset;
    const std::string_view text = labels ? field.label : field.value;
    const double y = top + (labels ? 8 : Layout::field_height - 5.5);
    if (!text.empty()) page.leaf.fitted(x + inset, y, text, type, room, labels ? 4 : least_value);
    x += field.share * page.layout.width;
  }
}

template <typename Visit>
void for_each_row(const Page& page, Visit visit) {
  const ScoresheetHead& head = page.sheet.head;
  const Words& words = page.words;
  const BySide<std::string_view>& players = tqn::words_of(page.look.language).parts;
  double top = Layout::fields;
  const auto row = [&](std::initializer_list<Field> fields) {
    visit(top, fields);
    top += Layout::field_height;
  };
  row({{.55, words.event, head.event},
       {.2, words.section, head.section},
       {.25, words.time_control, head.time_control}});
  row({{.45, words.site, head.site},
       {.25, words.date, head.date},
       {.15, words.round, head.round},
       {.15, words.board, head.board}});
  row({{.55, players.white, head.white}, {.3, words.team, head.white_team}, {.15, words.rating, head.white_rating}});
  row({{.55, players.black, head.black}, {.3, words.team, head.black_team}, {.15, words.rating, head.black_rating}});
}

void draw_start(Page& page) {
  const Layout& layout = page.layout;
  const std::string text = fmt::format(fmt::runtime(page.words.before), page.sheet.first_half_move / 2 + 1);
  constexpr double strip_width = 300;
  page.leaf.begin_words(label_type);
  page.leaf.fitted(Layout::margin, layout.start + 20, text, label_type, layout.width - strip_width - 10, 4);
  page.leaf.end();
  draw_strip(page, layout.right - strip_width, layout.start, strip_width, &page.sheet.positions.front());
}

}  // namespace

void draw_head(Page& page) {
  paper::Leaf& leaf = page.leaf;
  const Layout& layout = page.layout;
  const auto game = page.words.games[static_cast<std::size_t>(page.sheet.rules.variant)];
  leaf.begin_words({Face::sans_bold, 13});
  leaf.word(Layout::margin, Layout::title, fmt::format("{} · {}", game, page.words.sheet));
  leaf.end();
  if (page.pages > 1) {
    leaf.begin_words({Face::sans, 9, Align::right});
    leaf.word(layout.right, Layout::title, fmt::format("{} / {}", page.number + 1, page.pages));
    leaf.end();
  }
  leaf.begin_lines(0.5, "form");
  for_each_row(page, [&](double top, auto fields) { draw_lines(page, top, fields); });
  leaf.end();
  leaf.begin_lines(1);
  leaf.box(Layout::margin, Layout::fields, layout.width, Layout::field_rows * Layout::field_height);
  leaf.end();
  leaf.begin_words(label_type);
  for_each_row(page, [&](double top, auto fields) { write(page, top, fields, true); });
  leaf.end();
  leaf.begin_words(value_type, "values");
  for_each_row(page, [&](double top, auto fields) { write(page, top, fields, false); });
  leaf.end();
  if (layout.start > 0) draw_start(page);
}

}  // namespace tqn::scoresheet
