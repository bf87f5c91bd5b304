#include "tqn/notation/result.hpp"

#include <array>
#include <cstddef>

#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::array all_blanks{std::string_view(" "),     std::string_view("\t"),     std::string_view("\r"),
                                std::string_view("\n"),    std::string_view("\u00A0"), std::string_view("\u202F"),
                                std::string_view("\uFEFF")};
constexpr std::array dashes{std::string_view("-"),      std::string_view("\u2013"), std::string_view("\u2014"),
                            std::string_view("\u2212"), std::string_view("\u2010"), std::string_view("\u2011"),
                            std::string_view("\u2012")};
/// O is what an OCR program makes of a zero: Latin, Cyrillic.
constexpr std::array zeros{std::string_view("0"), std::string_view("O"), std::string_view("o"),
                           std::string_view("\u041E"), std::string_view("\u043E")};

constexpr unsigned half_of_all = 81;
/// All balls, and a few more: a score that was miscounted is still meant as one, and replay reports it.
constexpr unsigned most_score_sum = 165;

/// Reads a text from the front. Every take_ answers whether it took something, and takes nothing otherwise.
class Scanner {
 public:
  explicit Scanner(std::string_view text) noexcept : rest_(text) {}

  [[nodiscard]] bool at_end() const noexcept { return rest_.empty(); }

  bool take(std::string_view text) noexcept {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  template <std::size_t n>
  bool take_any(const std::array<std::string_view, n>& texts) noexcept {
    for (const std::string_view text : texts) {
      if (take(text)) return true;
    }
    return false;
  }
  void skip_blanks() noexcept {
    while (take_any(all_blanks)) {
    }
  }
  /// A dash or a colon, with blanks around it.
  bool take_separator() noexcept {
    const std::string_view before = rest_;
    skip_blanks();
    if (!take_any(dashes) && !take(":")) {
      rest_ = before;
      return false;
    }
    skip_blanks();
    return true;
  }
  /// One to three digits.
  std::optional<std::uint16_t> take_score() noexcept {
    std::size_t length = 0;
    unsigned value = 0;
    while (length < rest_.size() && is_digit(rest_[length])) {
      if (length == 3) return std::nullopt;
      value = value * 10 + static_cast<unsigned>(rest_[length] - '0');
      ++length;
    }
    if (length == 0) return std::nullopt;
    rest_.remove_prefix(length);
    return static_cast<std::uint16_t>(value);
  }
  /// Half points of one player: 0, 1 or 2. "0 ,5" is as printed in a bulletin.
  std::optional<int> take_points() noexcept {
    if (take("\u00BD") || take("1/2")) return 1;
    if (take("1")) return 2;
    if (!take_any(zeros)) return std::nullopt;
    const std::string_view before = rest_;
    skip_blanks();
    const bool comma = take(",") || take(".");
    skip_blanks();
    if (comma && take("5")) return 1;
    rest_ = before;
    return 0;
  }

 private:
  std::string_view rest_;
};

[[nodiscard]] std::string_view trim(std::string_view text) noexcept {
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view blank : all_blanks) {
      if (text.starts_with(blank)) {
        text.remove_prefix(blank.size());
        again = true;
      }
      if (text.ends_with(blank)) {
        text.remove_suffix(blank.size());
        again = true;
      }
    }
  }
  return text;
}

/// "1:0", "½-½", "0,5 - 0 ,5"; half a point alone is a draw.
[[nodiscard]] std::optional<Result> recognise_points(std::string_view text) noexcept {
  Scanner scanner(text);
  const auto white = scanner.take_points();
  if (!white) return std::nullopt;
  if (scanner.at_end()) return white == 1 ? std::optional(Result::draw) : std::nullopt;
  if (!scanner.take_separator()) return std::nullopt;
  const auto black = scanner.take_points();
  if (!black || !scanner.at_end() || *white + *black != 2) return std::nullopt;
  return *white == 2 ? Result::white : *white == 0 ? Result::black : Result::draw;
}

/// "+" or "-", of one player.
[[nodiscard]] std::optional<bool> take_forfeit_sign(Scanner& scanner) noexcept {
  if (scanner.take("+")) return true;
  if (scanner.take_any(dashes)) return false;
  return std::nullopt;
}

/// "+/-", "-/+", "+:-", "-/-"; "(+)" and "(-)", which speak of White. Two signs side by side are glyphs.
[[nodiscard]] std::optional<Result> recognise_forfeit(std::string_view text) noexcept {
  Scanner scanner(text);
  const bool parenthesis = scanner.take("(");
  const auto white = take_forfeit_sign(scanner);
  if (!white || (parenthesis && !scanner.take(")"))) return std::nullopt;
  if (parenthesis && scanner.at_end()) return *white ? Result::white : Result::black;
  scanner.skip_blanks();
  if (!scanner.take("/") && !scanner.take(":") && !(parenthesis && scanner.take_any(dashes))) return std::nullopt;
  scanner.skip_blanks();
  if (parenthesis && !scanner.take("(")) return std::nullopt;
  const auto black = take_forfeit_sign(scanner);
  if (!black || (parenthesis && !scanner.take(")")) || !scanner.at_end()) return std::nullopt;
  if (*white && *black) return std::nullopt;
  return *white ? Result::white : *black ? Result::black : Result::unknown;
}

/// "82-80", "84 : 78", "91—72". Two single digits are no score: "7-6" is a move elsewhere.
[[nodiscard]] std::optional<ResultText> recognise_score(std::string_view text) noexcept {
  Scanner scanner(text);
  const auto white = scanner.take_score();
  if (!white || !scanner.take_separator()) return std::nullopt;
  const auto black = scanner.take_score();
  if (!black || !scanner.at_end()) return std::nullopt;
  if ((*white < 10 && *black < 10) || static_cast<unsigned>(*white) + *black > most_score_sum) return std::nullopt;
  ResultText result;
  result.score = true;
  result.white_score = *white;
  result.black_score = *black;
  if (*white == half_of_all && *black == half_of_all) {
    result.result = Result::draw;
  } else if ((*white > half_of_all) != (*black > half_of_all)) {
    result.result = *white > half_of_all ? Result::white : Result::black;
  }
  return result;
}

}  // namespace

std::string_view format_result(Result result) noexcept {
  switch (result) {
    case Result::white:
      return "1-0";
    case Result::black:
      return "0-1";
    case Result::draw:
      return "1/2-1/2";
    case Result::unknown:
      return "*";
  }
  return "*";
}

std::optional<Result> parse_result(std::string_view text) noexcept {
  switch (text.size()) {
    case 1:
      if (text.front() == '*') return Result::unknown;
      break;
    case 3:
      if (text == "1-0") return Result::white;
      if (text == "0-1") return Result::black;
      break;
    case 7:
      if (text == "1/2-1/2") return Result::draw;
      break;
  }
  return std::nullopt;
}

std::optional<ResultText> recognise_result(std::string_view text) noexcept {
  text = trim(text);
  ResultText found;
  if (const auto canonical = parse_result(text)) {
    found.result = *canonical;
    found.canonical = true;
    return found;
  }
  if (const auto points = recognise_points(text)) {
    found.result = *points;
    return found;
  }
  if (const auto forfeit = recognise_forfeit(text)) {
    found.result = *forfeit;
    found.forfeit = true;
    return found;
  }
  return recognise_score(text);
}

}  // namespace tqn
