#include "render/page/tree.hpp"

#include <fmt/format.h>

#include <iterator>

#include "render/page/board.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::page {
namespace {

/// One character for a number: 0-9, A-Z, a-z, then the letters from U+00C0 on.
void append_digit(std::string& out, int value) {
  if (value < 10) {
    out += static_cast<char>('0' + value);
  } else if (value < 36) {
    out += static_cast<char>('A' + value - 10);
  } else if (value < 62) {
    out += static_cast<char>('a' + value - 36);
  } else {
    append_utf8(out, static_cast<char32_t>(0xC0 + value - 62));
  }
}

void append_position(std::string& out, const Position& position) {
  for (const Side row : {Side::white, Side::black}) {
    for (int i = 1; i <= position.rules().pits(); ++i) append_digit(out, position.balls(row, *Pit::from_number(i)));
  }
  append_digit(out, position.kazan(Side::white));
  append_digit(out, position.kazan(Side::black));
  for (const Side owner : {Side::white, Side::black}) {
    const auto tuzdyk = position.tuzdyk(owner);
    append_digit(out, tuzdyk ? tuzdyk->number() : 0);
  }
  append_digit(out, static_cast<int>(position.turn()));
}

void append_move(std::string& out, const Frame& frame, const Frame& before) {
  Position position = before.position;
  const Side mover = position.turn();
  append_digit(out, static_cast<int>(mover));
  if (frame.known != Known::played) {
    out += "000000";
    return;
  }
  const Effect effect = play_unchecked(position, *frame.pit);
  append_digit(out, frame.pit->number());
  append_digit(out, static_cast<int>(effect.landing_row));
  append_digit(out, effect.landing.number());
  append_digit(out, effect.lifted);
  append_digit(out, effect.captured);
  append_digit(out, effect.tuzdyk ? 1 : 0);
}

}  // namespace

Tree::Tree(const Storyboard& story) : numbers_(story.frames.size(), none) {
  std::vector<std::vector<std::size_t>> lines(1);
  std::vector<std::size_t> line_of(story.frames.size(), 0);
  for (std::size_t i = 1; i < story.frames.size(); ++i) {
    const Frame& frame = story.frames[i];
    if (frame.known == Known::nothing) continue;
    line_of[i] = line_of[frame.parent];
    if (frame.depth != story.frames[frame.parent].depth) {
      line_of[i] = lines.size();
      lines.emplace_back();
    }
    lines[line_of[i]].push_back(i);
  }
  frames_.push_back(0);
  numbers_[0] = 0;
  for (const std::vector<std::size_t>& line : lines) {
    const auto first = static_cast<std::uint32_t>(frames_.size());
    const std::uint32_t from = line.empty() ? 0 : numbers_[story.frames[line.front()].parent];
    lines_.push_back({from, first, static_cast<std::uint32_t>(line.size())});
    for (const std::size_t frame : line) {
      numbers_[frame] = static_cast<std::uint32_t>(frames_.size());
      frames_.push_back(frame);
    }
  }
}

void append_data(std::string& out, const Storyboard& story, const Tree& tree) {
  const std::vector<Frame>& frames = story.frames;
  const Rules rules = frames.front().position.rules();
  fmt::format_to(std::back_inserter(out), R"({{"pits":{},"half":{},"room":{},"first":{},"positions":")", rules.pits(),
                 rules.half(), kazan_room(rules), frames.front().half_move);
  for (const std::size_t frame : tree.frames()) append_position(out, frames[frame].position);
  out += R"(","moves":")";
  for (const std::size_t frame : tree.frames()) {
    if (frame != 0) append_move(out, frames[frame], frames[frames[frame].parent]);
  }
  out += R"(","lines":[)";
  for (const Tree::Line& line : tree.lines()) {
    fmt::format_to(std::back_inserter(out), "{}[{},{},{}]", out.back() == '[' ? "" : ",", line.from, line.first,
                   line.length);
  }
  out += R"(],"comments":[)";
  for (std::size_t number = 0; number < tree.frames().size(); ++number) {
    const Frame& frame = frames[tree.frames()[number]];
    if (frame.comments.empty() && frame.before.empty()) continue;
    fmt::format_to(std::back_inserter(out), "{}{}", out.back() == '[' ? "" : ",", number);
  }
  out += "]}";
}

}  // namespace tqn::page
