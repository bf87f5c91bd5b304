#include "samples.hpp"

#include <algorithm>

namespace tqn::test {
namespace {

/// Keeps the counts of a game equal to its findings.
SampleGame with_findings(GameReport report, std::vector<Diagnostic> findings) {
  for (const Diagnostic& finding : findings) {
    report.errors += finding.severity == Severity::error ? 1 : 0;
    report.warnings += finding.severity == Severity::warning ? 1 : 0;
    report.infos += finding.severity == Severity::info ? 1 : 0;
  }
  return {report, std::move(findings)};
}

/// The game that the documentation of diagnostics shows.
SampleGame wrong_landing(std::string_view file) {
  static constexpr std::string_view text =
      "[Event \"Cup\"]\n[Round \"1\"]\n[White \"A.\"]\n[Black \"B.\"]\n\n11. 76 98\n12. 56 81\n13. 43 65\n*\n";
  GameReport report;
  report.source = {.file = file, .text = text, .offset = 400, .first_line = 16};
  report.number = 1;
  report.last_line = 24;
  report.event = "Cup";
  report.round = "1";
  report.white = "A.";
  report.black = "B.";
  report.date = "2023.01.27";
  report.result = "*";
  report.half_moves = 78;
  report.kazan_white = 26;
  report.kazan_black = 44;
  report.ending = "open";
  report.level = "readable";
  report.status = "fixable";
  Diagnostic finding = make_finding(Code::wrong_landing, find_span(text, "56"), "this move lands in pit 7, not pit 6");
  finding.label = "pit 5 holds 21 balls: once round the board and on to pit 7";
  finding.ply = 22;
  finding.move = "move 12, White";
  finding.board = "N 2 2 6 8 7 1 7 1 x | 26 : 44 | S 2 3 21 2 21 x 3 4 2";
  finding.notes = {"55 later half-moves of this game were not judged"};
  finding.fixes = {
      {"57 fits, and so do all 55 half-moves after it", Safety::suggested, {{find_span(text, "56"), "57"}}}};
  return with_findings(report, {finding});
}

SampleGame nothing_wrong(std::string_view file) {
  GameReport report;
  report.source = {.file = file, .text = "[White \"C.\"]\n\n1. 76 65\n1-0\n", .offset = 480, .first_line = 26};
  report.number = 2;
  report.last_line = 29;
  report.white = "C.";
  report.result = "1-0";
  report.half_moves = 2;
  report.ending = "open";
  report.level = "archival";
  report.status = "ok";
  return {report, {}};
}

/// Letters of two bytes, wide and combining characters, a tab, control bytes, bytes that are not UTF-8,
/// a right-to-left override, CRLF, and a span of several lines.
SampleGame many_characters(std::string_view file) {
  static constexpr std::string_view text =
      "[White \"Ә. Қожа\"]\r\n"               // Cyrillic
      "[Event \"東京 o\xCC\x88pen\"] 7b\r\n"  // wide and combining
      "\t1. 76x\t65 \x1B[31m \xE6\xE7 \xE2\x80\xAE"
      "98\r\n"  // tab, escape, invalid, override
      "{never closed\r\n2. 43 12\r\n";
  GameReport report;
  report.source = {.file = file, .text = text, .offset = 507, .first_line = 31, .first_column = 1};
  report.number = 3;
  report.white = "Ә. Қожа";
  report.event = "東京 o\xCC\x88pen";
  report.date = "2023.??.??";
  report.half_moves = 2;
  report.kazan_black = 10;
  report.ending = "open";
  report.level = "rejected";
  report.status = "rejected";

  Diagnostic tag = make_finding(Code::bad_tag_value, find_span(text, "Қожа"), "a name without a comma");
  tag.severity = Severity::warning;
  tag.label = "the family name";
  Diagnostic wide = make_finding(Code::unknown_tag, find_span(text, "京 o\xCC\x88"), "wide and combining");
  Diagnostic combining = make_finding(Code::bad_token, find_span(text, "\xCC\x88"), "a combining mark alone");
  Diagnostic token = make_finding(Code::bad_token, find_span(text, "7b"), "\"7b\" is not a move");
  token.fixes = {{"it may be 71", Safety::manual, {{find_span(text, "7b"), "71"}}},
                 {"or 72", Safety::manual, {{find_span(text, "7b"), "72"}}},
                 {"or 73", Safety::manual, {{find_span(text, "7b"), "73"}}},
                 {"or 74", Safety::manual, {{find_span(text, "7b"), "74"}}}};
  Diagnostic mark = make_finding(Code::tuzdyk_false, find_span(text, "x"), "no tuzdyk here: the pit holds 5 balls");
  mark.ply = 0;
  mark.move = "move 1, White";
  mark.fixes = {{"without the mark the rest replays", Safety::safe, {{find_span(text, "x"), ""}}}};
  Diagnostic control = make_finding(Code::control_character, find_span(text, "\x1B"), "control character U+001B");
  Diagnostic bytes = make_finding(Code::invalid_utf8, find_span(text, "\xE6\xE7"), "byte 0xE6 is not valid UTF-8");
  Diagnostic hidden = make_finding(Code::bad_token, find_span(text, "98"), "a direction override before a move");
  Diagnostic open =
      make_finding(Code::unterminated, {find_span(text, "{").begin, static_cast<std::uint32_t>(text.size())},
                   "comment opened here is never closed");
  open.related = {
      {find_span(text, "[White"), "the game begins here"},
      {{static_cast<std::uint32_t>(text.size()), static_cast<std::uint32_t>(text.size())}, "and ends here"}};
  return with_findings(report, {tag, wide, combining, token, mark, control, bytes, hidden, open});
}

/// Names full of what the formats give a meaning, and messages too.
SampleGame odd_names(std::string_view file) {
  static constexpr std::string_view text = "[White \"x\"]\n\n1. 76,65\n";
  static constexpr std::string_view odd = "a,\"b\";\n\r\n<c>&'d' ]]> ::e:: 100%25 \\n \x1B[2J \xFF $(f) `g`";
  GameReport report;
  report.source = {.file = file, .text = text};
  report.number = 1;
  report.last_line = 3;
  report.event = odd;
  report.round = "1,5";
  report.board = " 2 ";
  report.white = odd;
  report.black = "=1+1";
  report.date = "\"";
  report.result = "1/2-1/2";
  report.half_moves = 3;
  report.ending = "draw";
  report.level = "legal";
  report.status = "review";
  report.not_shown = 213;
  Diagnostic finding = make_finding(Code::bad_token, find_span(text, "76,65"), std::string(odd));
  finding.label = odd;
  finding.move = odd;
  finding.board = odd;
  finding.notes = {std::string(odd)};
  finding.related = {{find_span(text, "[White"), std::string(odd)}};
  finding.fixes = {{std::string(odd), Safety::safe, {{find_span(text, ","), std::string(odd)}}},
                   {"no edit at all", Safety::suggested, {}}};
  return with_findings(report, {finding});
}

/// Lines of 200,000 bytes, with a finding at the start, in the middle, at the end, and over all of it.
SampleGame long_lines(std::string_view file) {
  static const std::string text = [] {
    std::string line = "1. ";
    while (line.size() < 100'000) line += "76 65 ";
    line += "{Қазақ} 7b ";
    while (line.size() < 200'000) line += "Ә1 ";
    return line + "98\n" + std::string(3000, ' ') + "8b" + std::string(3000, ' ') + "\n";
  }();
  static const std::string name(200, 'N');
  const auto end = static_cast<std::uint32_t>(text.find("98\n"));
  GameReport report;
  report.source = {.file = file, .text = text};
  report.number = 1;
  report.white = name;
  report.half_moves = 40000;
  report.ending = "open";
  report.level = "rejected";
  report.status = "rejected";
  Diagnostic first = make_finding(Code::bad_token, {0, 2}, "at the start");
  Diagnostic middle = make_finding(Code::bad_token, find_span(text, "7b"), "in the middle");
  middle.label = "here";
  Diagnostic last = make_finding(Code::bad_token, {end, end + 2}, "at the end");
  Diagnostic all = make_finding(Code::too_large, {0, static_cast<std::uint32_t>(text.size())}, std::string(600, 'M'));
  Diagnostic blanks = make_finding(Code::bad_token, find_span(text, "8b"), "between blanks");
  return with_findings(report, {first, all, middle, last, blanks});
}

/// Errors were counted, but no details kept.
SampleGame nothing_shown(std::string_view file) {
  GameReport report;
  report.source = {.file = file, .text = "1. 7b\n", .offset = 206'005, .first_line = 3};
  report.number = 2;
  report.ending = "open";
  report.level = "rejected";
  report.status = "rejected";
  report.errors = 2;
  report.not_shown = 2;
  return {report, {}};
}

std::vector<SampleFile> make_files() {
  std::vector<SampleFile> files;
  const std::string cup = "cup.tqn";
  static const std::string odd = "odd, \"names\" 100%/a:b::<&>]]>\n\xFF\x1B.tqn";
  files.push_back({cup, {wrong_landing("cup.tqn"), nothing_wrong("cup.tqn"), many_characters("cup.tqn")}, {}, {}});
  files.back().findings = {{.file = "cup.tqn",
                            .code = Code::line_endings,
                            .severity = Severity::info,
                            .message = "CRLF line ends and a byte order mark",
                            .help = "tqn fmt writes LF"},
                           {.file = "cup.tqn",
                            .code = Code::config,
                            .severity = Severity::warning,
                            .line = 7,
                            .column = 3,
                            .message = "a second finding of the file",
                            .help = {}}};
  files.push_back({odd,
                   {odd_names(odd)},
                   {},
                   {{Code::bad_token, 3},
                    {Code::wrong_landing, 200},
                    {Code::unterminated, 0},
                    {Code::empty_pit, 8},
                    {Code::result_two_values, 2}}});
  files.push_back({"long.tqn", {long_lines("long.tqn"), nothing_shown("long.tqn")}, {}, {{Code::bad_token, 2}}});
  files.push_back({"/games/empty file.tqn", {}, {}, {}});
  return files;
}

}  // namespace

const std::vector<SampleFile>& sample_files() {
  static const std::vector<SampleFile> files = make_files();
  return files;
}

const std::vector<FileFinding>& sample_strays() {
  static const std::vector<FileFinding> strays = {{.file = "games/r5.tqn",
                                                   .code = Code::io,
                                                   .severity = Severity::error,
                                                   .message = "cannot read games/r5.tqn: permission denied",
                                                   .help = {}},
                                                  {.file = ".tqn.yaml",
                                                   .code = Code::config,
                                                   .severity = Severity::warning,
                                                   .line = 7,
                                                   .message = "unknown key \"layuot\"; did you mean \"layout\"?",
                                                   .help = "tqn config --show lists the keys"},
                                                  {.file = {},
                                                   .code = Code::config,
                                                   .severity = Severity::info,
                                                   .message = "no configuration was found",
                                                   .help = {}}};
  return strays;
}

std::string print_samples(ReportFormat format, const ReportOptions& options) {
  const std::unique_ptr<Reporter> reporter = make_reporter(format, options);
  std::string out;
  Totals totals;
  reporter->begin(out);
  for (const SampleFile& file : sample_files()) {
    ++totals.files;
    reporter->begin_file(out, file.file);
    for (const SampleGame& game : file.games) {
      GameReport report = game.report;
      report.findings = game.findings;
      totals.add(report);
      if (!game.findings.empty() || reporter->wants_every_game()) reporter->game(out, report);
    }
    for (const FileFinding& finding : file.findings) {
      totals.add(finding);
      reporter->finding(out, finding);
    }
    reporter->end_file(out, file.file, file.not_shown);
  }
  for (const FileFinding& finding : sample_strays()) {
    totals.add(finding);
    reporter->finding(out, finding);
  }
  reporter->end(out, totals);
  return out;
}

std::string print_game(ReportFormat format, const GameReport& game, const ReportOptions& options) {
  const std::unique_ptr<Reporter> reporter = make_reporter(format, options);
  std::string out;
  Totals totals;
  totals.files = 1;
  totals.add(game);
  reporter->begin(out);
  reporter->begin_file(out, game.source.file);
  reporter->game(out, game);
  reporter->end_file(out, game.source.file, {});
  reporter->end(out, totals);
  return out;
}

std::string print_nothing(ReportFormat format) {
  const std::unique_ptr<Reporter> reporter = make_reporter(format, {});
  std::string out;
  reporter->begin(out);
  reporter->end(out, {});
  return out;
}

Diagnostic make_finding(Code code, Span where, std::string message) {
  Diagnostic finding;
  finding.code = code;
  finding.severity = info(code).severity;
  finding.where = where;
  finding.message = std::move(message);
  return finding;
}

Span find_span(std::string_view text, std::string_view part, std::size_t from) {
  const std::size_t begin = text.find(part, from);
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + part.size())};
}

}  // namespace tqn::test
