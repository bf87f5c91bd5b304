#include "picture_document.hpp"

#include <fmt/format.h>

#include <utility>

#include "picture_files.hpp"
#include "sheet_document.hpp"
#include "talk.hpp"
#include "terminal.hpp"
#include "tqn/render/svg.hpp"
#include "tqn/render/text.hpp"
#include "tqn/report/report.hpp"

namespace tqn::tools {
namespace {

/// What stands in one place, one after another: texts, but one picture of SVG only.
class SingleDocument final : public PictureDocument {
 public:
  SingleDocument(const PictureOrder& order, const Look& look, std::unique_ptr<Output> out)
      : order_(order), look_(look), out_(std::move(out)) {}

  void add(std::string_view picture, std::string_view /*name*/) override {
    if (broken()) return;
    ++pictures_;
    const PictureInfo& row = info(order_.picture);
    if (row.binary || row.moving || order_.picture == Picture::svg) return hold(picture);
    const bool apart = pictures_ > 1 && order_.picture != Picture::line;
    if (apart) out_->write("\n");
    out_->write(picture);
  }
  void add_diagram(const Diagram& diagram, std::string_view name) override {
    if (order_.alt) tell_picture(diagram, look_.language, name);
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    out_->write(held_);
    return out_->commit();
  }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }

 private:
  void hold(std::string_view picture) {
    held_ = picture;
    if (pictures_ < 2) return;
    const PictureInfo& row = info(order_.picture);
    if (row.moving) {
      trouble_.failure = Failure{fmt::format("there are several games, and one file of {} shows one", row.title),
                                 "put them into a folder with --output animations/, or choose one with --games"};
    } else {
      trouble_.failure =
          Failure{fmt::format("there are several diagrams, and one file of {} holds one", row.title),
                  "put them into a folder with --output diagrams/, on a page with --sheet 2x3, or into a PDF"};
    }
  }

  PictureOrder order_;
  const Look& look_;
  std::unique_ptr<Output> out_;
  std::string held_;
};

/// A file for each picture. In Markdown the files are pictures of SVG, and the text that shows them is printed.
class FolderDocument final : public PictureDocument {
 public:
  FolderDocument(const PictureOrder& order, const Look& look, Folder folder)
      : order_(order), look_(look), folder_(std::move(folder)) {
    if (order.picture == Picture::markdown) out_ = open_stdout();
  }

  void add(std::string_view picture, std::string_view name) override {
    ++pictures_;
    if (!broken()) trouble_.error = Folder::write(folder_.path_of(name, info(order_.picture).ending), picture);
  }
  void add_diagram(const Diagram& diagram, std::string_view name) override {
    if (broken()) return;
    if (order_.alt) tell_picture(diagram, look_.language, name);
    if (order_.picture != Picture::markdown) return;
    ++pictures_;
    const std::string path = folder_.path_of(name, info(Picture::svg).ending);
    trouble_.error = Folder::write(path, render_svg(diagram, look_));
    if (pictures_ > 1) out_->write("\n");
    out_->write(render_markdown(diagram, look_.language, path));
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    if (trouble_.error || out_ == nullptr) return trouble_.error;
    return out_->commit();
  }
  [[nodiscard]] bool closed_pipe() const override { return out_ != nullptr && out_->closed_pipe(); }

 private:
  PictureOrder order_;
  const Look& look_;
  Folder folder_;
  std::unique_ptr<Output> out_;  ///< null unless there is a text
};

/// The document of a place that is open already.
std::unique_ptr<PictureDocument> document_in(const PictureOrder& order, const Look& look, std::unique_ptr<Output> out) {
  if (order.picture == Picture::pdf)
    return std::make_unique<SheetDocument>(order, look, pages_of_pdf(order, std::move(out)));
  if (order.sheet) return std::make_unique<SheetDocument>(order, look, single_page(order, std::move(out)));
  return std::make_unique<SingleDocument>(order, look, std::move(out));
}
std::unique_ptr<PictureDocument> document_in(const PictureOrder& order, const Look& look, Folder folder) {
  if (order.sheet) return std::make_unique<SheetDocument>(order, look, pages_in_folder(order, std::move(folder)));
  return std::make_unique<FolderDocument>(order, look, std::move(folder));
}

bool is_on_paper(Picture picture) noexcept {
  return picture == Picture::svg || picture == Picture::png || picture == Picture::pdf;
}

/// What makes no sense.
std::optional<Failure> objection(const PictureOrder& order, bool in_folder) {
  const PictureInfo& row = info(order.picture);
  if (order.picture == Picture::markdown && !in_folder)
    return Failure{"a text of Markdown shows pictures that are files",
                   "name a folder for them with --output diagrams/"};
  if (order.picture == Picture::pdf && in_folder)
    return Failure{"a PDF is one file for all diagrams", "name it with --output diagrams.pdf"};
  if (row.binary && is_stdout(order.output) && is_terminal(Stream::out))
    return Failure{fmt::format("{} is nothing to read on a terminal", row.title),
                   fmt::format("write it into a file with --output diagram{}", row.ending)};
  return std::nullopt;
}

std::unique_ptr<Pages> pages_in(const PictureOrder& order, std::unique_ptr<Output> out) {
  return order.picture == Picture::pdf ? pages_of_pdf(order, std::move(out)) : single_page(order, std::move(out));
}
std::unique_ptr<Pages> pages_in(const PictureOrder& order, Folder folder) {
  return pages_in_folder(order, std::move(folder));
}

/// Opens the folder or the file of an order, and gives what `make` makes of it.
template <typename Opened, typename Make>
Opened open_place(const PictureOrder& order, Make make) {
  const bool in_folder = !is_stdout(order.output) && is_folder(order.output);
  if (auto failure = objection(order, in_folder)) return *std::move(failure);
  if (in_folder) {
    auto folder = Folder::make(order.output);
    if (auto* const error = std::get_if<IoError>(&folder)) return std::move(*error);
    return make(std::get<Folder>(std::move(folder)));
  }
  auto out = open_single(order.output);
  if (auto* const error = std::get_if<IoError>(&out)) return std::move(*error);
  return make(std::get<std::unique_ptr<Output>>(std::move(out)));
}

}  // namespace

void tell_picture(const Diagram& diagram, Language language, std::string_view name) {
  const Wording wording = describe(diagram, language);
  say(fmt::format("{}: {}: {}", visible(name), visible(wording.title), visible(wording.description)));
}

std::variant<std::unique_ptr<PictureDocument>, Failure, IoError> open_pictures(const PictureOrder& order,
                                                                               const Look& look) {
  using Opened = std::variant<std::unique_ptr<PictureDocument>, Failure, IoError>;
  return open_place<Opened>(order, [&](auto place) { return document_in(order, look, std::move(place)); });
}

std::variant<std::unique_ptr<Pages>, Failure, IoError> open_pages(const PictureOrder& order) {
  using Opened = std::variant<std::unique_ptr<Pages>, Failure, IoError>;
  if (!is_on_paper(order.picture))
    return Failure{fmt::format("pages to print are SVG, PNG or PDF, not {}", info(order.picture).title), ""};
  return open_place<Opened>(order, [&](auto place) { return pages_in(order, std::move(place)); });
}

}  // namespace tqn::tools
