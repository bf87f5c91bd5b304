#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <new>

#include "io/codecs.hpp"

namespace tqn::io {
namespace {

constexpr int window_log_limit = 27;
static_assert(std::uint64_t{1} << window_log_limit == Codec::memory_limit);

class ZstdCodec final : public Codec {
 public:
  ZstdCodec() : stream_(ZSTD_createDStream()) {
    if (stream_ == nullptr) throw std::bad_alloc();
    ZSTD_DCtx_setParameter(stream_, ZSTD_d_windowLogMax, window_log_limit);
    restart();
  }
  ZstdCodec(const ZstdCodec&) = delete;
  ZstdCodec& operator=(const ZstdCodec&) = delete;
  ~ZstdCodec() override { ZSTD_freeDStream(stream_); }

  Step step(std::string_view in, std::span<char> out) override {
    // Never more than the library asks for: it would unpack several blocks in one call, and an error in a
    // later one would swallow those before it.
    ZSTD_inBuffer from{in.data(), std::min(in.size(), wanted_), 0};
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    const std::size_t status = ZSTD_decompressStream(stream_, &to, &from);
    if (ZSTD_isError(status) != 0) return {from.pos, to.pos, state_of(ZSTD_getErrorCode(status))};
    wanted_ = std::max<std::size_t>(status, 1);
    return {from.pos, to.pos, status == 0 ? Step::State::ended : Step::State::going};
  }

  void restart() override {
    ZSTD_DCtx_reset(stream_, ZSTD_reset_session_only);
    wanted_ = first_read;
  }

 private:
  static constexpr std::size_t first_read = 5;  // what the library asks for: magic number and descriptor

  static Step::State state_of(ZSTD_ErrorCode error) {
    const bool too_big = error == ZSTD_error_frameParameter_windowTooLarge || error == ZSTD_error_memory_allocation;
    return too_big ? Step::State::too_big : Step::State::damaged;
  }

  ZSTD_DStream* stream_;
  std::size_t wanted_ = first_read;
};

}  // namespace

std::unique_ptr<Codec> zstd_codec() { return std::make_unique<ZstdCodec>(); }

}  // namespace tqn::io
