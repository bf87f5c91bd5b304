#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/core/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/record/game.hpp"
#include "tqn/render/key_file.hpp"
#include "tqn/render/paper.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// What stands above the moves of a score sheet; what is empty is a place to write on.
struct ScoresheetHead {
  std::string event;
  std::string section;
  std::string time_control;
  std::string site;
  std::string date;
  std::string round;
  std::string board;
  std::string white;
  std::string white_team;
  std::string white_rating;
  std::string black;
  std::string black_team;
  std::string black_rating;
  std::string arbiter;
};

/// A key of a file with the head of score sheets.
struct ScoresheetKey {
  std::string_view name;  ///< "time-control"
  TagKey tag;             ///< of a game that says the same
  std::string& (*value)(ScoresheetHead& head) noexcept;
};
/// All keys, in the order of ScoresheetHead.
[[nodiscard]] std::span<const ScoresheetKey> all_scoresheet_keys() noexcept;
/// Reads a file of YAML with the head of score sheets. scoresheet.md 3.
[[nodiscard]] std::variant<ScoresheetHead, KeyFileError> parse_scoresheet_head(std::string_view yaml);

/// What is written on the score sheet of a game: a value, of which render_scoresheet() makes pages.
struct Scoresheet {
  ScoresheetHead head;
  Rules rules;
  std::uint32_t first_half_move = 0;    ///< of the moves; 0 is White's of move 1
  std::vector<std::string> half_moves;  ///< as the record has them, without counts: "76", "36x", "7_", "--"
  std::vector<Position> positions;      ///< before the first half-move and after each one, as far as they can be played
  bool tells_start = false;             ///< the game began with a position of its own
  Result result = Result::unknown;
};
/// Of a game. Where its tags say nothing, `defaults` do.
[[nodiscard]] Scoresheet make_scoresheet(const Game& game, const ScoresheetHead& defaults = {});

/// How many moves a page has room for.
enum class ScoresheetRows : std::uint8_t { forty, sixty };
/// How a score sheet looks.
struct ScoresheetLook {
  Paper paper = Paper::a4;
  ScoresheetRows rows = ScoresheetRows::forty;
  Language language = Language::en;
};
/// How many pages a score sheet takes, at least one.
[[nodiscard]] std::size_t page_count(const Scoresheet& sheet, const ScoresheetLook& look) noexcept;
/// One of its pages, from 0, as a document of SVG. Depends on nothing else. Precondition: there is such a page.
/// scoresheet.md 4.
[[nodiscard]] std::string render_scoresheet(const Scoresheet& sheet, std::size_t page, const ScoresheetLook& look);

}  // namespace tqn
