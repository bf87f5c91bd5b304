#include "feed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"

namespace tqn::tools {
namespace {

constexpr std::string_view game = "1. 76 98\n2. 99 77x\n*\n";

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
