#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "tqn/render/paper.hpp"
#include "tqn/render/render_error.hpp"

namespace tqn {

/// Writes a PDF page by page: lines stay lines, text stays text, and no page is kept once it is written. The same
/// pages give the same bytes on the same system. diagrams.md 12.
class PdfWriter {
 public:
  /// Takes the bytes, piece by piece, as they come.
  using Sink = std::function<void(std::string_view bytes)>;

  /// `title`, which may be empty, is told by those who show the document.
  PdfWriter(std::string title, Paper paper, Sink sink);
  PdfWriter(const PdfWriter&) = delete;
  PdfWriter& operator=(const PdfWriter&) = delete;
  PdfWriter(PdfWriter&&) noexcept;
  PdfWriter& operator=(PdfWriter&&) noexcept;
  /// Without finish() the document stays unfinished: nothing more goes to the sink.
  ~PdfWriter();

  /// Adds a page with a picture of SVG, as large as the page allows and in its middle. An error: the text is no SVG, or
  /// librsvg, which is loaded when it is first needed, is not installed; then there is no page.
  [[nodiscard]] std::optional<RenderError> add_page(std::string_view svg);
  /// Writes the end, once, last. A document has one page at least.
  [[nodiscard]] std::optional<RenderError> finish();

 private:
  struct Document;
  std::unique_ptr<Document> document_;
};

}  // namespace tqn
