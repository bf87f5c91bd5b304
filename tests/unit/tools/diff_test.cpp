#include "diff.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tqn::tools {
namespace {

std::string diff_of(std::string_view before, std::string_view after) {
  std::string out;
  UnifiedDiff diff(out, "cup.tqn");
  diff.add(before, after);
  diff.finish();
  return out;
}

TEST(UnifiedDiff, OfEqualTextsIsEmpty) {
  EXPECT_EQ(diff_of("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(diff_of("", ""), "");
}

TEST(UnifiedDiff, ShowsThreeLinesAroundAChange) {
  EXPECT_EQ(diff_of("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nX\n6\n7\n8\n9\n"),
            "--- cup.tqn\n+++ cup.tqn\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+X\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, JoinsChangesThatShareContextAndPartsOthers) {
  const std::string near = diff_of("a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n");
  EXPECT_EQ(near.find("@@ -1,8 +1,8 @@"), near.rfind("@@ -"));
  const std::string far = diff_of("a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n");
  EXPECT_NE(far.find("@@ -1,4 +1,4 @@"), std::string::npos);
  EXPECT_NE(far.find("@@ -6,4 +6,4 @@"), std::string::npos);
}

TEST(UnifiedDiff, GoesOnFromPieceToPiece) {
  std::string out;
  UnifiedDiff diff(out, "f");
  diff.add("a\nb\n", "a\nb\n");
  diff.add("c\n", "C\n");
  diff.add("d\n", "d\n");
  diff.finish();
  EXPECT_EQ(out, "--- f\n+++ f\n@@ -1,4 +1,4 @@\n a\n b\n-c\n+C\n d\n");
}

TEST(UnifiedDiff, SaysWhereTheLastLineHasNoEnd) {
  EXPECT_EQ(diff_of("a", "a\n"), "--- cup.tqn\n+++ cup.tqn\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n");
}

TEST(UnifiedDiff, CountsFromNothing) {
  EXPECT_EQ(diff_of("", "a\n"), "--- cup.tqn\n+++ cup.tqn\n@@ -0,0 +1,1 @@\n+a\n");
  EXPECT_EQ(diff_of("a\n", ""), "--- cup.tqn\n+++ cup.tqn\n@@ -1,1 +0,0 @@\n-a\n");
}

TEST(UnifiedDiff, ReplacesTheWholeWhereTooMuchDiffers) {
  std::string before;
  std::string after;
  for (int i = 0; i < 2000; ++i) {
    before += "x" + std::to_string(i) + "\nsame\n";
    after += "y" + std::to_string(i) + "\nsame\n";
  }
  const std::string diff = diff_of(before, after);
  EXPECT_NE(diff.find("@@ -1,4000 +1,4000 @@"), std::string::npos);
}

}  // namespace
}  // namespace tqn::tools
