#pragma once

#include <optional>
#include <string_view>

#include "tqn/core/pit.hpp"
#include "tqn/text/diagnostic.hpp"
#include "tqn/text/span.hpp"

namespace tqn::checking {

/// Where the parts of a move token stand in the text of the game.
struct TokenParts {
  Span digits;  ///< both pit digits, whatever letters stand for them
  Span mark;    ///< with the blanks before it; empty, behind the digits, if there is none
  Span count;   ///< between the parentheses; empty if there is none
};
/// Nothing if the span does not lie in the text or holds no token.
[[nodiscard]] std::optional<TokenParts> token_parts(std::string_view text, Span where) noexcept;

/// Whether the token has a '_' for a digit that could not be read.
[[nodiscard]] bool has_illegible_digit(std::string_view text, Span where) noexcept;

/// Appends what makes the token say these pits and this mark. Nothing is appended for what it already says.
void append_rewrite(std::vector<Edit>& edits, std::string_view text, Span where, Pit from, Pit to, bool tuzdyk);
/// Appends the removal of a token and of the blanks that would be left double.
void append_removal(std::vector<Edit>& edits, std::string_view text, Span where);
/// Appends an exchange of two tokens.
void append_exchange(std::vector<Edit>& edits, std::string_view text, Span first, Span second);

}  // namespace tqn::checking
