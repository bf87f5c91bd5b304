#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "pages.hpp"
#include "picture_document.hpp"

namespace tqn::tools {

/// Diagrams on pages: as many as the order says, or one on each.
class SheetDocument final : public PictureDocument {
 public:
  SheetDocument(const PictureOrder& order, const Look& look, std::unique_ptr<Pages> pages)
      : size_(order.sheet.value_or(SheetSize{1, 1})),
        paper_(order.paper),
        alt_(order.alt),
        look_(look),
        pages_(std::move(pages)) {}

  void add(std::string_view /*picture*/, std::string_view /*name*/) override {}
  void add_diagram(const Diagram& diagram, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool closed_pipe() const override { return pages_->closed_pipe(); }

 private:
  void end_page();

  SheetSize size_;
  Paper paper_;
  bool alt_;
  const Look& look_;
  std::unique_ptr<Pages> pages_;
  std::vector<Diagram> diagrams_;
  std::size_t count_ = 0;  ///< of pages
};

}  // namespace tqn::tools
