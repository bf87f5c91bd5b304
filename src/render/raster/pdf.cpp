#include "tqn/render/pdf.hpp"

#include <utility>

#include "render/raster/svg_picture.hpp"

namespace tqn {

using namespace raster;

/// What is open. Nothing of cairo is there before the first page.
struct PdfWriter::Document {
  std::string title;
  PaperSize paper;
  Sink sink;
  bool open = true;
  Surface surface;
  Context context;

  Document(std::string title, Paper paper, Sink sink)
      : title(std::move(title)), paper(size_of(paper)), sink(std::move(sink)) {}
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;
  Document(Document&&) = delete;
  Document& operator=(Document&&) = delete;
  /// cairo writes an end when its surface goes, wanted or not.
  ~Document() { open = false; }

  static cairo_status_t write(void* document, const unsigned char* bytes, unsigned count) {
    const auto& self = *static_cast<Document*>(document);
    if (self.open) self.sink({reinterpret_cast<const char*>(bytes), count});
    return CAIRO_STATUS_SUCCESS;
  }
  std::optional<RenderError> begin() {
    const Library& all = *library();
    surface.reset(all.cairo_pdf_surface_create_for_stream(write, this, paper.width, paper.height));
    if (auto error = error_of(all.cairo_surface_status(surface.get()))) return error;
    all.cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
    // What is no date takes away the one that cairo has read from the clock.
    all.cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");
    context.reset(all.cairo_create(surface.get()));
    return error_of(all.cairo_status(context.get()));
  }
};

PdfWriter::PdfWriter(std::string title, Paper paper, Sink sink)
    : document_(std::make_unique<Document>(std::move(title), paper, std::move(sink))) {}
PdfWriter::PdfWriter(PdfWriter&&) noexcept = default;
PdfWriter& PdfWriter::operator=(PdfWriter&&) noexcept = default;
PdfWriter::~PdfWriter() = default;

std::optional<RenderError> PdfWriter::add_page(std::string_view svg) {
  const auto picture = SvgPicture::read(svg);
  if (const auto* const error = std::get_if<RenderError>(&picture)) return *error;
  if (!document_->surface) {
    if (auto error = document_->begin()) return error;
  }
  const PaperSize& paper = document_->paper;
  if (auto error = std::get<SvgPicture>(picture).draw(document_->context.get(), {0, 0, paper.width, paper.height}))
    return error;
  library()->cairo_show_page(document_->context.get());
  return error_of(library()->cairo_status(document_->context.get()));
}

std::optional<RenderError> PdfWriter::finish() {
  if (!document_->surface) return RenderError{"a document has one page at least", ""};
  document_->context.reset();
  library()->cairo_surface_finish(document_->surface.get());
  return error_of(library()->cairo_surface_status(document_->surface.get()));
}

}  // namespace tqn
