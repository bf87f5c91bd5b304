#pragma once

#include <cstdint>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

// Games that are put together of words with places of their own: cells of a table, strings of JSON, words of a
// printed page. Spans are those that the game's texts count in.

namespace tqn {

/// Which letters mark a tuzdyk where a format writes them: others are a finding (TQ102).
enum class Marks : std::uint8_t { latin, cyrillic_too };

/// Adds the half-move that a word says to the main line, in any spelling of tqn.md 5, or one digit of a notation
/// without landing digits. A word that is no half-move is reported (TQ301, TQ302) and takes the place of one, as in
/// tqn.md 5.5.
void add_half_move(Game& game, std::string_view word, Span where, Marks marks, Sink& sink);
/// Adds a half-move that has a place, but no word.
void add_missing_half_move(Game& game, Span where);
/// Takes a move number that stands before White's half-move, and keeps it where it does not fit (TQ303, which the
/// checker reports). Black's half-move before it is missing if White made the last one.
void claim_number(Game& game, std::uint32_t number, Span where);
/// Whether a word is a half-move that add_half_move() would not report.
[[nodiscard]] bool is_half_move(std::string_view word) noexcept;

/// Adds a tag, blanks at both ends removed; none for a blank value.
void add_tag(Game& game, TagKey key, std::string_view value, Span where);
/// Adds a tag by its name, which may be that of a known one.
void add_tag(Game& game, std::string_view name, std::string_view value, Span where);
/// Sets result and tag Result to the result that a text says (TQ205 if it says none or in another spelling; TQ602 if
/// another one is known). A blank text says nothing.
void set_result(Game& game, std::string_view text, Span where, Sink& sink);
/// Keeps a text that could not be read, behind the last half-move, and reports it (TQ301).
void add_unread(Game& game, std::string_view text, Span where, Sink& sink);
/// The same for all lines from `at` to the end of the text: one finding, at the first of them.
void add_unread_lines(Game& game, std::string_view text, std::size_t at, Sink& sink);
/// Adds a comment behind the last half-move, or before the first.
void add_comment(Game& game, std::string_view text, Span where);

}  // namespace tqn
