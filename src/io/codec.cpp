#include "io/codec.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <utility>

#include "io/codecs.hpp"

namespace tqn::io {
namespace {

class UnpackedBytes final : public ByteSource {
 public:
  UnpackedBytes(std::unique_ptr<Lookahead> packed, Compression compression)
      : packed_(std::move(packed)), compression_(compression), codec_(make_codec(compression)) {}

  ReadResult read(std::span<char> buffer) override {
    while (!outcome_) {
      const std::string_view in = packed_->ahead(1);
      const Step step = codec_->step(in, buffer);
      packed_->drop(step.taken);
      fresh_ = fresh_ && step.given == 0;
      judge(step, in.empty());
      if (step.given != 0) return step.given;
    }
    return *outcome_;
  }

 private:
  void judge(const Step& step, bool input_ended) {
    switch (step.state) {
      case Step::State::going:
        if (step.taken != 0 || step.given != 0) return;
        if (!input_ended) {
          outcome_ = fault_of(Step::State::damaged, compression_);  // stuck
        } else {
          outcome_ = packed_->error() != nullptr ? *packed_->error() : fault_of(step.state, compression_);
        }
        return;
      case Step::State::ended:
        go_on();
        return;
      case Step::State::damaged:
      case Step::State::too_big:
        outcome_ = fresh_ && later_ ? fmt::format("something else follows the {} data", name(compression_))
                                    : fault_of(step.state, compression_);
        return;
    }
  }

  /// gzip and xz allow streams one behind another, and NULs as padding behind them.
  void go_on() {
    std::string_view rest = packed_->ahead(1);
    while (!rest.empty() && rest.front() == '\0') {
      const std::size_t padding = rest.find_first_not_of('\0');
      packed_->drop(padding == std::string_view::npos ? rest.size() : padding);
      rest = packed_->ahead(1);
    }
    if (!rest.empty()) {
      codec_->restart();
      fresh_ = later_ = true;
    } else if (packed_->error() != nullptr) {
      outcome_ = *packed_->error();
    } else {
      outcome_ = std::size_t{0};
    }
  }

  std::unique_ptr<Lookahead> packed_;
  Compression compression_;
  std::unique_ptr<Codec> codec_;
  bool later_ = false;  // not the first stream
  bool fresh_ = true;   // this stream gave nothing yet
  std::optional<ReadResult> outcome_;
};

}  // namespace

std::string_view name(Compression compression) noexcept {
  switch (compression) {
    case Compression::deflate:
      return "deflate";
    case Compression::gzip:
      return "gzip";
    case Compression::bzip2:
      return "bzip2";
    case Compression::xz:
      return "xz";
    case Compression::zstd:
      return "zstd";
  }
  std::abort();
}

std::string fault_of(Step::State state, Compression compression) {
  switch (state) {
    case Step::State::going:
      return fmt::format("truncated {} data", name(compression));
    case Step::State::ended:
      return "";
    case Step::State::damaged:
      return fmt::format("damaged {} data", name(compression));
    case Step::State::too_big:
      return fmt::format("unpacking this {} data takes more than {} MiB of memory", name(compression),
                         Codec::memory_limit >> 20);
  }
  std::abort();
}

std::unique_ptr<Codec> make_codec(Compression compression) {
  switch (compression) {
    case Compression::deflate:
      return deflate_codec();
    case Compression::gzip:
      return gzip_codec();
    case Compression::bzip2:
      return bzip2_codec();
    case Compression::xz:
      return xz_codec();
    case Compression::zstd:
      return zstd_codec();
  }
  std::abort();
}

std::unique_ptr<ByteSource> unpack(std::unique_ptr<Lookahead> packed, Compression compression) {
  return std::make_unique<UnpackedBytes>(std::move(packed), compression);
}

}  // namespace tqn::io
