#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "tqn/record/game.hpp"

namespace tqn::test {

/// How much a generated record says beside its moves.
enum class Flavour : std::uint8_t {
  plain,      ///< tags and moves, as championship files are
  annotated,  ///< comments, glyphs, clocks, counts, variations, checkpoints, start positions as well
  scarred,    ///< annotated, with illegible digits, missing half-moves, unread text, a '}' in a line comment
};
inline constexpr std::array all_flavours = {Flavour::plain, Flavour::annotated, Flavour::scarred};

/// A game from a seed, the same on every machine. plain and annotated games are legal, and every claim
/// they make is true; about a third is played to its end, by 82, by atsyrau or at 81 : 81. The value is
/// already in the order and shape in which canonical text is read back.
[[nodiscard]] Game generate_game(std::uint64_t seed, Flavour flavour);

/// The canonical text of `count` games of the seeds `seed`, `seed` + 1, ..., a blank line between them.
[[nodiscard]] std::string generate_text(std::uint64_t seed, std::size_t count, Flavour flavour);

/// Appends one game to text that holds canonical games, with the blank line between them.
void append_game(std::string& text, const Game& game);

}  // namespace tqn::test
