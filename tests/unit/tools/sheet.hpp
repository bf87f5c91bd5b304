#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tqn/io/output.hpp"

namespace tqn::tools {

/// An output that keeps what is written to it.
class Sheet final : public Output {
 public:
  void write(std::string_view bytes) override { text += bytes; }
  void flush() override {}
  std::optional<IoError> commit() override { return std::nullopt; }
  std::optional<IoError> error() const override { return std::nullopt; }
  bool closed_pipe() const noexcept override { return false; }
  std::string text;
};

}  // namespace tqn::tools
