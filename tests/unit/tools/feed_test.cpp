#include "feed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"

namespace tqn::tools {
namespace {

constexpr std::string_view game = "1. 76 98\n2. 99 77x\n*\n";

/// All bytes of a feed, and the size of its largest batch.
struct Fed {
  std::string bytes;
  std::size_t batches = 0;
  std::size_t largest = 0;
  std::size_t opened = 0;
  std::size_t closed = 0;
};
void take(Fed& fed, const Batch& batch) {
  ++fed.batches;
  fed.bytes += batch.bytes.view();
  fed.largest = std::max(fed.largest, batch.bytes.view().size());
  fed.opened += batch.opens ? 1 : 0;
  fed.closed += batch.closes ? 1 : 0;
}

TEST(FileFeed, GivesFewGamesAtATimeAndAllBytesOnce) {
  const test::ScratchFolder folder;
  const std::string path = (folder.path() / "large.tqn").string();
  std::string comment = "{";
  comment += std::string(100'000, 'a') + "}\n";
  for (const std::size_t games : {std::size_t{1}, std::size_t{30'000}}) {
    for (const SmallFiles small : {SmallFiles::here, SmallFiles::by_worker}) {
      const std::string tag = "[Event \"Cup\"]\n\n";
      std::string text;
      for (std::size_t i = 0; i < games; ++i) text += tag + std::string(game) + "\n";
      const std::size_t common = text.size();
      text += tag + "1. 76 " + comment + "98\n*\n\n" + tag + std::string(game);
      test::write_file(path, text);
      Resolved resolved;
      FileFeed feed({{path, &resolved}}, "<stdin>", small, Portion::few_games);
      Fed fed;
      Batch batch;
      while (feed.next(batch)) {
        if (!batch.own) take(fed, batch);
        while (batch.own && batch.own->next(batch)) take(fed, batch);
        batch.own.reset();
      }
      EXPECT_EQ(fed.bytes, text);
      EXPECT_EQ(fed.opened, 1U);
      EXPECT_EQ(fed.closed, 1U);
      EXPECT_GE(fed.batches, common / 8192);
      EXPECT_LT(fed.largest, 140'000U);  // the one game that is large
    }
  }
}

TEST(FileFeed, LeavesSmallFilesToTheWorker) {
  const test::ScratchFolder folder;
  Resolved resolved;
  std::vector<InputPath> paths;
  for (const char* name : {"small.tqn", "small.tqn.gz", "large.tqn"}) {
    const std::string path = (folder.path() / name).string();
    test::write_file(path, name[0] == 'l' ? std::string(300'000, '\n') + std::string(game) : std::string(game));
    paths.push_back({path, &resolved});
  }
  FileFeed feed(paths, "<stdin>", SmallFiles::by_worker);
  Batch batch;
  ASSERT_TRUE(feed.next(batch));
  ASSERT_NE(batch.own, nullptr);
  EXPECT_EQ(batch.file, nullptr);
  EXPECT_EQ(batch.consumed, game.size());
  ASSERT_TRUE(batch.own->next(batch));
  EXPECT_EQ(batch.bytes.view(), game);
  EXPECT_TRUE(batch.opens && batch.closes);
  EXPECT_EQ(batch.consumed, game.size());
  EXPECT_FALSE(batch.own->next(batch));
  batch.own.reset();
  for (const char* name : {"small.tqn.gz", "large.tqn"}) {
    ASSERT_TRUE(feed.next(batch));
    EXPECT_EQ(batch.own, nullptr) << name;
    ASSERT_NE(batch.file, nullptr) << name;
    EXPECT_THAT(batch.file->name, testing::EndsWith(name));
  }
}

}  // namespace
}  // namespace tqn::tools
