#include "io/decode.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tqn::io {
namespace {

constexpr std::size_t chunk = std::size_t{16} * 1024;

void decode_part(Decoder& decoder, std::string_view& rest, std::string& out) {
  std::size_t used = decoder.decode(rest, out);
  if (used == 0 && rest.size() >= Decoder::longest_character) {  // it would wait for ever
    out.push_back(undecodable);
    used = 1;
  }
  rest.remove_prefix(used);
}

void decode_end(Decoder& decoder, std::string_view rest, std::string& out) {
  if (!rest.empty()) out.push_back(undecodable);
  decoder.finish(out);
}

class DecodedBytes final : public ByteSource {
 public:
  DecodedBytes(std::unique_ptr<Lookahead> bytes, std::unique_ptr<Decoder> decoder, std::uint64_t& faults)
      : bytes_(std::move(bytes)), decoder_(std::move(decoder)), faults_(faults) {}

  ReadResult read(std::span<char> buffer) override {
    while (given_ == text_.size()) {
      if (ended_) return bytes_->error() != nullptr ? ReadResult(*bytes_->error()) : ReadResult(std::size_t{0});
      refill();
    }
    const std::size_t count = std::min(buffer.size(), text_.size() - given_);
    std::memcpy(buffer.data(), text_.data() + given_, count);
    given_ += count;
    return count;
  }

 private:
  void refill() {
    text_.clear();
    given_ = 0;
    const std::string_view view = bytes_->ahead(unfinished_ + 1).substr(0, chunk);
    ended_ = view.size() <= unfinished_;
    std::string_view rest = view;
    if (ended_) {
      decode_end(*decoder_, std::exchange(rest, {}), text_);
    } else {
      decode_part(*decoder_, rest, text_);
    }
    bytes_->drop(view.size() - rest.size());
    unfinished_ = rest.size();
    faults_ += static_cast<std::uint64_t>(std::count(text_.begin(), text_.end(), undecodable));
  }

  std::unique_ptr<Lookahead> bytes_;
  std::unique_ptr<Decoder> decoder_;
  std::uint64_t& faults_;
  std::string text_;
  std::size_t given_ = 0;       // of the text
  std::size_t unfinished_ = 0;  // bytes ahead that are no whole character
  bool ended_ = false;
};

}  // namespace

std::unique_ptr<ByteSource> decode(std::unique_ptr<Lookahead> bytes, std::unique_ptr<Decoder> decoder,
                                   std::uint64_t& faults) {
  return std::make_unique<DecodedBytes>(std::move(bytes), std::move(decoder), faults);
}

std::optional<std::string> decode_all(std::string_view bytes, const std::string& encoding) {
  const std::unique_ptr<Decoder> decoder = iconv_decoder(encoding);
  if (!decoder) return std::nullopt;
  std::string text;
  std::string_view rest = bytes;
  while (!rest.empty()) {
    const std::size_t before = rest.size();
    decode_part(*decoder, rest, text);
    if (rest.size() == before) break;
  }
  decode_end(*decoder, rest, text);
  return text;
}

}  // namespace tqn::io
