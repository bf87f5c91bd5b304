#include <lzma.h>

#include <new>

#include "io/codecs.hpp"

namespace tqn::io {
namespace {

class XzCodec final : public Codec {
 public:
  XzCodec() { restart(); }
  XzCodec(const XzCodec&) = delete;
  XzCodec& operator=(const XzCodec&) = delete;
  ~XzCodec() override { lzma_end(&stream_); }

  Step step(std::string_view in, std::span<char> out) override {
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
    stream_.avail_out = out.size();
    const lzma_ret status = lzma_code(&stream_, LZMA_RUN);
    return {in.size() - stream_.avail_in, out.size() - stream_.avail_out, state_of(status)};
  }

  void restart() override {
    if (lzma_stream_decoder(&stream_, memory_limit, 0) != LZMA_OK) throw std::bad_alloc();
  }

 private:
  static Step::State state_of(lzma_ret status) {
    if (status == LZMA_STREAM_END) return Step::State::ended;
    if (status == LZMA_MEMLIMIT_ERROR || status == LZMA_MEM_ERROR) return Step::State::too_big;
    // LZMA_BUF_ERROR only says that nothing could be done with what was given, twice.
    return status == LZMA_OK || status == LZMA_BUF_ERROR ? Step::State::going : Step::State::damaged;
  }

  lzma_stream stream_ = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Codec> xz_codec() { return std::make_unique<XzCodec>(); }

}  // namespace tqn::io
