#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "tqn/check/check.hpp"

namespace tqn::checking {

/// The pits of the main line that check() fills in. It is asked only when one of them is: most games have none.
class FilledPits {
 public:
  FilledPits(const Game& game, const CheckOptions& options) noexcept : game_(game), options_(options) {}

  /// The pit of a half-move that does not say it; nothing if check() finds none.
  [[nodiscard]] std::optional<Pit> at(std::size_t ply) {
    if (!filled_) {
      Sink silent({}, 0);
      CheckOptions options = options_;
      options.suggest = false;
      filled_ = check(game_, {}, silent, options).filled;
    }
    const auto found = std::ranges::lower_bound(*filled_, ply, {}, &FilledPit::ply);
    return found == filled_->end() || found->ply != ply ? std::nullopt : std::optional(found->pit);
  }

 private:
  const Game& game_;
  const CheckOptions& options_;
  std::optional<std::vector<FilledPit>> filled_;
};

}  // namespace tqn::checking
