#include "tqn/render/theme.hpp"

#include <gtest/gtest.h>

#include "picture.hpp"

namespace tqn::test {
namespace {

ThemeError error_of(std::string_view yaml) {
  auto theme = parse_theme(yaml);
  if (auto* const error = std::get_if<ThemeError>(&theme)) return *error;
  ADD_FAILURE() << "this is a theme: " << yaml;
  return {};
}

TEST(Theme, EveryBuiltInOneCanBeReadAndTellsItsColoursApart) {
  for (const std::string_view name : builtin_theme_names()) {
    const auto theme = builtin_theme(name);
    ASSERT_TRUE(theme) << name;
    for (const FaintPair& pair : faint_pairs(*theme)) {
      ADD_FAILURE() << name << ": " << pair.one << " on " << pair.other << " is " << pair.contrast << ", not "
                    << pair.least;
    }
  }
}

TEST(Theme, BuiltInOnesSetEveryColour) {
  // A key that is missing would be black, as a colour is made.
  for (const std::string_view name : {"wood", "dark"}) {
    Theme theme = *builtin_theme(name);
    for (const ThemeKey& key : all_theme_keys()) EXPECT_NE(key.colour(theme), Colour{}) << name << ' ' << key.name;
  }
}

TEST(Theme, PrintIsBlackAndWhite) {
  Theme theme = *builtin_theme("print");
  for (const ThemeKey& key : all_theme_keys()) {
    const Colour colour = key.colour(theme);
    EXPECT_TRUE(colour == Colour{} || (colour == Colour{255, 255, 255})) << key.name;
  }
}

TEST(Theme, AFileChangesWhatItNamesAndKeepsTheRestOfItsBase) {
  const auto theme = std::get<Theme>(parse_theme("base: dark\npit: '#123456'\nball: \"#fff\"\n"));
  EXPECT_EQ(theme.pit, (Colour{0x12, 0x34, 0x56}));
  EXPECT_EQ(theme.ball, (Colour{255, 255, 255}));
  EXPECT_EQ(theme.board, builtin_theme("dark")->board);
  EXPECT_EQ(std::get<Theme>(parse_theme("pit: '#123456'")).board, builtin_theme("wood")->board);
}

TEST(Theme, FaultsAreToldWithTheirPlace) {
  const ThemeError key = error_of("page: '#ffffff'\nboardx: '#ffffff'\n");
  EXPECT_EQ(key.line, 2U);
  EXPECT_EQ(key.column, 1U);
  EXPECT_EQ(key.message, "a theme has no key \"boardx\"");
  EXPECT_EQ(key.help, "did you mean \"board\"?");
  const ThemeError colour = error_of("page:  brown\n");
  EXPECT_EQ(colour.line, 1U);
  EXPECT_EQ(colour.column, 8U);
  EXPECT_EQ(colour.message, "\"page\" takes a colour, not \"brown\"");
  EXPECT_EQ(error_of("page: #ffffff\n").message, "\"page\" takes a colour, not nothing");
  EXPECT_EQ(error_of("page: '#fff'\npage: '#fff'\n").line, 2U);
  EXPECT_EQ(error_of("base: birch\n").message, "the base of a theme is one that comes with tqn");
  EXPECT_EQ(error_of("- '#fff'\n").message, "a theme is a list of keys with a value each");
  EXPECT_EQ(error_of("a: [\n").message.substr(0, 16), "this is not YAML");
  EXPECT_EQ(error_of(std::string(100'000, ' ')).message, "it is too large for a theme");
  EXPECT_FALSE(error_of(std::string(60'000, '[')).message.empty());
}

TEST(Colour, IsReadInBothLengths) {
  EXPECT_EQ(parse_colour("#a1b2c3"), (Colour{0xA1, 0xB2, 0xC3}));
  EXPECT_EQ(parse_colour("#AbC"), (Colour{0xAA, 0xBB, 0xCC}));
  EXPECT_EQ(format_colour({0x01, 0xB2, 0xFF}), "#01b2ff");
  for (const std::string_view wrong : {"", "#", "#ab", "#abcd", "#abcde", "abcdef", "#abcdeg", "#ab cde"})
    EXPECT_FALSE(parse_colour(wrong)) << wrong;
}

TEST(Colour, ContrastIsThatOfTheGuidelines) {
  EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21.0, 0.001);
  EXPECT_NEAR(contrast({119, 119, 119}, {255, 255, 255}), 4.478, 0.001);
  EXPECT_NEAR(contrast({255, 255, 255}, {119, 119, 119}), 4.478, 0.001);
}

}  // namespace
}  // namespace tqn::test
