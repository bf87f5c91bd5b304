#include "fix.hpp"

#include <gtest/gtest.h>

namespace tqn::tools {
namespace {

const Sink::Codes every = Sink::Codes().set();

Diagnostic finding(Safety safety, std::vector<Edit> edits, Code code = Code::bad_date) {
  Diagnostic diagnostic;
  diagnostic.code = code;
  diagnostic.fixes.push_back({"", safety, std::move(edits)});
  return diagnostic;
}

TEST(Fixes, ChangeOnlyTheirBytes) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{2, 4}, "CD!"}}),
                                         finding(Safety::safe, {{{6, 6}, "+"}})};
  const Fixed fixed = apply_fixes("abcdefgh", findings, every, Safety::safe);
  EXPECT_EQ(fixed.text, "abCD!ef+gh");
  EXPECT_EQ(fixed.applied, 2U);
}

TEST(Fixes, ThatAreLessSafeThanAllowedAreLeftOut) {
  const std::vector<Diagnostic> findings{finding(Safety::suggested, {{{0, 1}, "X"}}),
                                         finding(Safety::manual, {{{1, 2}, "Y"}})};
  EXPECT_EQ(apply_fixes("ab", findings, every, Safety::safe).text, "ab");
  EXPECT_EQ(apply_fixes("ab", findings, every, Safety::suggested).text, "Xb");
}

TEST(Fixes, OfOtherCodesAreLeftOut) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{0, 1}, "X"}}, Code::bad_token)};
  EXPECT_EQ(apply_fixes("ab", findings, Sink::Codes(), Safety::safe).applied, 0U);
}

TEST(Fixes, ThatOverlapWaitForTheNextRound) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{0, 2}, "X"}}),
                                         finding(Safety::safe, {{{1, 3}, "Y"}})};
  const Fixed fixed = apply_fixes("abcd", findings, every, Safety::safe);
  EXPECT_EQ(fixed.text, "Xcd");
  EXPECT_EQ(fixed.applied, 1U);
}

TEST(Fixes, AreAppliedWholeOrNotAtAll) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{4, 5}, "X"}}),
                                         finding(Safety::safe, {{{0, 1}, "Y"}, {{4, 5}, "Z"}})};
  EXPECT_EQ(apply_fixes("abcdef", findings, every, Safety::safe).text, "abcdXf");
}

TEST(Fixes, ThatInsertAtOnePlaceAreNotMixed) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{1, 1}, "X"}}),
                                         finding(Safety::safe, {{{1, 1}, "Y"}})};
  EXPECT_EQ(apply_fixes("ab", findings, every, Safety::safe).text, "aXb");
}

TEST(Fixes, MayInsertBeforeWhatAnotherOneReplaces) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{1, 2}, "X"}}),
                                         finding(Safety::safe, {{{1, 1}, "Y"}})};
  EXPECT_EQ(apply_fixes("abc", findings, every, Safety::safe).text, "aYXc");
}

TEST(Fixes, OutsideTheTextAreLeftOut) {
  const std::vector<Diagnostic> findings{finding(Safety::safe, {{{1, 9}, "X"}}),
                                         finding(Safety::safe, {{{2, 1}, "X"}})};
  EXPECT_EQ(apply_fixes("ab", findings, every, Safety::safe).text, "ab");
}

TEST(FindFix, TakesTheFirstThatIsSafeEnough) {
  Diagnostic diagnostic = finding(Safety::manual, {{{0, 1}, "X"}});
  EXPECT_EQ(find_fix(diagnostic, Safety::suggested), nullptr);
  diagnostic.fixes.push_back({"second", Safety::suggested, {{{0, 1}, "Y"}}});
  EXPECT_EQ(find_fix(diagnostic, Safety::safe), nullptr);
  ASSERT_NE(find_fix(diagnostic, Safety::suggested), nullptr);
  EXPECT_EQ(find_fix(diagnostic, Safety::suggested)->title, "second");
}

}  // namespace
}  // namespace tqn::tools
