#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fix.hpp"
#include "policy.hpp"
#include "settings.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/format.hpp"

namespace tqn::tools {

/// Applies the fixes of one game to its text, as often as new ones come to light. Of those that change half-moves only
/// the first is applied at a time, as all that is found behind it rests on what was played there. A result that is no
/// better than what was there before is not taken.
struct Mender {
  const Format& format;
  const CheckOptions& options;
  const Policy& policy;
  Fixing fixing;

  /// On entry `game`, `sink` and the verdict are those of `text`; on return they are those of the mended
  /// text, which the game borrows. Adds the number of mended findings to `fixed`. A game with a critical
  /// finding stays as it is.
  Verdict mend(std::string& text, Game& game, Sink& sink, const Verdict& verdict, std::uint64_t& fixed) const;

 private:
  /// Nothing if the text is no whole game any more, or holds what is critical.
  [[nodiscard]] std::optional<Verdict> read(std::string_view text, Game& game, Sink& sink) const;
};

}  // namespace tqn::tools
