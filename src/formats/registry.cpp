#include <algorithm>
#include <array>

#include "tqn/formats/foreign.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

/// The one list of formats: a new one is one line here.
// clang-format off
constexpr auto formats = std::to_array<const Format*>({
    &tqn_format,
    &tgk_format,
    &playok_format,
    &playstrategy_format,
    &nine_q_format,
    &startpits_format,
    &startpits0_format,
    &hyphen_format,
    &korgool_format,
    &letters1963_format,
    &csv_format,
    &csv_viewer_format,
    &sqlite_format,
    &ocr_json_format,
    &ocr_table_format,
    &html_scoresheet_format,
    &text_scoresheet_format,
    &json_format,
    &jsonl_format,
    &opening_tree_format,
    &bulletin_format,
    &yaml_format,
    &fen_format,
});
// clang-format on

bool equals_ignoring_case(std::string_view a, std::string_view b) noexcept {
  return std::ranges::equal(a, b, {}, to_lower, to_lower);
}

bool has_ending(std::span<const std::string_view> endings, std::string_view ending) noexcept {
  return std::ranges::any_of(endings, [&](std::string_view known) { return equals_ignoring_case(known, ending); });
}

/// The format that an ending tells; of several that share it, the one that is surest of the text.
const Format* named_format(std::string_view head, std::string_view ending) {
  const Format* best = find_format_by_extension(ending, Use::reading);
  if (best == nullptr || has_ending(best->extensions, ending)) return best;
  const auto certainty = [&](const Format& format) {
    return format.sniff == nullptr ? Certainty::no : format.sniff(head).certainty;
  };
  for (const Format* format : formats) {
    if (has_ending(format->shared_extensions, ending) && certainty(*format) > certainty(*best)) best = format;
  }
  return best;
}

}  // namespace

std::span<const Format* const> all_formats() noexcept { return formats; }

const Format* find_format(std::string_view name) noexcept {
  const auto found = std::ranges::find(formats, name, &Format::name);
  return found == formats.end() ? nullptr : *found;
}

const Format* find_format_by_extension(std::string_view extension, Use use) noexcept {
  const auto can = [use](const Format& format) { return use == Use::reading ? format.can_read() : format.can_write(); };
  for (const Format* format : formats) {
    if (can(*format) && has_ending(format->extensions, extension)) return format;
  }
  for (const Format* format : formats) {
    if (can(*format) && has_ending(format->shared_extensions, extension)) return format;
  }
  return nullptr;
}

Sniffed sniff(std::string_view head) {
  Sniffed best;
  for (const Format* format : formats) {
    if (format->sniff == nullptr) continue;
    const Guess guess = format->sniff(head);
    if (guess.certainty > best.guess.certainty) best = {format, guess};
  }
  return best;
}

Sniffed tell_format(std::string_view head, std::string_view extension) {
  const Sniffed seen = sniff(head);
  if (seen.guess.certainty == Certainty::certain) return seen;
  const Format* named = named_format(head, extension);
  if (named != nullptr && named->database != nullptr) named = nullptr;  // its files are no text
  const bool own_ending =
      named != nullptr && !named->extensions.empty() && equals_ignoring_case(named->extensions.front(), extension);
  if (seen.guess.certainty == Certainty::likely && !own_ending) return seen;
  if (named != nullptr) return {named, {Certainty::likely, "the ending of its name"}};
  if (seen.format != nullptr) return seen;
  return {&tqn_format, {Certainty::possible, "nothing tells another format"}};
}

}  // namespace tqn
