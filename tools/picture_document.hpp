#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "document.hpp"
#include "drawing.hpp"
#include "tqn/io/output.hpp"
#include "tqn/render/render_error.hpp"

namespace tqn::tools {

/// Why pictures cannot be made, or cannot be put in their place; nothing if all is well.
struct Trouble {
  std::optional<Failure> failure;
  std::optional<IoError> error;

  [[nodiscard]] explicit operator bool() const noexcept { return failure || error; }
};

[[nodiscard]] inline Failure failure_of(const RenderError& error) { return {error.message, error.help}; }

/// Where pictures go.
class PictureDocument : public Document {
 public:
  [[nodiscard]] bool broken() const override { return static_cast<bool>(trouble_); }
  /// Why the pictures cannot be had; finish() tells what cannot be written.
  [[nodiscard]] const std::optional<Failure>& failure() const noexcept { return trouble_.failure; }
  /// How many were taken.
  [[nodiscard]] std::uint64_t pictures() const noexcept { return pictures_; }

 protected:
  std::uint64_t pictures_ = 0;
  Trouble trouble_;
};

/// Says on standard error what a picture shows, in words.
void tell_picture(const Diagram& diagram, Language language, std::string_view name);

/// What is drawn and where it goes.
struct PictureOrder {
  Picture picture = Picture::svg;
  std::string output;  ///< "" and "-": standard output
  std::string title;   ///< of a document that tells one; may be empty
  bool alt = false;    ///< tell on standard error what each picture shows
  std::optional<SheetSize> sheet;
  Paper paper = Paper::a4;
  double scale = 1;
};
/// The document for an order; `look` outlives it.
[[nodiscard]] std::variant<std::unique_ptr<PictureDocument>, Failure, IoError> open_pictures(const PictureOrder& order,
                                                                                             const Look& look);

}  // namespace tqn::tools
