#include "render/svg/figures.hpp"

#include <array>
#include <cmath>

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

/// Draws in tenths of a unit, always from where the rounded pen is, so that roundings do not add up.
class Pen {
 public:
  Pen(Ink& ink, double scale) noexcept : ink_(ink), scale_(scale) {}

  void draw(const Figure& figure, Point corner) {
    corner.x -= figure.left * scale_;
    exact_ = corner;
    for (const Stroke& stroke : figure.strokes) {
      if (stroke.command == 0) break;
      if (stroke.command == 'M') exact_ = corner;
      draw(stroke);
    }
  }

 private:
  static double rounded(double value) noexcept { return std::round(value * 10) / 10; }
  [[nodiscard]] double x(double units) const noexcept { return rounded(exact_.x + units * scale_) - pen_.x; }
  [[nodiscard]] double y(double units) const noexcept { return rounded(exact_.y + units * scale_) - pen_.y; }

  void draw(const Stroke& stroke) {
    const auto& n = stroke.numbers;
    switch (stroke.command) {
      case 'M':
        pen_ = {};
        ink_ << 'M' << x(n[0]);
        ink_.next(y(n[1]));
        return go(n[0], n[1]);
      case 'l':
        ink_ << 'l' << x(n[0]);
        ink_.next(y(n[1]));
        return go(n[0], n[1]);
      case 'h':
        ink_ << 'h' << x(n[0]);
        return go(n[0], 0);
      case 'v':
        ink_ << 'v' << y(n[0]);
        return go(0, n[0]);
      case 'c':
        ink_ << 'c' << x(n[0]);
        ink_.next(y(n[1])).next(x(n[2])).next(y(n[3])).next(x(n[4])).next(y(n[5]));
        return go(n[4], n[5]);
      case 'a':
        ink_ << 'a' << rounded(n[0] * scale_);
        ink_.next(rounded(n[1] * scale_)) << " 0 0";
        ink_.next(n[2]).next(x(n[3])).next(y(n[4]));
        return go(n[3], n[4]);
      default:
        ink_ << stroke.command;
    }
  }
  void go(double right, double down) noexcept {
    exact_ = {exact_.x + right * scale_, exact_.y + down * scale_};
    pen_ = {rounded(exact_.x), rounded(exact_.y)};
  }

  Ink& ink_;
  double scale_;
  Point exact_;
  Point pen_;
};

}  // namespace

double width_of(std::string_view figures, double size) noexcept {
  return units_wide(figures) * scale_of(size) + stroke_of(size);
}

void draw_figures(Ink& ink, std::string_view figures, Point middle, double size) {
  const double scale = scale_of(size);
  Point corner{middle.x - units_wide(figures) * scale / 2, middle.y - stroke_of(size) / 2 - 10 * scale};
  Pen pen(ink, scale);
  for (const char sign : figures) {
    const Figure* const figure = find_figure(sign);
    if (figure == nullptr) continue;
    pen.draw(*figure, corner);
    corner.x += (figure->right - figure->left + space) * scale;
  }
}

}  // namespace tqn::svg
