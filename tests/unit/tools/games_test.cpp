#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "feed.hpp"
#include "games_job.hpp"
#include "sheet.hpp"
#include "support/damage.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"

namespace tqn::tools {
namespace {

using testing::HasSubstr;

/// What a run over files gave.
struct Ran {
  std::string report;
  std::string rewritten;
  Totals totals;
  bool failing = false;
  bool troubled = false;
};

class Games : public testing::Test {
 protected:
  void add(std::string_view name, std::string_view content) {
    const std::string path = (folder_.path() / name).string();
    test::write_file(path, content);
    paths_.push_back({path, &resolved});
  }
  void add_missing(std::string_view name) { paths_.push_back({(folder_.path() / name).string(), &resolved}); }

  Ran run(Wishes wishes, std::size_t jobs, ReportFormat format = ReportFormat::json) {
    resolved.policy = make_policy(resolved.settings);
    const auto reporter = make_reporter(format, {});
    wishes.every_game = wishes.every_game || reporter->wants_every_game();
    Sheet report;
    Sheet document;
    Rewriter rewriter(Target::document, document);
    Progress progress(When::never, paths_);
    GamesJob job(wishes, {resolved.settings, *reporter, report, format,
                          wishes.rewriting == Rewriting::none ? nullptr : &rewriter, progress, false});
    FileFeed feed(paths_, "<stdin>", jobs > 1 ? SmallFiles::by_worker : SmallFiles::here);
    job.begin();
    run_batches(feed, job, jobs);
    job.end();
    return {report.text, document.text, job.totals(), job.failing(), job.troubled()};
  }

  Resolved resolved;

 private:
  test::ScratchFolder folder_;
  std::vector<InputPath> paths_;
};

constexpr std::string_view good = R"([Event "City Cup"]
[Site "Almaty"]
[Date "2024.03.22"]
[Round "1"]
[White "A"]
[Black "B"]
[Result "*"]

1. 76 98
2. 99 77x
*
)";

std::string with(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed(text);
  const std::size_t at = changed.find(from);
  if (at != std::string::npos) changed.replace(at, from.size(), to);
  return changed;
}

TEST_F(Games, AddUpByStatus) {
  add("all.tqn", std::string(good) + "\n" + with(good, "2024.03.22", "22.03.2024") + "\n" +
                     with(good, "99 77x", "99 hello 77x") + "\n" + with(good, "2. 99", "{ 2. 99"));
  const Ran ran = run({}, 1);
  EXPECT_EQ(ran.totals.games, 4U);
  EXPECT_EQ(ran.totals.ok, 1U);
  EXPECT_EQ(ran.totals.fixable, 1U);
  EXPECT_EQ(ran.totals.review, 1U);
  EXPECT_EQ(ran.totals.rejected, 1U);
  EXPECT_TRUE(ran.failing);
}

/// Many games with faults, more than one block, in several files.
TEST_F(Games, AreReportedAlikeByOneJobAndByMany) {
  for (int file = 0; file < 3; ++file) {
    std::string text;
    for (std::uint64_t i = 0; i < 600; ++i) {
      const std::string game =
          test::generate_text(1000 * static_cast<std::uint64_t>(file) + i, 1, test::Flavour::annotated);
      text += (i % 3 == 0 ? with(game, "\n1. ", "\n1. 7b ") : game) + "\n";
    }
    add(fmt::format("f{}.tqn", file), text);
  }
  add_missing("nothing.tqn");
  add("last.tqn", good);
  for (const Rewriting rewriting : {Rewriting::none, Rewriting::fix, Rewriting::format}) {
    Wishes wishes;
    wishes.rewriting = rewriting;
    const Ran one = run(wishes, 1);
    EXPECT_GT(one.totals.games, 1800U);
    EXPECT_TRUE(one.troubled);
    for (const std::size_t jobs : {2U, 5U}) {
      const Ran many = run(wishes, jobs);
      EXPECT_EQ(many.report, one.report);
      EXPECT_EQ(many.rewritten, one.rewritten);
      EXPECT_EQ(many.totals, one.totals);
    }
  }
}

/// Packed, though its name does not say so: "1. 7b", and after an empty line "1. 76 9b".
constexpr std::string_view two_packed_games(
    "\037\213\010\000\000\000\000\000\002\377\063\324\123\060\117\342\322\342\342\062\004\062\314\024\054\101\154\000"
    "\324\002\043\266"
    "\024\000\000\000",
    36);

TEST_F(Games, OfManySmallFilesAreReportedInOrderWhoeverOpensThem) {
  for (int i = 0; i < 100; ++i) {
    add(fmt::format("a{:02}.tqn", i), i % 2 == 0 ? std::string(good) : with(good, "99 77x", "99 7b"));
    if (i % 10 == 1) add_missing(fmt::format("a{:02}-missing.tqn", i));
    if (i % 10 == 2) add(fmt::format("a{:02}-empty.tqn", i), "");
    if (i % 10 == 3) add(fmt::format("a{:02}-packed.tqn", i), two_packed_games);
    if (i % 10 == 4) add(fmt::format("a{:02}-cut.tqn", i), two_packed_games.substr(0, 30));
    if (i % 10 == 5) add(fmt::format("a{:02}-utf-16.tqn", i), std::string_view("\377\376\061\000\056\000", 6));
    if (i % 50 == 6) add(fmt::format("a{:02}-large.tqn", i), test::generate_text(5, 500, test::Flavour::plain));
  }
  for (const Rewriting rewriting : {Rewriting::none, Rewriting::fix}) {
    Wishes wishes;
    wishes.rewriting = rewriting;
    const Ran one = run(wishes, 1, ReportFormat::jsonl);
    EXPECT_GT(one.totals.games, 1100U);
    const Ran many = run(wishes, 3, ReportFormat::jsonl);
    EXPECT_EQ(many.report, one.report);
    EXPECT_EQ(many.rewritten, one.rewritten);
    EXPECT_EQ(many.totals, one.totals);
  }
}

TEST_F(Games, AreCountedAlikeWhenNotAllFindingsAreShown) {
  std::string text;
  for (int i = 0; i < 2000; ++i) text += with(good, "99 77x", "9b 77x") + "\n";
  add("bad.tqn", text);
  const Ran all = run({}, 1);
  resolved.settings.max_diagnostics = 3;
  const Ran few = run({}, 1, ReportFormat::gcc);
  const Ran two = run({}, 2, ReportFormat::gcc);
  EXPECT_EQ(few.totals.review, all.totals.review);
  EXPECT_EQ(few.totals.errors, all.totals.errors);
  EXPECT_EQ(two.report, few.report);
  EXPECT_EQ(std::count(few.report.begin(), few.report.end(), '\n'), 4);
}

TEST_F(Games, KeepTheirPlacesOverBlocksAndFiles) {
  std::string text;
  std::size_t lines = 0;
  while (text.size() < 600'000) {
    text += std::string(good) + "\n";
    lines += 12;
  }
  text += with(good, "99 77x", "9b 77x");
  add("a.tqn", text);
  add("b.tqn", with(good, "99 77x", "9b 77x"));
  const Ran ran = run({}, 2, ReportFormat::gcc);
  EXPECT_THAT(ran.report, HasSubstr(fmt::format("a.tqn:{}:4:", lines + 10)));
  EXPECT_THAT(ran.report, HasSubstr("b.tqn:10:4:"));
}

TEST_F(Games, SilenceAFindingByACommentWithAReason) {
  add("cup.tqn", with(good, "99 77x", "9b {[%ignore TQ301 the sheet is torn here]} 77x"));
  EXPECT_EQ(run({}, 1).totals.ok, 1U);
}

TEST_F(Games, ThatIgnoreWithoutAReasonAreTold) {
  add("cup.tqn", with(good, "99 77x", "9b {[%ignore TQ301]} 77x"));
  const Ran ran = run({}, 1, ReportFormat::gcc);
  EXPECT_THAT(ran.report, HasSubstr("[TQ309]"));
  EXPECT_THAT(ran.report, HasSubstr("[TQ301]"));
}

TEST_F(Games, CannotIgnoreACriticalFinding) {
  add("cup.tqn",
      with(with(good, "2. 99", "{[%ignore TQ602 why not]} 2. 99"), "Result \"*\"", "Result \"1-0\"") + "0-1\n");
  EXPECT_EQ(run({}, 1).totals.rejected, 1U);
}

TEST_F(Games, AreMendedAndEverythingElseIsKept) {
  const std::string neighbour = with(good, "[Event \"City Cup\"]", "[Event   \"City Cup\"]  ");
  const std::string bad = with(good, "2024.03.22", "22.03.2024");
  add("cup.tqn", neighbour + "\n\n\n" + bad + "\n  \n" + neighbour);
  Wishes wishes;
  wishes.rewriting = Rewriting::fix;
  const Ran ran = run(wishes, 1);
  EXPECT_EQ(ran.rewritten, neighbour + "\n\n\n" + std::string(good) + "\n  \n" + neighbour);
  EXPECT_EQ(ran.totals.ok, 3U);
}

TEST_F(Games, WithACriticalFindingAreNotTouched) {
  const std::string bad = with(with(good, "2024.03.22", "22.03.2024"), "2. 99", "{ 2. 99");
  add("cup.tqn", bad + "\n" + std::string(good));
  for (const Rewriting rewriting : {Rewriting::fix, Rewriting::format}) {
    Wishes wishes;
    wishes.rewriting = rewriting;
    EXPECT_EQ(run(wishes, 1).rewritten, bad + "\n" + std::string(good));
  }
}

/// Formatting does not judge moves; no critical finding may depend on them.
TEST_F(Games, OfEveryCriticalCodeStayAsTheyAre) {
  for (const CodeInfo& row : all_codes()) {
    if (!row.critical || row.example != tqn::Example::game) continue;
    add(std::string(row.id) + ".tqn", row.before);
  }
  Wishes wishes;
  wishes.rewriting = Rewriting::format;
  const Ran ran = run(wishes, 1);
  for (const CodeInfo& row : all_codes()) {
    if (!row.critical || row.example != tqn::Example::game) continue;
    EXPECT_THAT(ran.rewritten, HasSubstr(std::string(row.before)));
  }
}

TEST_F(Games, StopAtTheFirstFailureIfAsked) {
  const std::string bad = with(good, "99 77x", "9b 77x");
  add("cup.tqn", std::string(good) + "\n" + bad + "\n" + bad + "\n" + std::string(good));
  Wishes wishes;
  wishes.fail_fast = true;
  const Ran ran = run(wishes, 1);
  EXPECT_EQ(ran.totals.games, 2U);
  EXPECT_EQ(run(wishes, 2).report, ran.report);
}

TEST_F(Games, WithTheSameMovesAreDuplicatesAcrossFiles) {
  add("a.tqn", std::string(good) + "\n" + with(good, "City Cup", "Another Cup"));
  add("b.tqn", with(good, "77x\n", "77\n") + "\n" + with(good, "2. 99 77x\n", ""));
  Wishes wishes;
  wishes.keys = wishes.every_game = true;
  const Ran ran = run(wishes, 1, ReportFormat::gcc);
  EXPECT_THAT(ran.report, HasSubstr("a.tqn:13:1: warning: same start and half-moves as game 1 [TQ701]"));
  EXPECT_THAT(ran.report, HasSubstr("same start and half-moves as game 1 of "));
  EXPECT_EQ(ran.totals.review, 2U);
  EXPECT_EQ(ran.totals.ok + ran.totals.fixable + ran.totals.review + ran.totals.rejected, 4U);
}

TEST_F(Games, BelowTheRequiredRungMakeTheStatus) {
  add("cup.tqn", with(good, "99 77x", "98 77x"));
  resolved.settings.require = Level::readable;
  EXPECT_FALSE(run({}, 1).failing);
  resolved.settings.require = Level::legal;
  EXPECT_TRUE(run({}, 1).failing);
}

TEST_F(Games, OnTheHighestRungAreCanonical) {
  add("cup.tqn", good);
  resolved.settings.require = Level::archival;
  EXPECT_FALSE(run({}, 1).failing);
  add("cup2.tqn", with(good, "1. 76 98\n", "1. 76 98 "));
  EXPECT_TRUE(run({}, 1).failing);
}

TEST_F(Games, OfDamagedFilesAreAllReadAndWrittenBack) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::string text = test::generate_text(seed, 5, test::Flavour::scarred);
    add(std::to_string(seed) + ".tqn", text.substr(0, text.size() - text.size() * seed / 50));
  }
  Wishes wishes;
  wishes.rewriting = Rewriting::format;
  wishes.verify = true;
  const Ran ran = run(wishes, 2);
  EXPECT_EQ(ran.totals.ok + ran.totals.fixable + ran.totals.review + ran.totals.rejected, ran.totals.games);
  EXPECT_FALSE(ran.troubled) << "a game read otherwise after it was formatted";
}

}  // namespace
}  // namespace tqn::tools
