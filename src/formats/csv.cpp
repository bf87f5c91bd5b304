#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "tqn/formats/foreign.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/number.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> endings{".csv"};

/// The tags that have a column, in the order of the columns; the result is that of the game.
constexpr std::array columns{
    TagKey::event,  TagKey::site,      TagKey::date,      TagKey::round, TagKey::white,       TagKey::black,
    TagKey::result, TagKey::white_elo, TagKey::black_elo, TagKey::count, TagKey::termination,
};

bool carries_tag(TagKey key) { return std::ranges::find(columns, key) != columns.end(); }

/// A field of RFC 4180. What a spreadsheet would take for a formula has an apostrophe in front.
void append_field(std::string& out, std::string_view text) {
  constexpr std::string_view formula_starts = "=+-@\t\r\n";
  const bool quoted = text.find_first_of(",\"\r\n") != std::string_view::npos;
  if (quoted) out += '"';
  // A sign by itself, such as the Round "-", is no formula.
  if (text.size() > 1 && formula_starts.find(text.front()) != std::string_view::npos) out += '\'';
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  if (quoted) out += '"';
}

/// The number of the move that a half-move belongs to, as FEN can say it. notation.md 2.
std::uint16_t move_number(std::size_t half_move) noexcept {
  return static_cast<std::uint16_t>(std::min<std::size_t>(half_move / 2 + 1, UINT16_MAX));
}

std::string_view name(Side side) noexcept { return side == Side::white ? "white" : "black"; }

/// A row a game, without its number. The kazans are those after the last half-move that could be played.
void write_game(const Game& game, std::string& out, const WriteOptions& options) {
  for (const TagKey key : columns) {
    append_field(out, key == TagKey::result ? format_result(game.closing_result()) : game.value(key));
    out += ',';
  }
  append_number(out, game.main.plies.size());
  for (const Side side : {Side::white, Side::black}) {
    out += ',';
    if (!options.positions.empty()) append_number(out, options.positions.back().final_kazans()[side]);
  }
  out += '\n';
}

/// A row a half-move, without the number of the game: what it did, and the position after it.
void write_plies(const Game& game, std::string& out, const WriteOptions& options) {
  const std::uint32_t begin = game.first_half_move();
  const std::size_t first = std::max<std::size_t>(options.plies.first, 1);
  for (std::size_t i = first; i < options.positions.size() && i <= options.plies.last; ++i) {
    Position position = options.positions[i - 1];
    const Side mover = position.turn();
    const auto pit = game.main.plies[i - 1].move.from;
    append_number(out, i);
    out += ',';
    append_number(out, move_number(begin + i - 1));
    out.append(",").append(name(mover)).append(",");
    // A half-move that stood against the rules leads to a position that it did not make.
    const auto played = pit ? play(position, *pit) : std::variant<Effect, Illegal>(Illegal::empty_pit);
    const auto* const effect = std::get_if<Effect>(&played);
    const bool told = effect != nullptr && position == options.positions[i];
    if (pit) out += pit->to_char();
    out += ',';
    if (told) out += effect->landing.to_char();
    out += ',';
    if (told) append_number(out, effect->captured);
    out.append(",").append(!told ? "" : effect->tuzdyk ? "1" : "0").append(",");
    const Position& after = options.positions[i];
    append_number(out, after.kazan(Side::white));
    out += ',';
    append_number(out, after.kazan(Side::black));
    out += ',';
    append_field(out, format_position(after, move_number(begin + i)));
    out += '\n';
  }
}

/// What the tables begin with; other programs put other signs between fields, and quotes around them.
Guess sniff_own_table(std::string_view head) {
  std::string line(head.substr(0, std::min<std::size_t>(head.find_first_of("\r\n"), 80)));
  std::erase(line, '"');
  std::ranges::replace(line, ';', ',');
  std::ranges::replace(line, '\t', ',');
  const bool own = line.starts_with("game,event,site,date,") || line.starts_with("game,ply,number,side,");
  return {own ? Certainty::certain : Certainty::no, "its first line names the columns of a table that tqn writes"};
}

constexpr std::array carried{Carries::lossy, Carries::none, Carries::none, Carries::none, Carries::none,
                             Carries::none,  Carries::none, Carries::none, Carries::none, Carries::full};

constexpr std::array carried_by_plies{Carries::none, Carries::none, Carries::none, Carries::none, Carries::none,
                                      Carries::none, Carries::none, Carries::none, Carries::none, Carries::none};

/// The other kind of rows of csv, which --rows names.
const Format plies_format{
    .name = "csv",
    .extensions = {},
    .shared_extensions = endings,
    .summary = "",
    .write = write_plies,
    .carries = carried_by_plies,
    .carries_tag = [](TagKey) { return false; },
    .chooses_plies = true,
    .wants_positions = true,
    .head = "game,ply,number,side,pit,landing,captured,tuzdyk,kazan_white,kazan_black,position\n",
    .between = "",
    .numbers_games = true,
};

}  // namespace

const Format csv_format{
    .name = "csv",
    .extensions = {},
    .shared_extensions = endings,
    .summary = "a table for spreadsheets: a row a game or, with --rows plies, a row a half-move",
    .sniff = sniff_own_table,
    .write = write_game,
    .carries = carried,
    .carries_tag = carries_tag,
    .wants_positions = true,
    .head =
        "game,event,site,date,round,white,black,result,white_elo,black_elo,count,termination,half_moves,kazan_white,"
        "kazan_black\n",
    .between = "",
    .numbers_games = true,
    .by_plies = &plies_format,
};

}  // namespace tqn
