#include "pages.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "tqn/render/pdf.hpp"
#include "tqn/render/png.hpp"

namespace tqn::tools {
namespace {

/// The bytes of a page's file.
std::variant<std::string, RenderError> bytes_of(const PictureOrder& order, std::string_view svg) {
  if (order.picture == Picture::png) return render_png(svg, order.scale);
  return std::string(svg);
}

class SinglePage final : public Pages {
 public:
  SinglePage(const PictureOrder& order, std::unique_ptr<Output> out) : order_(order), out_(std::move(out)) {}

  Trouble add(std::string_view svg, std::string_view /*name*/) override {
    if (!bytes_.empty()) return {too_many(), {}};
    auto bytes = bytes_of(order_, svg);
    if (auto* const error = std::get_if<RenderError>(&bytes)) return {failure_of(*error), {}};
    bytes_ = std::get<std::string>(std::move(bytes));
    return {};
  }
  Trouble finish() override {
    out_->write(bytes_);
    return {{}, out_->commit()};
  }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }

 private:
  [[nodiscard]] Failure too_many() const {
    const std::string_view places = "put several pages into a folder with --output pages/ or into a PDF";
    if (!order_.sheet)
      return {fmt::format("there are several pages, and one file of {} holds one", info(order_.picture).title),
              std::string(places)};
    return {fmt::format("there are more diagrams than the {} of one page", order_.sheet->count()),
            fmt::format("{}, or more on each with --sheet 3x6", places)};
  }

  PictureOrder order_;
  std::unique_ptr<Output> out_;
  std::string bytes_;
};

class PagesInFolder final : public Pages {
 public:
  PagesInFolder(const PictureOrder& order, Folder folder) : order_(order), folder_(std::move(folder)) {}

  Trouble add(std::string_view svg, std::string_view name) override {
    const auto bytes = bytes_of(order_, svg);
    if (const auto* const error = std::get_if<RenderError>(&bytes)) return {failure_of(*error), {}};
    const std::string path = folder_.path_of(name, info(order_.picture).ending);
    return {{}, Folder::write(path, std::get<std::string>(bytes))};
  }
  Trouble finish() override { return {}; }

 private:
  PictureOrder order_;
  Folder folder_;
};

class PagesOfPdf final : public Pages {
 public:
  PagesOfPdf(const PictureOrder& order, std::unique_ptr<Output> out)
      : out_(std::move(out)),
        writer_(order.title, order.paper, [&to = *out_](std::string_view bytes) { to.write(bytes); }) {}

  Trouble add(std::string_view svg, std::string_view /*name*/) override {
    if (const auto error = writer_.add_page(svg)) return {failure_of(*error), {}};
    return {{}, out_->error()};
  }
  Trouble finish() override {
    if (const auto error = writer_.finish()) return {failure_of(*error), {}};
    return {{}, out_->commit()};
  }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }

 private:
  std::unique_ptr<Output> out_;
  PdfWriter writer_;
};

}  // namespace

std::unique_ptr<Pages> single_page(const PictureOrder& order, std::unique_ptr<Output> out) {
  return std::make_unique<SinglePage>(order, std::move(out));
}
std::unique_ptr<Pages> pages_in_folder(const PictureOrder& order, Folder folder) {
  return std::make_unique<PagesInFolder>(order, std::move(folder));
}
std::unique_ptr<Pages> pages_of_pdf(const PictureOrder& order, std::unique_ptr<Output> out) {
  return std::make_unique<PagesOfPdf>(order, std::move(out));
}

}  // namespace tqn::tools
