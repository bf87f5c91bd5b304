#include "picks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "setters.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn::tools {
namespace {

constexpr std::uint32_t most_moves = 1'000'000;

/// The frame of the main line after this half-move.
std::optional<std::size_t> find(const Storyboard& story, std::uint32_t half_move) {
  const std::uint32_t first = story.frames[story.main.front()].half_move;
  if (half_move < first || half_move - first >= story.main.size()) return std::nullopt;
  return story.main[half_move - first];
}

std::string span_of(const Storyboard& story) {
  const std::uint32_t first = story.frames[story.main.front()].half_move;
  const std::uint32_t last = story.frames[story.main.back()].half_move;
  const std::string begin = moment_name(first);
  return first == last ? fmt::format("only {}", begin) : fmt::format("{} to {}", begin, moment_name(last));
}

NoSuchMoment missing(const Storyboard& story, const Moment& moment) {
  const std::uint32_t last = story.frames[story.main.back()].half_move;
  const bool unplayable = !story.whole && moment.half_move > last;
  const std::string_view why = unplayable ? ": the half-move after that cannot be replayed" : "";
  return {
      fmt::format("there is no position {} to draw; there is {}{}", moment_name(moment.half_move), span_of(story), why),
      unplayable};
}

/// None of the moves that --range names, or of those that --every does.
NoSuchMoment outside(const Storyboard& story, const Picks& picks) {
  const std::uint32_t last = story.frames[story.main.back()].half_move;
  const std::uint64_t wanted = picks.every == 0 ? picks.range->last : picks.every;
  const bool unplayable = !story.whole && wanted * 2 > last;
  const std::string_view why = unplayable ? ": the half-move after that cannot be replayed" : "";
  const std::string which = picks.every == 0 ? "of these moves" : fmt::format("after {} moves", picks.every);
  const std::string_view narrowed = picks.every > 0 && picks.range ? " in this range" : "";
  return {fmt::format("there is no position {}{} to draw; there is {}{}", which, narrowed, span_of(story), why),
          unplayable, true};
}

bool is_in(const std::optional<Range>& moves, const Frame& frame) noexcept {
  const std::uint64_t move = (std::uint64_t{frame.half_move} + 1) / 2;
  return !moves || (moves->first <= move && move <= moves->last);
}

void add_every(const Storyboard& story, const Picks& picks, std::vector<std::size_t>& frames) {
  for (const std::size_t index : story.main) {
    const Frame& frame = story.frames[index];
    const bool ends_a_move = frame.half_move % 2 == 0 && frame.half_move > 0 && index != story.main.front();
    if (ends_a_move && frame.half_move / 2 % picks.every == 0 && is_in(picks.range, frame)) frames.push_back(index);
  }
}

void add_range(const Storyboard& story, const Picks& picks, std::vector<std::size_t>& frames) {
  for (const std::size_t index : story.main) {
    if (story.frames[index].half_move > 0 && is_in(picks.range, story.frames[index])) frames.push_back(index);
  }
}

void add_commented(const Storyboard& story, const Picks& picks, std::vector<std::size_t>& frames) {
  for (std::size_t index = 0; index < story.frames.size(); ++index) {
    const Frame& frame = story.frames[index];
    if (frame.diagram && frame.known != Known::nothing && is_in(picks.range, frame)) frames.push_back(index);
  }
}

}  // namespace

std::optional<Moment> parse_moment(std::string_view text) noexcept {
  if (text == "start") return Moment{Moment::Kind::start, 0};
  if (text == "end") return Moment{Moment::Kind::end, 0};
  if (text.size() < 2 || (text.back() != 'w' && text.back() != 'b')) return std::nullopt;
  const auto move = parse_number(text.substr(0, text.size() - 1));
  if (!move || *move == 0 || *move > most_moves) return std::nullopt;
  const auto after = static_cast<std::uint32_t>(*move) * 2;
  return Moment{Moment::Kind::half_move, text.back() == 'w' ? after - 1 : after};
}

std::string moment_name(std::uint32_t half_move) {
  if (half_move == 0) return "start";
  return fmt::format("{}{}", (half_move + 1) / 2, half_move % 2 == 1 ? 'w' : 'b');
}

std::variant<std::vector<std::size_t>, NoSuchMoment> pick(const Storyboard& story, const Picks& picks) {
  std::vector<std::size_t> frames;
  if (picks.none()) {
    if (!story.whole) return missing(story, {Moment::Kind::half_move, story.frames[story.main.back()].half_move + 1});
    return std::vector{story.main.back()};
  }
  for (const Moment& moment : picks.at) {
    const bool at_start = moment.kind == Moment::Kind::start;
    const auto frame = moment.kind == Moment::Kind::half_move ? find(story, moment.half_move)
                       : at_start                             ? std::optional(story.main.front())
                       : story.whole                          ? std::optional(story.main.back())
                                                              : std::nullopt;
    if (!frame && moment.kind == Moment::Kind::half_move) return missing(story, moment);
    if (!frame) return missing(story, {Moment::Kind::half_move, story.frames[story.main.back()].half_move + 1});
    frames.push_back(*frame);
  }
  if (picks.every > 0) add_every(story, picks, frames);
  if (picks.at_comments) add_commented(story, picks, frames);
  if (picks.range && picks.every == 0 && !picks.at_comments) add_range(story, picks, frames);
  if (frames.empty() && !picks.at_comments) return outside(story, picks);
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  return frames;
}

}  // namespace tqn::tools
