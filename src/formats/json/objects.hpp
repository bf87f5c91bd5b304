#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "tqn/formats/reading.hpp"

namespace tqn {

/// The largest JSON text that is read as one game: that of the largest game of TQN.
inline constexpr std::size_t most_json_bytes = std::size_t{128} << 20U;

/// Finds where the objects of a text begin and end that are in no other object. A text in quotes ends with its line
/// at the latest, and `{"tqn"` always begins an object of its own, so that damage in one of them stays there.
/// formats.md, json.
class JsonObjects {
 public:
  enum class Edge : std::uint8_t { begin, end, torn };
  struct Found {
    Edge edge;       ///< torn: an object ends without its bracket, and another one begins
    std::size_t at;  ///< of the bracket that opens, or behind the one that closes
  };

  /// The next place in `text`, which only grows at its end; nothing if it has none so far. `at_end`: it grows no more.
  [[nodiscard]] std::optional<Found> next(std::string_view text, bool at_end);
  /// `bytes` were taken from the begin of the text.
  void forget(std::size_t bytes) noexcept { at_ -= bytes; }
  /// How far the text was looked at.
  [[nodiscard]] std::size_t reached() const noexcept { return at_; }

 private:
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
  bool quoted_ = false;
};

/// Cuts behind the objects of JSON that are in no other one.
[[nodiscard]] std::unique_ptr<Cutter> make_json_cutter();

}  // namespace tqn
