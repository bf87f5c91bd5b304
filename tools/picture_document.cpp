#include "picture_document.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

namespace tqn::tools {
namespace {

/// Whether several pictures of a kind can stand in one text.
bool joins(Picture picture) noexcept {
  switch (picture) {
    case Picture::svg:
    case Picture::markdown:
    case Picture::html:
      return false;
    case Picture::ascii:
    case Picture::unicode:
    case Picture::line:
    case Picture::tex:
      return true;
  }
  return false;
}

std::optional<IoError> write_file(const std::string& path, std::string_view text) {
  auto opened = open_output(path);
  if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
  const auto out = std::get<std::unique_ptr<Output>>(std::move(opened));
  out->write(text);
  return out->commit();
}

}  // namespace

bool is_folder(const std::string& output) {
  std::error_code error;
  return output.ends_with('/') || std::filesystem::is_directory(output, error);
}

std::variant<std::unique_ptr<PictureDocument>, Failure, IoError> PictureDocument::open(Picture picture,
                                                                                       const std::string& output) {
  auto document = std::make_unique<PictureDocument>();
  document->picture_ = picture;
  if (output.empty() || output == "-") {
    document->out_ = open_stdout();
  } else if (is_folder(output)) {
    document->folder_ = output.ends_with('/') ? output : output + '/';
    std::error_code error;
    std::filesystem::create_directories(document->folder_, error);
    if (error) return IoError{output, error.message()};
  } else {
    auto opened = open_output(output);
    if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
    document->out_ = std::get<std::unique_ptr<Output>>(std::move(opened));
  }
  return document;
}

void PictureDocument::add(std::string_view picture, std::string_view name) {
  if (broken()) return;
  ++pictures_;
  if (out_ == nullptr) {
    error_ = write_file(fmt::format("{}{}{}", folder_, name, extension_of(picture_)), picture);
    return;
  }
  if (pictures_ > 1 && !joins(picture_)) {
    failure_ = {"there are several diagrams, and a file of SVG holds one",
                "put them into a folder with --output diagrams/, or on one page with --sheet 2x3"};
    return;
  }
  if (joins(picture_)) {
    if (pictures_ > 1 && picture_ != Picture::line) out_->write("\n");
    out_->write(picture);
  } else {
    held_ = picture;
  }
}

std::optional<IoError> PictureDocument::finish() {
  if (out_ == nullptr || error_) return error_;
  out_->write(held_);
  return out_->commit();
}

}  // namespace tqn::tools
