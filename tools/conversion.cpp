#include "conversion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "alike.hpp"
#include "findings.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// As a sentence names them.
constexpr std::array<std::string_view, feature_count> names{
    "some tags",    "comments", "variations",         "glyphs",     "clocks", "landing digits",
    "tuzdyk marks", "counts",   "the start position", "the result",
};

/// "comments", "comments and glyphs", "some tags, comments and glyphs".
std::string list(const Features& features) {
  std::string text;
  std::size_t left = features.count();
  for (std::size_t i = 0; i < feature_count; ++i) {
    if (!features[i]) continue;
    text += names[i];
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

}  // namespace

Converted convert(Game& game, std::string_view text, const Conversion& wish, const WriteOptions& layout, Sink& sink,
                  std::string& out, Game& again) {
  const Format& to = *wish.to;
  const auto refuse = [&](std::string_view why) {
    if (Diagnostic* d = sink.report(Code::not_written, first_line(text)))
      d->message = fmt::format("not written as {}: {}", to.name, why);
    return Converted{};
  };
  if (sink.critical()) return {};  // which its findings say
  if (to.counts == Counts::totals) {
    write_totals(game);
  } else {
    complete(game);
  }
  const Plies plies = layout.plies;
  if (!to.chooses_plies && plies != Plies{} && !cut_to(game, plies.first, plies.last))
    return refuse(fmt::format("it has no half-move {} that could be played to", plies.first));
  const std::string_view why = to.refuses == nullptr ? std::string_view() : to.refuses(game);
  if (!why.empty()) return refuse(why);
  const Features lost = wish.on_loss == OnLoss::allow ? Features() : lost_features(game, to);
  if (lost.any() && wish.on_loss == OnLoss::error)
    return refuse(fmt::format("it has no place for {} of this game", list(lost)));
  if (lost.any()) {
    if (Diagnostic* d = sink.report(Code::loss, first_line(text)))
      d->message = fmt::format("{} has no place for {} of this game: left out", to.name, list(lost));
  }
  const std::size_t begin = out.size();
  WriteOptions options = layout;
  std::vector<Position> positions;
  if (to.wants_positions || layout.with_positions) {
    follow(game, positions);
    options.positions = positions;
  }
  to.write(game, out, options);
  const bool comparable = to.can_read() && to.carries_moves();
  if (!wish.compare || !comparable || says_the_same(game, std::string_view(out).substr(begin), to, again))
    return {Fate::written, lost};
  const bool too_large = out.size() - begin > most_game_bytes;
  out.resize(begin);
  if (too_large) return refuse("its text would be larger than 16 MiB");
  return {Fate::differs, {}};
}

std::string format_losses(const Losses& losses) {
  std::string text;
  for (std::size_t i = 0; i < feature_count; ++i) {
    if (losses[i] == 0) continue;
    if (!text.empty()) text += ", ";
    text += fmt::format("{} of {}", names[i], plural(losses[i], "game"));
  }
  return text;
}

}  // namespace tqn::tools
