#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "tqn/text/code.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

TEST(CodeTable, HasOneRowForEveryCodeInOrder) {
  ASSERT_EQ(all_codes().size(), code_count);
  for (std::size_t i = 0; i < code_count; ++i) {
    const auto code = static_cast<Code>(i);
    EXPECT_EQ(all_codes()[i].code, code);
    EXPECT_EQ(&info(code), &all_codes()[i]);
  }
  const auto out_of_order = std::ranges::adjacent_find(all_codes(), std::greater_equal<>(), &CodeInfo::id);
  EXPECT_EQ(out_of_order, all_codes().end());
}

TEST(CodeTable, NumbersAreThePublishedOnes) {
  EXPECT_EQ(info(Code::invalid_utf8).id, "TQ101");
  EXPECT_EQ(info(Code::unterminated).id, "TQ110");
  EXPECT_EQ(info(Code::too_large).id, "TQ310");
  EXPECT_EQ(info(Code::wrong_landing).id, "TQ403");
  EXPECT_EQ(info(Code::repeated_position).id, "TQ607");
  EXPECT_EQ(info(Code::config).id, "TQ902");
}

TEST(CodeTable, ExactlyTheseAreCritical) {
  std::set<std::string_view> critical;
  for (const CodeInfo& row : all_codes()) {
    if (row.critical) critical.insert(row.id);
  }
  EXPECT_EQ(critical, (std::set<std::string_view>{"TQ101", "TQ110", "TQ203", "TQ310", "TQ602", "TQ803"}));
}

TEST(CodeTable, FindsACodeByNumberOrNameInAnyCase) {
  for (const CodeInfo& row : all_codes()) {
    EXPECT_EQ(find_code(row.id), row.code);
    EXPECT_EQ(find_code(row.name), row.code);
  }
  EXPECT_EQ(find_code("tq403"), Code::wrong_landing);
  EXPECT_EQ(find_code("Wrong-Landing"), Code::wrong_landing);
  EXPECT_EQ(find_code("403"), std::nullopt);
  EXPECT_EQ(find_code("TQ40"), std::nullopt);
  EXPECT_EQ(find_code("TQ4033"), std::nullopt);
  EXPECT_EQ(find_code(""), std::nullopt);
}

TEST(CodeTable, NamesTheSeverities) {
  EXPECT_EQ(name(Severity::info), "info");
  EXPECT_EQ(name(Severity::warning), "warning");
  EXPECT_EQ(name(Severity::error), "error");
}

TEST(CodeTable, NamesAreLowerCaseWordsJoinedByHyphens) {
  std::set<std::string_view> names;
  for (const CodeInfo& row : all_codes()) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    EXPECT_EQ(row.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string_view::npos) << row.name;
  }
}

TEST(CodeTable, TitlesAreShortPhrases) {
  for (const CodeInfo& row : all_codes()) {
    EXPECT_LE(row.title.size(), 80U) << row.id;
    EXPECT_FALSE(row.title.ends_with('.')) << row.id;
    EXPECT_TRUE(row.title[0] >= 'a' && row.title[0] <= 'z') << row.id;
  }
}

TEST(CodeTable, ParagraphsAreWholeSentencesOnOneLine) {
  for (const CodeInfo& row : all_codes()) {
    for (const std::string_view text : {row.cause, row.remedy}) {
      EXPECT_TRUE(text.ends_with('.')) << row.id << ": " << text;
      EXPECT_EQ(text.find('\n'), std::string_view::npos) << row.id;
      EXPECT_EQ(text.find("  "), std::string_view::npos) << row.id;
      EXPECT_EQ(std::ranges::count(text, '`') % 2, 0) << row.id;
    }
  }
}

TEST(CodeTable, ExamplesAreWholeLinesAndDiffer) {
  for (const CodeInfo& row : all_codes()) {
    EXPECT_TRUE(row.before.ends_with('\n')) << row.id;
    EXPECT_TRUE(row.after.ends_with('\n')) << row.id;
    EXPECT_NE(row.before, row.after) << row.id;
    EXPECT_FALSE(find_invalid_utf8(row.after).has_value()) << row.id;
  }
}

TEST(CodeTable, ExamplesOfGamesHaveTheSevenTags) {
  for (const CodeInfo& row : all_codes()) {
    if (row.example == Example::outline) continue;
    for (const char* tag : {"Event", "Site", "Date", "Round", "White", "Black", "Result"}) {
      EXPECT_NE(row.after.find("[" + std::string(tag) + " \""), std::string_view::npos) << row.id << ' ' << tag;
    }
  }
}

/// Whether a text has a heading with this number: "## 12. A tuzdyk is ..." or "### 4.3 The table ...".
bool has_section(std::string_view text, std::string_view number) {
  for (const char* form : {"\n## {}. ", "\n### {} "}) {
    if (text.find(fmt::format(fmt::runtime(form), number)) != std::string_view::npos) return true;
  }
  return false;
}

TEST(CodeTable, CitesSectionsThatTheSpecificationHas) {
  for (const CodeInfo& row : all_codes()) {
    if (row.rule.empty()) continue;
    const std::size_t blank = row.rule.find(' ');
    ASSERT_NE(blank, std::string_view::npos) << row.id;
    std::ifstream file(TQN_SOURCE_DIR "/spec/" + std::string(row.rule.substr(0, blank)), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    EXPECT_TRUE(has_section(text, row.rule.substr(blank + 1))) << row.id << ": " << row.rule;
  }
}

}  // namespace
}  // namespace tqn
