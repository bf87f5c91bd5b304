#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "io/bytes.hpp"
#include "io/lookahead.hpp"

namespace tqn::io {

enum class Compression : std::uint8_t { deflate, gzip, bzip2, xz, zstd };
/// "gzip" and so on, for messages.
[[nodiscard]] std::string_view name(Compression compression) noexcept;

/// What one step of a codec did.
struct Step {
  enum class State : std::uint8_t {
    going,    ///< more input or more room is needed
    ended,    ///< the packed stream is complete
    damaged,  ///< the input is not what the codec can have written
    too_big,  ///< unpacking it would take more than `memory_limit`
  };
  std::size_t taken = 0;  ///< bytes of the input
  std::size_t given = 0;  ///< bytes of the output
  State state = State::going;
};

/// Unpacks one stream piece by piece.
class Codec {
 public:
  /// How much a codec may allocate, whatever the stream asks for.
  static constexpr std::uint64_t memory_limit = std::uint64_t{128} << 20;

  virtual ~Codec() = default;
  /// Unpacks what it can of `in` into `out`, which is not empty. An empty `in` flushes.
  [[nodiscard]] virtual Step step(std::string_view in, std::span<char> out) = 0;
  /// Makes ready for another stream.
  virtual void restart() = 0;
};

[[nodiscard]] std::unique_ptr<Codec> make_codec(Compression compression);

/// In words, what a stream that stopped in this state suffers from.
[[nodiscard]] std::string fault_of(Step::State state, Compression compression);

/// The unpacked bytes of one or more streams, one behind another.
[[nodiscard]] std::unique_ptr<ByteSource> unpack(std::unique_ptr<Lookahead> packed, Compression compression);

}  // namespace tqn::io
