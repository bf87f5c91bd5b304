#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "io/bytes.hpp"
#include "io/lookahead.hpp"

namespace tqn::io {

/// What stands in decoded text for bytes that have no meaning: never part of UTF-8.
inline constexpr char undecodable = '\xFF';

/// Turns the bytes of one encoding into UTF-8, piece by piece.
class Decoder {
 public:
  /// No character takes more bytes.
  static constexpr std::size_t longest_character = 16;

  virtual ~Decoder() = default;
  /// Appends to `out` what `in` means, `undecodable` where it means nothing. How many bytes were used up:
  /// all but an unfinished character at the end.
  [[nodiscard]] virtual std::size_t decode(std::string_view in, std::string& out) = 0;
  /// Appends what was held back until the end.
  virtual void finish(std::string& out) { static_cast<void>(out); }
};

enum class ByteOrder : std::uint8_t { little, big };
[[nodiscard]] std::unique_ptr<Decoder> utf16_decoder(ByteOrder order);
[[nodiscard]] std::unique_ptr<Decoder> utf32_decoder(ByteOrder order);
/// Null if nobody knows the encoding.
[[nodiscard]] std::unique_ptr<Decoder> iconv_decoder(const std::string& encoding);

/// How the bytes of a stream are to be read.
struct Encoding {
  std::string name = "UTF-8";
  std::size_t mark = 0;              ///< length of the byte order mark
  std::unique_ptr<Decoder> decoder;  ///< null for UTF-8
};
/// Judges by the first bytes (`encoding_head`, fewer only if there are no more) and the name asked for,
/// which must be known.
[[nodiscard]] Encoding find_encoding(std::string_view head, const std::string& asked);
inline constexpr std::size_t encoding_head = 64;

/// The decoded text of a stream, whose mark has been dropped. Counts in `faults` the places that have no
/// meaning; it must live as long.
[[nodiscard]] std::unique_ptr<ByteSource> decode(std::unique_ptr<Lookahead> bytes, std::unique_ptr<Decoder> decoder,
                                                 std::uint64_t& faults);
/// Text in one piece; nothing if the encoding is unknown.
[[nodiscard]] std::optional<std::string> decode_all(std::string_view bytes, const std::string& encoding);

}  // namespace tqn::io
