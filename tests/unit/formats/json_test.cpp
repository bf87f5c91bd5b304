#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "findings.hpp"
#include "formats/json/scanner.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/random.hpp"
#include "support/reading.hpp"
#include "support/shell.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::test {
namespace {

std::string written(std::string_view text, const WriteOptions& options = {}) {
  std::string out;
  json_format.write(parse_games(text).front(), out, options);
  return out;
}

std::string findings(std::string_view text, const Format& format = json_format) { return findings_of(text, format); }

/// A game with these members beside the version.
std::string with(std::string_view members) { return "{\"tqn\":1," + std::string(members) + "}"; }

std::vector<std::string> games_of(std::string_view text, const Format& format = json_format) {
  return dumps_of(text, format);
}

TEST(Json, HasEveryThingInItsOwnMember) {
  EXPECT_EQ(written("[White \"A\"]\n\n{why} 1. 76(10) 98 $1 (1... 11 {no}) 2. 36x 7_ 3. -- 12+ 1-0 {end}"),
            "{\"tqn\":1,\"tags\":[{\"name\":\"White\",\"value\":\"A\"}],"
            "\"before\":[{\"kind\":\"comment\",\"text\":\"why\"}],"
            "\"moves\":[{\"from\":7,\"to\":6,\"count\":10},{\"from\":9,\"to\":8,\"notes\":["
            "{\"kind\":\"nag\",\"nag\":1},{\"kind\":\"variation\",\"moves\":[{\"from\":1,\"to\":1,\"notes\":["
            "{\"kind\":\"comment\",\"text\":\"no\"}]}]}]},{\"from\":3,\"to\":6,\"tuzdyk\":true},"
            "{\"from\":7,\"to\":null},{\"missing\":true},{\"from\":1,\"to\":2,\"plus\":true}],\"result\":\"1-0\","
            "\"after\":[{\"kind\":\"comment\",\"text\":\"end\"}]}");
}

TEST(Json, HasPositionsAndSpansOnRequest) {
  Game game = parse_games("[White \"A\"]\n\n1. 76 *").front();
  std::vector<Position> positions;
  follow(game, positions);
  std::string out;
  json_format.write(game, out, {.with_positions = true, .positions = positions});
  EXPECT_EQ(
      out,
      "{\"tqn\":1,\"tags\":[{\"name\":\"White\",\"value\":\"A\"}],"
      "\"start\":\"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\","
      "\"moves\":[{\"from\":7,\"to\":6,"
      "\"position\":\"9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\"}],\"result\":\"*\"}");
  EXPECT_EQ(written("[White \"A\"]\n\n1. 76 *", {.with_spans = true}),
            "{\"tqn\":1,\"span\":[0,20],\"tags\":[{\"name\":\"White\",\"value\":\"A\",\"span\":[0,11]}],"
            "\"moves\":[{\"from\":7,\"to\":6,\"span\":[16,18]}],\"result\":\"*\"}");
  EXPECT_EQ(findings(out), "");
}

TEST(Json, IsValidWhateverTheGameHolds) {
  for (const char* value : {"\xFF", "a\x01\tb", "\"\\", "қ\xD2", "\xF0\x9F\x8F\x86"}) {
    Game game;
    game.tags.push_back({TagKey::event, false, Text("Event"), Text(value), {}, {}});
    std::string out;
    json_format.write(game, out, {});
    EXPECT_TRUE(nlohmann::json::accept(out)) << out;
  }
}

TEST(Json, SaysWhereATextIsNoGame) {
  EXPECT_EQ(findings("{\"tqn\":2}"), "TQ803 2: this game has version 2, only 1 is known\n");
  EXPECT_EQ(findings("{\"tags\":[]}"), "TQ803 {: this object has no member \"tqn\": it is no game of version 1\n");
  EXPECT_EQ(findings(with("\"moves\":[{\"from\":12,\"to\":1}]")),
            "TQ803 12: a pit is a number from 1 to 9, or null where it cannot be read\n");
  EXPECT_EQ(findings(with("\"moves\":[{\"from\":0}]")),
            "TQ803 0: a pit is a number from 1 to 9, or null where it cannot be read\n");
  EXPECT_EQ(findings(with("\"moves\":[{\"missing\":true,\"from\":1}]")),
            "TQ803 {\"missing\":true,\"from\":1}: a half-move that is missing has nothing else\n");
  EXPECT_EQ(findings(with("\"moves\":[{\"count\":65535}]")), "TQ803 65535: a count is a number from 0 to 65534\n");
  EXPECT_EQ(findings(with("\"result\":\"1:0\"")), "TQ803 \"1:0\": a result is 1-0, 0-1, 1/2-1/2 or *\n");
  EXPECT_EQ(findings(with("\"tags\":[{\"name\":\"My tag\",\"value\":\"\"}]")),
            "TQ803 \"My tag\": the name of a tag is a letter, then letters, digits and _\n");
  EXPECT_EQ(findings(with("\"tags\":[{\"name\":\"Event\"}]")), "TQ803 {: this tag has no value\n");
  EXPECT_EQ(findings(with("\"after\":[{\"text\":\"a\"}]")), "TQ803 {: this note has no \"kind\"\n");
  EXPECT_EQ(findings(with("\"after\":[{\"kind\":\"nag\",\"text\":\"a\"}]")), "TQ803 \"nag\": nag has only \"nag\"\n");
  EXPECT_EQ(findings(with("\"after\":[{\"kind\":\"escape\",\"text\":\"a\\n1. 76\"}]")),
            "TQ803 \"a\\n1. 76\": the text of escape is one line, here is a line end in it\n");
  EXPECT_EQ(findings(with("\"zero\":1")), "TQ803 1: \"zero\" is true or false\n");
  EXPECT_EQ(findings(with("\"zero\":true,\"zero\":true")),
            "TQ803 \"zero\": the member \"zero\" is there a second time\n");
  EXPECT_EQ(findings(with("\"moves\":[{\"from\":7 \"to\":6}]")), "TQ803 \"to\": expected a comma or }\n");
  EXPECT_EQ(findings("{\"tqn\":1"), "TQ803 : expected a comma or }\n");
  EXPECT_EQ(findings("  76 98\n"), "TQ803 76 98: expected a game, an object in curly brackets\n");
  EXPECT_EQ(findings(with("\"result\":\"\\ud800\"")), "TQ803 \\ud800: this escape is no character\n");
  EXPECT_EQ(findings(with("\"result\":\"a\xFF\"")), "TQ101 \xFF: this byte is no part of UTF-8\n");
}

TEST(Json, TellsWhatItLeavesOut) {
  EXPECT_EQ(findings(with("\"rating\":{\"a\":[1,2.5e3,\"x\",null]},\"moves\":[{\"from\":7,\"hint\":true}]")),
            "TQ804 \"rating\": there is no member \"rating\" here; it was left out\n"
            "TQ804 \"hint\": there is no member \"hint\" here; it was left out\n");
  EXPECT_EQ(findings(with("\"after\":[{\"kind\":\"comment\",\"text\":\"a\\u0001\"}]")),
            "TQ104 \"a\\u0001\": there is a control character in this text; a record has a blank instead\n");
}

TEST(Json, ReadsMembersInAnyOrderAndEveryEscape) {
  const std::string game =
      "{ \"moves\" : [ { \"to\" : 6 , \"from\" : 7 } ] , "
      "\"tags\":[{\"value\":\"\\u049a\\ud83c\\udfc6\\/\\\"\",\"name\":"
      "\"Event\"}],\n\"tqn\"\n:\n1 }";
  EXPECT_EQ(findings(game), "");
  EXPECT_EQ(games_of(game).front(), "tag Event = Қ\xF0\x9F\x8F\x86/\"\nmove 76\nresult none\n");
}

TEST(Json, ReadsListsAndObjectsOneBehindAnother) {
  const std::string game = with("\"result\":\"*\"");
  for (const std::string& text : {"[" + game + "," + game + "]", game + game, game + "\n\n" + game + "\n"})
    EXPECT_EQ(games_of(text).size(), 2U) << text;
  EXPECT_EQ(findings("[\n]\n"), "nothing");
  EXPECT_EQ(findings(""), "nothing");
}

TEST(Json, LosesOnlyTheGameThatIsDamaged) {
  const std::string good = with("\"result\":\"1-0\"");
  const std::string read = games_of(good).front();
  for (const char* bad : {"{\"tqn\":1,\"moves\":[{\"from\":7,", "{\"tqn\":1,\"result\":\"1-0", "{\"tqn\":1,\"a\":{{{{",
                          "{\"tqn\":1,\"result\":\"1-0\\", "nothing", "\"", "{\"tqn\":1,\"a\":}"}) {
    const auto games = games_of("[\n" + good + ",\n" + bad + ",\n" + good + ",\n" + good + "\n]\n");
    ASSERT_EQ(games.size(), 4U) << bad;
    EXPECT_EQ(games, (std::vector<std::string>{read, "unreadable", read, read})) << bad;
  }
}

TEST(Jsonl, LosesOnlyTheLineThatIsDamaged) {
  const std::string good = with("\"result\":\"1-0\"");
  for (const std::string& bad : {std::string("{\"tqn\":1,\"moves\":[{"), std::string("x"), good + good, good + "]"}) {
    const auto games = games_of(good + "\n\n" + bad + "\r\n" + good + "\n", jsonl_format);
    ASSERT_EQ(games.size(), 3U) << bad;
    EXPECT_EQ(games[1], "unreadable");
    EXPECT_EQ(games[0], games[2]);
  }
}

TEST(Json, NestsVariationsSixtyFourDeepAndNoFurther) {
  const auto nest = [](std::size_t depth) {
    std::string text = "{\"tqn\":1";
    for (std::size_t i = 0; i < depth; ++i)
      text += ",\"moves\":[{\"from\":7,\"to\":6,\"notes\":[{\"kind\":\"variation\"";
    text += ",\"moves\":[]";
    for (std::size_t i = 0; i < depth; ++i) text += "}]}]";
    return text + "}";
  };
  EXPECT_EQ(findings(nest(64)), "");
  EXPECT_EQ(findings(nest(65)), "TQ803 \"moves\": variations nest deeper than 64\n");
  EXPECT_NE(findings(nest(100'000)), "");
}

TEST(Json, IsReadSoonWhateverItNests) {
  for (const char* piece : {"[", "{\"a\":", "[[[{\"a\":[", "\"", "\\", "{", "{\"tqn\":1,", "{\"tqn\":1,\"a\":["}) {
    std::string text = "{\"tqn\":1,\"a\":";
    for (int i = 0; i < 100'000; ++i) text += piece;
    EXPECT_NE(findings(text), "") << piece;
    EXPECT_NE(findings(text, jsonl_format), "") << piece;
    EXPECT_FALSE(games_of(text).empty());
  }
}

TEST(Json, KnowsItsTexts) {
  const std::string game = with("\"result\":\"*\"");
  EXPECT_EQ(tell_format("[\n" + game, ".tqn").format, &json_format);
  EXPECT_EQ(tell_format(game + "\n", "").format, &jsonl_format);
  EXPECT_EQ(tell_format("{\n  \"tqn\": 1", "").format, &json_format);
  EXPECT_EQ(tell_format("[{\"tags\": [], \"tqn\": 1", "").format, &json_format);
  EXPECT_EQ(tell_format("[Event \"tqn\"]\n", "").format, &tqn_format);
  EXPECT_EQ(tell_format("{comment} 1. 76", "").format, &tqn_format);
}

TEST(JsonScanner, AcceptsWhatAnotherReaderAccepts) {
  const std::vector<std::string> pieces{
      "{",    "}",       "[", "]", ",",  ":",  "\"a\"", "1",      "-0", "0.5", "01",    "[1e+5]",  "true", "false",
      "null", "\"\\n\"", " ", "-", "1.", "\"", "\n",    "[1E-7]", "\\", "{}",  "[1,2]", "\"b\":1", "nul",  "/**/"};
  Random random(5);
  int accepted = 0;
  for (int round = 0; round < 100'000; ++round) {
    std::string text;
    const std::size_t size = random.between(1, 6);
    for (std::size_t i = 0; i < size; ++i) text += pieces[random.below(pieces.size())];
    JsonScanner scanner(text);
    const bool ours = scanner.skip() && scanner.at_end();
    ASSERT_EQ(ours, nlohmann::json::accept(text)) << text;
    accepted += ours ? 1 : 0;
  }
  EXPECT_GT(accepted, 1000);
}

/// Whether the schema holds for every line. Python's package is in Debian's python3-jsonschema.
TEST(JsonSchema, FitsEveryGameAndRefusesOthers) {
  std::string python;
  for (const char* name : {"/usr/bin/python3", "python3"}) {
    if (run_shell(std::string(name) + " -c 'import jsonschema'", project_path(".")).status == 0) python = name;
  }
  if (python.empty()) GTEST_SKIP() << "no python3 with the package jsonschema (Debian: python3-jsonschema)";
  const std::string command = python + " '" + project_path("tests/unit/report/validate_json.py").string() + "' '" +
                              project_path("spec/schemas/game.schema.json").string() + "' games.jsonl";
  std::string games;
  for (const Flavour flavour : {Flavour::plain, Flavour::annotated, Flavour::scarred}) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const Game game = generate_game(seed, flavour);
      std::vector<Position> positions;
      follow(game, positions);
      jsonl_format.write(game, games, {.with_positions = true, .with_spans = true, .positions = positions});
    }
  }
  const ScratchFolder scratch;
  write_file(scratch.path() / "games.jsonl", games);
  const Outcome fits = run_shell(command, scratch.path());
  EXPECT_EQ(fits.status, 0) << fits.out << fits.err;

  const std::vector<std::string> wrong{
      "{\"tqn\":2}",
      "{\"moves\":[]}",
      with("\"more\":1"),
      with("\"moves\":[{\"from\":10}]"),
      with("\"moves\":[{\"missing\":true,\"from\":1}]"),
      with("\"tags\":[{\"name\":\"a b\",\"value\":\"\"}]"),
      with("\"after\":[{\"kind\":\"nag\",\"nag\":256}]"),
      with("\"after\":[{\"kind\":\"comment\"}]"),
      with("\"after\":[{\"kind\":\"comment\",\"text\":\"\",\"nag\":1}]"),
      with("\"result\":\"1:0\""),
  };
  std::string lines;
  for (const std::string& line : wrong) {
    lines += line + '\n';
    EXPECT_NE(findings(line), "") << line;  // the reader says something too
  }
  write_file(scratch.path() / "games.jsonl", lines);
  const Outcome refused = run_shell(command, scratch.path());
  for (std::size_t i = 1; i <= wrong.size(); ++i)
    EXPECT_NE(refused.out.find("games.jsonl:" + std::to_string(i) + ": "), std::string::npos) << wrong[i - 1];
}

}  // namespace
}  // namespace tqn::test
