// What must hold for every format and any bytes.

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "samples.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::test {
namespace {

using nlohmann::json;

/// Bytes that formats and decoders stumble over, more often than others.
std::string random_bytes(std::mt19937& random, std::size_t most) {
  static const std::vector<std::string> pieces = {"\n",
                                                  "\r\n",
                                                  "\r",
                                                  "\t",
                                                  "\"",
                                                  ",",
                                                  "]]>",
                                                  "<",
                                                  "&",
                                                  "%",
                                                  "::",
                                                  "\x1B[",
                                                  "\xE6",
                                                  "\xD3\x98",
                                                  "\xE6\x9D\xB1",
                                                  "\xCC\x88",
                                                  "\xF0\x9F\x98\x80",
                                                  "\xE2\x80\xAE",
                                                  "\xED\xA0\x80",
                                                  "\xEF\xBF\xBF",
                                                  "\xC2\x9B",
                                                  "\x7F",
                                                  "7b",
                                                  " ",
                                                  "=",
                                                  "\\",
                                                  "'",
                                                  "\xC3"};
  std::string bytes;
  for (std::size_t left = random() % (most + 1); left > 0; --left) {
    const std::size_t choice = random() % (pieces.size() + 4);
    bytes += choice < pieces.size() ? pieces[choice] : std::string(1, static_cast<char>(random() % 256));
  }
  return bytes;
}

/// A game whose every text is random. It owns what its report borrows.
struct RandomGame {
  explicit RandomGame(std::mt19937& random) {
    for (std::string& text : texts) text = random_bytes(random, 12);
    source = random_bytes(random, 60);
    report.source = {.file = texts[0], .text = source};
    report.number = 1;
    report.event = texts[1];
    report.round = texts[2];
    report.board = texts[3];
    report.white = texts[4];
    report.black = texts[5];
    report.date = texts[6];
    report.ending = "open";
    report.level = "legal";
    report.status = "ok";
    for (int i = 0; i < 3; ++i) findings.push_back(random_finding(random));
    report.findings = findings;
    report.errors = 3;
  }

  Span random_span(std::mt19937& random) const {
    const auto begin = static_cast<std::uint32_t>(random() % (source.size() + 1));
    return {begin, begin + static_cast<std::uint32_t>(random() % (source.size() + 2 - begin))};
  }

  Diagnostic random_finding(std::mt19937& random) const {
    Diagnostic finding = make_finding(static_cast<Code>(random() % code_count), random_span(random), texts[7]);
    finding.severity = static_cast<Severity>(random() % 3);
    finding.label = texts[8];
    finding.move = texts[9];
    finding.board = texts[10];
    finding.notes = {texts[11]};
    finding.related = {{random_span(random), texts[8]}};
    finding.fixes = {{texts[9], static_cast<Safety>(random() % 3), {{random_span(random), texts[11]}}}};
    return finding;
  }

  std::array<std::string, 12> texts;
  std::string source;
  std::vector<Diagnostic> findings;
  GameReport report;
};

constexpr int rounds = 400;

bool is_terminal_safe(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Decoded decoded = decode_utf8(text.substr(at));
    const bool is_control = decoded.code_point < 0x20 || (decoded.code_point >= 0x7F && decoded.code_point < 0xA0);
    if (!decoded.valid || (is_control && decoded.code_point != '\n')) return false;
    at += decoded.length;
  }
  return true;
}

TEST(EveryFormat, IsValidUtf8ForAnyBytes) {
  std::mt19937 random(1);
  for (int i = 0; i < rounds; ++i) {
    const RandomGame game(random);
    for (const std::string_view name : report_format_names()) {
      const std::string out = print_game(*find_report_format(name), game.report);
      ASSERT_EQ(find_invalid_utf8(out), std::nullopt) << name << ", round " << i << '\n' << out;
    }
  }
}

TEST(EveryFormat, SendsNoControlCharactersToATerminal) {
  std::mt19937 random(2);
  for (int i = 0; i < rounds; ++i) {
    const RandomGame game(random);
    for (const std::string_view name : report_format_names()) {
      if (name == "csv") continue;  // its fields may hold line ends and tabs; the next test is about it
      const std::string out = print_game(*find_report_format(name), game.report);
      ASSERT_TRUE(is_terminal_safe(out)) << name << ", round " << i << '\n' << out;
    }
  }
}

TEST(Csv, HoldsNoControlCharactersButTabsAndLineEnds) {
  std::mt19937 random(3);
  for (int i = 0; i < rounds; ++i) {
    std::string out = print_game(ReportFormat::csv, RandomGame(random).report);
    std::erase_if(out, [](char c) { return c == '\t' || c == '\r'; });
    ASSERT_TRUE(is_terminal_safe(out)) << "round " << i << '\n' << out;
  }
}

TEST(Gcc, IsOneLineAFindingAndARelatedPlace) {
  std::mt19937 random(4);
  for (int i = 0; i < rounds; ++i) {
    const std::string out = print_game(ReportFormat::gcc, RandomGame(random).report);
    ASSERT_EQ(std::count(out.begin(), out.end(), '\n'), 6) << out;
  }
}

TEST(Github, IsOneLineAFinding) {
  std::mt19937 random(5);
  for (int i = 0; i < rounds; ++i) {
    const std::string out = print_game(ReportFormat::github, RandomGame(random).report);
    ASSERT_EQ(std::count(out.begin(), out.end(), '\n'), 3) << out;
    ASSERT_EQ(out.find('\r'), std::string::npos);
    ASSERT_TRUE(out.starts_with("::"));
  }
}

TEST(Json, ParsesForAnyBytes) {
  std::mt19937 random(6);
  for (int i = 0; i < rounds; ++i) {
    const RandomGame game(random);
    for (const ReportFormat format : {ReportFormat::json, ReportFormat::sarif}) {
      const std::string out = print_game(format, game.report);
      ASSERT_FALSE(json::parse(out, nullptr, false).is_discarded()) << out;
    }
    const std::string lines = print_game(ReportFormat::jsonl, game.report);
    ASSERT_EQ(std::count(lines.begin(), lines.end(), '\n'), 6) << "begin, game, 3 findings, totals\n" << lines;
    for (std::size_t begin = 0; begin < lines.size(); begin = lines.find('\n', begin) + 1) {
      const std::string line = lines.substr(begin, lines.find('\n', begin) - begin);
      ASSERT_FALSE(json::parse(line, nullptr, false).is_discarded()) << line;
    }
  }
}

TEST(Json, GivesBackWhatUtf8CanHold) {
  GameReport game;
  game.source = {.file = "f", .text = "1. 76\n"};
  game.number = 1;
  const std::string name = "\"a\\b\"/\n\r\t\x01\x7F\xC2\x9BӘ東\xF0\x9F\x98\x80";
  game.white = name;
  const json document = json::parse(print_game(ReportFormat::json, game));
  EXPECT_EQ(document["files"][0]["games"][0]["white"], name);
}

TEST(Places, AreThoseOfTheSource) {
  std::mt19937 random(7);
  for (int i = 0; i < rounds; ++i) {
    const std::string text = random_bytes(random, 80);
    GameReport game;
    game.source = {.file = "f", .text = text, .offset = 1000, .first_line = 7, .first_column = 3};
    game.number = 1;
    std::vector<Diagnostic> findings;
    for (std::uint32_t at = 0; at <= text.size(); ++at) {
      findings.push_back(make_finding(Code::bad_token, {at, static_cast<std::uint32_t>(text.size())}, ""));
    }
    std::shuffle(findings.begin(), findings.end(), random);
    game.findings = findings;
    const json document = json::parse(print_game(ReportFormat::json, game));
    const json& printed = document["files"][0]["games"][0]["findings"];
    ASSERT_EQ(printed.size(), findings.size());
    for (std::size_t k = 0; k < findings.size(); ++k) {
      const Place begin = game.source.place(findings[k].where.begin);
      const Place end = game.source.place(findings[k].where.end);
      ASSERT_EQ(printed[k]["line"], begin.line);
      ASSERT_EQ(printed[k]["column"], begin.column);
      ASSERT_EQ(printed[k]["end_line"], end.line);
      ASSERT_EQ(printed[k]["end_column"], end.column);
      ASSERT_EQ(printed[k]["offset"], 1000 + findings[k].where.begin);
    }
  }
}

TEST(Places, AreThoseOfTheSourceInALongGame) {
  std::mt19937 random(8);
  std::string text;
  while (text.size() < 200'000) text += random_bytes(random, 30);
  GameReport game;
  game.source = {.file = "f", .text = text};
  game.number = 1;
  std::vector<Diagnostic> findings;
  for (int i = 0; i < 300; ++i) {
    const auto at = static_cast<std::uint32_t>(random() % text.size());
    findings.push_back(make_finding(Code::bad_token, {at, at + 1}, ""));
  }
  game.findings = findings;
  std::string expected;
  for (const Diagnostic& finding : findings) {
    const Place place = game.source.place(finding.where.begin);
    expected += "f:" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": error:  [TQ301]\n";
  }
  EXPECT_EQ(print_game(ReportFormat::gcc, game), expected);
}

}  // namespace
}  // namespace tqn::test
