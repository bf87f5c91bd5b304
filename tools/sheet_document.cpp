#include "sheet_document.hpp"

#include <fmt/format.h>

#include "tqn/render/sheet.hpp"

namespace tqn::tools {

void SheetDocument::add_diagram(const Diagram& diagram, std::string_view name) {
  if (broken()) return;
  ++pictures_;
  if (alt_) tell_picture(diagram, look_.language, name);
  if (diagrams_.size() == size_.count()) end_page();
  diagrams_.push_back(diagram);
}

std::optional<IoError> SheetDocument::finish() {
  if (!broken()) end_page();
  if (!broken()) trouble_ = pages_->finish();
  return trouble_.error;
}

void SheetDocument::end_page() {
  trouble_ = pages_->add(render_sheet(diagrams_, size_, look_, paper_), fmt::format("sheet-{:03}", ++count_));
  diagrams_.clear();
}

}  // namespace tqn::tools
