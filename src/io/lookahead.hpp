#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "io/bytes.hpp"

namespace tqn::io {

/// A source whose next bytes can be looked at before they are taken. The end and errors stick.
class Lookahead final : public ByteSource {
 public:
  explicit Lookahead(std::unique_ptr<ByteSource> inner) noexcept : inner_(std::move(inner)) {}

  /// The bytes that come next: at least `wanted` (at most `capacity`) of them, fewer only at the end or
  /// before an error. Dies with the next call.
  [[nodiscard]] std::string_view ahead(std::size_t wanted);
  /// Takes bytes that ahead() showed.
  void drop(std::size_t count) noexcept { begin_ += count; }
  /// Takes that many bytes, seen or not; fewer, at the end or before an error. How many were taken.
  std::uint64_t skip(std::uint64_t count);
  /// Null, or the error that ended the bytes that ahead() shows.
  [[nodiscard]] const std::string* error() const noexcept { return std::get_if<std::string>(&last_); }
  /// Large reads bypass the buffer once it is empty.
  [[nodiscard]] ReadResult read(std::span<char> buffer) override;

  static constexpr std::size_t capacity = std::size_t{64} * 1024;

 private:
  [[nodiscard]] bool ended() const noexcept { return error() != nullptr || std::get<std::size_t>(last_) == 0; }

  std::unique_ptr<ByteSource> inner_;
  std::vector<char> buffer_;  // empty until something is looked at
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  ReadResult last_ = std::size_t{1};  // of the inner source: 0 and errors are final
};

}  // namespace tqn::io
