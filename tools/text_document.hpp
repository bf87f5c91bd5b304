#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "document.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// What becomes of a file that stands already.
enum class Growth : std::uint8_t { replaced, appended };

/// Games as one text, one behind another or joined by the format: printed, or a file that takes its place when it is
/// whole. What is joined is kept until it is printed, but never more than some bytes of it.
class TextDocument final : public Document {
 public:
  /// A new text.
  TextDocument(const Format& format, std::unique_ptr<Output> out) noexcept;
  /// A file. One that grows goes on where it ends: what stands there is taken over, less the tail of the format.
  [[nodiscard]] static std::variant<std::unique_ptr<TextDocument>, IoError> open(const Format& format,
                                                                                 const std::string& path,
                                                                                 Growth growth);

  void add(std::string_view game, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool broken() const override { return out_->error().has_value(); }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }

 private:
  [[nodiscard]] std::optional<IoError> take_over(const std::string& path);

  void print(std::string_view text);
  void print_kept();

  const Format& format_;
  std::unique_ptr<Output> out_;
  std::vector<std::string> kept_;
  std::size_t kept_bytes_ = 0;
  std::uint64_t games_ = 0;
  bool empty_ = true;
};

[[nodiscard]] inline Growth growth_of(const Settings& settings) noexcept {
  return settings.append ? Growth::appended : Growth::replaced;
}

}  // namespace tqn::tools
