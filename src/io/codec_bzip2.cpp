#include <bzlib.h>

#include <algorithm>
#include <new>

#include "io/codecs.hpp"

namespace tqn::io {
namespace {

class Bzip2Codec final : public Codec {
 public:
  Bzip2Codec() { begin(); }
  Bzip2Codec(const Bzip2Codec&) = delete;
  Bzip2Codec& operator=(const Bzip2Codec&) = delete;
  ~Bzip2Codec() override { BZ2_bzDecompressEnd(&stream_); }

  Step step(std::string_view in, std::span<char> out) override {
    const unsigned in_size = clip(in.size());
    const unsigned out_size = clip(out.size());
    stream_.next_in = const_cast<char*>(in.data());  // the library only reads it
    stream_.avail_in = in_size;
    stream_.next_out = out.data();
    stream_.avail_out = out_size;
    const int status = BZ2_bzDecompress(&stream_);
    const Step::State state = status == BZ_STREAM_END ? Step::State::ended
                              : status == BZ_OK       ? Step::State::going
                                                      : Step::State::damaged;
    return {in_size - stream_.avail_in, out_size - stream_.avail_out, state};
  }

  void restart() override {
    BZ2_bzDecompressEnd(&stream_);
    begin();
  }

 private:
  static unsigned clip(std::size_t size) { return static_cast<unsigned>(std::min<std::size_t>(size, 1U << 30)); }

  void begin() {
    stream_ = {};
    if (BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK) throw std::bad_alloc();
  }

  bz_stream stream_{};
};

}  // namespace

std::unique_ptr<Codec> bzip2_codec() { return std::make_unique<Bzip2Codec>(); }

}  // namespace tqn::io
