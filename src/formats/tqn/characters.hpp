#pragma once

#include <string_view>

#include "tqn/text/sink.hpp"

namespace tqn {

/// Reports what is wrong with the bytes of a game: invalid UTF-8 (TQ101), line ends and byte order
/// marks (TQ103), control characters (TQ104). tqn.md 2.1.
void check_characters(std::string_view text, Sink& sink);

}  // namespace tqn
