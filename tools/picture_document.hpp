#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "document.hpp"
#include "drawing.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// Pictures that each need a file: one is printed or goes into the file of --output, several into a folder.
class PictureDocument final : public Document {
 public:
  [[nodiscard]] static std::variant<std::unique_ptr<PictureDocument>, Failure, IoError> open(Picture picture,
                                                                                             const std::string& output);

  void add(std::string_view picture, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool broken() const override { return failure_ || error_; }
  [[nodiscard]] bool closed_pipe() const override { return out_ != nullptr && out_->closed_pipe(); }
  /// Why the pictures cannot be put there.
  [[nodiscard]] const std::optional<Failure>& failure() const noexcept { return failure_; }
  [[nodiscard]] std::uint64_t pictures() const noexcept { return pictures_; }

 private:
  Picture picture_ = Picture::svg;
  std::string folder_;           ///< empty: they go into `out_`
  std::unique_ptr<Output> out_;  ///< null: they go into the folder
  std::string held_;
  std::uint64_t pictures_ = 0;
  std::optional<Failure> failure_;
  std::optional<IoError> error_;
};

/// Whether an output is meant as a folder: it is one, or its name ends with a slash.
[[nodiscard]] bool is_folder(const std::string& output);

}  // namespace tqn::tools
