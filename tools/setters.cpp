#include "setters.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "tqn/io/input.hpp"
#include "tqn/text/suggest.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::tools {
namespace {

constexpr std::string_view severities = "info|warning|error";

std::optional<Severity> find_severity(std::string_view word) noexcept {
  for (const Severity severity : {Severity::info, Severity::warning, Severity::error}) {
    if (name(severity) == word) return severity;
  }
  return std::nullopt;
}

bool starts_with_any_case(std::string_view text, std::string_view prefix) noexcept {
  const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; };
  return text.size() >= prefix.size() && std::ranges::equal(text.substr(0, prefix.size()), prefix, {}, upper, upper);
}

Problem unknown_code(std::string_view word) {
  std::vector<std::string_view> known;
  for (const CodeInfo& row : all_codes()) {
    known.push_back(row.id);
    known.push_back(row.name);
  }
  const auto near = nearest(word, known);
  return fmt::format("no code begins with '{}'{}", word, near ? fmt::format("; did you mean {}?", *near) : "");
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view value) {
  std::vector<std::string_view> words;
  for (std::string_view word : split(value, ',')) {
    word.remove_prefix(std::min(word.find_first_not_of(' '), word.size()));
    word.remove_suffix(word.size() - (word.find_last_not_of(' ') + 1));
    if (!word.empty()) words.push_back(word);
  }
  return words;
}

std::pair<std::string_view, std::string_view> key_and_value(std::string_view word) noexcept {
  const std::size_t sign = std::min(word.find('='), word.size());
  return {word.substr(0, sign), word.substr(std::min(sign + 1, word.size()))};
}

std::optional<Sink::Codes> find_codes(std::string_view prefix_or_name) noexcept {
  Sink::Codes codes;
  if (prefix_or_name.empty()) return std::nullopt;
  if (const auto code = find_code(prefix_or_name)) return codes.set(static_cast<std::size_t>(*code));
  if (starts_with_any_case("all", prefix_or_name) && prefix_or_name.size() == 3) return codes.set();
  for (const CodeInfo& row : all_codes()) {
    if (starts_with_any_case(row.id, prefix_or_name)) codes.set(static_cast<std::size_t>(row.code));
  }
  if (codes.none()) return std::nullopt;
  return codes;
}

Problem add_codes(Sink::Codes& codes, std::string_view words) {
  if (words_of(words).empty()) return "it is empty";
  for (const std::string_view word : words_of(words)) {
    const auto found = find_codes(word);
    if (!found) return unknown_code(word);
    codes |= *found;
  }
  return std::nullopt;
}

Problem not_one_of(std::string_view value, std::string_view choices) {
  const auto words = split(choices, '|');
  const auto near = nearest(value, words);
  return fmt::format("'{}' is not one of {}{}", value, fmt::join(words, ", "),
                     near ? fmt::format("; did you mean {}?", *near) : "");
}

Problem find_format(const Format*& format, std::string_view name, Use use) {
  format = tqn::find_format(name);
  if (format != nullptr) {
    const bool usable = use == Use::reading ? format->can_read() : format->can_write();
    if (usable) return std::nullopt;
    const std::string_view verdict =
        use == Use::reading ? "can be written, but not read" : "can be read, but not written";
    return fmt::format("{} {}; tqn formats lists them all", name, verdict);
  }
  std::vector<std::string_view> names;
  for (const Format* known : all_formats()) names.push_back(known->name);
  const auto near = nearest(name, names);
  return fmt::format("there is no format '{}'; {}", name,
                     near ? fmt::format("did you mean {}?", *near) : fmt::format("known: {}", fmt::join(names, ", ")));
}

Problem not_a_number(std::string_view value, std::uint64_t least, std::uint64_t most) {
  return fmt::format("'{}' is not a number from {} to {}", value, least, most);
}

std::optional<std::uint64_t> parse_number(std::string_view text) noexcept {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Problem set_encoding(Settings& settings, std::string_view value, const Option&) {
  settings.encoding = value;
  if (is_known_encoding(settings.encoding)) return std::nullopt;
  return fmt::format("nobody here knows an encoding '{}'; iconv --list names them all", value);
}

Problem set_select(Settings& settings, std::string_view value, const Option&) {
  if (!settings.select) settings.select.emplace();
  return add_codes(*settings.select, value);
}

Problem set_ignore(Settings& settings, std::string_view value, const Option&) {
  return add_codes(settings.ignore, value);
}

Problem set_severity(Settings& settings, std::string_view value, const Option&) {
  for (const std::string_view word : words_of(value)) {
    const auto [code_word, level_word] = key_and_value(word);
    const auto codes = find_codes(code_word);
    if (!codes) return unknown_code(code_word);
    const auto severity = find_severity(level_word);
    if (!severity) return not_one_of(level_word, severities);
    for (const CodeInfo& row : all_codes()) {
      if (!(*codes)[static_cast<std::size_t>(row.code)]) continue;
      if (row.critical && *severity != Severity::error && find_code(code_word)) {
        return fmt::format("{} is critical and stays an error", row.id);
      }
      if (!row.critical) settings.severity[static_cast<std::size_t>(row.code)] = *severity;
    }
  }
  return std::nullopt;
}

Problem set_require(Settings& settings, std::string_view value, const Option& option) {
  for (const Level level : {Level::readable, Level::legal, Level::archival}) {
    if (name(level) != value) continue;
    settings.require = level;
    return std::nullopt;
  }
  return not_one_of(value, option.choices);
}

Problem set_layout(Settings& settings, std::string_view value, const Option& option) {
  if (value != "pairs" && value != "wrapped") return not_one_of(value, option.choices);
  settings.layout.layout = value == "pairs" ? Layout::pairs : Layout::wrapped;
  return std::nullopt;
}

Problem set_width(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t least = 20;
  constexpr std::uint64_t most = 10'000;
  const auto number = parse_number(value);
  if (!number || *number < least || *number > most) return not_a_number(value, least, most);
  settings.layout.width = static_cast<std::uint32_t>(*number);
  return std::nullopt;
}

Problem set_keep_tag_order(Settings& settings, std::string_view value, const Option&) {
  if (value != "true" && value != "false") return not_one_of(value, "true|false");
  settings.layout.keep_tag_order = value == "true";
  return std::nullopt;
}

Problem set_games(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  for (const std::string_view word : split(value, ',')) {
    auto range = parse_range(word);
    if (auto* const problem = std::get_if<std::string>(&range)) return std::move(*problem);
    settings.selection.games.push_back(std::get<Range>(range));
  }
  return std::nullopt;
}

Problem set_where(Settings& settings, std::string_view value, const Option&) {
  auto query = Query::parse(value);
  if (const auto* const error = std::get_if<QueryError>(&query)) {
    const std::string_view before = value.substr(0, error->where.begin);
    return fmt::format("{}\n       {}\n       {}^", error->message, value, std::string(display_width(before), ' '));
  }
  settings.selection.where.push_back(std::get<Query>(std::move(query)));
  return std::nullopt;
}

Problem set_files_from(Settings& settings, std::string_view value, const Option&) {
  if (value.empty()) return "it is empty";
  settings.files_from.emplace_back(value);
  return std::nullopt;
}

Problem set_play(Settings& settings, std::string_view value, const Option&) {
  settings.play.append(settings.play.empty() ? "" : " ").append(value);
  return std::nullopt;
}

Problem set_limit(Settings& settings, std::string_view value, const Option&) {
  constexpr std::uint64_t most = 1'000'000'000'000;
  const auto number = parse_number(value);
  if (!number || *number == 0 || *number > most) return not_a_number(value, 1, most);
  settings.selection.limit = *number;
  return std::nullopt;
}

Problem set_plies(Settings& settings, std::string_view value, const Option&) {
  auto range = parse_range(value);
  if (auto* const problem = std::get_if<std::string>(&range)) return std::move(*problem);
  const auto [first, last] = std::get<Range>(range);
  settings.layout.plies = {static_cast<std::uint32_t>(std::min<std::uint64_t>(first, UINT32_MAX)),
                           static_cast<std::uint32_t>(std::min<std::uint64_t>(last, UINT32_MAX))};
  return std::nullopt;
}

Problem set_rows(Settings& settings, std::string_view value, const Option& option) {
  if (value != "games" && value != "plies") return not_one_of(value, option.choices);
  settings.layout.rows = value == "games" ? Rows::games : Rows::plies;
  return std::nullopt;
}

Problem set_with(Settings& settings, std::string_view value, const Option&) {
  for (const std::string_view word : split(value, ',')) {
    if (word == "positions") {
      settings.layout.with_positions = true;
    } else if (word == "spans") {
      settings.layout.with_spans = true;
    } else {
      return not_one_of(word, "positions|spans");
    }
  }
  return std::nullopt;
}

Problem set_variant(Settings& settings, std::string_view value, const Option& option) {
  if (value != "standard" && value != "bestemshe") return not_one_of(value, option.choices);
  settings.rules.variant = value == "standard" ? Variant::standard : Variant::bestemshe;
  return std::nullopt;
}

Problem set_rules(Settings& settings, std::string_view value, const Option&) {
  for (const std::string_view word : words_of(value)) {
    if (word == "end=majority") {
      settings.rules.end = EndRule::majority;
    } else if (word == "end=exhaust") {
      settings.rules.end = EndRule::exhaust;
    } else if (word == "atsyrau=sweep") {
      settings.rules.atsyrau = AtsyrauRule::sweep;
    } else if (word == "atsyrau=extra") {
      settings.rules.atsyrau = AtsyrauRule::extra;
    } else {
      return not_one_of(word, "end=majority|end=exhaust|atsyrau=sweep|atsyrau=extra");
    }
  }
  return std::nullopt;
}

}  // namespace tqn::tools
