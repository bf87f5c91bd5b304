#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "notation/position_grammar.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/text/plural.hpp"

namespace tqn {
namespace {

namespace grammar = position_grammar;
namespace pegtl = tao::pegtl;
using Input = pegtl::memory_input<pegtl::tracking_mode::lazy>;

constexpr unsigned most_pits = 9;
constexpr unsigned most_balls = 255;
constexpr unsigned most_moves = 65535;

/// One row as it was written, from left to right.
struct RowText {
  std::array<std::uint8_t, most_pits> balls{};
  std::optional<unsigned> tuzdyk;  ///< place from 0
  unsigned pits = 0;
  Span where;
};

/// What the actions fill.
struct State {
  const char* base;
  unsigned number = 0;  ///< of the pit that is being read
  RowText row;
  RowText black_row;
  PositionText result;
};

template <typename ActionInput>
[[nodiscard]] Span span_of(const ActionInput& in, const State& state) noexcept {
  return {static_cast<std::uint32_t>(in.begin() - state.base), static_cast<std::uint32_t>(in.end() - state.base)};
}

/// Reads digits as a number; throws `sentence` if it is more than `most`.
template <typename ActionInput>
[[nodiscard]] unsigned number_of(const ActionInput& in, const State& state, unsigned most, std::string_view sentence) {
  unsigned value = 0;
  for (const char* at = in.begin(); at != in.end(); ++at) {
    value = value * 10 + static_cast<unsigned>(*at - '0');
    if (value > most) throw PositionTextError{span_of(in, state), std::string(sentence)};
  }
  return value;
}

/// Puts `count` pits with the same content at the end of the row; throws if there are too many.
void add_pits(State& state, unsigned count, unsigned balls, Span where) {
  RowText& row = state.row;
  if (count > most_pits - row.pits)
    throw PositionTextError{where, "a row has 9 pits, or 5 in Bestemshe: here it has more"};
  for (unsigned i = 0; i < count; ++i) row.balls[row.pits++] = static_cast<std::uint8_t>(balls);
}

template <typename Rule>
struct Action : pegtl::nothing<Rule> {};

template <>
struct Action<grammar::balls> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    // Judged in the action of `stack`: the same digits may turn out to be a run of empty pits.
    state.number = 0;
    for (const char* at = in.begin(); at != in.end() && state.number <= most_balls; ++at) {
      state.number = state.number * 10 + static_cast<unsigned>(*at - '0');
    }
  }
};

template <>
struct Action<grammar::stack> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    const Span where = span_of(in, state);
    if (state.number > most_balls) throw PositionTextError{where, "a pit holds more balls than there are in the game"};
    add_pits(state, 1, state.number, where);
  }
};

template <>
struct Action<grammar::empty_run> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    const unsigned count = number_of(in, state, most_pits, "a number without S counts empty pits, a row has 9 at most");
    if (count == 0)
      throw PositionTextError{span_of(in, state), "a run of empty pits is 0 pits long, an empty pit is written 1"};
    add_pits(state, count, 0, span_of(in, state));
  }
};

template <>
struct Action<grammar::tuzdyk> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    const Span where = span_of(in, state);
    if (state.row.tuzdyk) throw PositionTextError{where, "a row has one tuzdyk at most, here is a second"};
    state.row.tuzdyk = state.row.pits;
    add_pits(state, 1, 0, where);
  }
};

/// Ends a row: the pits of it must be those of a variant, and of the other row.
[[nodiscard]] RowText finish_row(State& state, Span where, Side owner, unsigned expected) {
  RowText row = std::exchange(state.row, {});
  row.where = where;
  const bool known = row.pits == 9 || row.pits == 5;
  if (!known || (expected != 0 && row.pits != expected)) {
    const std::string wanted = expected != 0 ? fmt::format("{} as Black's", expected) : "9 or, in Bestemshe, 5";
    throw PositionTextError{where,
                            fmt::format("{}'s row has {}, not {}", side_name(owner), plural(row.pits, "pit"), wanted)};
  }
  return row;
}

/// Takes over a row whose pits are in order of their number.
void store(State& state, const RowText& row, Side owner) {
  state.result.setup.rows[owner] = row.balls;
  if (row.tuzdyk) state.result.setup.tuzdyk[opponent(owner)] = Pit::from_number(static_cast<int>(*row.tuzdyk) + 1);
}

template <>
struct Action<grammar::black_row> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    RowText row = finish_row(state, span_of(in, state), Side::black, 0);
    std::reverse(row.balls.begin(), row.balls.begin() + row.pits);
    if (row.tuzdyk) row.tuzdyk = row.pits - 1 - *row.tuzdyk;
    state.result.variant = row.pits == 9 ? Variant::standard : Variant::bestemshe;
    store(state, row, Side::black);
    state.black_row = row;
  }
};

template <>
struct Action<grammar::white_row> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    store(state, finish_row(state, span_of(in, state), Side::white, state.black_row.pits), Side::white);
  }
};

template <>
struct Action<grammar::white_kazan> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    state.result.setup.kazan.white = static_cast<std::uint8_t>(
        number_of(in, state, most_balls, "White's kazan holds more balls than there are in the game"));
  }
};

template <>
struct Action<grammar::black_kazan> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    state.result.setup.kazan.black = static_cast<std::uint8_t>(
        number_of(in, state, most_balls, "Black's kazan holds more balls than there are in the game"));
  }
};

template <>
struct Action<grammar::turn> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    state.result.setup.turn = *in.begin() == 'S' ? Side::white : Side::black;
  }
};

template <>
struct Action<grammar::move_number> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, State& state) {
    const unsigned number = number_of(in, state, most_moves, "the move number is more than 65535");
    if (number == 0) throw PositionTextError{span_of(in, state), "the move number is 0, the first is 1"};
    state.result.move_number = static_cast<std::uint16_t>(number);
  }
};

/// What was expected where a text stops being a position.
struct Messages {
  template <typename Rule>
  static constexpr const char* message = nullptr;
  template <typename Rule>
  static constexpr bool raise_on_failure = false;
};
template <>
constexpr const char* Messages::message<grammar::pit> =
    "expected a pit: a number and S, a number of empty pits, or t for a tuzdyk";
template <>
constexpr const char* Messages::message<grammar::slash> = "expected a comma and the next pit, or / and White's row";
template <>
constexpr const char* Messages::message<grammar::blanks> = "expected a blank before the next field";
template <>
constexpr const char* Messages::message<grammar::white_kazan> = "expected the number of balls in White's kazan";
template <>
constexpr const char* Messages::message<grammar::black_kazan> = "expected the number of balls in Black's kazan";
template <>
constexpr const char* Messages::message<grammar::turn> = "expected S or N, who is to move";
template <>
constexpr const char* Messages::message<grammar::end> = "expected the move number and then nothing more";

template <typename Rule>
using Control = pegtl::must_if<Messages>::control<Rule>;

/// From where the reader stopped to the end of the field.
[[nodiscard]] Span rest_of_field(std::string_view text, std::size_t begin) noexcept {
  const std::size_t end = std::min(text.find_first_of(" \t,/", begin), text.size());
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

}  // namespace

std::variant<PositionText, PositionTextError> parse_position(std::string_view text) {
  Input in(text.data(), text.data() + text.size(), "");
  State state{.base = text.data(), .row = {}, .black_row = {}, .result = {}};
  try {
    pegtl::parse<grammar::position, Action, Control>(in, state);
  } catch (const PositionTextError& error) {
    return error;
  } catch (const pegtl::parse_error& error) {
    return PositionTextError{rest_of_field(text, error.positions().front().byte), std::string(error.message())};
  }
  return state.result;
}

}  // namespace tqn
