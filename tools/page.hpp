#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "artist.hpp"
#include "document.hpp"
#include "run.hpp"
#include "tqn/io/output.hpp"
#include "tqn/render/page.hpp"

namespace tqn::tools {

/// Makes games of a replay page. A game with faults is no less worth showing: the page tells them.
class PageArtist final : public Artist {
 public:
  explicit PageArtist(const PageLook& look) : look_(look) {}

  [[nodiscard]] bool draw(const Game& game, std::string_view text, Sink& sink,
                          std::vector<DrawnPicture>& pictures) const override;
  [[nodiscard]] bool chooses_findings() const noexcept override { return false; }

 private:
  const PageLook& look_;
};

/// A replay page, which grows game by game.
class PageDocument final : public Document {
 public:
  PageDocument(std::unique_ptr<Output> out, const PageLook& look) : out_(std::move(out)), look_(look) {}

  void add(std::string_view game, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool broken() const override { return out_->error().has_value(); }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }
  [[nodiscard]] std::size_t games() const noexcept { return games_; }

 private:
  std::unique_ptr<Output> out_;
  const PageLook& look_;
  std::string piece_;
  std::size_t games_ = 0;
};

/// `tqn render --to html`: all games of the inputs on one page.
[[nodiscard]] Exit render_page(Run& run, const Look& look);

}  // namespace tqn::tools
