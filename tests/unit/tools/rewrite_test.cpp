#include "rewrite.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "sheet.hpp"
#include "support/files.hpp"

namespace tqn::tools {
namespace {

class Rewriting : public testing::Test {
 protected:
  /// A file that is there, with what the decoder said about it.
  FileTask& make(std::string_view content, bool mark = false) {
    task_ = std::make_unique<FileTask>();
    task_->name = (folder_.path() / "cup.tqn").string();
    task_->plain = true;
    task_->notes.byte_order_mark = mark;
    test::write_file(task_->name, content);
    return *task_;
  }
  std::string content() const { return test::read_file(folder_.path() / "cup.tqn"); }

  Sheet sheet;

 private:
  test::ScratchFolder folder_;
  std::unique_ptr<FileTask> task_;
};

TEST_F(Rewriting, PutsANewTextInPlace) {
  Rewriter rewriter(Target::in_place, sheet);
  ASSERT_FALSE(rewriter.open(make("old"), Dress::dropped));
  rewriter.add("old", "new");
  EXPECT_EQ(content(), "old");
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(content(), "new");
  EXPECT_EQ(rewriter.changed(), 1U);
}

TEST_F(Rewriting, LeavesAFileAloneThatIsTheSameInOtherPieces) {
  Rewriter rewriter(Target::in_place, sheet);
  FileTask& task = make("abcdef");
  const auto before = std::filesystem::last_write_time(task.name);
  ASSERT_FALSE(rewriter.open(task, Dress::dropped));
  rewriter.add("ab", "abcd");
  rewriter.add("cdef", "ef");
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(rewriter.changed(), 0U);
  EXPECT_EQ(std::filesystem::last_write_time(task.name), before);
}

TEST_F(Rewriting, SeesThatTheNewTextIsShorter) {
  Rewriter rewriter(Target::names, sheet);
  ASSERT_FALSE(rewriter.open(make("abc"), Dress::dropped));
  rewriter.add("abc", "ab");
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(rewriter.changed(), 1U);
  EXPECT_TRUE(sheet.text.ends_with("cup.tqn\n"));
}

TEST_F(Rewriting, PutsNothingOfAnAbandonedFileInPlace) {
  Rewriter rewriter(Target::in_place, sheet);
  ASSERT_FALSE(rewriter.open(make("old"), Dress::dropped));
  rewriter.add("old", std::string(3U << 20U, 'x'));
  rewriter.abandon();
  EXPECT_EQ(content(), "old");
}

TEST_F(Rewriting, WritesLargeFilesWithoutHoldingThem) {
  Rewriter rewriter(Target::in_place, sheet);
  ASSERT_FALSE(rewriter.open(make("old"), Dress::dropped));
  const std::string part(700U << 10U, 'x');
  for (int i = 0; i < 5; ++i) rewriter.add("", part);
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(content().size(), 5 * part.size());
}

TEST_F(Rewriting, PutsAnEmptyLineOnlyBetweenOpenPieces) {
  Rewriter rewriter(Target::document, sheet);
  ASSERT_FALSE(rewriter.open(make(""), Dress::dropped));
  rewriter.add("", "one\n", End::open);
  rewriter.add("", "two\n", End::open);
  rewriter.add("\n\n", "");
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(sheet.text, "one\n\ntwo\n");
}

TEST_F(Rewriting, PutsAnEmptyLineBetweenDocuments) {
  Rewriter rewriter(Target::document, sheet);
  for (const char* text : {"one\n", "raw", "", "raw\n\n", "two\n"}) {
    ASSERT_FALSE(rewriter.open(make(""), Dress::dropped));
    rewriter.add("", text);
    EXPECT_FALSE(rewriter.close());
  }
  EXPECT_EQ(sheet.text, "one\n\nraw\n\nraw\n\ntwo\n");
}

TEST_F(Rewriting, DropsOrKeepsAByteOrderMark) {
  Rewriter rewriter(Target::in_place, sheet);
  ASSERT_FALSE(rewriter.open(make("\xEF\xBB\xBFold", true), Dress::kept));
  rewriter.add("old", "new");
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(content(), "\xEF\xBB\xBFnew");
  ASSERT_FALSE(rewriter.open(make("\xEF\xBB\xBFold", true), Dress::dropped));
  rewriter.add("old", "old");
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(content(), "old");
  ASSERT_FALSE(rewriter.open(make("\xEF\xBB\xBF", true), Dress::dropped));
  EXPECT_FALSE(rewriter.close());
  EXPECT_EQ(content(), "");
}

TEST_F(Rewriting, RefusesWhatCannotBeWrittenBack) {
  Rewriter rewriter(Target::in_place, sheet);
  FileTask& packed = make("old");
  packed.plain = false;
  EXPECT_TRUE(rewriter.open(packed, Dress::dropped));
  FileTask& foreign = make("old");
  foreign.notes.transcoded = true;
  EXPECT_TRUE(rewriter.open(foreign, Dress::kept));
  EXPECT_FALSE(rewriter.open(foreign, Dress::dropped));
}

}  // namespace
}  // namespace tqn::tools
