#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tqn::io {

/// Whether a file of a folder or an archive is one to read: its name, in any case of ASCII letters,
/// ends in one of the extensions, perhaps with ".gz" and the like behind it, or like an archive's.
[[nodiscard]] bool is_wanted(std::string_view name, std::span<const std::string> extensions);

/// Whether a part of the path begins with a dot ("." and ".." aside) or is a folder "__MACOSX".
[[nodiscard]] bool is_hidden(std::string_view path) noexcept;

}  // namespace tqn::io
