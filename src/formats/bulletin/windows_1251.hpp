#pragma once

#include <string>
#include <string_view>

namespace tqn {

/// Text in windows-1251 as UTF-8. The one byte that stands for nothing becomes U+FFFD.
[[nodiscard]] std::string decode_windows_1251(std::string_view bytes);

}  // namespace tqn
