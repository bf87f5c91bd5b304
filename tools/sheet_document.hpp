#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "picture_document.hpp"
#include "picture_files.hpp"

namespace tqn::tools {

/// Where the pages of sheets go.
class Pages {
 public:
  virtual ~Pages() = default;
  /// Takes a page of SVG.
  [[nodiscard]] virtual Trouble add(std::string_view svg) = 0;
  /// Puts everything in place, once, last.
  [[nodiscard]] virtual Trouble finish() = 0;
  [[nodiscard]] virtual bool closed_pipe() const { return false; }
};
/// One page in one file, several in a folder, or all in one PDF.
[[nodiscard]] std::unique_ptr<Pages> single_page(const PictureOrder& order, std::unique_ptr<Output> out);
[[nodiscard]] std::unique_ptr<Pages> pages_in_folder(const PictureOrder& order, Folder folder);
[[nodiscard]] std::unique_ptr<Pages> pages_of_pdf(const PictureOrder& order, std::unique_ptr<Output> out);

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
};

}  // namespace tqn::tools
