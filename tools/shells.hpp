#pragma once

#include <string>
#include <string_view>

#include "options.hpp"
#include "subcommand.hpp"

namespace tqn::tools {

// Printed from the tables of options, subcommands and codes, so that none of them can be forgotten.

[[nodiscard]] std::string bash_completion();
[[nodiscard]] std::string zsh_completion();
[[nodiscard]] std::string fish_completion();
/// In roff.
[[nodiscard]] std::string manual_page();

/// What a shell can offer as the value of an option.
enum class Offer : std::uint8_t { nothing, words, files, codes };
[[nodiscard]] Offer offer_of(const Option& option) noexcept;
/// Ids of all codes, blanks between them.
[[nodiscard]] std::string code_words();
/// "one|two" as "one two".
[[nodiscard]] std::string word_list(std::string_view choices);
/// The same text with `from` replaced everywhere.
[[nodiscard]] std::string replace_all(std::string_view text, std::string_view from, std::string_view to);

}  // namespace tqn::tools
