#include "picture_document.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "talk.hpp"
#include "tqn/render/svg.hpp"
#include "tqn/render/text.hpp"
#include "tqn/report/report.hpp"

namespace tqn::tools {
namespace {

bool is_stdout(const std::string& output) noexcept { return output.empty() || output == "-"; }

/// Whether an output is meant as a folder: it is one, or its name ends with a slash.
bool is_folder(const std::string& output) {
  std::error_code error;
  return output.ends_with('/') || std::filesystem::is_directory(output, error);
}

/// A folder, made if it is not there; its name with a slash.
std::variant<std::string, IoError> make_folder(const std::string& output) {
  std::error_code error;
  std::filesystem::create_directories(output, error);
  if (error) return IoError{output, error.message()};
  return output.ends_with('/') ? output : output + '/';
}

std::optional<IoError> write_file(const std::string& path, std::string_view text) {
  auto opened = open_output(path);
  if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
  const auto out = std::get<std::unique_ptr<Output>>(std::move(opened));
  out->write(text);
  return out->commit();
}

/// Standard output or a file.
std::variant<std::unique_ptr<Output>, IoError> open_single(const std::string& output) {
  if (is_stdout(output)) return open_stdout();
  return open_output(output);
}

/// What stands in one place, one after another: texts, but one picture of SVG only.
class SingleDocument final : public PictureDocument {
 public:
  SingleDocument(const PictureOrder& order, const Look& look, std::unique_ptr<Output> out)
      : order_(order), look_(look), out_(std::move(out)) {}

  void add(std::string_view picture, std::string_view /*name*/) override {
    if (broken()) return;
    ++pictures_;
    if (order_.picture == Picture::svg) return hold(picture);
    const bool apart = pictures_ > 1 && order_.picture != Picture::line;
    if (apart) out_->write("\n");
    out_->write(picture);
  }
  void add_diagram(const Diagram& diagram, std::string_view name) override {
    if (!order_.alt) return;
    const Wording wording = describe(diagram, look_.language);
    say(fmt::format("{}: {}: {}", visible(name), visible(wording.title), visible(wording.description)));
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    out_->write(held_);
    return out_->commit();
  }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }

 private:
  void hold(std::string_view picture) {
    held_ = picture;
    if (pictures_ > 1)
      failure_ = {"there are several diagrams, and one file of SVG holds one",
                  "put them into a folder with --output diagrams/, or on a page with --sheet 2x3"};
  }

  PictureOrder order_;
  const Look& look_;
  std::unique_ptr<Output> out_;
  std::string held_;
};

/// A file for each picture. In Markdown the files are pictures of SVG, and the text that shows them is printed.
class FolderDocument final : public PictureDocument {
 public:
  FolderDocument(const PictureOrder& order, const Look& look, std::string folder)
      : order_(order), look_(look), folder_(std::move(folder)) {
    if (order.picture == Picture::markdown) out_ = open_stdout();
  }

  void add(std::string_view picture, std::string_view name) override {
    ++pictures_;
    if (!broken()) error_ = write_file(path_of(name, extension_of(order_.picture)), picture);
  }
  void add_diagram(const Diagram& diagram, std::string_view name) override {
    if (broken()) return;
    if (order_.alt) {
      const Wording wording = describe(diagram, look_.language);
      say(fmt::format("{}: {}: {}", visible(name), visible(wording.title), visible(wording.description)));
    }
    if (order_.picture != Picture::markdown) return;
    ++pictures_;
    const std::string path = path_of(name, ".svg");
    error_ = write_file(path, render_svg(diagram, look_));
    if (pictures_ > 1) out_->write("\n");
    out_->write(render_markdown(diagram, look_.language, path));
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    if (error_ || out_ == nullptr) return error_;
    return out_->commit();
  }
  [[nodiscard]] bool closed_pipe() const override { return out_ != nullptr && out_->closed_pipe(); }

 private:
  /// A name that no picture of this run has yet: records in several folders may be called the same.
  [[nodiscard]] std::string path_of(std::string_view name, std::string_view extension) {
    std::string path = fmt::format("{}{}{}", folder_, name, extension);
    for (int again = 2; !taken_.insert(path).second; ++again)
      path = fmt::format("{}{}-{}{}", folder_, name, again, extension);
    return path;
  }

  PictureOrder order_;
  const Look& look_;
  std::string folder_;
  std::unique_ptr<Output> out_;  ///< null unless there is a text
  std::unordered_set<std::string> taken_;
};

/// Diagrams on pages; one page is printed or goes into a file, several into a folder.
class SheetDocument final : public PictureDocument {
 public:
  SheetDocument(const PictureOrder& order, const Look& look, std::unique_ptr<Output> out, std::string folder)
      : size_(*order.sheet), look_(look), out_(std::move(out)), folder_(std::move(folder)) {}

  void add(std::string_view /*picture*/, std::string_view /*name*/) override {}
  void add_diagram(const Diagram& diagram, std::string_view /*name*/) override {
    if (broken()) return;
    ++pictures_;
    if (diagrams_.size() == size_.count()) end_page();
    diagrams_.push_back(diagram);
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    if (out_ == nullptr) end_page();
    if (error_ || out_ == nullptr) return error_;
    out_->write(render_sheet(diagrams_, size_, look_));
    return out_->commit();
  }
  [[nodiscard]] bool closed_pipe() const override { return out_ != nullptr && out_->closed_pipe(); }

 private:
  void end_page() {
    if (out_ != nullptr) {
      failure_ = {fmt::format("there are more diagrams than the {} of one page", size_.count()),
                  "put several pages into a folder with --output pages/, or more on each with --sheet 3x6"};
      return;
    }
    ++pages_;
    error_ = write_file(fmt::format("{}sheet-{:03}.svg", folder_, pages_), render_sheet(diagrams_, size_, look_));
    diagrams_.clear();
  }

  SheetSize size_;
  const Look& look_;
  std::unique_ptr<Output> out_;  ///< null: the pages go into the folder
  std::string folder_;
  std::vector<Diagram> diagrams_;
  std::uint64_t pages_ = 0;
};

}  // namespace

std::variant<std::unique_ptr<PictureDocument>, Failure, IoError> open_pictures(const PictureOrder& order,
                                                                               const Look& look) {
  if (order.sheet && order.picture != Picture::svg) return Failure{"--sheet is for pictures of SVG", ""};
  const bool in_folder = !is_stdout(order.output) && is_folder(order.output);
  if (order.picture == Picture::markdown && !in_folder)
    return Failure{"a text of Markdown shows pictures that are files",
                   "name a folder for them with --output diagrams/"};
  std::string folder;
  std::unique_ptr<Output> out;
  if (in_folder) {
    auto made = make_folder(order.output);
    if (auto* const error = std::get_if<IoError>(&made)) return std::move(*error);
    folder = std::get<std::string>(std::move(made));
  } else {
    auto opened = open_single(order.output);
    if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
    out = std::get<std::unique_ptr<Output>>(std::move(opened));
  }
  if (order.sheet) return std::make_unique<SheetDocument>(order, look, std::move(out), std::move(folder));
  if (in_folder) return std::make_unique<FolderDocument>(order, look, std::move(folder));
  return std::make_unique<SingleDocument>(order, look, std::move(out));
}

}  // namespace tqn::tools
