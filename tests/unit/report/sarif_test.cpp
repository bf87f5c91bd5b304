#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "samples.hpp"

namespace tqn::test {
namespace {

using nlohmann::json;

json run_of(const GameReport& game) { return json::parse(print_game(ReportFormat::sarif, game))["runs"][0]; }

std::string fingerprint_of(const GameReport& game) {
  return run_of(game)["results"][0]["partialFingerprints"]["gamePlyCode/v1"];
}

/// A game of known players with one finding.
struct Known {
  Known() {
    finding.ply = 22;
    game.source = {.file = "cup.tqn", .text = "1. 76 65\n2. 56 81\n"};
    game.number = 1;
    game.white = "A.";
    game.black = "B.";
    game.date = "2023.01.27";
    game.round = "1";
    game.findings = {&finding, 1};
  }
  Diagnostic finding = make_finding(Code::wrong_landing, {12, 14}, "m");
  GameReport game;
};

TEST(SarifRules, AreTheCodeTable) {
  const json rules = json::parse(print_nothing(ReportFormat::sarif))["runs"][0]["tool"]["driver"]["rules"];
  ASSERT_EQ(rules.size(), code_count);
  for (std::size_t i = 0; i < code_count; ++i) {
    const CodeInfo& code = all_codes()[i];
    EXPECT_EQ(rules[i]["id"], code.id);
    EXPECT_EQ(rules[i]["name"], code.name);
    EXPECT_EQ(rules[i]["shortDescription"]["text"], code.title);
    EXPECT_EQ(rules[i]["fullDescription"]["text"], code.cause);
    EXPECT_NE(rules[i]["help"]["text"].get<std::string>().find(code.remedy), std::string::npos);
    EXPECT_EQ(rules[i]["properties"]["critical"], code.critical);
  }
}

TEST(SarifResult, PointsToItsRule) {
  for (std::size_t i = 0; i < code_count; ++i) {
    Known known;
    known.finding.code = static_cast<Code>(i);
    const json run = run_of(known.game);
    const json& result = run["results"][0];
    const std::size_t index = result["ruleIndex"];
    EXPECT_EQ(run["tool"]["driver"]["rules"][index]["id"], result["ruleId"]);
  }
}

TEST(SarifFingerprint, StaysWhereTheGameMovesOrItsLinesAreWrapped) {
  Known before;
  Known after;
  after.game.source = {.file = "cup.tqn", .text = "1. 76 65 2. 56 81\n", .offset = 900, .first_line = 40};
  after.game.number = 7;
  after.finding.where = {12, 14};
  after.finding.message = "other words";
  EXPECT_EQ(fingerprint_of(before.game), fingerprint_of(after.game));
}

TEST(SarifFingerprint, ChangesWithTheGameTheHalfMoveAndTheCode) {
  std::set<std::string> seen;
  const auto add = [&](auto change) {
    Known known;
    change(known);
    EXPECT_TRUE(seen.insert(fingerprint_of(known.game)).second) << fingerprint_of(known.game);
  };
  add([](Known&) {});
  add([](Known& known) { known.game.white = "C."; });
  add([](Known& known) { known.game.black = "C."; });
  add([](Known& known) { known.game.date = "2023.01.28"; });
  add([](Known& known) { known.game.round = "2"; });
  add([](Known& known) { known.finding.ply = 23; });
  add([](Known& known) { known.finding.ply = Diagnostic::no_ply; });
  add([](Known& known) { known.finding.code = Code::empty_pit; });
  add([](Known& known) {
    known.game.white = "A.B";
    known.game.black = ".";
  });
}

TEST(SarifFingerprint, TellsGamesOfUnknownPlayersApartByNumber) {
  for (const char* unknown : {"", "?"}) {
    Known first;
    first.game.white = first.game.black = unknown;
    Known second;
    second.game.white = second.game.black = unknown;
    second.game.number = 2;
    EXPECT_NE(fingerprint_of(first.game), fingerprint_of(second.game));
  }
}

TEST(SarifFingerprint, TellsTwoFindingsOfOneHalfMoveApart) {
  Known known;
  const std::vector<Diagnostic> two(2, known.finding);
  known.game.findings = two;
  const json results = run_of(known.game)["results"];
  const std::string first = results[0]["partialFingerprints"]["gamePlyCode/v1"];
  EXPECT_EQ(results[1]["partialFingerprints"]["gamePlyCode/v1"], first + ":2");
}

TEST(SarifFingerprint, DoesNotDependOnTheGamesBefore) {
  const Known known;
  const std::unique_ptr<Reporter> reporter = make_reporter(ReportFormat::sarif, {});
  std::string out;
  reporter->begin(out);
  reporter->game(out, known.game);
  reporter->game(out, known.game);
  reporter->end(out, {});
  const json results = json::parse(out)["runs"][0]["results"];
  EXPECT_EQ(results[0]["partialFingerprints"], results[1]["partialFingerprints"]);
}

TEST(SarifFixes, AreThoseThatMayBeAppliedUnseen) {
  Known known;
  known.finding.fixes = {{"s", Safety::safe, {{{12, 14}, "57"}}},
                         {"u", Safety::suggested, {{{12, 14}, "58"}}},
                         {"m", Safety::manual, {{{12, 14}, "59"}}},
                         {"no edits", Safety::safe, {}}};
  const json fixes = run_of(known.game)["results"][0]["fixes"];
  ASSERT_EQ(fixes.size(), 2U);
  EXPECT_EQ(fixes[0]["description"]["text"], "s");
  EXPECT_EQ(fixes[1]["description"]["text"], "u");
  const json& replacement = fixes[1]["artifactChanges"][0]["replacements"][0];
  EXPECT_EQ(replacement["insertedContent"]["text"], "58");
  EXPECT_EQ(replacement["deletedRegion"],
            json({{"startLine", 2}, {"startColumn", 4}, {"endLine", 2}, {"endColumn", 6}}));
}

TEST(SarifRun, FailedWhenAFileCouldNotBeRead) {
  const auto succeeded = [](const FileFinding& finding) {
    const std::unique_ptr<Reporter> reporter = make_reporter(ReportFormat::sarif, {});
    std::string out;
    reporter->begin(out);
    reporter->finding(out, finding);
    reporter->end(out, {});
    return json::parse(out)["runs"][0]["invocations"][0]["executionSuccessful"].get<bool>();
  };
  EXPECT_FALSE(succeeded(sample_strays()[0]));
  EXPECT_TRUE(succeeded(sample_strays()[1]));
}

TEST(SarifUri, IsAReference) {
  const auto uri_of = [](std::string_view file) {
    Known known;
    known.game.source.file = file;
    return run_of(known.game)["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        .get<std::string>();
  };
  EXPECT_EQ(uri_of("games/r5.tqn"), "games/r5.tqn");
  EXPECT_EQ(uri_of("/games/r 5.tqn"), "file:///games/r%205.tqn");
  EXPECT_EQ(uri_of("a:b.tqn"), "a%3Ab.tqn") << "no scheme";
  EXPECT_EQ(uri_of("Ә?#%\xFF"), "%D3%98%3F%23%25%FF");
  EXPECT_EQ(uri_of("<stdin>"), "%3Cstdin%3E");
}

}  // namespace
}  // namespace tqn::test
