#include "formats/final_score.hpp"

#include <algorithm>

#include "formats/tqn/dialect.hpp"

namespace tqn {
namespace {

/// One past the number of at most three digits at `at`; `at` if there is none.
std::size_t pass_number(std::string_view text, std::size_t at) noexcept {
  std::size_t end = at;
  while (end < text.size() && end < at + 4 && text[end] >= '0' && text[end] <= '9') ++end;
  return end > at + 3 ? at : end;
}

std::size_t pass_blanks(std::string_view text, std::size_t at) noexcept {
  constexpr std::size_t most = 4;
  for (std::size_t i = 0; i < most && at < text.size() && (text[at] == ' ' || text[at] == '\t'); ++i) ++at;
  return at;
}

/// One past a dash of any kind or a colon; `at` if there is none.
std::size_t pass_dash(std::string_view text, std::size_t at) noexcept {
  constexpr std::string_view dashes[] = {"-", ":", "‐", "‑", "‒", "–", "—", "−"};
  for (const std::string_view dash : dashes) {
    if (text.substr(std::min(at, text.size())).starts_with(dash)) return at + dash.size();
  }
  return at;
}

}  // namespace

std::string_view score_at(std::string_view text, std::size_t at) noexcept {
  const std::size_t first = pass_number(text, at);
  const std::size_t dash = pass_blanks(text, first);
  const std::size_t dash_end = pass_dash(text, dash);
  const std::size_t second = pass_blanks(text, dash_end);
  const std::size_t end = pass_number(text, second);
  if (first == at || dash_end == dash || end == second || !is_stop(text, end)) return {};
  const std::string_view score = text.substr(at, end - at);
  const auto told = recognise_result(score);
  return told && told->score ? score : std::string_view();
}

std::optional<BySide<std::uint8_t>> told_by_kazans(const Position& end, Result result) noexcept {
  const BySide<std::uint8_t> kazans = end.final_kazans();
  const int half = end.rules().half();
  const bool white = kazans.white > half;
  const bool black = kazans.black > half;
  const bool draw = kazans.white == half && kazans.black == half;
  const bool told =
      (white && result == Result::white) || (black && result == Result::black) || (draw && result == Result::draw);
  return told ? std::optional(kazans) : std::nullopt;
}

}  // namespace tqn
