#include "tqn/text/catalogue.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>

#include "paragraph.hpp"

namespace tqn {
namespace {

constexpr std::size_t page_width = 100;

struct Chapter {
  char digit;  ///< the first of the number
  std::string_view title;
};

constexpr std::array chapters{
    Chapter{'1', "bytes and characters"},
    Chapter{'2', "tags"},
    Chapter{'3', "movetext"},
    Chapter{'4', "legality"},
    Chapter{'5', "claims"},
    Chapter{'6', "results and endings"},
    Chapter{'7', "collections"},
    Chapter{'8', "conversion"},
    Chapter{'9', "files and configuration"},
};

constexpr std::string_view introduction = R"(# Diagnostics of tqn

Everything that tqn can find in a record, by number. This page and `tqn explain CODE` are printed from
the same table, and the examples are run by the tests: a block marked `tqn TQ403` is reported with
that code and no other warning or error; a block marked `tqn fmt` without any, and `tqn fmt` leaves it
as it is.

## What a finding is

A finding has a code, a severity, the place in the file (line and column from 1, the column in code
points) and one sentence: what is, then what was expected. It may say how the board stood, and how
the fault can be mended. The board is one line, `N 0 16 1 x 3 6 4 6 6 | 48 : 35 | S 0 7 2 5 x 3 1 2 17`:
Black's row, pits 9 to 1 from the left; the kazans, White's first; White's row, pits 1 to 9; x is a
tuzdyk. Nothing is changed unless a fix is asked for, and a fix says how far it can be trusted:

| fix | what it does | applied by |
|---|---|---|
| safe | the meaning of the record stays the same | `--fix` |
| suggested | the one repair of a move that the moves after it confirm | `--fix=suggested` |
| manual | one of several, or a matter of judgement | nobody: it is only listed |

### Severity

| severity | means | exit status of `tqn validate` |
|---|---|---|
| error | the record says something that is wrong, or something that cannot be read | 1 |
| warning | the meaning is clear, but other programs or other people may miss it | 0, or 1 with `--fail-on=warning` |
| info | worth knowing; nothing has to be done. Counted, and shown with `--level=info` | 0 |

The table gives the severity as shipped. Some findings of a code weigh more than the others; then the
table says which. A configuration may raise or lower the severity of all findings of a code.

### Critical

To write a game with a critical finding would lose a part of it or invent one. tqn does not rewrite
or convert such a game, whatever the settings, and a critical finding is never less than an error.

### How a number is formed

TQ, then three digits. The first names the chapter, the other two count inside it, with gaps for what
is to come. A number never changes its meaning and is never given to another finding. A chapter can be
named by its first digit alone: `--select TQ4` means all findings about legality.

)";

std::string anchor(const CodeInfo& row) { return fmt::format("#tq{}-{}", row.id.substr(2), row.name); }

void append_table(std::string& out) {
  out += "## All codes\n\n| code | name | severity | critical | what is wrong |\n|---|---|---|---|---|\n";
  for (const CodeInfo& row : all_codes()) {
    fmt::format_to(std::back_inserter(out), "| [{}]({}) | {} | {} | {} | {} |\n", row.id, anchor(row), row.name,
                   format_severity(row), row.critical ? "yes" : "no", row.title);
  }
}

/// What the tests have to find in an example; see the introduction.
std::string fence_of(const CodeInfo& row) {
  if (row.example == Example::outline || escape_unprintable(row.before) != row.before) return "text";
  return row.along ? fmt::format("tqn {} {}", info(*row.along).id, row.id) : fmt::format("tqn {}", row.id);
}

void append_section(std::string& out, const CodeInfo& row) {
  fmt::format_to(std::back_inserter(out), "\n### {} {}\n\n**{}**: {}.{}\n\n", row.id, row.name, format_severity(row),
                 row.title, row.critical ? " Critical." : "");
  append_paragraph(out, row.cause, page_width);
  const std::string before = escape_unprintable(row.before);
  if (before != row.before) out += "\n`\\xHH` stands for the byte HH:\n";
  fmt::format_to(std::back_inserter(out), "\n```{}\n{}```\n\nMended:\n\n```{}\n{}```\n\n", fence_of(row), before,
                 row.example == Example::game ? "tqn fmt" : "text", row.after);
  append_paragraph(out, row.remedy, page_width);
  if (!row.rule.empty()) fmt::format_to(std::back_inserter(out), "\nSpecification: {}.\n", row.rule);
}

}  // namespace

std::string format_catalogue() {
  std::string out(introduction);
  append_table(out);
  for (const Chapter& chapter : chapters) {
    fmt::format_to(std::back_inserter(out), "\n## TQ{}: {}\n", chapter.digit, chapter.title);
    for (const CodeInfo& row : all_codes()) {
      if (row.id[2] == chapter.digit) append_section(out, row);
    }
  }
  return out;
}

}  // namespace tqn
