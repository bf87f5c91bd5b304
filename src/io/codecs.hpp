#pragma once

#include <memory>

#include "io/codec.hpp"

namespace tqn::io {

// One file each, and the only one that includes the library.
[[nodiscard]] std::unique_ptr<Codec> deflate_codec();
[[nodiscard]] std::unique_ptr<Codec> gzip_codec();
[[nodiscard]] std::unique_ptr<Codec> bzip2_codec();
[[nodiscard]] std::unique_ptr<Codec> xz_codec();
[[nodiscard]] std::unique_ptr<Codec> zstd_codec();

}  // namespace tqn::io
