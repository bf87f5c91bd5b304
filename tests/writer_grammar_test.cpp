// Canonical text is what the second grammar of spec/tqn.md, appendix B, says: it is run as printed there over
// everything the program writes.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/damage.hpp"
#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/peg.hpp"
#include "support/reading.hpp"
#include "support/seeds.hpp"

namespace tqn::test {
namespace {

constexpr std::uint64_t games_of_a_flavour = 300;

const Peg& grammar() {
  static const Peg peg = specification_grammar("peg-writer");
  return peg;
}

/// The lines around the place where a text stops to match, for the message of a failure.
std::string where_it_stops(std::string_view rule, std::string_view text) {
  std::size_t best = 0;  // the longest front of whole lines that begins some text of the grammar
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
    const std::string front(text.substr(0, end + 1));
    if (grammar().matches_all(rule, front) || grammar().matches_all(rule, front + "*\n")) best = end + 1;
  }
  return std::string(text.substr(best, 200));
}

void expect_match(std::string_view rule, const std::string& text) {
  EXPECT_TRUE(text.empty() || grammar().matches_all(rule, text)) << "the grammar stops near:\n"
                                                                 << where_it_stops(rule, text) << "\nof:\n"
                                                                 << text.substr(0, 4000);
}

/// What could not be read stands outside the grammar.
void remove_unread(std::vector<Note>& notes);
void remove_unread(Line& line) {
  remove_unread(line.before);
  for (Ply& ply : line.plies) {
    if (ply.notes) remove_unread(*ply.notes);
  }
}
void remove_unread(std::vector<Note>& notes) {
  std::erase_if(notes, [](const Note& note) { return note.kind == NoteKind::unread; });
  for (Note& note : notes) {
    if (note.line) remove_unread(*note.line);
  }
}
void remove_unread(Game& game) {
  remove_unread(game.preface);
  remove_unread(game.main);
  remove_unread(game.after);
}

/// Whether the game may be written: no finding is critical, and the text is UTF-8.
bool is_writable(const ReadGame& read) {
  return std::none_of(read.findings.begin(), read.findings.end(),
                      [](const Diagnostic& finding) { return info(finding.code).critical; });
}

std::string write(const Game& game, const WriteOptions& options) {
  std::string text;
  tqn_format.write(game, text, options);
  return text;
}

void expect_both_layouts_match(Game game) {
  remove_unread(game);
  expect_match("canonical_text", write(game, {}));
  for (const std::uint32_t width : {20U, 80U}) {
    expect_match("wrapped_text", write(game, {.layout = Layout::wrapped, .width = width}));
  }
}

class WriterGrammar : public ::testing::TestWithParam<Flavour> {};

TEST_P(WriterGrammar, MatchesEveryGeneratedGame) {
  for (std::uint64_t seed = 0; seed < games_of_a_flavour; ++seed) {
    expect_both_layouts_match(generate_game(seed, GetParam()));
    if (HasFailure()) return;
  }
}

TEST_P(WriterGrammar, MatchesSeveralGamesInARow) { expect_match("canonical_text", generate_text(7, 20, GetParam())); }

INSTANTIATE_TEST_SUITE_P(Flavours, WriterGrammar, ::testing::Values(Flavour::plain, Flavour::annotated),
                         [](const auto& of) { return of.param == Flavour::plain ? "Plain" : "Annotated"; });

TEST(WriterGrammarOfTexts, MatchesWhatBecomesOfEverySeedText) {
  for (const std::string& text : seed_texts()) {
    for (const ReadGame& read : read_games(text)) {
      if (is_writable(read)) expect_both_layouts_match(read.game);
      if (HasFailure()) return;
    }
  }
}

TEST(WriterGrammarOfTexts, MatchesNumbersThatBeginLikeHalfMoves) {
  for (const char* text :
       {"1. 76 (1. 48 59. 57) *", "1. 76 (1. 48 591... 57) 59. 98 *", "1. 76 98 (1... 48 11. 57) *"}) {
    const std::vector<ReadGame> games = read_games(text);
    ASSERT_EQ(games.size(), 1U) << text;
    expect_both_layouts_match(games.front().game);
  }
}

TEST(WriterGrammarOfTexts, MatchesGoldenCanonicalTexts) {
  for (const auto& path : files_below(project_path("tests/golden/tqn"))) {
    if (path.extension() != ".out") continue;
    const std::string text = read_file(path);
    const std::vector<ReadGame> games = read_games(text);
    const bool unread = std::any_of(games.begin(), games.end(), [](const ReadGame& read) {
      Game rest = read.game;
      remove_unread(rest);
      return !is_writable(read) || dump(rest) != dump(read.game);
    });
    if (!unread) expect_match("canonical_text", text);
  }
}

TEST(WriterGrammarOfTexts, MatchesCanonicalExamplesOfTheSpecification) {
  std::size_t examples = 0;
  for (const Example& example : specification_examples()) {
    if (example.language != "tqn" || !example.has("fmt")) continue;
    ++examples;
    expect_match("canonical_text", example.text);
  }
  EXPECT_GE(examples, 5U);
}

// A grammar that matches everything would pass all of the above.
TEST(WriterGrammarOfTexts, RefusesTextThatIsNotCanonical) {
  constexpr std::string_view roster =
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
      "\"*\"]\n";
  const std::string canonical = std::string(roster) + "\n1. 76 98\n*\n";
  ASSERT_TRUE(grammar().matches_all("canonical_text", canonical));
  const std::vector<std::string> others = {
      std::string(roster) + "\n1. 76 98\n",               // no result
      std::string(roster) + "\n1. 76 98 *\n",             // not on a line of its own
      std::string(roster) + "\n1. 76 98\n*",              // no line end
      std::string(roster) + "\n\n1. 76 98\n*\n",          // two blank lines
      std::string(roster) + "1. 76 98\n*\n",              // no blank line
      std::string(roster) + "\n1.76 98\n*\n",             // number and move glued
      std::string(roster) + "\n01. 76 98\n*\n",           // a zero in front
      std::string(roster) + "\n1. 76  98\n*\n",           // two blanks
      std::string(roster) + "\n1. 76 98 \n*\n",           // a blank at the end of a line
      std::string(roster) + "\n1. 76 98 2. 66\n*\n",      // two pairs on a line
      std::string(roster) + "\n1. 76 {a} 98\n*\n",        // no number behind a comment
      std::string(roster) + "\n1. 76!\n*\n",              // a glyph as a sign
      std::string(roster) + "\n1. 76 98X\n*\n",           // the mark as a capital letter
      std::string(roster) + "\n1. 76 (10) 98\n*\n",       // a count apart from its move
      std::string(roster) + "\n1. 76 98 (1... 87)\n*\n",  // a variation on the line of its move
      std::string(roster) + "\n1. 76 98\n1:0\n",          // another spelling of a result
      std::string(roster) + "\n1. 76 98 {a\n[B \"c\"]}\n*\n",
      "[Event \"?\"]\r\n" + canonical.substr(12),
      "\xEF\xBB\xBF" + canonical,
      canonical.substr(canonical.find('\n') + 1),  // a tag of the roster is missing
      canonical + "\n\n" + canonical,
      canonical + canonical,
  };
  for (const std::string& text : others) EXPECT_FALSE(grammar().matches_all("canonical_text", text)) << text;
}

TEST(WriterGrammarOfTexts, RefusesMostDamagedTexts) {
  Random random(11);
  int refused = 0;
  int damaged = 0;
  for (std::uint64_t seed = 0; seed < games_of_a_flavour; ++seed) {
    const std::string whole = generate_text(seed, 1, Flavour::plain);
    std::string text = whole;
    damage(text, random);
    if (text == whole) continue;
    ++damaged;
    if (!grammar().matches_all("canonical_text", text)) ++refused;
  }
  EXPECT_GT(damaged, 200);
  EXPECT_GT(refused * 10, damaged * 5) << refused << " of " << damaged;
}

TEST(WriterGrammarOfTexts, EveryRuleIsUsed) {
  std::string fences;
  for (const Example& example : examples_of(project_path("spec/tqn.md"))) {
    if (example.language == "peg-writer") fences += example.text;
  }
  for (const std::string& name : grammar().names()) {
    if (name == "canonical_text" || name == "wrapped_text") continue;
    std::size_t uses = 0;
    for (std::size_t at = fences.find(name); at != std::string::npos; at = fences.find(name, at + 1)) {
      const auto is_word = [&](std::size_t i) {
        return i < fences.size() && ((fences[i] >= 'a' && fences[i] <= 'z') || fences[i] == '_');
      };
      if ((at == 0 || !is_word(at - 1)) && !is_word(at + name.size())) ++uses;
    }
    EXPECT_GE(uses, 2U) << name << " is defined and never used";
  }
}

}  // namespace
}  // namespace tqn::test
