#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "artist.hpp"
#include "drawing.hpp"
#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"
#include "tqn/render/render_error.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn::tools {

/// Draws the positions that the settings choose, as pictures of one kind.
class DiagramArtist final : public Artist {
 public:
  DiagramArtist(const Drawing& drawing, Look look, Picture picture)
      : drawing_(drawing), look_(std::move(look)), picture_(picture) {}

  [[nodiscard]] bool draw(const Game& game, std::string_view text, Sink& sink,
                          std::vector<DrawnPicture>& pictures) const override;
  /// A picture alone; its text is empty where the document draws.
  [[nodiscard]] std::variant<DrawnPicture, RenderError> draw(std::string name, Diagram diagram) const;

 private:
  [[nodiscard]] std::variant<DrawnPicture, RenderError> animate(const Storyboard& story,
                                                                std::span<const std::size_t> frames) const;
  [[nodiscard]] std::variant<std::string, RenderError> text_of(const Diagram& diagram) const;

  const Drawing& drawing_;
  Look look_;
  Picture picture_;
};

}  // namespace tqn::tools
