#pragma once

#include <cstdint>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

// One line of a list of games that are nothing but the pits that were played.

namespace tqn::start_pits {

/// The number of the first pit.
enum class Base : std::uint8_t { one, zero };

/// The kazans in front of the pits: "82-10". Empty if the line has none.
[[nodiscard]] std::string_view score_of(std::string_view line) noexcept;
/// A line that begins with a digit is a game; what else stands in a list belongs to the game below it.
/// Precondition: the line is not empty.
[[nodiscard]] bool is_game(std::string_view line) noexcept;
/// Cuts the next line off, without its end and the blanks around it.
[[nodiscard]] std::string_view next_line(std::string_view text, std::size_t& at) noexcept;
/// The base that most lines of a text speak for.
[[nodiscard]] Base base_of(std::string_view text) noexcept;
/// The base of one line: by its digits, by playing it, and if both leave it open the usual one.
[[nodiscard]] Base base_of_line(std::string_view line, Base usual) noexcept;
/// Reads the game of a line that is a part of `text`, in which spans count.
void read_line(std::string_view text, std::string_view line, Base base, Game& game, Sink& sink);

}  // namespace tqn::start_pits
