#define ZLIB_CONST
#include <zlib.h>

#include <algorithm>
#include <new>

#include "io/codecs.hpp"

namespace tqn::io {
namespace {

constexpr int raw_deflate = -MAX_WBITS;
constexpr int with_gzip_header = MAX_WBITS + 16;

class ZlibCodec final : public Codec {
 public:
  explicit ZlibCodec(int window_bits) {
    if (inflateInit2(&stream_, window_bits) != Z_OK) throw std::bad_alloc();
  }
  ZlibCodec(const ZlibCodec&) = delete;
  ZlibCodec& operator=(const ZlibCodec&) = delete;
  ~ZlibCodec() override { inflateEnd(&stream_); }

  Step step(std::string_view in, std::span<char> out) override {
    const uInt in_size = clip(in.size());
    const uInt out_size = clip(out.size());
    stream_.next_in = reinterpret_cast<const Bytef*>(in.data());
    stream_.avail_in = in_size;
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());
    stream_.avail_out = out_size;
    const int status = inflate(&stream_, Z_NO_FLUSH);
    return {in_size - stream_.avail_in, out_size - stream_.avail_out, state_of(status)};
  }

  void restart() override { inflateReset(&stream_); }

 private:
  static uInt clip(std::size_t size) { return static_cast<uInt>(std::min<std::size_t>(size, 1U << 30)); }

  static Step::State state_of(int status) {
    if (status == Z_STREAM_END) return Step::State::ended;
    // Z_BUF_ERROR only says that nothing could be done with what was given.
    return status == Z_OK || status == Z_BUF_ERROR ? Step::State::going : Step::State::damaged;
  }

  z_stream stream_{};
};

}  // namespace

std::unique_ptr<Codec> deflate_codec() { return std::make_unique<ZlibCodec>(raw_deflate); }
std::unique_ptr<Codec> gzip_codec() { return std::make_unique<ZlibCodec>(with_gzip_header); }

}  // namespace tqn::io
