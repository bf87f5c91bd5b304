#include <fmt/format.h>

#include <optional>
#include <vector>

#include "notation/positions/pictures.hpp"
#include "notation/positions/pit_text.hpp"
#include "notation/positions/turn_text.hpp"
#include "tqn/text/line_end.hpp"

namespace tqn {
namespace {

struct Token {
  Span where;
  std::string_view text;
};

/// More than a position has; the rest need not be looked at.
constexpr std::size_t most_tokens = 40;

/// Words with blanks or line ends between them, those of comments left out.
std::vector<Token> tokens_of(std::string_view text, std::size_t from) {
  std::vector<Token> tokens;
  for (std::size_t at = from; at < text.size();) {
    const LineEnd line = find_line_end(text, at);
    const bool passed = kind_of_position_line(text.substr(at, line.end - at)) == PositionLine::comment;
    while (!passed && tokens.size() < most_tokens) {
      const std::size_t begin = text.find_first_not_of(" \t", at);
      if (begin >= line.end) break;
      const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
      tokens.push_back(
          {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, text.substr(begin, end - begin)});
      at = end;
    }
    if (tokens.size() == most_tokens) break;
    at = line.next;
  }
  return tokens;
}

/// What stands above the numbers.
struct Above {
  std::optional<Side> turn;  ///< as the last line of words tells
  std::size_t end = 0;       ///< where the numbers begin
};

/// Lines of words up to the first one with nothing but numbers. Where none is such a line, only those that tell who is
/// to move are taken for words: the others are numbers with a slip in them.
Above above_numbers(std::string_view text) {
  Above above;
  std::size_t behind_turn = 0;
  std::optional<Side> told;
  for (std::size_t at = 0; at < text.size();) {
    const LineEnd line = find_line_end(text, at);
    const std::string_view words = text.substr(at, line.end - at);
    const PositionLine kind = kind_of_position_line(words);
    if (kind == PositionLine::strip) return {above.turn, at};
    if (kind == PositionLine::words && has_letter(words)) above.turn = turn_in(words);
    if (kind == PositionLine::words && above.turn && behind_turn == at) {
      behind_turn = line.next;
      told = above.turn;
    }
    at = line.next;
  }
  return {told, behind_turn};
}

class StripReader {
 public:
  explicit StripReader(std::string_view text) noexcept : text_(text) {}

  std::variant<PositionText, PositionTextError> read() {
    const auto [turn, end] = above_numbers(text_);
    const std::vector<Token> tokens = tokens_of(text_, end);
    if (tokens.size() != 20 && tokens.size() != 12) return wrong_number(tokens);
    const int pits = static_cast<int>(tokens.size()) / 2 - 1;
    result_.variant = pits == 9 ? Variant::standard : Variant::bestemshe;
    result_.setup.turn = turn.value_or(Side::white);
    const auto last = tokens.size() - 1;
    bool good = read_kazan(tokens[0], Side::black) && read_kazan(tokens[last], Side::white);
    for (int place = 0; place < 2 * pits && good; ++place) {
      const Side row = place < pits ? Side::black : Side::white;
      good = read_pit(tokens[static_cast<std::size_t>(place) + 1], row, pit_in_picture(row, place % pits, pits));
    }
    if (!good) return error_;
    return result_;
  }

 private:
  static PositionTextError wrong_number(const std::vector<Token>& tokens) {
    const Span where = tokens.empty() ? Span{} : join(tokens.front().where, tokens.back().where);
    const bool more = tokens.size() == most_tokens;
    return {where, fmt::format("a strip has 20 numbers, or 12 in Bestemshe, here are {}{}", more ? "at least " : "",
                               tokens.size())};
  }

  bool read_kazan(const Token& token, Side owner) {
    const auto kazan = parse_pit(token.text);
    const std::string_view name = side_name(owner);
    if (!kazan || kazan->tuzdyk) {
      error_ = {token.where, fmt::format("expected the number of balls in {}'s kazan", name)};
      return false;
    }
    result_.setup.kazan[owner] = kazan->balls;
    return true;
  }

  bool read_pit(const Token& token, Side row, Pit number) {
    const auto pit = parse_pit(token.text);
    if (!pit) {
      error_ = {token.where, "expected a pit: a number of balls, - for none, or x for a tuzdyk"};
      return false;
    }
    if (pit->tuzdyk && result_.setup.tuzdyk[opponent(row)]) {
      error_ = {token.where, "a row has one tuzdyk at most, here is a second"};
      return false;
    }
    if (pit->tuzdyk) result_.setup.tuzdyk[opponent(row)] = number;
    result_.setup.rows[row][static_cast<std::size_t>(number.index())] = pit->balls;
    return true;
  }

  std::string_view text_;
  PositionText result_;
  PositionTextError error_;
};

}  // namespace

std::variant<PositionText, PositionTextError> parse_strip(std::string_view text) { return StripReader(text).read(); }

std::string format_strip(const Position& position) {
  std::string out;
  if (position.turn() == Side::black) out.append(black_to_move).append("\n");
  out += fmt::format("{}\n", position.kazan(Side::black));
  const int pits = position.rules().pits();
  for (const Side row : {Side::black, Side::white}) {
    for (int place = 0; place < pits; ++place) {
      const Pit pit = pit_in_picture(row, place, pits);
      const unsigned balls = position.balls(row, pit);
      if (place > 0) out += ' ';
      out += shows_tuzdyk(position, row, pit) ? "x" : balls == 0 ? "-" : std::to_string(balls);
    }
    out += '\n';
  }
  return out += std::to_string(position.kazan(Side::white));
}

}  // namespace tqn
