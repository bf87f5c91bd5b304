#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "document.hpp"
#include "drawing.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// Where pictures go.
class PictureDocument : public Document {
 public:
  [[nodiscard]] bool broken() const override { return failure_ || error_; }
  /// Why the pictures cannot be put there.
  [[nodiscard]] const std::optional<Failure>& failure() const noexcept { return failure_; }
  /// How many were taken.
  [[nodiscard]] std::uint64_t pictures() const noexcept { return pictures_; }

 protected:
  std::uint64_t pictures_ = 0;
  std::optional<Failure> failure_;
  std::optional<IoError> error_;
};

/// What is drawn and where it goes.
struct PictureOrder {
  Picture picture = Picture::svg;
  std::string output;  ///< "" and "-": standard output
  bool alt = false;    ///< tell on standard error what each picture shows
  std::optional<SheetSize> sheet;
};
/// The document for an order; `look` outlives it.
[[nodiscard]] std::variant<std::unique_ptr<PictureDocument>, Failure, IoError> open_pictures(const PictureOrder& order,
                                                                                             const Look& look);

}  // namespace tqn::tools
