#include <fmt/format.h>

#include <iterator>

#include "render/words.hpp"
#include "tqn/render/diagram.hpp"

namespace tqn {
namespace {

class Describer {
 public:
  Describer(const Diagram& diagram, Language language) : diagram_(diagram), words_(words_of(language)) {}

  Wording describe() {
    const Position& position = diagram_.position;
    row(Side::black);
    row(Side::white);
    add(words_.kazans, name(Side::white), position.kazan(Side::white), name(Side::black), position.kazan(Side::black));
    standing();
    last_move();
    out_.pop_back();
    return {title(), std::move(out_)};
  }

 private:
  [[nodiscard]] std::string_view name(Side side) const noexcept {
    const std::string& given = diagram_.names[side];
    return given.empty() ? words_.parts[side] : std::string_view(given);
  }

  template <typename... Values>
  void add(std::string_view pattern, const Values&... values) {
    fmt::format_to(std::back_inserter(out_), fmt::runtime(pattern), values...);
    out_ += ' ';
  }
  template <typename... Values>
  static void append(std::string& out, std::string_view pattern, const Values&... values) {
    fmt::format_to(std::back_inserter(out), fmt::runtime(pattern), values...);
  }

  [[nodiscard]] std::string title() const {
    if (!diagram_.caption.empty()) return diagram_.caption;
    const bool start = diagram_.position == Position::start(diagram_.position.rules());
    return std::string(start ? words_.start : words_.position);
  }

  /// As it stands on the board, White being at the bottom.
  void row(Side side) {
    const int pits = diagram_.position.rules().pits();
    const bool white = side == Side::white;
    std::string balls;
    for (int i = 1; i <= pits; ++i) {
      const Pit pit = *Pit::from_number(white ? i : pits + 1 - i);
      if (!balls.empty()) balls += ", ";
      if (diagram_.position.tuzdyk(opponent(side)) == pit) {
        balls += words_.tuzdyk;
      } else {
        fmt::format_to(std::back_inserter(balls), "{}", diagram_.position.balls(side, pit));
      }
    }
    add(words_.row, name(side), white ? 1 : pits, white ? pits : 1, balls);
  }

  void standing() {
    const Position& position = diagram_.position;
    if (!position.over()) return add(words_.to_move, name(position.turn()));
    const auto winner = position.winner();
    if (winner) return add(words_.won, name(*winner));
    add(words_.drawn);
  }

  void last_move() {
    if (!diagram_.last) return;
    Position after = diagram_.last->before;
    const Side mover = after.turn();
    const auto played = play(after, diagram_.last->pit);
    const auto* const effect = std::get_if<Effect>(&played);
    if (effect == nullptr) return;
    append(out_, words_.last_move, name(mover), diagram_.last->pit.number());
    append(out_, effect->landing_row == mover ? words_.to_own : words_.to_other, effect->landing.number());
    const int laps = (effect->lifted - 1) / (2 * after.rules().pits());
    if (laps > 0) append(out_, words_.laps, laps);
    if (effect->captured > 0) append(out_, words_.captured, effect->captured);
    if (effect->tuzdyk) append(out_, words_.made_tuzdyk);
    out_ += '.';
    for (const Side side : {Side::white, Side::black}) {
      if (effect->swept[side] > 0) append(out_, words_.swept, name(side), effect->swept[side]);
    }
    out_ += ' ';
  }

  const Diagram& diagram_;
  const Words& words_;
  std::string out_;
};

}  // namespace

Wording describe(const Diagram& diagram, Language language) { return Describer(diagram, language).describe(); }

}  // namespace tqn
