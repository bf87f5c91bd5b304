#include "drawing_setters.hpp"

#include <fmt/format.h>

#include "tqn/text/ascii.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::tools {
namespace {

Problem set_switch(bool& member, std::string_view value) {
  if (value != "true" && value != "false") return not_one_of(value, "true|false");
  member = value == "true";
  return std::nullopt;
}

Problem set_colour(Settings& settings, std::string_view word) {
  const std::size_t sign = std::min(word.find('='), word.size());
  const std::string_view name = word.substr(0, sign);
  const ThemeKey* const key = find_theme_key(name);
  if (key == nullptr) {
    std::vector<std::string_view> names;
    for (const ThemeKey& row : all_theme_keys()) names.push_back(row.name);
    const auto near = nearest(name, names);
    return near ? fmt::format("a theme has no '{}'; did you mean '{}'?", name, *near)
                : fmt::format("a theme has no '{}'; it has {}", name, fmt::join(names, ", "));
  }
  const std::string_view value = word.substr(std::min(sign + 1, word.size()));
  const auto colour = parse_colour(value);
  if (!colour) return fmt::format("'{}' is no colour; one is '#' and six digits: {}=#e0b27e", value, name);
  settings.drawing.colours.emplace_back(key, *colour);
  return std::nullopt;
}

}  // namespace

Problem set_at(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  for (const std::string_view word : split(value, ',')) {
    const auto moment = parse_moment(word);
    if (!moment) return fmt::format("'{}' is no place in a game; one is start, 12w, 12b or end", word);
    settings.drawing.picks.at.push_back(*moment);
  }
  return std::nullopt;
}

Problem set_every(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t most = 1'000'000;
  const auto number = parse_number(value);
  if (!number || *number == 0 || *number > most) return not_a_number(value, 1, most);
  settings.drawing.picks.every = *number;
  return std::nullopt;
}

Problem set_range(Settings& settings, std::string_view value, const Option&) {
  auto range = parse_range(value);
  if (auto* const problem = std::get_if<std::string>(&range)) return std::move(*problem);
  settings.drawing.picks.range = std::get<Range>(range);
  return std::nullopt;
}

Problem set_at_comments(Settings& settings, std::string_view value, const Option&) {
  return set_switch(settings.drawing.picks.at_comments, value);
}

Problem set_fen_to_draw(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  settings.drawing.fen = value;
  return std::nullopt;
}

Problem set_theme(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  settings.drawing.theme = value;
  return std::nullopt;
}

Problem set_colours(Settings& settings, std::string_view value, const Option&) {
  for (const std::string_view word : split(value, ',')) {
    if (auto problem = set_colour(settings, word)) return problem;
  }
  return std::nullopt;
}

Problem set_no_last_move(Settings& settings, std::string_view value, const Option&) {
  return set_switch(settings.drawing.no_last_move, value);
}

Problem set_picture_width(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t least = 16;
  constexpr std::uint64_t most = 20'000;
  const auto number = parse_number(value);
  if (!number || *number < least || *number > most) return not_a_number(value, least, most);
  settings.drawing.width = static_cast<unsigned>(*number);
  return std::nullopt;
}

Problem set_scale(Settings& settings, std::string_view value, const Option&) {
  constexpr double least = 0.1;
  constexpr double most = 10;
  double scale = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), scale, std::chars_format::fixed);
  if (error != std::errc() || end != value.data() + value.size() || !(scale >= least && scale <= most))
    return fmt::format("'{}' is not a number from {} to {}", value, least, most);
  settings.drawing.scale = scale;
  return std::nullopt;
}

Problem set_id_prefix(Settings& settings, std::string_view value, const Option&) {
  constexpr std::size_t most = 40;
  const auto goes_on = [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  if (value.empty() || value.size() > most || !is_letter(value.front()) || !std::ranges::all_of(value, goes_on))
    return fmt::format("'{}' is no word of a letter, then letters, digits, - and _, {} of them at most", value, most);
  settings.drawing.id_prefix = value;
  return std::nullopt;
}

Problem set_sheet(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t most = 10;
  const std::size_t sign = std::min(value.find('x'), value.size());
  const auto columns = parse_number(value.substr(0, sign));
  const auto rows = parse_number(value.substr(std::min(sign + 1, value.size())));
  if (!columns || !rows || *columns == 0 || *rows == 0 || *columns > most || *rows > most)
    return fmt::format("'{}' is no size of a sheet; one is 2x3, each of both at most {}", value, most);
  settings.drawing.sheet = SheetSize{static_cast<unsigned>(*columns), static_cast<unsigned>(*rows)};
  return std::nullopt;
}

Problem set_fragment(Settings& settings, std::string_view value, const Option&) {
  return set_switch(settings.drawing.fragment, value);
}

Problem set_blank(Settings& settings, std::string_view value, const Option&) {
  return set_switch(settings.drawing.blank, value);
}

Problem set_copies(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t most = 500;
  const auto number = parse_number(value);
  if (!number || *number == 0 || *number > most) return not_a_number(value, 1, most);
  settings.drawing.copies = static_cast<unsigned>(*number);
  return std::nullopt;
}

Problem set_header(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  settings.drawing.header = value;
  return std::nullopt;
}

Problem set_title(Settings& settings, std::string_view value, const Option&) {
  settings.drawing.title = value;
  return std::nullopt;
}

Problem set_delay(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t least = 20;  // what browsers show at most as quickly as it says
  constexpr std::uint64_t most = 60'000;
  const auto number = parse_number(value);
  if (!number || *number < least || *number > most) return not_a_number(value, least, most);
  const auto delay = static_cast<std::uint32_t>(*number);
  Timing& timing = settings.drawing.timing;
  timing.delay = delay;
  timing.last = std::max(3 * delay, Timing().last);
  timing.ball = std::min(delay, Timing().ball);
  return std::nullopt;
}

Problem set_sowing(Settings& settings, std::string_view value, const Option&) {
  bool sowing = false;
  auto problem = set_switch(sowing, value);
  settings.drawing.timing.sowing = sowing ? Sowing::ball_by_ball : Sowing::at_once;
  return problem;
}

Problem set_max_size(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t thousand = 1000;
  constexpr std::uint64_t most = thousand * thousand * thousand;
  std::string_view digits = value;
  std::uint64_t unit = 1;
  if (value.ends_with("KB")) unit = thousand;
  if (value.ends_with("MB")) unit = thousand * thousand;
  if (unit > 1) digits.remove_suffix(2);
  const auto number = parse_number(digits);
  if (!number || *number == 0 || *number > most / unit)
    return fmt::format("'{}' is no size up to 1000MB; one is 500000, 800KB or 5MB", value);
  settings.drawing.max_size = *number * unit;
  return std::nullopt;
}

Problem set_alt(Settings& settings, std::string_view value, const Option&) {
  return set_switch(settings.drawing.alt, value);
}

}  // namespace tqn::tools
