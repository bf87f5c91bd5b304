#pragma once

#include <cstddef>
#include <string_view>

#include "record.hpp"

namespace tqn::tools {

/// What becomes of the bytes of a batch, piece by piece, in its work.
class Pieces {
 public:
  explicit Pieces(Work& work) noexcept : work_(work) {}

  /// Adds what became of `size` bytes at `at`.
  void add(std::size_t at, std::size_t size, std::string_view after);
  /// The same with what was written into the work's text from byte `begin` on.
  void end(std::size_t at, std::size_t size, std::size_t begin);
  /// An empty line belongs behind the last piece, if another one follows.
  void leave_open(bool open = true) { work_.pieces.back().open = open; }
  /// Something follows the last piece.
  void close();
  /// The bytes from `at` on belong to no piece: to the last one, or to none that is written.
  void drop(std::size_t at, std::size_t end);

 private:
  Work& work_;
};

}  // namespace tqn::tools
