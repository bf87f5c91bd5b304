#include "options.hpp"

#include <algorithm>

#include "annotating.hpp"
#include "drawing_setters.hpp"
#include "setters.hpp"
#include "settings.hpp"

namespace tqn::tools {
namespace {

constexpr Subcommands every{Subcommand::validate, Subcommand::fmt,     Subcommand::convert, Subcommand::annotate,
                            Subcommand::render,   Subcommand::book,    Subcommand::explain, Subcommand::position,
                            Subcommand::perft,    Subcommand::formats, Subcommand::config,  Subcommand::completion};
constexpr Subcommands readers{Subcommand::validate, Subcommand::fmt,    Subcommand::convert,
                              Subcommand::annotate, Subcommand::render, Subcommand::book};
constexpr Subcommands rewriters{Subcommand::validate, Subcommand::fmt};
constexpr Subcommands writers{Subcommand::fmt, Subcommand::convert, Subcommand::annotate};
constexpr Subcommands in_place{Subcommand::fmt, Subcommand::annotate};
constexpr Subcommands configured{Subcommand::validate, Subcommand::fmt,  Subcommand::convert, Subcommand::annotate,
                                 Subcommand::render,   Subcommand::book, Subcommand::config};
constexpr Subcommands validate{Subcommand::validate};
constexpr Subcommands fmt{Subcommand::fmt};
constexpr Subcommands convert{Subcommand::convert};
constexpr Subcommands annotate{Subcommand::annotate};
constexpr Subcommands book{Subcommand::book};
constexpr Subcommands render{Subcommand::render};
constexpr Subcommands speakers{Subcommand::annotate, Subcommand::render};
constexpr Subcommands position{Subcommand::position};
constexpr Subcommands perft{Subcommand::perft};
constexpr Subcommands config{Subcommand::config};
constexpr Subcommands tables{Subcommand::explain, Subcommand::formats};

using K = Kind;
using S = Scope;
using V = Settings;
using D = Drawing;

constexpr Option table[] = {
    // What is read.
    {"encoding", 0, K::text, "NAME", "", "auto", readers, S::file,
     "Encoding of the files: auto (UTF-8, or UTF-16 and UTF-32 where it shows), windows-1251, latin1, any name of "
     "iconv",
     set_encoding},
    {"from", 0, K::text, "FORMAT", "", "by the ending", readers, S::file,
     "Format of the files, whatever their names; tqn formats lists them all", set_format<&V::from, Use::reading>},
    {"files-from", 0, K::list, "FILE", "", "", readers, S::command,
     "Read the names of the files from FILE, one a line; - is standard input", set_files_from},
    {"null", '0', K::flag, "", "", "", readers, S::command,
     "With --files-from: a NUL byte ends each name, as find -print0 writes them", set_flag<&V::null>},
    {"stdin-filename", 0, K::text, "NAME", "", "<stdin>", readers, S::command,
     "What to call standard input; its folder's configuration is used", set_text<&V::stdin_filename>},

    // Which games are taken.
    {"games", 0, K::list, "RANGES", "", "all", readers, S::command,
     "Only these games of each file, by number: 3,7-9,12-", set_games},
    {"where", 0, K::list, "CONDITION", "", "", readers, S::command,
     "Only games that meet it: 'white ~ \"Aman\" and date >= 2020 and has tuzdyk'", set_where},
    {"limit", 0, K::number, "N", "", "all", readers, S::command, "Only the first N games of the run", set_limit},
    {"plies", 0, K::text, "RANGE", "", "all", convert, S::command,
     "Only these half-moves of each game, from 1: 21-40; a game that loses its begin gets a position to begin with",
     set_plies},

    // Which findings count.
    {"select", 0, K::list, "CODES", "", "all", validate, S::file,
     "Only these findings, by prefix or name: TQ4,TQ503,bad-date", set_select},
    {"ignore", 0, K::list, "CODES", "", "", validate, S::file, "Not these findings, by prefix or name", set_ignore},
    {"severity", 0, K::map, "CODE=LEVEL", "", "", validate, S::file,
     "Another weight for findings: TQ603=warning; a critical one stays an error", set_severity},
    {"level", 0, K::choice, "LEVEL", "info|warning|error", "warning", validate, S::file,
     "Show findings of this weight or more", set_choice<&V::level>},
    {"fail-on", 0, K::choice, "LEVEL", "info|warning|error", "error", validate, S::file,
     "Exit with status 1 for findings of this weight or more", set_choice<&V::fail_on>},
    {"require", 0, K::choice, "RUNG", "readable|legal|archival", "", validate, S::file,
     "Exit with status 1 for games below this rung (and no longer for errors, unless --fail-on is given)", set_require},
    {"exit-zero", 0, K::flag, "", "", "", validate, S::run, "Exit with status 0 whatever the findings are",
     set_flag<&V::exit_zero>},
    {"fail-fast", 0, K::flag, "", "", "", validate, S::run, "Stop after the first game that makes the status 1",
     set_flag<&V::fail_fast>},
    {"duplicates", 0, K::flag, "", "", "", validate, S::run,
     "Find games with the same start and half-moves (TQ701); takes memory for each game", set_flag<&V::duplicates>},

    // How they are told.
    {"format", 'f', K::choice, "FORMAT", "text|gcc|json|jsonl|github|sarif|junit|csv", "text", validate, S::run,
     "How the findings are printed", set_choice<&V::report_format>},
    {"format", 'f', K::choice, "FORMAT", "text|json", "text", tables, S::command, "How the table is printed",
     set_choice<&V::table_format>},
    {"output", 'o', K::text, "FILE", "", "-", readers, S::command,
     "Write to FILE instead of standard output; it is replaced as a whole, at the end", set_text<&V::output>},
    {"max-diagnostics", 0, K::number, "N", "", "50", validate, S::file, "Show at most N findings of a file; 0: all",
     set_number<&V::max_diagnostics, 0, 1'000'000'000>},

    // What is rewritten.
    {"fix", 0, K::optional_choice, "", "safe|suggested", "", validate, S::command,
     "Mend the files in place: safe keeps the meaning, suggested also takes the only repair of a move that fits",
     set_choice<&V::fix>},
    {"diff", 0, K::flag, "", "", "", rewriters, S::command, "Print what would change and write nothing",
     set_flag<&V::diff>},
    {"check", 0, K::flag, "", "", "", fmt, S::command, "Write nothing; name the files that would change",
     set_flag<&V::check>},
    {"write", 'w', K::flag, "", "", "", in_place, S::command, "Rewrite the files in place", set_flag<&V::write>},
    {"layout", 0, K::choice, "LAYOUT", "pairs|wrapped", "pairs", writers, S::file,
     "One pair of half-moves a line, or lines as full as --width allows", set_layout},
    {"width", 0, K::number, "N", "", "80", writers, S::file, "Columns of a line of the wrapped layout", set_width},
    {"keep-tag-order", 0, K::flag, "", "", "", writers, S::file, "Leave the tags in the order of the record",
     set_keep_tag_order},

    {"to", 0, K::text, "FORMAT", "", "by the ending of --output", convert, S::command,
     "Format to write; tqn formats lists them all", set_format<&V::to, Use::writing>},
    {"rows", 0, K::choice, "WHAT", "games|plies", "games", convert, S::command,
     "What a row of a table stands for: a game or a half-move", set_rows},
    {"with", 0, K::list, "PARTS", "", "", convert, S::command,
     "Into JSON also write: positions, the one after each half-move; spans, the bytes where everything stood in the "
     "game that was read",
     set_with},
    {"on-loss", 0, K::choice, "WHAT", "warn|error|allow", "warn", convert, S::command,
     "A game of which the format does not carry all: written with a warning, not written, or written",
     set_choice<&V::on_loss>},
    {"roundtrip", 0, K::flag, "", "", "", convert, S::command,
     "Read each game again as it was written, and compare; a game that differs is not written",
     set_flag<&V::roundtrip>},
    {"append", 0, K::flag, "", "", "", convert, S::command,
     "Add to the file of --output, of which everything stays; a database is always added to", set_flag<&V::append>},
    {"split-by", 0, K::choice, "WHAT", "game|event|round", "", convert, S::command,
     "Write one file for each game, event or round into the folder of --output", set_choice<&V::split_by>},
    {"strict", 0, K::flag, "", "", "", convert, S::command, "Stop at the first game that is not written",
     set_flag<&V::strict>},

    // What is added.
    {"add", 0, K::list, "FACTS", "", "", annotate, S::command,
     "Write these facts into the games: prose,kazans,counts=captured,checkpoints=20, or all; counts are totals and "
     "checkpoints ten moves apart if nothing else is said",
     set_add},
    {"strip", 0, K::list, "FACTS", "", "", annotate, S::command, "Take these facts out again, or all; people's stay",
     set_strip},
    {"notes", 0, K::text, "FILE", "", "", annotate, S::command,
     "Lay the notes of this file of YAML over the games it names (spec/annotations.md)", set_text<&V::notes>},
    {"extract", 0, K::flag, "", "", "", annotate, S::command, "Print the notes of one file as such a file",
     set_flag<&V::extract>},
    {"book", 0, K::text, "FILE", "", "the one that comes with tqn", annotate, S::command,
     "Book of openings for the fact opening", set_text<&V::book>},
    {"depth", 0, K::number, "N", "", "8", book, S::command, "Count lines of up to N half-moves",
     set_number<&V::depth, 1, deepest_book>},
    {"min-games", 0, K::number, "N", "", "2", book, S::command, "Write lines of N games or more",
     set_number<&V::min_games, 1, 1'000'000'000>},
    {"pit-names", 0, K::flag, "", "", "", annotate, S::run, "Call the pits by their names, beside their numbers",
     set_pit_names},

    // What is drawn, and how it looks.
    {"as", 0, K::choice, "WHAT", "diagram|scoresheet|booklet", "diagram", render, S::command,
     "What to make of games: diagrams of positions, score sheets to print, or a booklet of moves, comments and "
     "diagrams",
     set_drawing<&D::as>},
    {"to", 0, K::choice, "WHAT", "svg|ascii|unicode|line|tex|markdown|html|png|pdf|animated-svg|gif",
     "by the ending of --output, else svg", render, S::command,
     "What to make: a picture, a board of letters, one line, a picture for TeX, pictures in a text, a page to replay "
     "games, a picture of pixels, pages to print, or a picture in which a game is played",
     set_drawing<&D::to>},
    {"at", 0, K::list, "PLACES", "", "end", render, S::command, "Draw these positions: start, 12w, 12b, end", set_at},
    {"every", 0, K::number, "N", "", "", render, S::command, "Draw the position after every Nth move", set_every},
    {"range", 0, K::text, "MOVES", "", "", render, S::command,
     "Draw the position after each half-move of these moves: 22-29; with --every or --at-comments only among them",
     set_range},
    {"at-comments", 0, K::flag, "", "", "", render, S::command,
     "Draw where a comment says [%diagram], or $220 stands, in variations too", set_at_comments},
    {"fen", 0, K::text, "POSITION", "", "", render, S::command,
     "Draw this position, in any notation that tqn position reads, and no game", set_fen_to_draw},
    {"style", 0, K::choice, "STYLE", "both|digits|balls", "both", render, S::run,
     "How the balls of a pit are shown: drawn with their number, the number alone, or drawn alone",
     set_drawing<&D::style>},
    {"theme", 0, K::text, "THEME", "", "wood", render, S::run,
     "Colours: wood, print, dark, auto (wood, or dark where the reader prefers it; a page is so by itself), or a file",
     set_theme},
    {"colors", 0, K::map, "KEY=#HEX", "", "", render, S::run, "Other colours than those of the theme: pit=#c08a55",
     set_colours},
    {"orientation", 0, K::choice, "SIDE", "south|north", "south", render, S::run,
     "Whose row is at the bottom: White's or Black's", set_drawing<&D::orientation>},
    {"kazan", 0, K::choice, "PLACE", "middle|ends", "middle", render, S::run,
     "Where the kazans are: between the rows, or each at its owner's right", set_drawing<&D::kazan>},
    {"pits", 0, K::choice, "WHAT", "numbers|names|none", "numbers", render, S::run, "What stands beside the pits",
     set_drawing<&D::pits>},
    {"tuzdyk", 0, K::choice, "SIGN", "disc|tile", "disc", render, S::run,
     "What stands in a tuzdyk: a disc with a cross, or a tile with an ornament", set_drawing<&D::tuzdyk>},
    {"lang", 0, K::choice, "LANGUAGE", "en|kk|ky|ru", "en", speakers, S::run,
     "Language of the words: Kazakh, Kyrgyz, Russian, English", set_language},
    {"numbers", 0, K::choice, "HOW", "drawn|font", "drawn", render, S::run,
     "Numbers as lines, the same everywhere, or as text that can be selected", set_drawing<&D::lettering>},
    {"no-last-move", 0, K::flag, "", "", "", render, S::run, "Do not mark the last move", set_no_last_move},
    {"width", 0, K::number, "PIXELS", "", "that of its place", render, S::command, "Width of a picture",
     set_picture_width},
    {"scale", 0, K::text, "FACTOR", "", "1", render, S::command,
     "Pixels of a PNG for each pixel of its width as a picture: 0.1 to 10", set_scale},
    {"id-prefix", 0, K::text, "WORD", "", "tqn", render, S::command,
     "What the ids in a picture begin with, so that several can share a page", set_id_prefix},
    {"sheet", 0, K::text, "SIZE", "", "", render, S::command,
     "Put the diagrams on pages, so many beside and under each other: 2x3", set_sheet},
    {"paper", 0, K::choice, "PAPER", "a4|letter", "a4", render, S::run, "Size of the pages", set_drawing<&D::paper>},
    {"blank", 0, K::flag, "", "", "", render, S::command, "Make a blank score sheet, and read no games", set_blank},
    {"copies", 0, K::number, "N", "", "1", render, S::command, "How many blank score sheets to make, up to 500",
     set_copies},
    {"rows", 0, K::choice, "N", "40|60", "40", render, S::run, "Moves that a page of a score sheet has room for",
     set_drawing<&D::rows>},
    {"header", 0, K::text, "FILE", "", "", render, S::command,
     "What stands above score sheets: a file of YAML with event, site, date, round and others (spec/scoresheet.md)",
     set_header},
    {"title", 0, K::text, "TEXT", "", "the name of the first file", render, S::command, "Title of a booklet",
     set_title},
    {"delay", 0, K::number, "MS", "", "1500", render, S::command,
     "Milliseconds of a half-move in an animation; the last one stays three times as long, 4500 at least", set_delay},
    {"sowing", 0, K::flag, "", "", "", render, S::command, "Show in an animation how the balls are sown, one by one",
     set_sowing},
    {"max-size", 0, K::text, "SIZE", "", "20MB", render, S::command,
     "Size of a GIF at most: 800KB, 5MB; it is made narrower until it fits", set_max_size},
    {"alt", 0, K::flag, "", "", "", render, S::command,
     "Also print on standard error what each picture shows, in words", set_alt},
    {"fragment", 0, K::flag, "", "", "", render, S::command,
     "Make of a page to replay games only the figure, to be put into another page", set_fragment},

    // How the work is done.
    {"jobs", 'j', K::number, "N", "", "all processors", readers, S::run, "Work on N games at once",
     set_number<&V::jobs, 1, 1024>},
    {"quiet", 'q', K::flag, "", "", "", readers, S::run, "Print only what makes the status other than 0",
     set_flag<&V::quiet>},
    {"verbose", 'v', K::flag, "", "", "", readers, S::run, "Also tell what is done with each file",
     set_flag<&V::verbose>},
    {"color", 0, K::choice, "WHEN", "auto|always|never", "auto", readers, S::run,
     "Colours; auto: on a terminal, unless NO_COLOR is set", set_choice<&V::color>},
    {"progress", 0, K::choice, "WHEN", "auto|always|never", "auto", readers, S::run,
     "Progress on standard error; auto: on a terminal, after a second", set_choice<&V::progress>},
    {"config", 0, K::text, "FILE", "", ".tqn.yaml", configured, S::command,
     "Use this configuration instead of the one found in the folders above a file", set_text<&V::config>},
    {"no-config", 0, K::flag, "", "", "", configured, S::command, "Use no configuration file", set_flag<&V::no_config>},

    // Of single subcommands.
    {"from", 0, K::choice, "NOTATION", "fen|q9|tfen|nurkal|korgool|strip|board", "by the text", position, S::command,
     "Notation of the positions", set_choice<&V::notation>},
    {"to", 0, K::choice, "NOTATION", "fen|q9|tfen|nurkal|korgool|strip|board", "board, with words", position,
     S::command, "Print only the position, in this notation", set_choice<&V::to_notation>},
    {"play", 0, K::list, "MOVES", "", "", position, S::command,
     "Play these moves one after another, with or without the pit of the last ball: '76 98 3'", set_play},
    {"fen", 0, K::text, "FEN", "", "the start", perft, S::command, "Count from this position", set_text<&V::fen>},
    {"variant", 0, K::choice, "VARIANT", "standard|bestemshe", "standard", perft, S::command,
     "The game, or its small sister of two times five pits", set_variant},
    {"rules", 0, K::map, "RULES", "", "end=majority,atsyrau=sweep", perft, S::command,
     "Other rules: end=majority or exhaust, atsyrau=sweep or extra", set_rules},
    {"divide", 0, K::flag, "", "", "", perft, S::command, "Print the count behind each first move as well",
     set_flag<&V::divide>},
    {"list", 0, K::flag, "", "", "", {Subcommand::explain}, S::command, "All codes, one a line", set_flag<&V::list>},
    {"show", 0, K::flag, "", "", "", config, S::command, "Print every setting and where it comes from (the default)",
     set_flag<&V::show>},
    {"for", 0, K::text, "FILE", "", "the current folder", config, S::command, "The settings that hold for this file",
     set_text<&V::for_file>},
    {"help", 'h', K::flag, "", "", "", every, S::command, "Print this help", set_flag<&V::help>},
};

consteval bool every_option_is_documented() {
  for (const Option& option : table) {
    if (option.name.empty() || option.help.empty() || option.subcommands.empty()) return false;
    const bool takes_value = option.kind != Kind::flag && option.kind != Kind::optional_choice;
    if (takes_value == option.argument.empty()) return false;
    const bool has_choices = option.kind == Kind::choice || option.kind == Kind::optional_choice;
    if (has_choices == option.choices.empty()) return false;
  }
  return true;
}
static_assert(every_option_is_documented(), "an option lacks its name, help, subcommands, argument or choices");

}  // namespace

std::span<const Option> all_options() noexcept { return table; }

std::vector<const Option*> options_of(Subcommand subcommand) {
  std::vector<const Option*> options;
  for (const Option& option : table) {
    if (option.subcommands.has(subcommand)) options.push_back(&option);
  }
  return options;
}

const Option* find_option(std::string_view name, Subcommand subcommand) noexcept {
  const auto found = std::ranges::find_if(
      table, [&](const Option& option) { return option.name == name && option.subcommands.has(subcommand); });
  return found == std::end(table) ? nullptr : &*found;
}

const Option* find_key(std::string_view key) noexcept {
  const auto found = std::ranges::find_if(
      table, [&](const Option& option) { return option.name == key && option.scope != Scope::command; });
  return found == std::end(table) ? nullptr : &*found;
}

std::vector<std::string_view> configuration_keys() {
  std::vector<std::string_view> keys;
  for (const Option& option : table) {
    if (option.scope != Scope::command) keys.push_back(option.name);
  }
  return keys;
}

std::string environment_name(const Option& option) {
  std::string name = "TQN_";
  for (const char c : option.name) name += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
  return name;
}

std::vector<std::string_view> split(std::string_view words, char separator) {
  std::vector<std::string_view> parts;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(separator), words.size());
    if (end > 0) parts.push_back(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return parts;
}

std::vector<Given> winners(std::span<const Given> given) {
  std::vector<Given> chosen;
  for (const Option& option : table) {
    std::vector<const Given*> candidates;
    for (const Given& value : given) {
      if (value.option != &option) continue;
      if (!candidates.empty() && value.rank < candidates.front()->rank) continue;
      const bool adds = option.kind == Kind::list || option.kind == Kind::map;
      if (!candidates.empty() && (!adds || value.rank > candidates.front()->rank)) candidates.clear();
      candidates.push_back(&value);
    }
    for (const Given* value : candidates) chosen.push_back(*value);
  }
  return chosen;
}

}  // namespace tqn::tools
