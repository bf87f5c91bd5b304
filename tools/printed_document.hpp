#pragma once

#include <memory>
#include <utility>

#include "pages.hpp"

namespace tqn::tools {

/// Pages that are drawn already, one after another.
class PrintedDocument : public PictureDocument {
 public:
  explicit PrintedDocument(std::unique_ptr<Pages> pages) : pages_(std::move(pages)) {}

  void add(std::string_view page, std::string_view name) override {
    ++pictures_;
    if (!broken()) trouble_ = pages_->add(page, name);
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    if (!broken()) trouble_ = pages_->finish();
    return trouble_.error;
  }
  [[nodiscard]] bool closed_pipe() const override { return pages_->closed_pipe(); }

 private:
  std::unique_ptr<Pages> pages_;
};

}  // namespace tqn::tools
