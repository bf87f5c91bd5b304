#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tqn/annotate/facts.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// What is to become of the annotations of each game.
struct Annotation {
  Facts strip;
  FactOptions add;
};

enum class Annotated : std::uint8_t {
  written,
  unchanged,  ///< it is not legal, or too large: it is to stay as it is
  refused,    ///< it cannot be written; a finding says why
};

/// Annotates one game that was judged, and writes it behind `out`. It then borrows from
/// `words`.
[[nodiscard]] Annotated annotate(Game& game, std::string_view text, const Verdict& verdict, const Annotation& wish,
                                 const WriteOptions& layout, Sink& sink, std::string& out, std::string& words);

}  // namespace tqn::tools
