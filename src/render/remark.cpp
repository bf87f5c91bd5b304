#include "render/remark.hpp"

#include <algorithm>

#include "tqn/notation/command.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

/// Marks and arrows of one frame at most: what nobody could tell apart costs nothing.
constexpr std::size_t most_marks = 64;
/// Bytes of a label.
constexpr std::size_t most_label = 12;

std::optional<Hue> hue_of(char letter) noexcept {
  switch (letter) {
    case 'G':
      return Hue::green;
    case 'R':
      return Hue::red;
    case 'Y':
      return Hue::yellow;
    case 'B':
      return Hue::blue;
    default:
      return std::nullopt;
  }
}

/// A colour at the front; green if there is none.
Hue take_hue(std::string_view& text) noexcept {
  const auto hue = text.empty() ? std::nullopt : hue_of(text.front());
  if (hue) text.remove_prefix(1);
  return hue.value_or(Hue::green);
}

/// A row, if one is named, and the number of a pit; nothing unless the whole text is that.
std::optional<Spot> parse_spot(std::string_view text, Side mover) noexcept {
  Spot spot{mover, *Pit::from_number(1)};
  if (text.starts_with('S') || text.starts_with('N')) {
    spot.row = text.front() == 'S' ? Side::white : Side::black;
    text.remove_prefix(1);
  }
  const auto pit = text.size() == 1 ? Pit::from_char(text.front()) : std::nullopt;
  if (!pit) return std::nullopt;
  spot.pit = *pit;
  return spot;
}

/// Calls `take` with each word between commas.
template <typename Take>
void for_each_word(std::string_view words, Take take) {
  for (std::size_t count = 0; !words.empty() && count < most_marks; ++count) {
    const std::size_t comma = std::min(words.find(','), words.size());
    take(trimmed(words.substr(0, comma)));
    words.remove_prefix(std::min(comma + 1, words.size()));
  }
}

/// Keeps what is not there yet, and no more than a picture has room for.
template <typename Mark>
void keep(std::vector<Mark>& marks, Mark mark) {
  if (marks.size() < most_marks && std::ranges::find(marks, mark) == marks.end()) marks.push_back(std::move(mark));
}

void take_pits(Frame& frame, std::string_view arguments, Side mover) {
  for_each_word(arguments, [&](std::string_view word) {
    const Hue hue = take_hue(word);
    if (const auto spot = parse_spot(word, mover)) keep(frame.marks, {*spot, hue});
  });
}

void take_arrows(Frame& frame, std::string_view arguments, Side mover) {
  for_each_word(arguments, [&](std::string_view word) {
    const Hue hue = take_hue(word);
    const std::size_t point = word.find('>');
    if (point == std::string_view::npos) return;
    const auto from = parse_spot(word.substr(0, point), mover);
    const auto to = parse_spot(word.substr(point + 1), mover);
    if (from && to && *from != *to) keep(frame.arrows, {*from, *to, hue});
  });
}

void take_labels(Frame& frame, std::string_view arguments, Side mover) {
  for_each_word(arguments, [&](std::string_view word) {
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos) return;
    const auto spot = parse_spot(trimmed(word.substr(0, sign)), mover);
    const std::string_view text = trimmed(word.substr(sign + 1));
    if (spot && !text.empty() && text.size() <= most_label) keep(frame.labels, {*spot, std::string(text)});
  });
}

}  // namespace

std::string remark_without_commands(std::string_view comment) {
  std::string text;
  std::size_t at = 0;
  const auto add = [&](std::string_view part) {
    for (const char c : part) {
      const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
      if (!blank) text += c;
      if (blank && !text.empty() && text.back() != ' ') text += ' ';
    }
  };
  for (const Command& command : parse_commands(comment)) {
    add(comment.substr(at, command.where.begin - at));
    at = command.where.end;
  }
  add(comment.substr(at));
  if (text.ends_with(' ')) text.pop_back();
  return text;
}

void take_remark(Frame& frame, std::string_view comment, Side mover) {
  std::string text = remark_without_commands(comment);
  if (!text.empty()) frame.comments.push_back(std::move(text));
  for (const Command& command : parse_commands(comment)) {
    if (command.name == "pits") take_pits(frame, command.arguments, mover);
    if (command.name == "arrows") take_arrows(frame, command.arguments, mover);
    if (command.name == "labels") take_labels(frame, command.arguments, mover);
    if (command.name == "diagram") frame.diagram.emplace(command.arguments);
  }
}

}  // namespace tqn
