#pragma once

#include <string_view>

#include "tqn/formats/format.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// Prints games of one format, one behind another, as one text.
class Document {
 public:
  Document(const Format& format, Output& out) noexcept : format_(format), out_(out) {}

  void add(std::string_view game) {
    out_.write(empty_ ? format_.head : format_.between);
    out_.write(game);
    empty_ = false;
  }
  /// Ends the text. Call it once, last.
  void finish() {
    if (empty_) out_.write(format_.head);
    out_.write(format_.tail);
  }

 private:
  const Format& format_;
  Output& out_;
  bool empty_ = true;
};

}  // namespace tqn::tools
