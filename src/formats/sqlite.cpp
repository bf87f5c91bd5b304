#include <algorithm>
#include <array>
#include <string>

#include "formats/cutters.hpp"
#include "formats/plain_moves.hpp"
#include "formats/sqlite/database.hpp"
#include "formats/sqlite/row.hpp"
#include "formats/tqn/reader.hpp"
#include "tqn/formats/database.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".sqlite"};
constexpr std::array<std::string_view, 2> shared_extensions{".db", ".sqlite3"};
constexpr Database database{"SQLite format 3", sqlite::open, sqlite::write};

bool carries_tag(TagKey key) {
  return key == TagKey::other ||
         std::ranges::any_of(sqlite::columns, [&](const sqlite::Column& row) { return row.tag == info(key).name; });
}

/// Reads the game of one line; whatever stands there, what follows is another row's.
std::size_t read_sqlite(std::string_view text, Game& game, Sink& sink) {
  const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
  return text.empty() ? 0 : read_tqn(text.substr(0, end), game, sink);
}

void write_sqlite(const Game& game, std::string& out, const WriteOptions&) {
  for (const Tag& tag : game.tags) {
    if (tag.key == TagKey::result || !carries_tag(tag.key) || tag.value.empty()) continue;
    sqlite::append_tag(out, tag.canonical_name(), tag.value.view());
  }
  sqlite::append_tag(out, "Result", format_result(game.closing_result()));
  append_pairs(out, game.main, ' ');
  out += '\n';
}

}  // namespace

const Format sqlite_format{
    .name = "sqlite",
    .extensions = extensions,
    .shared_extensions = shared_extensions,
    .summary = "the community's database of games: one row of the table games each",
    .cutter = make_line_cutter,
    .read = read_sqlite,
    .write = write_sqlite,
    .carries = {Carries::lossy, Carries::none, Carries::none, Carries::none, Carries::none, Carries::full,
                Carries::full, Carries::derived, Carries::none, Carries::full},
    .carries_tag = carries_tag,
    .refuses = refuse_unless_plain,
    .between = "",
    .database = &database,
};

}  // namespace tqn
