#include "conversion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "alike.hpp"
#include "findings.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// As a sentence names them.
constexpr std::array<std::string_view, loss_count> names{
    "some tags",
    "comments",
    "variations",
    "glyphs",
    "clocks",
    "landing digits",
    "tuzdyk marks",
    "counts",
    "the start position",
    "the result",
    "half-moves that cannot be played",
};

/// "comments", "comments and glyphs", "some tags, comments and glyphs".
std::string list(const Features& features) {
  std::string text;
  std::size_t left = features.count();
  for (std::size_t i = 0; i < loss_count; ++i) {
    if (!features[i]) continue;
    text += names[i];
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

/// PlayOK's mark becomes the tag that says the same, where there is no place for the mark and the tag says nothing.
void tell_zero_by_tag(Game& game) {
  const auto tag = std::ranges::find(game.tags, TagKey::termination, &Tag::key);
  const bool told =
      tag != game.tags.end() && !tag->value.empty() && tag->value.view() != info(TagKey::termination).unknown;
  if (told) return;
  game.zero_mark = false;
  if (tag != game.tags.end()) {
    tag->value = Text("atsyrau");
  } else {
    game.tags.push_back({TagKey::termination, false, Text("Termination"), Text("atsyrau"), {}, {}});
  }
}

/// Where a game is shown: the first line of what it is made of, words above it apart.
Span place_of(const Game& game, std::string_view text) noexcept {
  const std::uint32_t begin = game.where.begin < text.size() ? game.where.begin : 0;
  const Span line = first_line(text.substr(begin));
  return {begin + line.begin, begin + line.end};
}

/// What is lost; half-moves of which there is no position too, where positions are what is written.
Features losses_of(const Game& game, const Format& to, const WriteOptions& options) {
  Features lost = lost_features(game, to);
  const std::size_t last = std::min<std::size_t>(options.plies.last, game.main.plies.size());
  if (to.chooses_plies && last >= std::max<std::size_t>(options.positions.size(), 1))
    lost.set(static_cast<std::size_t>(Feature::unplayable));
  return lost;
}

/// Writes the game as it now is, unless it would be too large or says something else then.
Converted write(const Game& game, const Conversion& wish, const WriteOptions& options, std::string& out, Game& again,
                Features lost, const std::function<Converted(std::string_view)>& refuse) {
  const Format& to = *wish.to;
  const std::size_t begin = out.size();
  to.write(game, out, options);
  if (to.can_read() && out.size() - begin >= to.most_bytes) {
    out.resize(begin);
    return refuse(fmt::format("its text would be larger than {} MiB", to.most_bytes >> 20U));
  }
  const bool comparable = to.can_read() && to.carries_moves();
  if (!wish.compare || !comparable || says_the_same(game, std::string_view(out).substr(begin), to, again))
    return {Fate::written, lost};
  out.resize(begin);
  return {Fate::differs, {}};
}

}  // namespace

Converted convert(Game& game, std::string_view text, const Conversion& wish, const WriteOptions& layout, Sink& sink,
                  std::string& out, Game& again) {
  const Format& to = *wish.to;
  const auto refuse = [&](std::string_view why) {
    if (Diagnostic* d = sink.report(Code::not_written, place_of(game, text)))
      d->message = fmt::format("not written as {}: {}", to.name, why);
    return Converted{};
  };
  if (sink.critical()) return {};  // which its findings say
  if (to.counts == Counts::totals) {
    write_totals(game);
  } else {
    complete(game);
  }
  if (game.zero_mark && !to.keeps_zero) tell_zero_by_tag(game);
  const Plies plies = layout.plies;
  const auto refuse_plies = [&] {
    return refuse(fmt::format("it has no half-move {} that could be played to", plies.first));
  };
  if (!to.chooses_plies && plies != Plies{} && !cut_to(game, plies.first, plies.last)) return refuse_plies();
  const std::string why = to.refuses == nullptr ? std::string() : to.refuses(game);
  if (!why.empty()) return refuse(why);
  WriteOptions options = layout;
  std::vector<Position> positions;
  if (to.wants_positions || layout.with_positions) follow(game, positions);
  options.positions = positions;
  if (to.chooses_plies && plies.first > 1 && plies.first >= positions.size()) return refuse_plies();
  const Features lost = wish.on_loss == OnLoss::allow ? Features() : losses_of(game, to, options);
  if (lost.any() && wish.on_loss == OnLoss::error)
    return refuse(fmt::format("it has no place for {} of this game", list(lost)));
  if (lost.any()) {
    if (Diagnostic* d = sink.report(Code::loss, first_line(text)))
      d->message = fmt::format("{} has no place for {} of this game: left out", to.name, list(lost));
  }
  return write(game, wish, options, out, again, lost, refuse);
}

std::string format_losses(const Losses& losses) {
  std::string text;
  for (std::size_t i = 0; i < loss_count; ++i) {
    if (losses[i] == 0) continue;
    if (!text.empty()) text += ", ";
    text += fmt::format("{} of {}", names[i], plural(losses[i], "game"));
  }
  return text;
}

}  // namespace tqn::tools
