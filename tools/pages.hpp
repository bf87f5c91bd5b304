#pragma once

#include <memory>
#include <string_view>

#include "picture_document.hpp"
#include "picture_files.hpp"

namespace tqn::tools {

/// Where pages go.
class Pages {
 public:
  virtual ~Pages() = default;
  /// Takes a page of SVG. `name`: of its file, where it has one.
  [[nodiscard]] virtual Trouble add(std::string_view svg, std::string_view name) = 0;
  /// Puts everything in place, once, last.
  [[nodiscard]] virtual Trouble finish() = 0;
  [[nodiscard]] virtual bool closed_pipe() const { return false; }
};
/// One page in one file, several in a folder, or all in one PDF.
[[nodiscard]] std::unique_ptr<Pages> single_page(const PictureOrder& order, std::unique_ptr<Output> out);
[[nodiscard]] std::unique_ptr<Pages> pages_in_folder(const PictureOrder& order, Folder folder);
[[nodiscard]] std::unique_ptr<Pages> pages_of_pdf(const PictureOrder& order, std::unique_ptr<Output> out);

/// The place for pages that an order names.
[[nodiscard]] std::variant<std::unique_ptr<Pages>, Failure, IoError> open_pages(const PictureOrder& order);

}  // namespace tqn::tools
