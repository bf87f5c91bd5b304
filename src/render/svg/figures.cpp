#include "render/svg/figures.hpp"

#include <array>
#include <span>

namespace tqn::svg {
namespace {

/// A command of a path, relative to where the pen is, but for the first of a line.
struct Stroke {
  char command;  ///< M l h v c a z; an arc says only its radius, its direction and where it ends
  std::array<double, 6> numbers{};
};

/// A figure as a pen draws it, 10 units high, from its upper left corner.
struct Figure {
  char sign;
  double left;   ///< where its ink begins
  double right;  ///< and ends
  std::array<Stroke, 9> strokes;
};

// An arc: both radii, 1 if it turns clockwise, the end.
constexpr std::array<Figure, 14> all_figures{{
    {'0', 0, 6, {{{'M', {0, 3}}, {'a', {3, 3, 1, 6, 0}}, {'v', {4}}, {'a', {3, 3, 1, -6, 0}}, {'z'}}}},
    {'1', 0.7, 3.7, {{{'M', {0.7, 2.4}}, {'l', {3, -2.4}}, {'v', {10}}}}},
    {'2',
     0.1,
     6,
     {{{'M', {0.2, 2.8}},
       {'c', {0.2, -1.7, 1.3, -2.8, 2.9, -2.8}},
       {'c', {1.6, 0, 2.8, 1.1, 2.8, 2.7}},
       {'c', {0, 1.3, -0.7, 2.2, -1.9, 3.4}},
       {'l', {-3.9, 3.9}},
       {'h', {5.9}}}}},
    {'3',
     0,
     6,
     {{{'M', {0.3, 2}},
       {'c', {0.4, -1.2, 1.4, -2, 2.7, -2}},
       {'c', {1.5, 0, 2.6, 1, 2.6, 2.4}},
       {'c', {0, 1.4, -1.1, 2.3, -2.9, 2.3}},
       {'c', {2.1, 0, 3.3, 1.1, 3.3, 2.6}},
       {'c', {0, 1.6, -1.3, 2.7, -3, 2.7}},
       {'c', {-1.5, 0, -2.6, -0.8, -3, -2.1}}}}},
    {'4', 0, 6.3, {{{'M', {4.5, 10}}, {'v', {-10}}, {'l', {-4.5, 7.2}}, {'h', {6.3}}}}},
    {'5',
     0,
     6,
     {{{'M', {5.5, 0}},
       {'h', {-4.5}},
       {'l', {-0.4, 4.6}},
       {'c', {0.6, -0.5, 1.4, -0.8, 2.4, -0.8}},
       {'c', {1.8, 0, 3, 1.2, 3, 3.1}},
       {'c', {0, 1.9, -1.3, 3.1, -3.1, 3.1}},
       {'c', {-1.4, 0, -2.4, -0.7, -2.9, -1.8}}}}},
    {'6',
     0,
     6,
     {{{'M', {4.3, 0}}, {'c', {-2.3, 1.9, -4.3, 4.3, -4.3, 7}}, {'a', {3, 3, 0, 6, 0}}, {'a', {3, 3, 0, -6, 0}}}}},
    {'7', 0, 6, {{{'M', {0, 0}}, {'h', {6}}, {'l', {-3.7, 10}}}}},
    {'8',
     0,
     6,
     {{{'M', {0.45, 2.3}},
       {'a', {2.55, 2.3, 1, 5.1, 0}},
       {'a', {2.55, 2.3, 1, -5.1, 0}},
       {'M', {0, 7.3}},
       {'a', {3, 2.7, 1, 6, 0}},
       {'a', {3, 2.7, 1, -6, 0}}}}},
    {'9',
     0,
     6,
     {{{'M', {1.7, 10}}, {'c', {2.3, -1.9, 4.3, -4.3, 4.3, -7}}, {'a', {3, 3, 0, -6, 0}}, {'a', {3, 3, 0, 6, 0}}}}},
    {'-', 0.2, 5, {{{'M', {0.2, 5}}, {'h', {4.8}}}}},
    {'+', 0.2, 5.4, {{{'M', {0.2, 5}}, {'h', {5.2}}, {'M', {2.8, 2.4}}, {'v', {5.2}}}}},
    {'x', 0.4, 5.6, {{{'M', {0.4, 2.6}}, {'l', {5.2, 5.2}}, {'M', {5.6, 2.6}}, {'l', {-5.2, 5.2}}}}},
    {'.', 3, 3, {{{'M', {3, 5}}, {'h', {0}}}}},
}};

const Figure* find_figure(char sign) noexcept {
  for (const Figure& figure : all_figures) {
    if (figure.sign == sign) return &figure;
  }
  return nullptr;
}

/// Capitals of usual fonts are so high, measured in the font's size.
constexpr double capital = 0.73;
/// Between the ink of two figures, in units of a figure.
constexpr double space = 3.3;

/// How many units of the picture a unit of a figure is.
double scale_of(double size) noexcept { return (capital * size - stroke_of(size)) / 10; }

double units_wide(std::string_view figures) noexcept {
  double width = 0;
  for (const char sign : figures) {
    if (const Figure* const figure = find_figure(sign)) width += figure->right - figure->left + (width > 0 ? space : 0);
  }
  return width;
}

void draw_stroke(Ink& ink, const Stroke& stroke, Point origin, double scale) {
  const auto& n = stroke.numbers;
  ink << stroke.command;
  switch (stroke.command) {
    case 'M':
      ink << origin.x + n[0] * scale;
      ink.next(origin.y + n[1] * scale);
      return;
    case 'a':
      ink << n[0] * scale;
      ink.next(n[1] * scale) << " 0 0";
      ink.next(n[2]).next(n[3] * scale).next(n[4] * scale);
      return;
    case 'l':
      ink << n[0] * scale;
      ink.next(n[1] * scale);
      return;
    case 'c':
      ink << n[0] * scale;
      for (std::size_t i = 1; i < n.size(); ++i) ink.next(n[i] * scale);
      return;
    case 'h':
    case 'v':
      ink << n[0] * scale;
      return;
    default:
      return;
  }
}

}  // namespace

double width_of(std::string_view figures, double size) noexcept {
  return units_wide(figures) * scale_of(size) + stroke_of(size);
}

void draw_figures(Ink& ink, std::string_view figures, Point middle, double size) {
  const double scale = scale_of(size);
  Point pen{middle.x - units_wide(figures) * scale / 2, middle.y - stroke_of(size) / 2 - 10 * scale};
  for (const char sign : figures) {
    const Figure* const figure = find_figure(sign);
    if (figure == nullptr) continue;
    const Point origin{pen.x - figure->left * scale, pen.y};
    for (const Stroke& stroke : figure->strokes) {
      if (stroke.command == 0) break;
      draw_stroke(ink, stroke, origin, scale);
    }
    pen.x += (figure->right - figure->left + space) * scale;
  }
}

}  // namespace tqn::svg
