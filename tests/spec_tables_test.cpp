// The tables of spec/tqn.md are the tables of the program: tags with their order, types and unknown values,
// aliases, signs for glyphs.

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"
#include "support/spec_table.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/notation/glyph.hpp"
#include "tqn/notation/pit_name.hpp"
#include "tqn/record/tag.hpp"

namespace tqn::test {
namespace {

std::string_view name(TagType type) {
  switch (type) {
    case TagType::text:
      return "text";
    case TagType::date:
      return "date";
    case TagType::time:
      return "time";
    case TagType::result:
      return "result";
    case TagType::integer:
      return "integer";
    case TagType::elo:
      return "elo";
    case TagType::clock:
      return "clock";
    case TagType::count:
      return "count";
    case TagType::termination:
      return "termination";
    case TagType::variant:
      return "variant";
    case TagType::rules:
      return "rules";
    case TagType::flag:
      return "flag";
    case TagType::position:
      return "position";
    case TagType::time_control:
      return "time control";
    case TagType::round:
      return "round";
  }
  return {};
}

std::string_view name(TagImportance importance) {
  switch (importance) {
    case TagImportance::optional:
      return "optional";
    case TagImportance::report:
      return "report";
    case TagImportance::archive:
      return "archive";
    case TagImportance::replay:
      return "replay";
  }
  return {};
}

TEST(SpecTables, TagsAreThoseOfTheProgramInItsOrder) {
  std::vector<Row> expected;
  for (const TagInfo& row : all_tags()) {
    expected.push_back({std::string(row.name), std::string(name(row.type)), std::string(row.unknown),
                        std::string(name(row.importance)), std::string(row.meaning)});
  }
  EXPECT_EQ(table_of({"tag", "type", "unknown", "for", "meaning"}, "spec/tqn.md"), expected);
}

TEST(SpecTables, AliasesAreThoseOfTheProgram) {
  std::set<std::string> in_paper;
  for (const Row& row : table_of({"alias", "tag"}, "spec/tqn.md")) {
    in_paper.insert(row[0]);
    const TagName found = find_tag(row[0]);
    ASSERT_NE(found.key, TagKey::other) << row[0];
    EXPECT_TRUE(found.alias) << row[0];
    EXPECT_EQ(info(found.key).name, row[1]) << row[0];
  }
  // The program does not tell its aliases, its source does.
  const std::regex entry("\\{\"(\\w+)\", \\w+\\},");
  std::set<std::string> in_source;
  for (const std::string& line : lines_of(read_file(project_path("src/record/tag.cpp")))) {
    std::smatch found;
    if (std::regex_search(line, found, entry)) in_source.insert(found[1]);
  }
  EXPECT_EQ(in_paper, in_source);
}

TEST(SpecTables, NamesOfPitsAreThoseOfTheProgram) {
  const std::vector<Row> rows = table_of({"pit", "Kazakh", "in Latin letters"}, "spec/rules.md");
  ASSERT_EQ(rows.size(), 9U);
  for (const Row& row : rows) {
    const Pit pit = *Pit::from_char(row[0].front());
    const std::string kazakh = row[1].substr(0, row[1].find(','));
    EXPECT_EQ(pit_name(pit, Language::kk), kazakh);
    EXPECT_EQ(pit_name(pit, Language::ru), kazakh);
    EXPECT_EQ(pit_name(pit, Language::en), row[2]);
    EXPECT_EQ(pit_name(pit, Language::ky), "") << "no source has one";
  }
}

TEST(SpecTables, GlyphsAreThoseOfTheProgram) {
  const std::vector<Row> rows = table_of({"sign", "number", "means"}, "spec/tqn.md");
  std::set<std::string> in_paper;
  for (const Row& row : rows) {
    in_paper.insert(row[1]);
    const auto nag = parse_glyph(row[0]);
    ASSERT_TRUE(nag.has_value()) << row[0];
    EXPECT_EQ(std::to_string(*nag), row[1]) << row[0];
    EXPECT_EQ(format_glyph(*nag), row[0]);
  }
  for (int number = 0; number < 256; ++number) {
    const bool has_sign = !format_glyph(static_cast<std::uint8_t>(number)).empty();
    EXPECT_EQ(has_sign, in_paper.contains(std::to_string(number))) << number;
  }
}

TEST(SpecTables, EveryRuleOfToleranceNamesACodeOrNone) {
  const std::vector<Row> rows = table_of({"accepted", "because", "finding"}, "spec/tqn.md");
  EXPECT_GE(rows.size(), 30U);
  const std::regex codes("none|TQ\\d{3}(, TQ\\d{3})*( inside a text)?");
  for (const Row& row : rows) EXPECT_TRUE(std::regex_match(row[2], codes)) << row[0] << ": " << row[2];
}

TEST(Specification, TableOfFormatsIsTheRegistry) {
  const Row head{"format", "read",    "write", "tags",   "comments", "variations", "glyphs",
                 "clocks", "landing", "marks", "counts", "start",    "result"};
  std::vector<Row> expected;
  for (const Format* format : all_formats()) {
    Row& row = expected.emplace_back();
    row = {std::string(format->name), format->can_read() ? "yes" : "-", format->can_write() ? "yes" : "-"};
    for (const Carries carries : format->carries) row.emplace_back(tqn::name(carries));
  }
  EXPECT_EQ(table_of(head, "spec/formats.md"), expected);
}

}  // namespace
}  // namespace tqn::test
