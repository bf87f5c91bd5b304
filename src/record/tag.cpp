#include "tqn/record/tag.hpp"

#include <algorithm>
#include <array>

namespace tqn {
namespace {

using enum TagKey;
using Type = TagType;
using Need = TagImportance;

constexpr std::array<TagInfo, static_cast<std::size_t>(other)> table{{
    {event, "Event", Type::text, "?", Need::archive, "the tournament or match"},
    {site, "Site", Type::text, "?", Need::archive, "where it was played: a town and country, or a server"},
    {date, "Date", Type::date, "????.??.??", Need::archive, "the day the game began"},
    {round, "Round", Type::round, "?", Need::archive, "the round of the tournament; - if there are none"},
    {white, "White", Type::text, "?", Need::archive, "who plays first (bastaushy)"},
    {black, "Black", Type::text, "?", Need::archive, "who plays second (qostaushy)"},
    {result, "Result", Type::result, "*", Need::archive, "1-0, 0-1, 1/2-1/2 or *"},
    {board, "Board", Type::integer, "?", Need::report, "the number of the board"},
    {section, "Section", Type::text, "?", Need::report, "the part of the event: classical, rapid, women"},
    {white_team, "WhiteTeam", Type::text, "?", Need::report, "the team of White"},
    {black_team, "BlackTeam", Type::text, "?", Need::report, "the team of Black"},
    {white_elo, "WhiteElo", Type::elo, "?", Need::report, "the rating of White"},
    {black_elo, "BlackElo", Type::elo, "?", Need::report, "the rating of Black"},
    {white_title, "WhiteTitle", Type::text, "-", Need::report, "the title of White"},
    {black_title, "BlackTitle", Type::text, "-", Need::report, "the title of Black"},
    {white_fed, "WhiteFed", Type::text, "?", Need::report, "the federation of White"},
    {black_fed, "BlackFed", Type::text, "?", Need::report, "the federation of Black"},
    {white_id, "WhiteId", Type::text, "?", Need::report, "an identifier of White in a federation's list"},
    {black_id, "BlackId", Type::text, "?", Need::report, "an identifier of Black in a federation's list"},
    {time_control, "TimeControl", Type::time_control, "?", Need::report, "seconds, or seconds+increment"},
    {time, "Time", Type::time, "??:??:??", Need::optional, "the local time at which the game began"},
    {utc_date, "UTCDate", Type::date, "????.??.??", Need::optional, "the day the game began, in UTC"},
    {utc_time, "UTCTime", Type::time, "??:??:??", Need::optional, "the time the game began, in UTC"},
    {white_time, "WhiteTime", Type::clock, "?", Need::optional, "the time White used"},
    {black_time, "BlackTime", Type::clock, "?", Need::optional, "the time Black used"},
    {count, "Count", Type::count, "?", Need::report, "the balls in both kazans at the end, White's first"},
    {ply_count, "PlyCount", Type::integer, "", Need::optional, "the number of half-moves"},
    {termination, "Termination", Type::termination, "unknown", Need::archive, "how the game ended"},
    {variant, "Variant", Type::variant, "", Need::replay, "the game, if it is not the standard one"},
    {rules, "Rules", Type::rules, "", Need::replay, "settings in which practice differs"},
    {set_up, "SetUp", Type::flag, "", Need::replay, "1 if the game begins with the position of FEN"},
    {fen, "FEN", Type::position, "", Need::replay, "the position the game begins with"},
    {opening, "Opening", Type::text, "?", Need::optional, "the name of the opening"},
    {annotator, "Annotator", Type::text, "?", Need::optional, "who wrote the notes"},
    {arbiter, "Arbiter", Type::text, "?", Need::optional, "who vouches for the game"},
    {source, "Source", Type::text, "?", Need::archive, "the sheet, book or file the record was made from"},
    {scribe, "Scribe", Type::text, "?", Need::optional, "who typed the record in"},
    {scan, "Scan", Type::text, "?", Need::optional, "the picture of the sheet"},
    {signed_by, "Signed", Type::text, "-", Need::optional, "who signed the sheet"},
    {comment, "Comment", Type::text, "", Need::optional, "a remark on the whole game"},
}};

struct Alias {
  std::string_view name;
  TagKey key;
};
constexpr std::array<Alias, 18> aliases{{
    {"P1", white},
    {"P2", black},
    {"P1Elo", white_elo},
    {"P2Elo", black_elo},
    {"P1Title", white_title},
    {"P2Title", black_title},
    {"P1Team", white_team},
    {"P2Team", black_team},
    {"WhiteELO", white_elo},
    {"BlackELO", black_elo},
    {"WhiteID", white_id},
    {"BlackID", black_id},
    {"WhiteFederation", white_fed},
    {"BlackFederation", black_fed},
    {"WhiteClock", white_time},
    {"BlackClock", black_time},
    {"Rule", rules},
    {"Setup", set_up},
}};

consteval bool is_in_order() {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (static_cast<std::size_t>(table[i].key) != i || table[i].name.empty()) return false;
  }
  return true;
}
static_assert(is_in_order());

/// Every name in a table that is found with one look: seven tags of every game are looked up.
constexpr std::size_t slots = 256;
constexpr std::size_t slot(std::string_view name) noexcept {
  const auto byte = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(name[i])); };
  return (byte(0) * 7 + byte(name.size() - 1) * 31 + byte(name.size() / 2) * 3 + name.size() * 11) % slots;
}
struct Entry {
  std::string_view name;
  TagName tag;
};
constexpr std::array<Entry, slots> make_lookup() {
  std::array<Entry, slots> lookup{};
  const auto add = [&lookup](std::string_view name, TagName tag) {
    std::size_t at = slot(name);
    while (!lookup[at].name.empty()) at = (at + 1) % slots;
    lookup[at] = {name, tag};
  };
  for (const TagInfo& row : table) add(row.name, {row.key, false});
  for (const Alias& alias : aliases) add(alias.name, {alias.key, true});
  return lookup;
}
constexpr std::array<Entry, slots> lookup = make_lookup();

}  // namespace

std::span<const TagInfo> all_tags() noexcept { return table; }

const TagInfo& info(TagKey key) noexcept { return table[static_cast<std::size_t>(key)]; }

TagName find_tag(std::string_view name) noexcept {
  if (name.empty()) return {};
  for (std::size_t at = slot(name); !lookup[at].name.empty(); at = (at + 1) % slots) {
    if (lookup[at].name == name) return lookup[at].tag;
  }
  return {};
}

std::string_view Tag::canonical_name() const noexcept { return key == TagKey::other ? name.view() : info(key).name; }

}  // namespace tqn
