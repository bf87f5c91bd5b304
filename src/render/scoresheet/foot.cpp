#include <fmt/format.h>

#include <array>
#include <string>

#include "render/result_text.hpp"
#include "render/scoresheet/page.hpp"

namespace tqn::scoresheet {
namespace {

using paper::Align;
using paper::Face;
using paper::Type;

constexpr std::array shares{.16, .2, .215, .215, .21};

/// The kazans at the end; nothing if it is not known.
std::string kazans_text(const Scoresheet& sheet) {
  if (sheet.half_moves.empty() || sheet.positions.size() != sheet.half_moves.size() + 1) return {};
  const auto kazans = sheet.positions.back().final_kazans();
  return fmt::format("{} : {}", kazans.white, kazans.black);
}

}  // namespace

void draw_foot(Page& page) {
  paper::Leaf& leaf = page.leaf;
  const Layout& layout = page.layout;
  const bool last = page.number + 1 == page.pages;
  const std::string result(last ? result_text(page.sheet.result) : std::string_view());
  const std::string kazans = last ? kazans_text(page.sheet) : std::string();
  const std::array labels{page.words.result, page.words.kazans, page.words.signatures.white,
                          page.words.signatures.black, page.words.arbiter};
  const std::array<std::string_view, 2> values{result.empty() ? std::string_view("–") : result,
                                               kazans.empty() ? std::string_view(":") : kazans};

  leaf.begin_lines(0.5);
  double x = Layout::margin;
  for (std::size_t i = 1; i < labels.size(); ++i) {
    x += shares[i - 1] * layout.width;
    leaf.line(x, layout.foot, x, layout.foot + Layout::foot_height);
  }
  leaf.end();
  leaf.begin_lines(1);
  leaf.box(Layout::margin, layout.foot, layout.width, Layout::foot_height);
  leaf.end();

  constexpr Type label{Face::sans, 6.5, Align::left, paper::grey};
  leaf.begin_words(label);
  x = Layout::margin;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    leaf.fitted(x + inset, layout.foot + 8, labels[i], label, shares[i] * layout.width - 2 * inset, 4);
    x += shares[i] * layout.width;
  }
  leaf.end();
  leaf.begin_words({Face::sans_bold, 14, Align::middle}, "result");
  x = Layout::margin;
  for (std::size_t i = 0; i < values.size(); ++i) {
    leaf.word(x + shares[i] * layout.width / 2, layout.foot + 31, values[i]);
    x += shares[i] * layout.width;
  }
  leaf.end();
  if (page.sheet.head.arbiter.empty()) return;
  constexpr Type name{Face::sans, 8, Align::left};
  leaf.begin_words(name, "arbiter");
  leaf.fitted(layout.right - shares.back() * layout.width + inset, layout.foot + Layout::foot_height - 5,
              page.sheet.head.arbiter, name, shares.back() * layout.width - 2 * inset, 6);
  leaf.end();
}

}  // namespace tqn::scoresheet
