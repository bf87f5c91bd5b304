#include "formats/scoresheet/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "formats/tqn/quote.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {
namespace {

constexpr std::uint32_t moves_between_kazans = 10;

/// Keys whose names are no words.
std::string_view label_of(const Tag& tag) {
  struct Label {
    TagKey key;
    std::string_view label;
  };
  constexpr std::array labels{
      Label{TagKey::white_team, "White team"},
      Label{TagKey::black_team, "Black team"},
      Label{TagKey::white_elo, "White Elo"},
      Label{TagKey::black_elo, "Black Elo"},
      Label{TagKey::white_title, "White title"},
      Label{TagKey::black_title, "Black title"},
      Label{TagKey::white_fed, "White fed."},
      Label{TagKey::black_fed, "Black fed."},
      Label{TagKey::white_id, "White id"},
      Label{TagKey::black_id, "Black id"},
      Label{TagKey::time_control, "Time control"},
      Label{TagKey::utc_date, "UTC date"},
      Label{TagKey::utc_time, "UTC time"},
      Label{TagKey::white_time, "White time"},
      Label{TagKey::black_time, "Black time"},
      Label{TagKey::termination, "Ending"},
      Label{TagKey::fen, "Position"},
      Label{TagKey::signed_by, "Signed by"},
  };
  if (tag.key == TagKey::other) return tag.name.view();
  const auto found = std::ranges::find(labels, tag.key, &Label::key);
  return found == labels.end() ? info(tag.key).name : found->label;
}

/// A value on one line; empty if it says nothing.
std::string value_of(const Tag& tag) {
  if (tag.key != TagKey::other && tag.value.view() == info(tag.key).unknown) return {};
  return on_one_line(tag.value.view());
}

std::string value_of(const Game& game, TagKey key) {
  const Tag* const tag = game.find(key);
  return tag == nullptr ? std::string() : value_of(*tag);
}

void add_fields(ScoreSheet& sheet, const Game& game) {
  constexpr std::array head{TagKey::site, TagKey::date, TagKey::round, TagKey::white, TagKey::black};
  for (const TagKey key : head) sheet.fields.push_back({info(key).name, value_of(game, key)});
  for (const Tag& tag : game.tags) {
    const bool printed = tag.key == TagKey::event || tag.key == TagKey::result || tag.key == TagKey::set_up;
    if (printed || std::ranges::find(head, tag.key) != head.end()) continue;
    std::string value = value_of(tag);
    if (!value.empty()) sheet.fields.push_back({label_of(tag), std::move(value)});
  }
}

std::string word_of(MoveText move) {
  move.count = MoveText::no_count;
  move.plus = false;
  return format_move(move);
}

void add_rows(ScoreSheet& sheet, const Game& game, std::span<const Position> positions) {
  const std::vector<Ply>& plies = game.main.plies;
  const std::uint32_t first = game.first_half_move();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const auto half_move = first + static_cast<std::uint32_t>(i);
    if (half_move % 2 == 0 || i == 0) sheet.rows.push_back({half_move / 2 + 1, half_move % 2 == 0 ? "" : "...", ""});
    (half_move % 2 == 0 ? sheet.rows.back().white : sheet.rows.back().black) = word_of(plies[i].move);
    const bool whole_ten = (half_move + 1) % (2 * moves_between_kazans) == 0;
    if (!whole_ten || i + 1 >= positions.size()) continue;
    const Position& position = positions[i + 1];
    sheet.rows.push_back({0, std::to_string(position.kazan(Side::white)), std::to_string(position.kazan(Side::black))});
  }
}

/// Half of the rows, and on to the end of their ten.
std::size_t rows_on_the_left(const std::vector<SheetRow>& rows) {
  for (std::size_t i = (rows.size() + 1) / 2; i < rows.size(); ++i) {
    const bool ten_ends = rows[i].number % moves_between_kazans == 1;
    if (i > 0 && ten_ends) return i;
  }
  return rows.size();
}

}  // namespace

ScoreSheet make_sheet(const Game& game, std::span<const Position> positions) {
  ScoreSheet sheet;
  sheet.event = value_of(game, TagKey::event);
  sheet.white = value_of(game, TagKey::white);
  sheet.black = value_of(game, TagKey::black);
  sheet.arbiter = value_of(game, TagKey::arbiter);
  add_fields(sheet, game);
  add_rows(sheet, game, positions);
  sheet.left = rows_on_the_left(sheet.rows);
  if (game.closing_result() != Result::unknown) sheet.result = format_result(game.closing_result());
  if (positions.size() == game.main.plies.size() + 1) {
    const auto kazans = positions.back().final_kazans();
    sheet.kazans = fmt::format("{} : {}", kazans.white, kazans.black);
  }
  return sheet;
}

}  // namespace tqn
