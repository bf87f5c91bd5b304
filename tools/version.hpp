#pragma once

#include <string_view>

namespace tqn::tools {

/// The tool's own version; the build gives it.
inline constexpr std::string_view tool_version = TQN_VERSION;
/// The edition of spec/tqn.md that is read and written.
inline constexpr std::string_view format_version = "1.0";
/// The edition of spec/rules.md that moves are judged by.
inline constexpr std::string_view rules_version = "1.0";

}  // namespace tqn::tools
