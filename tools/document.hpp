#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tqn/formats/format.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// Prints games of one format as one text: one behind another, or joined by the format. What is joined is kept until
/// it is printed, but never more than some bytes of it.
class Document {
 public:
  Document(const Format& format, Output& out) noexcept : format_(format), out_(out) {}

  void add(std::string_view game) {
    if (format_.join == nullptr) return print(game);
    kept_.emplace_back(game);
    kept_bytes_ += game.size();
    if (kept_bytes_ >= most_kept_bytes) print_kept();
  }
  /// Ends the text. Call it once, last.
  void finish() {
    if (!kept_.empty()) print_kept();
    if (empty_) out_.write(format_.head);
    out_.write(format_.tail);
  }

 private:
  static constexpr std::size_t most_kept_bytes = std::size_t{16} << 20U;

  void print(std::string_view text) {
    out_.write(empty_ ? format_.head : format_.between);
    out_.write(text);
    empty_ = false;
  }
  void print_kept() {
    std::string joined;
    format_.join(kept_, joined);
    kept_.clear();
    kept_bytes_ = 0;
    print(joined);
  }

  const Format& format_;
  Output& out_;
  bool empty_ = true;
  std::vector<std::string> kept_;
  std::size_t kept_bytes_ = 0;
};

}  // namespace tqn::tools
