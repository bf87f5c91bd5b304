#include "tqn/notation/date.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::size_t date_size = 10;  // "2018.01.27"

/// -1 unless both are digits.
[[nodiscard]] constexpr int two_digits(const char* at) noexcept {
  return is_digit(at[0]) && is_digit(at[1]) ? (at[0] - '0') * 10 + (at[1] - '0') : -1;
}

[[nodiscard]] constexpr int days_in_month(int year, int month) noexcept {
  constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return month == 2 && leap ? 29 : days[static_cast<std::size_t>(month - 1)];
}

/// A date as far as it is known; 0 is unknown.
struct Date {
  int year = 0;
  int month = 0;
  int day = 0;

  /// Within the calendar, and unknown only from the right.
  [[nodiscard]] constexpr bool valid() const noexcept {
    if (year < 0 || year > 9999 || month < 0 || month > 12 || day < 0) return false;
    if (year == 0) return month == 0 && day == 0;
    if (month == 0) return day == 0;
    return day <= days_in_month(year, month);
  }
};

void append_part(std::string& out, int value, std::size_t width) {
  const std::string digits = std::to_string(value);
  if (value == 0) {
    out.append(width, '?');
  } else {
    out.append(width - digits.size(), '0');
    out += digits;
  }
}

[[nodiscard]] std::string format(const Date& date) {
  std::string out;
  append_part(out, date.year, 4);
  out += '.';
  append_part(out, date.month, 2);
  out += '.';
  append_part(out, date.day, 2);
  return out;
}

/// A number, a word or a run of '?' of a date.
struct Part {
  std::string_view text;
  char before = '\0';  ///< the separator in front of it

  [[nodiscard]] bool is_number() const noexcept { return is_digit(text.front()); }
  [[nodiscard]] bool is_word() const noexcept { return is_letter(text.front()); }
  [[nodiscard]] bool is_year() const noexcept { return !is_word() && text.size() == 4; }
  /// 0 for '?'.
  [[nodiscard]] int value() const noexcept {
    int value = 0;
    for (const char c : text) value = is_digit(c) ? value * 10 + (c - '0') : 0;
    return value;
  }
};

struct Parts {
  static constexpr std::size_t most = 4;  // "Sun Jul 09 2023"
  std::array<Part, most> list{};
  std::size_t size = 0;

  [[nodiscard]] const Part& operator[](std::size_t i) const noexcept { return list[i]; }
};

[[nodiscard]] constexpr int kind(char c) noexcept { return is_digit(c) ? 1 : c == '?' ? 2 : is_letter(c) ? 3 : 0; }

/// Cuts a text at '.', '-', '/', ',' and blanks; nothing if there are other characters or too many parts.
[[nodiscard]] std::optional<Parts> split(std::string_view text) noexcept {
  constexpr std::string_view separators = ".-/, \t";
  Parts parts;
  char before = '\0';
  for (std::size_t at = 0; at < text.size();) {
    const int what = kind(text[at]);
    if (what == 0) {
      if (separators.find(text[at]) == std::string_view::npos) return std::nullopt;
      if (before == '\0' || before == ' ') before = text[at];
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && kind(text[end]) == what) ++end;
    if (parts.size == Parts::most || (what != 3 && end - at > 8)) return std::nullopt;
    parts.list[parts.size++] = {text.substr(at, end - at), before};
    before = '\0';
    at = end;
  }
  return parts;
}

/// 1 to 12 for an English name of a month or its first three letters.
[[nodiscard]] int month_of(std::string_view word) noexcept {
  constexpr std::array<std::string_view, 12> months{"january",   "february", "march",    "april",
                                                    "may",       "june",     "july",     "august",
                                                    "september", "october",  "november", "december"};
  if (word.size() < 3) return 0;
  for (std::size_t i = 0; i < months.size(); ++i) {
    if (word.size() > months[i].size() || (word.size() > 4 && word.size() != months[i].size())) continue;
    bool same = true;
    for (std::size_t k = 0; k < word.size(); ++k) same = same && to_lower(word[k]) == months[i][k];
    if (same) return static_cast<int>(i) + 1;
  }
  return 0;
}

[[nodiscard]] bool is_weekday(std::string_view word) noexcept {
  constexpr std::array<std::string_view, 7> days{"sun", "mon", "tue", "wed", "thu", "fri", "sat"};
  if (word.size() < 3 || word.size() > 9) return false;
  for (const std::string_view day : days) {
    if (to_lower(word[0]) == day[0] && to_lower(word[1]) == day[1] && to_lower(word[2]) == day[2]) return true;
  }
  return false;
}

/// "Sun Jul 09 2023", "9 July 2023", "July 9, 2023", "July 2023": the month is a word, the year has four digits.
[[nodiscard]] std::optional<Date> parse_worded(const Parts& parts) noexcept {
  Date date;
  for (std::size_t i = 0; i < parts.size; ++i) {
    const Part& part = parts[i];
    if (part.is_word()) {
      const int month = month_of(part.text);
      if (month != 0 && date.month == 0)
        date.month = month;
      else if (i != 0 || !is_weekday(part.text))
        return std::nullopt;
    } else if (part.is_year() && date.year == 0) {
      date.year = part.value();
    } else if (part.is_number() && part.text.size() <= 2 && date.day == 0 && part.value() != 0) {
      date.day = part.value();
    } else {
      return std::nullopt;
    }
  }
  if (date.year == 0 || date.month == 0) return std::nullopt;
  return date;
}

/// Day, month, year. With slashes some write the month first: then only what cannot be misread is taken.
[[nodiscard]] std::optional<Date> parse_day_first(const Parts& parts) noexcept {
  int day = parts[0].value();
  int month = parts[1].value();
  if (parts[1].before == '/' && day != month) {
    if (day <= 12 && month <= 12) return std::nullopt;
    if (month > 12) std::swap(day, month);
  }
  return Date{parts[2].value(), month, day};
}

/// Numbers only. The year is the part with four digits, first or last.
[[nodiscard]] std::optional<Date> parse_numbers(const Parts& parts) noexcept {
  const std::size_t size = parts.size;
  if (size == 1 && parts[0].is_number() && parts[0].text.size() == 8) {  // 20180127
    const int value = parts[0].value();
    return Date{value / 10000, value / 100 % 100, value % 100};
  }
  if (size > 3) return std::nullopt;
  const bool year_first = parts[0].is_year();
  const bool year_last = size > 1 && parts[size - 1].is_year();
  if (year_first == year_last) return std::nullopt;
  for (std::size_t i = 0; i < size; ++i) {
    const bool year = year_first ? i == 0 : i == size - 1;
    if (!year && parts[i].text.size() > 2) return std::nullopt;
  }
  if (year_first) return Date{parts[0].value(), size > 1 ? parts[1].value() : 0, size > 2 ? parts[2].value() : 0};
  if (size == 2) return Date{parts[1].value(), parts[0].value(), 0};
  return parse_day_first(parts);
}

/// Nothing but '?' and separators: the writer did not know.
[[nodiscard]] bool is_unknown(std::string_view text) noexcept {
  return text.find_first_not_of("?.-/ \t") == std::string_view::npos;
}

}  // namespace

bool is_canonical_date(std::string_view text) noexcept {
  if (text.size() != date_size || text[4] != '.' || text[7] != '.') return false;
  const bool no_day = text[8] == '?' && text[9] == '?';
  const bool no_month = text[5] == '?' && text[6] == '?';
  if (text.starts_with("????")) return no_month && no_day;
  const int century = two_digits(text.data());
  const int year_in_century = two_digits(text.data() + 2);
  const int month = no_month ? 0 : two_digits(text.data() + 5);
  const int day = no_day ? 0 : two_digits(text.data() + 8);
  if (century < 0 || year_in_century < 0) return false;
  if ((month == 0) != no_month || (day == 0) != no_day) return false;
  const Date date{century * 100 + year_in_century, month, day};
  return date.year != 0 && date.valid();
}

std::optional<std::string> canonical_date(std::string_view text) {
  if (is_canonical_date(text)) return std::string(text);
  if (is_unknown(text)) return format({});
  const auto parts = split(text);
  if (!parts || parts->size == 0) return std::nullopt;
  bool worded = false;
  for (std::size_t i = 0; i < parts->size; ++i) worded = worded || (*parts)[i].is_word();
  const auto date = worded ? parse_worded(*parts) : parse_numbers(*parts);
  if (!date || !date->valid()) return std::nullopt;
  return format(*date);
}

bool is_canonical_time(std::string_view text) noexcept {
  if (text.size() != 8 || text[2] != ':' || text[5] != ':') return false;
  const int hour = two_digits(text.data());
  const int minute = two_digits(text.data() + 3);
  const int second = two_digits(text.data() + 6);
  return hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second <= 59;
}

}  // namespace tqn
