#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/notation/result.hpp"

/// One row of the table of games, as the line of text that stands for it. formats.md, sqlite.
namespace tqn::sqlite {

/// A column whose value is a tag.
struct Column {
  std::string_view name;   ///< "_WhiteName"
  std::string_view tag;    ///< "White"
  std::string_view empty;  ///< what stands where nothing is known; null text: NULL
};
inline constexpr std::string_view notation = "_Notation";
inline constexpr std::array columns{
    Column{"_WhiteName", "White", ""}, Column{"_BlackName", "Black", ""},
    Column{"_Result", "Result", "*"},  Column{"_Event", "Event", ""},
    Column{"_Date", "Date", ""},       Column{"_Round", "Round", {}},
    Column{"_Site", "Site", ""},       Column{"_WhiteID", "WhiteId", ""},
    Column{"_BlackID", "BlackId", ""}, Column{"_Res", "Res", {}},
    Column{"_EventID", "EventID", {}}, Column{"_DateInt", "DateInt", {}},
    Column{"_SiteID", "SiteID", {}},   Column{"id", "ID", {}},
};

/// The name of the tag for a column of any name: "_reserved1" is "reserved1".
[[nodiscard]] std::string tag_of(std::string_view column);
/// Appends `[name "value"] `, on one line whatever the value holds.
void append_tag(std::string& line, std::string_view name, std::string_view value);
/// Appends movetext on one line: a comment to the end of its line gets braces.
void append_moves(std::string& line, std::string_view notation);

struct TagValue {
  std::string name;
  std::string value;
};
/// The tags of a line, and the moves as the table has them: a pair a line.
struct Row {
  std::vector<TagValue> tags;
  std::string notation;

  [[nodiscard]] const std::string* find(std::string_view tag) const noexcept;
};
/// Reads a line that the format wrote.
[[nodiscard]] Row parse_row(std::string_view line);

/// 1, 0, -1 for a result in canonical spelling; nothing for an unknown one.
[[nodiscard]] std::optional<int> score_of(std::string_view result) noexcept;
/// The serial number of a date as spreadsheets count: 43101 for 2018.01.01. Unknown months and days count as the
/// first. Nothing for a year that is not known.
[[nodiscard]] std::optional<long> serial_of(std::string_view date);
/// The date of a serial number, canonical; nothing for one outside the years 1900 to 2999.
[[nodiscard]] std::optional<std::string> date_of(long serial);

}  // namespace tqn::sqlite
