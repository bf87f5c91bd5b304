#include <gtest/gtest.h>

#include "samples.hpp"

namespace tqn::test {
namespace {

/// The fields of every record, read by the rules of RFC 4180.
std::vector<std::vector<std::string>> parse_csv(std::string_view text) {
  std::vector<std::vector<std::string>> records;
  std::vector<std::string> record(1);
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted && c == '"' && text.substr(at + 1).starts_with('"')) {
      record.back() += text[++at];
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && c == ',') {
      record.emplace_back();
    } else if (!quoted && c == '\n') {
      records.push_back(record);
      record.assign(1, "");
    } else {
      record.back() += c;
    }
  }
  EXPECT_EQ(record, std::vector<std::string>(1)) << "the last line has no end";
  return records;
}

TEST(CsvReport, GivesBackEveryFieldAsItWas) {
  GameReport game;
  game.source = {.file = "a, \"b\".tqn", .text = "1. 76\n"};
  game.number = 12;
  game.event = "Cup\n\"2023\"";
  game.round = "1,5";
  game.board = " 2 ";
  game.white = "Ә. \"Қожа\", 東京";
  game.black = "\r";
  game.result = "1/2-1/2";
  game.half_moves = 78;
  game.kazan_white = 26;
  game.kazan_black = 44;
  game.ending = "open";
  game.level = "legal";
  game.status = "ok";
  game.errors = 1;
  game.warnings = 2;
  const auto records = parse_csv(print_game(ReportFormat::csv, game));
  ASSERT_EQ(records.size(), 2U);
  const std::vector<std::string> expected = {"a, \"b\".tqn",
                                             "12",
                                             "Cup\n\"2023\"",
                                             "1,5",
                                             " 2 ",
                                             "Ә. \"Қожа\", 東京",
                                             "\r",
                                             "1/2-1/2",
                                             "78",
                                             "26",
                                             "44",
                                             "open",
                                             "legal",
                                             "1",
                                             "2",
                                             "",
                                             "ok"};
  EXPECT_EQ(records[1], expected);
}

TEST(CsvReport, HasTheSameNumberOfFieldsInEveryRecord) {
  for (const auto& record : parse_csv(print_samples(ReportFormat::csv))) EXPECT_EQ(record.size(), 17U);
}

TEST(CsvReport, IsAHeaderWhereThereIsNothing) {
  EXPECT_EQ(print_nothing(ReportFormat::csv),
            "file,game,event,round,board,white,black,result,half-moves,kazan-white,kazan-black,ending,level,errors,"
            "warnings,first-problem,status\n");
}

TEST(CsvReport, NamesTheFirstErrorBeforeAnyWarning) {
  const std::vector<Diagnostic> findings = {
      make_finding(Code::unknown_tag, {0, 1}, "an info"), make_finding(Code::missing_tag, {0, 1}, "a warning"),
      make_finding(Code::bad_token, {1, 2}, "an error"), make_finding(Code::empty_pit, {2, 3}, "another error")};
  GameReport game;
  game.source = {.file = "f", .text = "1. 76\n"};
  const auto first_problem = [&](std::size_t shown) {
    game.findings = std::span(findings).first(shown);
    return parse_csv(print_game(ReportFormat::csv, game)).at(1).at(15);
  };
  EXPECT_EQ(first_problem(4), "TQ301 an error");
  EXPECT_EQ(first_problem(2), "TQ201 a warning");
  EXPECT_EQ(first_problem(1), "") << "an info is no problem";
}

TEST(CsvReport, HasARowForAFileThatCannotBeRead) {
  std::string out;
  make_reporter(ReportFormat::csv, {})->finding(out, sample_strays()[0]);
  const auto records = parse_csv(out);
  ASSERT_EQ(records.size(), 1U);
  EXPECT_EQ(records[0].front(), "games/r5.tqn");
  EXPECT_EQ(records[0].at(13), "1");
  EXPECT_EQ(records[0].back(), "rejected");
}

}  // namespace
}  // namespace tqn::test
