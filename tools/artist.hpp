#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/record/game.hpp"
#include "tqn/render/diagram.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// A picture of a place in a game.
struct DrawnPicture {
  std::string name;                ///< of the place: "024-12b", so that names are sorted as the game goes
  std::string text;                ///< may be empty: the document draws the diagram
  std::optional<Diagram> diagram;  ///< where the document wants it
};

/// Makes pictures of games. One serves all threads.
class Artist {
 public:
  virtual ~Artist() = default;
  /// Draws what is wanted of a game. False, and the sink says why, if it cannot all be drawn; then nothing is.
  [[nodiscard]] virtual bool draw(const Game& game, std::string_view text, Sink& sink,
                                  std::vector<DrawnPicture>& pictures) const = 0;
  /// Whether it leaves out some of what was found, and so has to see all of it.
  [[nodiscard]] virtual bool chooses_findings() const noexcept { return true; }
};

/// Why a game is not drawn.
struct Refusal {
  std::string message;
  std::string help;
  bool unplayable =
      false;  ///< because of a half-move or the position at the start, about which the rules have more to say
};
/// Says so, and gives false.
bool refuse(const Game& game, std::string_view text, const Refusal& why, Sink& sink);

/// What the picture of a game of a file is called, without its ending: "cup-g1-024-12b".
[[nodiscard]] std::string picture_name(std::string_view file, std::uint64_t game, std::string_view place);

}  // namespace tqn::tools
