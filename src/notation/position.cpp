#include "tqn/notation/position.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <iterator>
#include <limits>

#include "tqn/text/number.hpp"
#include "tqn/text/plural.hpp"

namespace tqn {
namespace {

using Out = std::back_insert_iterator<std::string>;

[[nodiscard]] constexpr Pit pit_at(int number) noexcept { return *Pit::from_number(number); }

/// The number of the pit that stands `place` pits from the left, seen by White. Black's row runs the other way.
[[nodiscard]] constexpr int number_at(Side owner, int place, int pits) noexcept {
  return owner == Side::white ? place + 1 : pits - place;
}

[[nodiscard]] bool is_tuzdyk(const Position& position, Side owner, Pit pit) noexcept {
  return position.tuzdyk(opponent(owner)) == pit;
}

[[nodiscard]] std::uint8_t balls_in(const Setup& setup, Side owner, Pit pit) noexcept {
  return setup.rows[owner][static_cast<std::size_t>(pit.index())];
}

/// As quick as can be: a board stands beside every wrong move.
[[nodiscard]] char* write_number(char* to, unsigned number) noexcept {
  if (number < 10) {
    *to++ = static_cast<char>('0' + number);
    return to;
  }
  return std::to_chars(to, to + std::numeric_limits<unsigned>::digits10 + 1, number).ptr;
}

/// Room for "255S,", nine times, or what else a row holds.
constexpr std::size_t longest_row = 64;

void append_row(std::string& out, const Setup& setup, Side owner, int pits) {
  std::array<char, longest_row> row;
  char* end = row.data();
  unsigned empty = 0;
  const auto end_run = [&] {
    if (empty == 0) return;
    end = write_number(end, empty);
    *end++ = ',';
    empty = 0;
  };
  for (int place = 0; place < pits; ++place) {
    const Pit pit = pit_at(number_at(owner, place, pits));
    const unsigned balls = balls_in(setup, owner, pit);
    const bool tuzdyk = setup.tuzdyk[opponent(owner)] == pit;
    if (balls == 0 && !tuzdyk) {
      ++empty;
      continue;
    }
    end_run();
    if (!tuzdyk) end = write_number(end, balls);
    *end++ = tuzdyk ? 't' : 'S';
    *end++ = ',';
  }
  end_run();
  out.append(row.data(), end - 1);  // without the last comma
}

void append_board_row(std::string& out, const Position& position, Side owner) {
  const int pits = position.rules().pits();
  out += owner == Side::white ? 'S' : 'N';
  for (int place = 0; place < pits; ++place) {
    const Pit pit = pit_at(number_at(owner, place, pits));
    out += ' ';
    if (is_tuzdyk(position, owner, pit))
      out += 'x';
    else
      append_number(out, position.balls(owner, pit));
  }
}

void append_fen(std::string& out, const Setup& setup, int pits, unsigned move_number) {
  append_row(out, setup, Side::black, pits);
  out += '/';
  append_row(out, setup, Side::white, pits);
  out += ' ';
  append_number(out, setup.kazan.white);
  out += ' ';
  append_number(out, setup.kazan.black);
  out += setup.turn == Side::white ? " S " : " N ";
  append_number(out, move_number);
}

/// Whether each tuzdyk is an empty pit of the variant, and no pit beyond it holds balls.
[[nodiscard]] bool fits_fen(const Setup& setup, int pits) noexcept {
  for (const Side row : {Side::white, Side::black}) {
    const auto tuzdyk = setup.tuzdyk[opponent(row)];
    if (tuzdyk && (tuzdyk->number() > pits || balls_in(setup, row, *tuzdyk) > 0)) return false;
    for (int number = pits + 1; number <= Pit::highest; ++number) {
      if (balls_in(setup, row, pit_at(number)) > 0) return false;
    }
  }
  return true;
}

[[nodiscard]] int total(const Setup& setup) noexcept {
  int sum = setup.kazan.white + setup.kazan.black;
  for (const Side owner : {Side::white, Side::black}) {
    for (const std::uint8_t balls : setup.rows[owner]) sum += balls;
  }
  return sum;
}

/// Says which tuzdyks have a problem: `sentence` gives it for the owner and the pit, or nothing.
template <typename Sentence>
void describe_tuzdyks(std::vector<std::string>& out, const Setup& setup, Sentence sentence) {
  for (const Side owner : {Side::white, Side::black}) {
    if (!setup.tuzdyk[owner]) continue;
    std::string text = sentence(owner, *setup.tuzdyk[owner]);
    if (!text.empty()) out.push_back(std::move(text));
  }
}

}  // namespace

std::string format_position(const Position& position, std::uint16_t move_number) {
  std::string out;
  append_position(out, position, move_number);
  return out;
}

void append_position(std::string& out, const Position& position, std::uint16_t move_number) {
  append_fen(out, position.setup(), position.rules().pits(), move_number);
}

std::optional<std::string> format_fen(const PositionText& position) {
  const int pits = Rules{position.variant}.pits();
  if (!fits_fen(position.setup, pits)) return std::nullopt;
  std::string out;
  append_fen(out, position.setup, pits, position.move_number);
  return out;
}

std::vector<std::string> describe(const Setup& setup, SetupProblems problems, Rules rules) {
  std::vector<std::string> out;
  if (problems.has(SetupProblem::wrong_total)) {
    out.push_back(fmt::format("the balls add up to {}, not {}", total(setup), rules.total()));
  }
  if (problems.has(SetupProblem::ninth_tuzdyk)) {
    describe_tuzdyks(out, setup, [&](Side owner, Pit pit) {
      if (pit.number() != rules.pits()) return std::string();
      return fmt::format("{}'s tuzdyk is pit {}, the last of a row cannot be one", side_name(owner), pit.number());
    });
  }
  if (problems.has(SetupProblem::mirrored_tuzdyks) && setup.tuzdyk.white) {
    out.push_back(fmt::format("both tuzdyks are pit {}, the second cannot have the number of the first",
                              setup.tuzdyk.white->number()));
  }
  if (problems.has(SetupProblem::balls_in_tuzdyk)) {
    describe_tuzdyks(out, setup, [&](Side owner, Pit pit) {
      const unsigned balls = balls_in(setup, opponent(owner), pit);
      if (balls == 0) return std::string();
      return fmt::format("{}'s tuzdyk, pit {}, holds {}, a tuzdyk is always empty", side_name(owner), pit.number(),
                         plural(balls, "ball"));
    });
  }
  if (problems.has(SetupProblem::no_tuzdyk_variant)) out.emplace_back("there is a tuzdyk, Bestemshe has none");
  if (problems.has(SetupProblem::pit_out_of_range)) {
    out.push_back(fmt::format("balls or a tuzdyk stand beyond pit {}, the last of a row", rules.pits()));
  }
  return out;
}

std::string format_board_line(const Position& position) {
  std::string out;
  append_board_row(out, position, Side::black);
  fmt::format_to(Out(out), " | {} : {} | ", position.kazan(Side::white), position.kazan(Side::black));
  append_board_row(out, position, Side::white);
  return out;
}

}  // namespace tqn
