#include "io/decode.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::io {
namespace {

constexpr bool is_high_surrogate(char32_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
constexpr bool is_low_surrogate(char32_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

/// The number of `size` bytes at the front.
char32_t unit_at(std::string_view bytes, std::size_t begin, std::size_t size, ByteOrder order) {
  char32_t unit = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t place = order == ByteOrder::big ? i : size - 1 - i;
    unit = unit << 8 | static_cast<unsigned char>(bytes[begin + place]);
  }
  return unit;
}

class Utf16Decoder final : public Decoder {
 public:
  explicit Utf16Decoder(ByteOrder order) noexcept : order_(order) {}

  std::size_t decode(std::string_view in, std::string& out) override {
    std::size_t at = 0;
    for (; in.size() - at >= 2; at += 2) {
      const char32_t unit = unit_at(in, at, 2, order_);
      if (!is_high_surrogate(unit)) {
        append(out, unit);
        continue;
      }
      if (in.size() - at < 4) break;
      const char32_t next = unit_at(in, at + 2, 2, order_);
      if (!is_low_surrogate(next)) {
        out.push_back(undecodable);
        continue;
      }
      append_utf8(out, 0x10000 + ((unit - 0xD800) << 10) + (next - 0xDC00));
      at += 2;
    }
    return at;
  }

 private:
  static void append(std::string& out, char32_t unit) {
    if (unit < 0x80) {
      out.push_back(static_cast<char>(unit));
    } else if (is_low_surrogate(unit)) {
      out.push_back(undecodable);
    } else {
      append_utf8(out, unit);
    }
  }

  ByteOrder order_;
};

class Utf32Decoder final : public Decoder {
 public:
  explicit Utf32Decoder(ByteOrder order) noexcept : order_(order) {}

  std::size_t decode(std::string_view in, std::string& out) override {
    std::size_t at = 0;
    for (; in.size() - at >= 4; at += 4) {
      const char32_t unit = unit_at(in, at, 4, order_);
      if (unit > 0x10FFFF || is_high_surrogate(unit) || is_low_surrogate(unit)) {
        out.push_back(undecodable);
      } else {
        append_utf8(out, unit);
      }
    }
    return at;
  }

 private:
  ByteOrder order_;
};

}  // namespace

std::unique_ptr<Decoder> utf16_decoder(ByteOrder order) { return std::make_unique<Utf16Decoder>(order); }
std::unique_ptr<Decoder> utf32_decoder(ByteOrder order) { return std::make_unique<Utf32Decoder>(order); }

}  // namespace tqn::io
