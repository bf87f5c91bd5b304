#include "subcommand.hpp"

#include <algorithm>
#include <array>

namespace tqn::tools {
namespace {

constexpr std::array validate_examples{
    Example{"tqn validate games/", "check every record in a folder and below it"},
    Example{"tqn validate --diff cup.tqn", "show what --fix would mend; nothing is written"},
    Example{"tqn validate --format csv games/ -o games.csv", "one row a game, for a spreadsheet"},
    Example{"find . -name '*.tgk' -print0 | tqn validate -0 --files-from -",
            "check the files that another program names"},
};
constexpr std::array fmt_examples{
    Example{"tqn fmt cup.tqn", "print the record in canonical form"},
    Example{"tqn fmt --write games/", "rewrite every record in a folder in canonical form"},
    Example{"tqn fmt --check games/", "name the files that are not in canonical form"},
};
constexpr std::array convert_examples{
    Example{"tqn convert --to tgk cup.tqn -o cup.tgk", "write the games as MasterTK reads them"},
    Example{"tqn convert --to playok --on-loss=error games/", "only games that lose nothing"},
    Example{"tqn convert downloads/ -o all.tqn", "games of any format as one record; the ending tells the format"},
};
constexpr std::array annotate_examples{
    Example{"tqn annotate --add prose,kazans --lang kk cup.tqn", "tell every capture, and the kazans, in Kazakh"},
    Example{"tqn annotate --add all -w games/", "write all facts into every record in a folder"},
    Example{"tqn annotate --strip all -w games/", "take them out again"},
};
constexpr std::array book_examples{
    Example{"tqn book build games/ -o book.yaml", "count the openings of all games in a folder"},
    Example{"tqn annotate --add opening --book book.yaml cup.tqn", "tell where games left them"},
};
constexpr std::array render_examples{
    Example{"tqn render --at 12w cup.tqn -o diagram.svg", "the position after White's half-move of move 12"},
    Example{"tqn render --every 10 --theme print cup.tqn -o diagrams/", "a diagram after every tenth move, for paper"},
    Example{"tqn render --to unicode --lang kk --fen '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0'",
            "a position as text"},
    Example{"tqn render --blank --copies 20 --lang kk -o round.pdf", "twenty blank score sheets for a round"},
};
constexpr std::array explain_examples{
    Example{"tqn explain TQ403", "what the finding means, an example of it, and what to do"},
    Example{"tqn explain --list", "all codes, one a line"},
};
constexpr std::array position_examples{
    Example{"tqn position '9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0'",
            "show a position, whatever program wrote it"},
    Example{"tqn position --play '76 98'", "play from the start of a game, and see what happens"},
    Example{"tqn position --to q9 - < positions.txt", "put a file of positions into another notation"},
};
constexpr std::array perft_examples{
    Example{"tqn perft 5", "count the move sequences of five half-moves"},
    Example{"tqn perft 4 --divide --variant bestemshe", "the same for the small game, first move by first move"},
};
constexpr std::array formats_examples{
    Example{"tqn formats", "which formats can be read and written, and what each of them carries"},
};
constexpr std::array config_examples{
    Example{"tqn config --show --for games/cup.tqn", "every setting that holds for a file, and where it comes from"},
};
constexpr std::array completion_examples{
    Example{"tqn completion bash > ~/.local/share/bash-completion/completions/tqn",
            "complete commands, options and codes"},
    Example{"tqn completion man > tqn.1", "the manual page"},
};

constexpr std::array all_rows{
    SubcommandInfo{
        Subcommand::validate, "validate", "[FILE...]", Operand::files,
        "check game records: the writing, and every move by the rules",
        "Reads every game, replays it, and prints what is wrong, with the place and a way to mend it. A FILE is a "
        "record, an archive or packed file of records, a folder, or - for standard input, which is also read when no "
        "FILE is given. Findings go to standard output, the summary to standard error.\n"
        "A game is ok, fixable (each of its findings has a fix that --fix=suggested would apply), up for review, or "
        "rejected (rewriting it would lose or invent something). A comment {[%ignore TQ603 why]} in a game silences "
        "a finding there.\n"
        "The status is 0 when nothing at or above the fail level was found, 1 when something was, and 2 when a file "
        "could not be read or written, or the command was wrong.",
        validate_examples},
    SubcommandInfo{
        Subcommand::fmt, "fmt", "[FILE...]", Operand::files, "write game records in canonical form",
        "Prints the canonical text of every game, or with --write puts it in the place of the files. Nothing is lost, "
        "and what is canonical already stays as it is, byte for byte. A game that cannot be rewritten without loss "
        "stays as it is too; then the status is 1. Games of other formats are printed as records, but only files of "
        "TQN "
        "are rewritten.",
        fmt_examples},
    SubcommandInfo{
        Subcommand::convert, "convert", "[FILE...]", Operand::files, "write game records in another format",
        "Reads games of any format and prints them in the one that --to names, or the ending of --output tells. What "
        "replay knows and the format wants (landing digits, marks, totals) is filled in. A part of a game that the "
        "format does not carry is left out and told (TQ801); a game that would become another one is not written "
        "(TQ802), and neither is one with a critical finding.\n"
        "The status is 0 when every game was written, 1 when one was not, and 2 when a file could not be read or "
        "written, or the command was wrong.",
        convert_examples},
    SubcommandInfo{
        Subcommand::annotate, "annotate", "[FILE...]", Operand::files, "add facts, notes and openings to game records",
        "Reads games of any format, replays them, and prints them as records of TQN with what --add names: counts, "
        "tuzdyk, kazans, swing, emt, checkpoints, prose, moments, opening, count, termination, plycount, or all. What "
        "was added is marked as such, and --strip takes it out again; no half-move is changed, and what people wrote "
        "stays. A game that is not legal stays as it is, and its errors are told.\n"
        "The status is 0 when every game was annotated, 1 when one was not or an entry of the notes fits no game, and "
        "2 "
        "when a file could not be read or written, or the command was wrong. With --write no file is changed if an "
        "entry of the notes fits no game.",
        annotate_examples},
    SubcommandInfo{
        Subcommand::book, "book", "build [FILE...]", Operand::files, "build a book of openings from games",
        "Counts how often each line was played in the legal games of the files that begin at the start of the "
        "standard game, with wins, draws and losses of White and the average rating, and prints a book in YAML. Lines "
        "can be given names there; tqn annotate --add opening --book uses them.",
        book_examples},
    SubcommandInfo{
        Subcommand::render, "render", "[FILE...]", Operand::files, "draw positions of games",
        "Draws the last position of every game, or those that --at, --every, --range and --at-comments choose: as SVG, "
        "or as text. One diagram goes to standard output or into the file of --output, several go into a folder, or "
        "onto one sheet. A picture says in words what it shows, for those who do not see it; --alt prints these "
        "words.\n"
        "--as scoresheet prints score sheets of whole games, --blank empty ones; --as booklet sets moves, comments "
        "and diagrams on pages.\n"
        "Places in a game are start, end, 12w (after White's half-move of move 12) and 12b.\n"
        "The status is 0, 1 when a game has no such position, cannot be replayed up to it or has an error before it, "
        "and 2 when a file could not be read or written, or the command was wrong.",
        render_examples},
    SubcommandInfo{Subcommand::explain, "explain", "[CODE...]", Operand::code, "tell what a finding means",
                   "Prints the page of each CODE, such as TQ403 or wrong-landing.", explain_examples},
    SubcommandInfo{
        Subcommand::position, "position", "[POSITION...|-]", Operand::position,
        "show, check and convert positions, and play from them",
        "Prints each POSITION as a drawn board, or in the notation that --to names. Without one it is the start of a "
        "game; - reads a file of positions from standard input. A position that the rules do not allow is told with "
        "all that is wrong with it. Which notation a text is in shows by its signs; where rows or tuzdyks could be "
        "counted in two ways, the one that is legal is taken, and that is told.\n"
        "The status is 0, 1 where a text is no position, a position is not legal or a move cannot be played, and 2 "
        "when "
        "the command was wrong.",
        position_examples},
    SubcommandInfo{Subcommand::perft, "perft", "DEPTH", Operand::number,
                   "count move sequences, to compare implementations",
                   "Prints how many sequences of exactly DEPTH half-moves the rules allow.", perft_examples},
    SubcommandInfo{Subcommand::formats, "formats", "", Operand::none, "list the formats and what they carry",
                   "Prints one row a format.", formats_examples},
    SubcommandInfo{
        Subcommand::config, "config", "", Operand::none, "show the settings and where they come from",
        "Options on the command line outweigh variables of the environment (TQN_JOBS=2), these the .tqn.yaml nearest "
        "above a file, this the user's tqn/config.yaml in $XDG_CONFIG_HOME or ~/.config. A list is replaced as a "
        "whole.",
        config_examples},
    SubcommandInfo{Subcommand::completion, "completion", "bash|zsh|fish|man", Operand::shell,
                   "print completions for a shell, or the manual page", "Prints the script for the shell.",
                   completion_examples},
};

consteval bool table_is_in_order() {
  for (std::size_t i = 0; i < all_rows.size(); ++i) {
    if (static_cast<std::size_t>(all_rows[i].subcommand) != i) return false;
  }
  return true;
}
static_assert(table_is_in_order());

}  // namespace

std::span<const SubcommandInfo> all_subcommands() noexcept { return all_rows; }

const SubcommandInfo& info(Subcommand subcommand) noexcept { return all_rows[static_cast<std::size_t>(subcommand)]; }

std::optional<Subcommand> find_subcommand(std::string_view name) noexcept {
  const auto found = std::ranges::find(all_rows, name, &SubcommandInfo::name);
  if (found == all_rows.end()) return std::nullopt;
  return found->subcommand;
}

}  // namespace tqn::tools
