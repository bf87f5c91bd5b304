#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "findings.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::test {
namespace {

std::string written(std::string_view text) {
  std::string out;
  yaml_format.write(parse_games(text).front(), out, {});
  return out;
}

std::string findings(std::string_view text) { return findings_of(text, yaml_format); }

TEST(Yaml, HasTagsAsKeysAndMovesAsABlock) {
  EXPECT_EQ(
      written("[Event \"The \\\"Old\\\" Cup\"]\n[White \"Қ\"]\n\n1. 76 98 {good} 2. 99 (2. 11) 77x 1-0"),
      "---\ntqn: 1\ntags:\n  Event: \"The \\\"Old\\\" Cup\"\n  White: \"Қ\"\nmoves: |\n  1. 76 98 {good}\n  2. 99\n"
      "  (2. 11)\n  2... 77x\n  1-0\n");
}

TEST(Yaml, ReadsWhatAHandWrites) {
  const char* const text =
      "# my games\ntags: {White: A, Round: 3, Black: 'B''s'}\nmoves: 1. 76 98 *\n---\nmoves: |\n    1. 76\n    98\n"
      "tags:\n    Date:\n    White: ~\n...\n--- # the end\n";
  EXPECT_EQ(dumps_of(text, yaml_format),
            (std::vector<std::string>{"tag White = A\ntag Round = 3\ntag Black = B's\nmove 76\nmove 98\nresult *\n",
                                      "tag Date = \ntag White = \nmove 76\nmove 98\nresult none\n"}));
  EXPECT_EQ(findings(text), "");
}

TEST(Yaml, NamesThePlaceOfAFault) {
  EXPECT_EQ(findings("tqn: 2\n"), "TQ803 tqn: 2: only version 1 of a game is known\n");
  EXPECT_EQ(findings("moves:\n  - 76\n"), "TQ803 - 76: a list, expected a text\n");
  EXPECT_EQ(findings("tags:\n  White: &a A\n  Black: *a\n"),
            "TQ803 &a A: an anchor: each game says everything itself\n");
  EXPECT_EQ(findings("tags:\n  Black: *a\n").substr(0, 6), "TQ803 ");
  EXPECT_EQ(findings("tags:\n  White: {a: b}\n"), "TQ803 {a: b}: a map, expected a text\n");
  EXPECT_EQ(findings("tags:\n  My tag: 1\n"),
            "TQ803 My tag: 1: the name of a tag is a letter, then letters, digits and _\n");
  EXPECT_EQ(findings("tags: A\n"), "TQ803 tags: A: \"tags\" is a map: a name, a colon and a value on each line\n");
  EXPECT_EQ(findings("moves: a\nmoves: b\n"), "TQ803 moves: b: the key \"moves\" is there a second time\n");
  EXPECT_EQ(findings("words\n"), "TQ803 words: a text, expected the map of a game\n");
  EXPECT_EQ(findings("a: b\n"),
            "TQ804 a: b: there is no key \"a\"; it was left out\n"
            "TQ803 a: a game has \"tags\" or \"moves\", here are neither\n");
  EXPECT_EQ(findings("tags:\n  White: \"A\n"), "TQ803 \"A: a text that is not closed\n");
  EXPECT_EQ(findings("tags:\n  White: 'it''s\n"), "TQ803 'it''s: a text that is not closed\n");
  EXPECT_EQ(findings("tags:\n  White: !!str A\n").substr(0, 6), "TQ803 ");
  EXPECT_EQ(findings("moves: 76\n...\nwords\n"), "TQ803 words: something behind the end of the document\n");
  EXPECT_EQ(findings("moves: 76\n\x04tags: {White: A}\n"),
            "TQ803 \x04tags: {White: A}: a control character, which YAML does not allow\n");
  EXPECT_EQ(findings("moves: \"\xFF\"\n"), "TQ101 \xFF: this byte is no part of UTF-8\n");
  EXPECT_EQ(findings("moves: |\n  [White \"A\"]\n\n  1. 76\n"),
            "TQ803 |: there are tags in \"moves\"; they belong to \"tags\"\n");
  EXPECT_EQ(findings("moves: |\n  1. 76 1-0\n\n  1. 76 *\n"), "TQ803 |: there is more than one game in \"moves\"\n");
}

TEST(Yaml, NamesThePlaceOfAMove) {
  EXPECT_EQ(findings("tags:\n  White: A\nmoves: |\n  1. 76 98\n  2. 7b 11\n").substr(0, 9), "TQ301 7b:");
  EXPECT_EQ(findings("moves: |2\n     1. 76 98\n\n  2. 7b 11\n").substr(0, 9), "TQ301 7b:");
  EXPECT_EQ(findings("moves: |\r\n  1. 76 98\r\n  2. 7b 11\r\n").substr(0, 9), "TQ301 7b:");
  const char* const start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 12";
  EXPECT_EQ(findings(std::string("tags:\n  FEN: ") + start + "\nmoves: |\n  12. 76 7b\n").substr(0, 9), "TQ301 7b:");
}

TEST(Yaml, CountsMovesFromTheStartPosition) {
  const char* const start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 12";
  const std::string text = std::string("tags:\n  SetUp: 1\n  FEN: ") + start + "\nmoves: |\n  12... 76\n  13. 98\n";
  Game game;
  Sink sink;
  ASSERT_TRUE(open_games(yaml_format, text)->next(game, sink));
  EXPECT_TRUE(game.main.numbers.empty());
  EXPECT_EQ(game.first_half_move(), 23U);
}

TEST(Yaml, EscapesWhatWouldEndALine) {
  Game game;
  game.tags.push_back({TagKey::event,
                       false,
                       Text("Event"),
                       Text("a\xE2\x80\xA8"
                            "b\nc\x01\xC2\x85\\"),
                       {},
                       {}});
  std::string out;
  yaml_format.write(game, out, {});
  EXPECT_NE(out.find("Event: \"a\\u2028b\\nc\\u0001\\u0085\\\\\"\n"), std::string::npos) << out;
  Sink sink;
  Game again;
  ASSERT_TRUE(open_games(yaml_format, out)->next(again, sink));
  EXPECT_EQ(again.tags.front().value, game.tags.front().value);
}

TEST(Yaml, RefusesATagWithTwoValues) {
  const Game game = parse_games("[Referee \"A\"]\n[Referee \"B\"]\n\n*").front();
  EXPECT_NE(yaml_format.refuses(game), "");
}

TEST(Yaml, KeepsTheMarkOfAnAtsyrau) {
  const std::string text = written("1. 76 98 1-0 {zero} {then} ;more\n");
  EXPECT_NE(text.find("  1-0 {zero}\n  {then}\n"), std::string::npos) << text;
  const auto games = read_games(text, yaml_format);
  EXPECT_TRUE(games.at(0).game.zero_mark);
  EXPECT_EQ(games.at(0).game.after.size(), 2U);
}

TEST(Yaml, ReadsEveryNameOfATagThatItWrites) {
  const std::string long_name(3000, 'L');
  std::vector<std::string> names{"null", "Null", "NULL", "true", "False", "YES",
                                 "no",   "On",   "off",  "y",    "N",     long_name};
  std::string record;
  for (const std::string& name : names) record += "[" + name + " \"" + name.substr(0, 5) + "\"]\n";
  const std::string text = written(record + "\n1. 76 *\n");
  EXPECT_EQ(findings(text), "");
  const auto games = read_games(text, yaml_format);
  ASSERT_EQ(games.at(0).game.tags.size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(games[0].game.tags[i].name.view(), names[i]);
    EXPECT_EQ(games[0].game.tags[i].value.view(), names[i].substr(0, 5));
  }
  for (std::size_t i = 0; i + 1 < names.size(); ++i)
    EXPECT_NE(text.find("  \"" + names[i] + "\": "), std::string::npos) << names[i];
}

TEST(Yaml, PassesOverDirectivesAndByteOrderMarks) {
  const std::string mark = "\xEF\xBB\xBF";
  const std::string text = "%YAML 1.2\n%TAG ! tag:x,2000:\n---\ntqn: 1\nmoves: 76\n...\n%YAML 1.2\n---\nmoves: 11\n" +
                           mark + "---\nmoves: 22\n" + mark + "%YAML 1.2\n---\nmoves: 33\n";
  EXPECT_EQ(dumps_of(text, yaml_format),
            (std::vector<std::string>{"move 76\nresult none\n", "move 11\nresult none\n", "move 22\nresult none\n",
                                      "move 33\nresult none\n"}));
  EXPECT_EQ(findings(text), "");
  const auto cutter = yaml_format.cutter();
  std::size_t games = 0;
  std::string pending;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size()) pending += text[i];
    const Cut cut = cutter->cut(pending, i == text.size());
    games += read_games(pending.substr(0, cut.bytes), yaml_format).size();
    pending.erase(0, cut.bytes);
  }
  EXPECT_EQ(games, 4U);
}

TEST(Yaml, IsReadSoonWhateverItNests) {
  for (const char* piece : {"[",   "{",   "{a: ", "- ", "? ", "a: &a\n", "\"",       "'", "\n ", "!",    "*a ",
                            "&a ", "|\n", "%",    ": ", ", ", "a: b\n",  "  a: b\n", "#", "\t",  "---\n"}) {
    for (const char* begin : {"", "tags: ", "tags:\n  White: ", "moves: |\n"}) {
      Game game;
      Sink sink;
      std::string whole = begin;
      for (int i = 0; i < 20'000; ++i) whole += piece;
      const auto reader = open_games(yaml_format, whole);
      while (reader->next(game, sink)) sink.clear();
    }
  }
}

TEST(Yaml, KnowsItsTexts) {
  EXPECT_EQ(tell_format("---\ntqn: 1\n", "").format, &yaml_format);
  EXPECT_EQ(tell_format("# mine\ntags:\n  White: A\n", ".txt").format, &yaml_format);
  EXPECT_EQ(tell_format("moves: 76\n", ".yml").format, &yaml_format);
  for (const char* text : {"%YAML 1.2\n---\ntqn: 1\n", "{tqn: 1, moves: \"76 98\"}\n", "--- {tqn: 1, moves: 76}\n",
                           "\"tqn\": 1\nmoves: 76\n", "--- # mine\n'tqn' : 1\n", "{\n  tqn: 1,\n  moves: 76\n}\n",
                           "\xEF\xBB\xBF---\ntqn: 1\n", "--- {tags: {White: A}}\n"})
    EXPECT_EQ(tell_format(text, "").format, &yaml_format) << text;
  EXPECT_EQ(tell_format("1. 76 98\n", "").format, &tqn_format);
  EXPECT_EQ(tell_format("{tags: they are missing}\n1. 76 98\n", "").format, &tqn_format);
}

}  // namespace
}  // namespace tqn::test
