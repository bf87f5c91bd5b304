#include "notation/positions/fields.hpp"

#include <fmt/format.h>

#include <array>

#include "notation/positions/cursor.hpp"
#include "tqn/text/plural.hpp"

namespace tqn {
namespace {

constexpr unsigned most_number = 255;
constexpr unsigned most_half_moves = 2 * 65535 - 1;
constexpr std::size_t most_row_pits = 9;

/// What stands between the fields, and how some of them are spelt.
struct Shape {
  PositionNotation notation;
  char between_rows;
  char behind_rows;
  char between_kazans;
  char behind_kazans;
  char between_tuzdyks;
  char behind_tuzdyks;
  TuzdykBase base;
  std::string_view no_tuzdyk;
  BySide<std::string_view> turn;
  bool half_moves;  ///< their number is the last field
};
constexpr std::array shapes{
    Shape{PositionNotation::q9, '/', ' ', ',', ' ', ',', ' ', TuzdykBase::one, "-", {"w", "b"}, true},
    Shape{PositionNotation::tfen, '/', ' ', ' ', ' ', ' ', ' ', TuzdykBase::one, "-", {"0", "1"}, false},
    Shape{PositionNotation::nurkal, '/', '/', ',', '/', ',', '/', TuzdykBase::zero, "-1", {"0", "1"}, false},
    Shape{PositionNotation::korgool, ',', '/', ',', '/', ',', '/', TuzdykBase::one, "-", {"w", "b"}, false},
};

const Shape& shape_of(PositionNotation notation) noexcept {
  for (const Shape& shape : shapes) {
    if (shape.notation == notation) return shape;
  }
  return shapes.front();
}

class FieldReader {
 public:
  FieldReader(std::string_view text, const Shape& shape, TuzdykBase base) noexcept
      : shape_(shape), base_(base), cursor_(text) {}

  std::variant<PositionText, PositionTextError> read() {
    cursor_.skip_blanks();
    const bool good = read_rows() && read_kazans() && read_tuzdyks() && read_turn() && read_half_moves() && read_end();
    if (!good) return cursor_.error();
    return result_;
  }

 private:
  bool read_balls(std::uint8_t& balls, std::string_view what) {
    const std::size_t begin = cursor_.at();
    const auto number = cursor_.number(most_number);
    if (!number) return cursor_.fail(fmt::format("expected {}", what));
    if (*number > most_number)
      return cursor_.fail(begin, cursor_.at(), "that is more balls than there are in the game");
    balls = static_cast<std::uint8_t>(*number);
    return true;
  }

  bool pass(char separator, std::string_view what) {
    if (cursor_.pass(separator)) return true;
    const std::string sign = separator == ' ' ? "a blank" : fmt::format("'{}'", separator);
    return cursor_.fail(fmt::format("expected {} and {}", sign, what));
  }

  bool read_rows() {
    std::array<std::uint8_t, 2 * most_row_pits> balls{};
    std::size_t size = 0;
    std::size_t white = 0;
    do {
      if (size == balls.size()) return cursor_.fail("a row has 9 pits, or 5 in Bestemshe: here are more");
      if (!read_balls(balls[size++], "a number of balls")) return false;
      if (white == 0 && shape_.between_rows == '/' && cursor_.pass('/')) {
        white = size;
        continue;
      }
      if (!cursor_.pass(',')) break;
    } while (true);
    if (shape_.between_rows == ',') white = size / 2;
    if (size != 2 * white || (white != most_row_pits && white != 5)) return fail_rows(white, size - white);
    result_.variant = white == most_row_pits ? Variant::standard : Variant::bestemshe;
    for (std::size_t i = 0; i < white; ++i) {
      result_.setup.rows.white[i] = balls[i];
      result_.setup.rows.black[i] = balls[white + i];
    }
    return pass(shape_.behind_rows, "White's kazan");
  }

  bool fail_rows(std::size_t white, std::size_t black) {
    std::string message = shape_.between_rows == ','
                              ? fmt::format("there are {} pits, not 18 or, in Bestemshe, 10", white + black)
                              : fmt::format("White's row has {} and Black's {}, not 9 each or, in Bestemshe, 5",
                                            plural(white, "pit"), black);
    return cursor_.fail(0, cursor_.at(), std::move(message));
  }

  bool read_kazans() {
    return read_balls(result_.setup.kazan.white, "the number of balls in White's kazan") &&
           pass(shape_.between_kazans, "Black's kazan") &&
           read_balls(result_.setup.kazan.black, "the number of balls in Black's kazan") &&
           pass(shape_.behind_kazans, "White's tuzdyk");
  }

  bool read_tuzdyk(Side owner) {
    if (cursor_.pass("-1") || cursor_.pass("-")) return true;
    const std::size_t begin = cursor_.at();
    const int offset = base_ == TuzdykBase::zero ? 1 : 0;
    const auto number = cursor_.number(most_row_pits);
    if (!number)
      return cursor_.fail(
          fmt::format("expected {}'s tuzdyk: the number of a pit, or {}", side_name(owner), shape_.no_tuzdyk));
    result_.setup.tuzdyk[owner] = Pit::from_number(static_cast<int>(*number) + offset);
    if (result_.setup.tuzdyk[owner]) return true;
    return cursor_.fail(
        begin, cursor_.at(),
        fmt::format("{}'s tuzdyk is no pit: they are numbered {} to {}", side_name(owner), 1 - offset, 9 - offset));
  }

  bool read_tuzdyks() {
    return read_tuzdyk(Side::white) && pass(shape_.between_tuzdyks, "Black's tuzdyk") && read_tuzdyk(Side::black) &&
           pass(shape_.behind_tuzdyks, "who is to move");
  }

  bool read_turn() {
    if (cursor_.pass(shape_.turn.white)) {
      result_.setup.turn = Side::white;
      if (shape_.turn.white == "w") static_cast<void>(cursor_.pass("hite"));
      return true;
    }
    if (cursor_.pass(shape_.turn.black)) {
      result_.setup.turn = Side::black;
      if (shape_.turn.black == "b") static_cast<void>(cursor_.pass("lack"));
      return true;
    }
    return cursor_.fail(fmt::format("expected {} or {}, who is to move", shape_.turn.white, shape_.turn.black));
  }

  bool read_half_moves() {
    if (!shape_.half_moves || !cursor_.pass(' ') || cursor_.at_end()) return true;
    const std::size_t begin = cursor_.at();
    const auto number = cursor_.number(most_half_moves);
    if (!number) return cursor_.fail("expected the number of half-moves played");
    if (*number > most_half_moves)
      return cursor_.fail(begin, cursor_.at(), "that are more half-moves than 65535 moves");
    result_.move_number = static_cast<std::uint16_t>(*number / 2 + 1);
    return true;
  }

  bool read_end() {
    cursor_.skip_blanks();
    return cursor_.at_end() || cursor_.fail("expected nothing more");
  }

  const Shape& shape_;
  TuzdykBase base_;
  Cursor cursor_;
  PositionText result_;
};

void append_row(std::string& out, const Position& position, Side owner) {
  for (int number = 1; number <= position.rules().pits(); ++number) {
    if (number > 1) out += ',';
    out += fmt::format_int(position.balls(owner, *Pit::from_number(number))).c_str();
  }
}

std::string tuzdyk_text(const Position& position, Side owner, const Shape& shape) {
  const auto pit = position.tuzdyk(owner);
  if (!pit) return std::string(shape.no_tuzdyk);
  return std::to_string(shape.base == TuzdykBase::zero ? pit->index() : pit->number());
}

}  // namespace

bool is_of_fields(PositionNotation notation) noexcept { return shape_of(notation).notation == notation; }

TuzdykBase tuzdyk_base(PositionNotation notation) noexcept { return shape_of(notation).base; }

std::variant<PositionText, PositionTextError> parse_fields(std::string_view text, PositionNotation notation,
                                                           TuzdykBase base) {
  return FieldReader(text, shape_of(notation), base).read();
}

std::string format_fields(const Position& position, PositionNotation notation, std::uint16_t move_number) {
  const Shape& shape = shape_of(notation);
  std::string out;
  append_row(out, position, Side::white);
  out += shape.between_rows;
  append_row(out, position, Side::black);
  out += shape.behind_rows;
  out += fmt::format("{}{}{}{}", position.kazan(Side::white), shape.between_kazans, position.kazan(Side::black),
                     shape.behind_kazans);
  out += tuzdyk_text(position, Side::white, shape) + shape.between_tuzdyks + tuzdyk_text(position, Side::black, shape);
  out += shape.behind_tuzdyks;
  out += shape.turn[position.turn()];
  if (shape.half_moves) {
    const unsigned pairs = move_number == 0 ? 0U : move_number - 1U;
    out += fmt::format(" {}", 2 * pairs + (position.turn() == Side::black ? 1U : 0U));
  }
  return out;
}

}  // namespace tqn
