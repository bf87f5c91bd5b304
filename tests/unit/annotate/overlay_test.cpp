#include "tqn/annotate/overlay.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "annotated.hpp"
#include "support/examples.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view record =
    "[White \"Sadykova Aigerim\"]\n[Round \"1\"]\n[Result \"*\"]\n\n1. 43 11\n2. 32 44x\n*\n";

/// "3:5: what is wrong", or the game with all entries laid over it.
std::string laid_over(std::string_view yaml, std::string_view text = record) {
  const auto told = [](const YamlFault& fault) {
    return std::to_string(fault.place.line) + ':' + std::to_string(fault.place.column) + ": " + fault.message;
  };
  const auto parsed = Overlay::parse(yaml);
  if (const auto* const fault = std::get_if<YamlFault>(&parsed)) return told(*fault);
  const Overlay& overlay = std::get<Overlay>(parsed);
  Game game = parse_games(text).front();
  for (const std::size_t entry : overlay.entries_for(game, 1)) {
    if (const auto fault = overlay.apply(entry, game, verdict_of(game))) return told(*fault);
  }
  const std::string whole = written(game);
  return whole.substr(whole.find("\n\n") + 2);
}

/// The same with one note.
std::string noted(std::string_view key, std::string_view note, std::string_view text = record) {
  std::string yaml = "tqn-notes: 1\ngames:\n- game: 1\n  notes:\n    ";
  return laid_over(yaml.append(key).append(": ").append(note).append("\n"), text);
}

TEST(Overlay, OfTheSpecificationFits) {
  const std::vector<Example> examples = examples_of(project_path("spec/annotations.md"));
  const auto yaml = std::ranges::find(examples, "yaml", &Example::language);
  ASSERT_NE(yaml, examples.end());
  EXPECT_EQ(laid_over(yaml->text),
            "{The last round.}\n"
            "1. 43 {a quiet beginning}\n"
            "1... 11\n"
            "2. 32 $1 {[%arrows 3>N2]} {Black has no time.}\n"
            "(2. 21 23 {A slip.} {As played a year before.})\n"
            "2... 44x\n"
            "*\n"
            "{Both had seen enough.}\n");
}

TEST(Overlay, DoesNotSayTwiceWhatIsThere) {
  const std::string_view text = "1. 43! {good} (1. 21 {so}) 11\n";
  EXPECT_EQ(noted("1w", "[{glyph: 1}, good, better, {variation: {moves: '2', notes: {1w: so}}}]", text),
            "1. 43 $1 {good} {better}\n(1. 21 {so})\n1... 11\n*\n");
}

TEST(Overlay, TakesTheWayIntoVariations) {
  const std::string_view text = "1. 43 (1. 21) (1. 32 11 (1... 98)) 11\n";
  EXPECT_EQ(noted("1w/2/1b/1/1b", "deep", text), "1. 43\n(1. 21)\n(1. 32 11 (1... 98 {deep}))\n1... 11\n*\n");
  EXPECT_EQ(noted("1w/3/1b", "deep", text), "5:5: 1w/3/1b: behind 1w there are 2 variations");
  EXPECT_EQ(noted("1b/1/1b", "deep", text), "5:5: 1b/1/1b: behind 1b there is no variation");
}

TEST(Overlay, TellsWhereAFaultIs) {
  EXPECT_EQ(noted("7w", "x"), "5:5: 7w: there is no half-move 7w here");
  EXPECT_EQ(noted("7", "x"), "5:5: '7' is no half-move such as 12w, 12b or 12w/1/13b");
  EXPECT_EQ(noted("1w/0/1w", "x"), "5:5: '1w/0/1w' is no half-move such as 12w, 12b or 12w/1/13b");
  EXPECT_EQ(noted("1w", "{glif: 1}"),
            "5:10: there is no key 'glif' here; known: comment, glyph, pits, arrows, diagram, escape, variation");
  EXPECT_EQ(noted("1w", "{glyph: best}"), "5:17: 'best' is no glyph: a sign such as !? or a number up to 255");
  EXPECT_EQ(noted("1w", "{pits: G10}"), "5:16: 'G10' is no pit such as 6, G6 or RN3");
  EXPECT_EQ(noted("1w", "{arrows: 3-4}"), "5:18: '3-4' is no arrow such as 7>N6 or R3>4");
  EXPECT_EQ(noted("1w", "{variation: 22 11}"), "5:21: half-move 1w of the variation, 22 lands in pit 1, not pit 2");
  EXPECT_EQ(noted("2w", "{variation: 1}"), "5:21: half-move 2w of the variation, 1 cannot be played: the pit is empty");
  EXPECT_EQ(noted("1w", "'[%stands 9]'"),
            "5:9: a note cannot have the commands stands, written and unread: they change what was played");
  EXPECT_EQ(noted("1w", "'[%tqn kazans] 1-2'"), "5:9: a comment that begins as those of the program do");
  EXPECT_EQ(laid_over("tqn-notes: 2\n"), "1:12: tqn-notes is '2'; 1 is known");
  EXPECT_EQ(laid_over("tqn-notes: 1\ngames:\n- tags: {}\n"), "3:3: an entry has either the key game or the key match");
  EXPECT_EQ(laid_over("tqn-notes: 1\ngames:\n- game: 1\n  tags: {FEN: x}\n"),
            "4:10: the tag FEN says what was played, and is not set by notes");
  EXPECT_EQ(laid_over("tqn-notes: 1\ngames: &a [*a]\n").find("2:"), 0U);
}

TEST(Overlay, AValueOfYamlThatIsNoTextIsNotTakenForOne) {
  for (const std::string_view value : {"~", "null", ""}) {
    const std::string nothing(value);
    EXPECT_EQ(noted("1w", nothing), noted("1w", "[]")) << "no notes";
    EXPECT_EQ(noted("1w", "{comment: " + nothing + "}"), "5:19: a comment is a text, and nothing stands here");
    EXPECT_EQ(noted("1w", "{escape: " + nothing + "}"), "5:18: an escape line is a text, and nothing stands here");
    EXPECT_EQ(noted("1w", "{glyph: " + nothing + "}"), "5:17: a glyph is a text, and nothing stands here");
    EXPECT_EQ(laid_over("tqn-notes: 1\ngames:\n- {game: 1, tags: {Annotator: " + nothing + "}}\n"),
              "3:31: the value of a tag is a text, and nothing stands here");
    EXPECT_EQ(laid_over("tqn-notes: 1\ngames:\n- match: {Event: " + nothing + "}\n"),
              "3:18: the value of a tag is a text, and nothing stands here");
  }
  EXPECT_EQ(noted("1w", "!!int 5"), "5:9: the tag tag:yaml.org,2002:int of YAML; a value is a text, a list or a map");
  EXPECT_EQ(noted("1w", "!mine x"), "5:9: the tag !mine of YAML; a value is a text, a list or a map");
  EXPECT_EQ(noted("1w", "!!set {comment: x}").find("5:9: the tag"), 0U);
  EXPECT_EQ(noted("1w", "!!omap [x]").find("5:9: the tag"), 0U);
  EXPECT_EQ(noted("!!int 1w", "x").find("5:5: the tag"), 0U);
  EXPECT_EQ(noted("1w", "!!str 5"), noted("1w", "5"));
  EXPECT_EQ(noted("1w", "!!map {comment: !!str x}"), noted("1w", "!!seq [x]"));
}

TEST(Overlay, MatchesATagByAnyOfItsNames) {
  for (const std::string_view in_record : {"White", "P1"}) {
    for (const std::string_view in_notes : {"White", "P1"}) {
      std::string yaml = "tqn-notes: 1\ngames:\n- match: {Round: 1, ";
      yaml.append(in_notes).append(": Ana}\n  end: met\n");
      std::string text = "[";
      text.append(in_record).append(" \"Ana\"]\n[Round \"1\"]\n\n1. 43 11\n*\n");
      EXPECT_EQ(laid_over(yaml, text), "1. 43 11\n*\n{met}\n") << in_record << ' ' << in_notes;
    }
  }
}

/// Variations inside each other; the innermost one is as deep as that.
std::string nested(int depth) {
  std::string text;
  for (int i = 0; i < depth; ++i) text += i % 2 == 0 ? "(1. 21 {a} " : "(1. 32 {b} ";
  text.append(static_cast<std::size_t>(depth), ')');
  return "1. 43 " + text + " 11\n*\n";
}

TEST(Overlay, ACheckpointThatIsWrongMakesTheGameIllegal) {
  EXPECT_EQ(
      noted("1w", "'[%pos 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 1]'").find("3:3: with these"),
      0U);
}

/// What is left of a game when its notes are taken out and laid over it again.
std::string taken_out_and_laid_over(std::string_view text) {
  Game game = parse_games(text).front();
  std::string yaml(overlay_head);
  extract_notes(game, 1, yaml);
  strip_notes(game);
  return laid_over(yaml, written(game));
}

TEST(Overlay, TakesOutVariationsAsDeepAsARecordCanHaveThem) {
  for (const int depth : {1, 49, 50, 63, 64}) {
    const std::string text = written(parse_games(nested(depth)).front());
    ASSERT_EQ(std::ranges::count(text, '('), depth);
    EXPECT_EQ(taken_out_and_laid_over(text), text.substr(text.find("\n\n") + 2)) << depth;
  }
}

TEST(Overlay, ADocumentThatIsDeeperThanNotesCanBeIsAFault) {
  for (const auto& [open, close] : {std::pair{"[", "]"}, {"{a: ", "}"}, {"- ", ""}}) {
    for (const int depth : {300, 600, 5000}) {
      std::string yaml = "tqn-notes: 1\ngames:\n  ";
      for (int i = 0; i < depth; ++i) yaml += open;
      yaml += 'x';
      for (int i = 0; i < depth; ++i) yaml += close;
      EXPECT_NE(laid_over(yaml).find("too many values inside each other"), std::string::npos) << laid_over(yaml);
    }
  }
}

TEST(Overlay, ALineOfACommentThatWouldBeTheProgramsIsNotTakenOut) {
  Game game = parse_games(record).front();
  Note note;
  note.text = Text("a }\n[%tqn kazans] 1-2\nb");
  game.main.plies.front().notes.make().push_back(std::move(note));
  std::string yaml(overlay_head);
  extract_notes(game, 1, yaml);
  EXPECT_EQ(laid_over(yaml), "1. 43 ;a }\n{b}\n1... 11\n2. 32 44x\n*\n");
}

TEST(Overlay, KeepsTheNumbersOfVariationsWhateverTheyAre) {
  for (const std::string_view variation :
       {"21 23", "2. 21 23", "2. 21 2... 23", "21 2... 23", "7. 21 23", "7... 21 23", "7. 21 9... 23", "21 9... 23",
        "1. 21 1. 23", "1. 21 1... 23", "2... 21 23", "3. 21 3... 23 4. 34", "2. 21 23 7. 34", "2. 21 23 2. 34",
        "99999999. 21 23", "0. 21 23", "2 21 23", "21 23 1. 34", "7. 21 23 (9... 34 9. 45)"}) {
    const std::string text = "1. 43 11\n2. 32 (" + std::string(variation) + ") 44x\n*\n";
    const std::string whole = written(parse_games(text).front());
    EXPECT_EQ(taken_out_and_laid_over(text), whole.substr(whole.find("\n\n") + 2)) << variation;
  }
}

TEST(Overlay, KeepsTheNumbersOfVariationsOfMovesWithOtherNumbers) {
  for (const std::string_view variation : {"21 23", "2. 21 23", "5. 21 23", "5. 21 2... 23", "6. 21 23"}) {
    const std::string line(variation);
    const std::string text = "1. 43 11\n5. 32 (" + line + ") 44x 6. 22 (7. 12) 13 (6. 13)\n*\n";
    const std::string whole = written(parse_games(text).front());
    EXPECT_EQ(taken_out_and_laid_over(text), whole.substr(whole.find("\n\n") + 2)) << variation;
  }
}

TEST(Overlay, TakesNumbersOfItsOwnForWhatTheySay) {
  EXPECT_EQ(noted("2w", "{variation: 2. 21 2... 23}"), "1. 43 11\n2. 32\n(2. 21 23)\n2... 44x\n*\n");
  EXPECT_EQ(noted("2w", "{variation: 12. 21 23}"), "1. 43 11\n2. 32\n(12. 21 23)\n2... 44x\n*\n");
}

TEST(Overlay, HasEntriesForGamesByNumberAndByTagsInTheirOrder) {
  const auto parsed = Overlay::parse(
      "tqn-notes: 1\ngames:\n- match: {Round: '1', White: 'Sadykova Aigerim'}\n- game: 2\n- game: 1\n"
      "- match: {Round: '1', White: Tolegen Dias}\n- match: {White: 'Sadykova Aigerim'}\n- game: 1\n");
  ASSERT_TRUE(std::holds_alternative<Overlay>(parsed));
  const Overlay& overlay = std::get<Overlay>(parsed);
  const Game game = parse_games(record).front();
  EXPECT_EQ(overlay.entries_for(game, 1), (std::vector<std::size_t>{0, 2, 4, 5}));
  EXPECT_EQ(overlay.entries_for(game, 2), (std::vector<std::size_t>{0, 1, 4}));
  EXPECT_EQ(overlay.entries_for(game, 3), (std::vector<std::size_t>{0, 4}));
}

TEST(Overlay, TellsPlacesInALineOfManyCharactersByCharacters) {
  EXPECT_EQ(laid_over("tqn-notes: 1\ngames: [{game: 1, start: [ә, ө, {glif: 1}]}]\n").substr(0, 5), "2:34:");
}

TEST(Overlay, MakesATagAPersonsThatWasTheProgramsBefore) {
  const std::string_view text = "[PlyCount \"4\"]\n[Opening \"43\"]\n\n{[%tqn opening] [%tqn plycount]}\n1. 43 11\n*\n";
  EXPECT_EQ(laid_over("tqn-notes: 1\ngames:\n- game: 1\n  tags: {Opening: Mine}\n", text),
            "{[%tqn plycount]}\n1. 43 11\n*\n");
}

TEST(Overlay, ReachesBehindAHalfMoveThatIsFilledIn) {
  EXPECT_EQ(noted("3b", "[far, {variation: 2}]", "1. 43 11\n2. 32 --\n3. 78 57\n*\n"),
            "1. 43 11\n2. 32 --\n3. 78 57 {far}\n(3... 23)\n*\n");
}

/// The moves of the record, with a note laid over it again and again.
std::string noted_twice(std::string_view note) {
  const std::string tags = "[White \"Sadykova Aigerim\"]\n[Round \"1\"]\n[Result \"*\"]\n\n";
  return noted("1w", note, tags + noted("1w", note));
}

TEST(Overlay, DoesNotSayTwiceWhatTheWriterWritesInAnotherWay) {
  for (const std::string_view note :
       {R"("a\r\nb")", R"("a\rb")", R"("a\t b ")", R"("a\n\nb\t")", R"("a\n[Event \"x\"]\nb")", R"({escape: "  a  "})",
        R"({escape: "a\t"})", R"({escape: ""})", R"("")", R"("a } b")", R"({diagram: " a  b "})"}) {
    const std::string once = noted("1w", note);
    EXPECT_EQ(noted_twice(note), once) << note;
    EXPECT_NE(once, noted("1w", "[]")) << note;
    const std::string whole = written(parse_games(once).front());
    EXPECT_EQ(whole.substr(whole.find("\n\n") + 2), once) << note;
  }
}

TEST(Overlay, HoldsNoControlCharacters) {
  EXPECT_EQ(noted("1w", R"("a\0b")"), "5:9: a comment with a control character, which a record does not hold");
  EXPECT_EQ(noted("1w", R"({comment: "a\x7fb"})"),
            "5:19: a comment with a control character, which a record does not hold");
  EXPECT_EQ(noted("1w", R"("\x01[%tqn prose] x")"),
            "5:9: a comment with a control character, which a record does not hold");
  EXPECT_EQ(noted("1w", R"({escape: "a\x1b"})"),
            "5:18: an escape line with a control character, which a record does not hold");
  EXPECT_EQ(noted("1w", R"({diagram: "a\x02b"})"),
            "5:19: diagram with a control character, which a record does not hold");
}

TEST(Overlay, ACommentWithABraceIsOneLine) {
  EXPECT_EQ(noted("1w", R"("a } b")"), "1. 43 ;a } b\n1... 11\n2. 32 44x\n*\n");
  for (const std::string_view note : {R"("a } b\nc")", R"("a\r\nb }")", R"("a\r}")"})
    EXPECT_EQ(noted("1w", note), "5:9: a comment with '}' is one line: it is written behind ';'") << note;
}

TEST(Overlay, TakesOutWhatCanBeLaidOver) {
  Game game = parse_games(record).front();
  Note note;
  note.text = Text::borrow("a } b\r\nc\x01 d");
  game.main.plies.front().notes.make().push_back(note);
  std::string yaml(overlay_head);
  extract_notes(game, 1, yaml);
  EXPECT_EQ(laid_over(yaml), "1. 43 ;a } b\n{c  d}\n1... 11\n2. 32 44x\n*\n") << yaml;
}

TEST(Overlay, IsNeitherDeepNorTorn) {
  for (const std::string& yaml : {std::string(100'000, '['), std::string(100'000, '{'), std::string("a: \"b"),
                                  std::string("a\0b", 3), std::string("- \n") + std::string(5'000, '-')}) {
    EXPECT_TRUE(std::holds_alternative<YamlFault>(Overlay::parse(yaml))) << yaml.substr(0, 20);
  }
}

}  // namespace
}  // namespace tqn::test
