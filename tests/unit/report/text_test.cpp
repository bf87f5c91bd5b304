#include <gtest/gtest.h>

#include "samples.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::test {
namespace {

/// The text report of one finding in a game that has no names.
std::string print_finding(std::string_view text, const Diagnostic& finding) {
  GameReport game;
  game.source = {.file = "f", .text = text};
  game.number = 1;
  game.findings = {&finding, 1};
  return print_game(ReportFormat::text, game);
}

/// Its source line and its caret line.
std::string print_excerpt(std::string_view text, Span where) {
  const std::string report = print_finding(text, make_finding(Code::bad_token, where, "m"));
  const std::string head = "error[TQ301]: m\n --> f:1:";
  EXPECT_TRUE(report.starts_with(head)) << report;
  return report.substr(report.find('\n', head.size()) + 1);
}

TEST(TextReport, LooksAsDocumented) {
  const SampleGame& sample = sample_files()[0].games[0];
  GameReport game = sample.report;
  game.findings = sample.findings;
  EXPECT_EQ(print_game(ReportFormat::text, game), R"(error[TQ403]: this move lands in pit 7, not pit 6
  --> cup.tqn:22:5   game 1, round 1: A. - B., move 12, White
22 | 12. 56 81
   |     ^^ pit 5 holds 21 balls: once round the board and on to pit 7
   = board:  N 2 2 6 8 7 1 7 1 x | 26 : 44 | S 2 3 21 2 21 x 3 4 2
   = help: 57 fits, and so do all 55 half-moves after it   [--fix=suggested]
   = 55 later half-moves of this game were not judged
)");
}

TEST(Caret, StandsUnderCyrillicLetters) {
  EXPECT_EQ(print_excerpt("Ә. Қожа 7b\n", find_span("Ә. Қожа 7b\n", "Қожа")),
            "1 | Ә. Қожа 7b\n"
            "  |    ^^^^\n");
}

TEST(Caret, CountsWideCharactersTwice) {
  EXPECT_EQ(print_excerpt("東京 7b", find_span("東京 7b", "7b")),
            "1 | 東京 7b\n"
            "  |      ^^\n");
  EXPECT_EQ(print_excerpt("東京 7b", find_span("東京 7b", "京")),
            "1 | 東京 7b\n"
            "  |   ^^\n");
}

TEST(Caret, CountsCombiningCharactersNotAtAll) {
  const std::string text = "o\xCC\x88pen 7b";
  EXPECT_EQ(print_excerpt(text, find_span(text, "7b")), "1 | " + text + "\n  |      ^^\n");
  EXPECT_EQ(print_excerpt(text, find_span(text, "\xCC\x88")), "1 | " + text + "\n  | ^\n");
}

TEST(Caret, TakesATabForOneBlankInBothLines) {
  EXPECT_EQ(print_excerpt("\t1.\t7b", {4, 6}),
            "1 |  1. 7b\n"
            "  |     ^^\n");
}

TEST(Caret, MarksAllThatIsShownForAByte) {
  const std::string text = "a\x1B[0m\xE6";
  EXPECT_EQ(print_excerpt(text, {1, 2}), "1 | a<1B>[0m<E6>\n  |  ^^^^\n");
  EXPECT_EQ(print_excerpt(text, {5, 6}), "1 | a<1B>[0m<E6>\n  |         ^^^^\n");
}

TEST(Caret, MarksAnEmptySpanWithOne) { EXPECT_EQ(print_excerpt("76 65", {3, 3}), "1 | 76 65\n  |    ^\n"); }

TEST(Caret, StandsBehindTheLastCharacter) {
  EXPECT_EQ(print_excerpt("76", {2, 2}), "1 | 76\n  |   ^\n");
  EXPECT_EQ(print_excerpt("76", {200, 300}), "1 | 76\n  |   ^\n") << "a span past the text";
  EXPECT_EQ(print_excerpt("", {0, 0}), "1 |\n  | ^\n");
}

TEST(Caret, MarksTheFirstOfSeveralLines) {
  EXPECT_EQ(print_excerpt("a {b c\r\nd}\r\n", {2, 10}), "1 | a {b c\n  |   ^^^^\n");
}

TEST(Caret, StandsAtTheEndOfTheLineForItsLineEnd) {
  EXPECT_EQ(print_excerpt("76\r\n65", {2, 4}), "1 | 76\n  |   ^\n");
  EXPECT_EQ(print_excerpt("76\r\n65", {3, 4}), "1 | 76\n  |   ^\n");
}

TEST(SourceLine, IsNotCutUpTo120Columns) {
  const std::string text(120, 'x');
  EXPECT_EQ(print_excerpt(text, {119, 120}), "1 | " + text + "\n  | " + std::string(119, ' ') + "^\n");
}

TEST(SourceLine, IsCutAroundTheCaretWhenLonger) {
  const std::string text = std::string(100, 'a') + "7b" + std::string(100, 'c');
  EXPECT_EQ(print_excerpt(text, {100, 102}),
            "1 | …" + std::string(39, 'a') + "7b" + std::string(77, 'c') + "…\n  | " + std::string(40, ' ') + "^^\n");
}

TEST(SourceLine, ShowsMoreBeforeTheCaretNearItsEnd) {
  const std::string text = std::string(200, 'a') + "7b";
  EXPECT_EQ(print_excerpt(text, {200, 202}),
            "1 | …" + std::string(116, 'a') + "7b\n  | " + std::string(117, ' ') + "^^\n");
}

TEST(SourceLine, DoesNotBeginWithTheMarksOfACharacterThatWasCut) {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "o\xCC\x88";
  const auto at = static_cast<std::uint32_t>(text.size());
  text += "7b" + std::string(100, 'c');
  EXPECT_TRUE(print_excerpt(text, {at, at + 2}).starts_with("1 | …o\xCC\x88o\xCC\x88"));
}

TEST(SourceLine, IsNeverWiderThan120ColumnsAndTheCaretIsOnIt) {
  std::string line;
  for (int i = 0; i < 100; ++i) line += "7東\xCC\x88\xE6Ә";
  const std::string text = line + "\n";
  for (std::uint32_t at = 0; at < line.size(); ++at) {
    const std::string excerpt = print_excerpt(text, {at, at + 1});
    const std::size_t end = excerpt.find('\n');
    const std::string shown = excerpt.substr(4, end - 4);
    const std::string carets = excerpt.substr(end + 5);
    EXPECT_LE(display_width(shown), 120U) << at;
    EXPECT_LE(carets.find_last_of('^') + 1, display_width(shown)) << at << '\n' << excerpt;
  }
}

TEST(SourceLine, IsBoundedForCharactersOfNoWidth) {
  std::string text = "o";
  for (int i = 0; i < 100'000; ++i) text += "\xCC\x88";
  EXPECT_LT(print_excerpt(text, {50'001, 50'003}).size(), 2000U);
}

TEST(TextReport, CannotReachTheTerminal) {
  Diagnostic finding = make_finding(Code::bad_token, {0, 1},
                                    "\x1B[31m\xC2\x9B"
                                    "0m\x07");
  finding.label = "\xE2\x80\xAE";
  EXPECT_EQ(print_finding("\x1B]0;owned\x07", finding),
            "error[TQ301]: <1B>[31m<U+009B>0m<07>\n"
            " --> f:1:1   game 1\n"
            "1 | <1B>]0;owned<07>\n"
            "  | ^^^^ <U+202E>\n");
}

TEST(TextReport, CutsMessagesPast500Columns) {
  const auto printed = [](const std::string& message) {
    const std::string report = print_finding("7b", make_finding(Code::bad_token, {0, 2}, message));
    return report.substr(14, report.find('\n') - 14);
  };
  std::string fits;
  for (int i = 0; i < 500; ++i) fits += "Ә";
  EXPECT_EQ(printed(" " + fits.substr(2)), " " + fits.substr(2));
  EXPECT_EQ(printed(" " + fits), " " + fits.substr(4) + "…");
  std::string marks = "o";
  for (int i = 0; i < 100'000; ++i) marks += "\xCC\x88";
  EXPECT_LT(printed(marks).size(), 5000U) << "characters of no width";
}

TEST(TextReport, ListsThreeAlternativesAtMost) {
  Diagnostic finding = make_finding(Code::bad_token, {0, 2}, "m");
  finding.fixes = {{"a", Safety::safe, {}}, {"b", Safety::suggested, {}}, {"c", Safety::manual, {}}};
  const std::string three =
      "  = help: a   [--fix]\n"
      "  = help: b   [--fix=suggested]\n"
      "  = help: c\n";
  EXPECT_TRUE(print_finding("7b", finding).ends_with("^^\n" + three));
  finding.fixes.resize(5);
  EXPECT_TRUE(print_finding("7b", finding).ends_with("^^\n" + three + "  = help: and 2 more\n"));
}

TEST(TextReport, MakesTheFrameAsWideAsItsLongestNumber) {
  Diagnostic finding = make_finding(Code::unterminated, {0, 1}, "m");
  std::string text = "{";
  for (int i = 0; i < 120; ++i) text += '\n';
  text += "[A";
  finding.related = {{find_span(text, "[A"), "next"}};
  EXPECT_EQ(print_finding(text, finding), R"(error[TQ110]: m
   --> f:1:1   game 1
  1 | {
    | ^
   ::: f:121:1
121 | [A
    | ^^ next
)");
}

TEST(TextReport, NamesAFileThatCouldNotBeRead) {
  std::string out;
  FileFinding finding;
  finding.file = "a.tqn";
  finding.code = Code::io;
  finding.message = "cannot read it";
  finding.help = "look at its rights";
  make_reporter(ReportFormat::text, {})->finding(out, finding);
  EXPECT_EQ(out, "error[TQ901]: cannot read it\n --> a.tqn\n  = help: look at its rights\n");
}

TEST(TextReport, SaysHowMuchWasLeftOut) {
  const std::unique_ptr<Reporter> reporter = make_reporter(ReportFormat::text, {});
  const std::vector<NotShown> some = {{Code::bad_token, 13}, {Code::wrong_landing, 1200}};
  std::string out;
  reporter->end_file(out, "a.tqn", some);
  EXPECT_EQ(out, "a.tqn: and 1,213 more of 2 kinds (TQ403 1,200, TQ301 13)\n");
}

TEST(TextReport, SaysNothingWhenNothingWasLeftOut) {
  const std::unique_ptr<Reporter> reporter = make_reporter(ReportFormat::text, {});
  const std::vector<NotShown> none = {{Code::bad_token, 0}};
  std::string out;
  reporter->end_file(out, "a.tqn", {});
  reporter->end_file(out, "a.tqn", none);
  EXPECT_EQ(out, "");
}

}  // namespace
}  // namespace tqn::test
