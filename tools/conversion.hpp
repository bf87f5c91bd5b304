#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "settings.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// What a conversion is to be.
struct Conversion {
  const Format* to = nullptr;
  OnLoss on_loss = OnLoss::warn;
  bool compare = false;  ///< read what was written again
};

enum class Fate : std::uint8_t {
  written,
  refused,  ///< a finding says why
  differs,  ///< what was written says something else: a fault of tqn
};
struct Converted {
  Fate fate = Fate::refused;
  Features lost;  ///< of a game that was written; none if that is allowed
};

/// Writes one game in another format behind `out`. Fills in what the format wants of replay, and reports
/// what is lost (TQ801) or why nothing is written (TQ802). `again`: memory for comparing.
[[nodiscard]] Converted convert(Game& game, std::string_view text, const Conversion& wish, const WriteOptions& layout,
                                Sink& sink, std::string& out, Game& again);

/// Games that lost a feature, by feature.
using Losses = std::array<std::uint64_t, loss_count>;
/// "comments of 12 games, glyphs of 1 game"; empty where nothing was lost.
[[nodiscard]] std::string format_losses(const Losses& losses);

}  // namespace tqn::tools
