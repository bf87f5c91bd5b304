#include "tqn/render/text.hpp"

#include <fmt/format.h>

#include <array>

#include "render/words.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// The signs of a board of letters.
struct Signs {
  std::array<std::string_view, 3> top, middle, bottom;  ///< left corner, between pits, right corner
  std::string_view line, wall, tuzdyk, to_move;
  std::string_view from, to;  ///< beside the number of a pit
};
constexpr Signs ascii_signs{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}, "-", "|", "x", "*", "<", ">"};
constexpr Signs unicode_signs{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}, "─", "│", "×", "●", "○", "◉"};

class BoardDrawing {
 public:
  BoardDrawing(const Diagram& diagram, const Look& look, bool ascii)
      : diagram_(diagram),
        words_(words_of(look.language)),
        signs_(ascii ? ascii_signs : unicode_signs),
        ascii_(ascii),
        pits_(diagram.position.rules().pits()),
        bottom_(look.orientation == Orientation::south ? Side::white : Side::black) {
    if (diagram.last && look.last_move == LastMoveShown::yes) find_last_move(*diagram.last);
  }

  std::string draw() {
    const Side top = opponent(bottom_);
    if (!ascii_ && !diagram_.caption.empty()) out_ += one_line(diagram_.caption) + '\n';
    numbers(top);
    edge(signs_.top);
    row(top);
    edge(signs_.middle);
    row(bottom_);
    edge(signs_.bottom);
    numbers(bottom_);
    return std::move(out_);
  }

 private:
  void find_last_move(const LastMove& last) {
    Position after = last.before;
    const Side mover = after.turn();
    const auto played = play(after, last.pit);
    const auto* const effect = std::get_if<Effect>(&played);
    if (effect == nullptr) return;
    from_ = Spot{mover, last.pit};
    to_ = Spot{effect->landing_row, effect->landing};
  }

  static std::string one_line(std::string_view text) {
    std::string line(text);
    for (char& c : line) c = static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    return line;
  }

  [[nodiscard]] Spot at(Side side, int place) const {
    return {side, *Pit::from_number(side == bottom_ ? place + 1 : pits_ - place)};
  }
  void margin() { out_.append(8, ' '); }
  void edge(const std::array<std::string_view, 3>& corners) {
    margin();
    for (int place = 0; place < pits_; ++place) {
      out_ += place == 0 ? corners[0] : corners[1];
      for (int i = 0; i < 3; ++i) out_ += signs_.line;
    }
    out_.append(corners[2]).append("\n");
  }
  /// The sign of the last move stands in front of the number.
  void numbers(Side side) {
    margin();
    for (int place = 0; place < pits_; ++place) {
      const Spot spot = at(side, place);
      const std::string_view sign = spot == to_ ? signs_.to : spot == from_ ? signs_.from : " ";
      out_.append(" ").append(sign) += spot.pit.to_char();
      out_ += ' ';
    }
    while (out_.ends_with(' ')) out_.pop_back();
    out_ += '\n';
  }
  void row(Side side) {
    const Position& position = diagram_.position;
    const std::string_view initial = ascii_ ? (side == Side::white ? "S" : "N") : words_.initials[side];
    const bool moves = !position.over() && position.turn() == side;
    out_ += fmt::format("{} {} {:3} ", initial, moves ? signs_.to_move : " ", position.kazan(side));
    for (int place = 0; place < pits_; ++place) {
      const Pit pit = at(side, place).pit;
      out_ += signs_.wall;
      if (position.tuzdyk(opponent(side)) == pit) {
        out_.append(" ").append(signs_.tuzdyk).append(" ");
      } else {
        const int balls = position.balls(side, pit);
        out_ += balls < 10 ? fmt::format(" {} ", balls) : fmt::format("{:>2} ", balls);
      }
    }
    out_.append(signs_.wall).append("\n");
  }

  const Diagram& diagram_;
  const Words& words_;
  const Signs& signs_;
  bool ascii_;
  int pits_;
  Side bottom_;
  std::optional<Spot> from_;
  std::optional<Spot> to_;
  std::string out_;
};

/// What Markdown would take for its own in the text of a picture.
std::string for_markdown(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view("\\[]*_`<&!$~").find(c) != std::string_view::npos) out += '\\';
    out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return out;
}

/// A file in a link: what would end it is written as bytes.
std::string for_link(std::string_view file) {
  std::string out;
  for (const char c : file) {
    const bool plain =
        static_cast<unsigned char>(c) > ' ' && std::string_view("()<>%\\\"$").find(c) == std::string_view::npos;
    out += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

}  // namespace

std::string render_text(const Diagram& diagram, BoardText kind, const Look& look) {
  switch (kind) {
    case BoardText::ascii:
      return BoardDrawing(diagram, look, true).draw();
    case BoardText::unicode:
      return BoardDrawing(diagram, look, false).draw();
    case BoardText::line:
      break;
  }
  return format_board_line(diagram.position) + '\n';
}

std::string render_markdown(const Diagram& diagram, Language language, std::string_view file) {
  const Wording wording = describe(diagram, language);
  return fmt::format("![{}: {}]({})\n", for_markdown(wording.title), for_markdown(wording.description), for_link(file));
}

}  // namespace tqn
