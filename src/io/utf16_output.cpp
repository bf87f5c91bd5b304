#include <utility>

#include "tqn/io/output.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

class Utf16Output final : public Output {
 public:
  explicit Utf16Output(std::unique_ptr<Output> out) noexcept : out_(std::move(out)) {}

  void write(std::string_view text) override {
    if (text.empty()) return;
    std::string units;
    units.reserve(2 * text.size() + 2);
    if (!std::exchange(begun_, true)) append_unit(units, 0xFEFF);
    while (!text.empty()) {
      const Decoded next = decode_utf8(text);
      append(units, next.valid ? next.code_point : U'\uFFFD');
      text.remove_prefix(next.length);
    }
    out_->write(units);
  }
  void flush() override { out_->flush(); }
  std::optional<IoError> commit() override { return out_->commit(); }
  std::optional<IoError> error() const override { return out_->error(); }
  bool closed_pipe() const noexcept override { return out_->closed_pipe(); }

 private:
  static void append_unit(std::string& out, char32_t unit) {
    out += static_cast<char>(unit & 0xFFU);
    out += static_cast<char>(unit >> 8U);
  }
  static void append(std::string& out, char32_t character) {
    if (character < 0x10000) return append_unit(out, character);
    append_unit(out, 0xD800 + ((character - 0x10000) >> 10U));
    append_unit(out, 0xDC00 + ((character - 0x10000) & 0x3FFU));
  }

  std::unique_ptr<Output> out_;
  bool begun_ = false;
};

}  // namespace

std::unique_ptr<Output> as_utf16(std::unique_ptr<Output> out) { return std::make_unique<Utf16Output>(std::move(out)); }

}  // namespace tqn
