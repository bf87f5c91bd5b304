#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "tqn/record/text.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// The tags of tqn.md 4.3, in canonical order; `other` is any name not in the table.
enum class TagKey : std::uint8_t {
  event,
  site,
  date,
  round,
  white,
  black,
  result,  // the seven-tag roster
  board,
  section,
  white_team,
  black_team,
  white_elo,
  black_elo,
  white_title,
  black_title,
  white_fed,
  black_fed,
  white_id,
  black_id,
  time_control,
  time,
  utc_date,
  utc_time,
  white_time,
  black_time,
  count,
  ply_count,
  termination,
  variant,
  rules,
  set_up,
  fen,
  opening,
  annotator,
  arbiter,
  source,
  scribe,
  scan,
  signed_by,
  comment,
  other,
};
inline constexpr std::size_t roster_size = 7;

/// What values a tag takes. tqn.md 4.3.
enum class TagType : std::uint8_t {
  text,
  date,
  time,
  result,
  integer,
  elo,
  clock,
  count,
  termination,
  variant,
  rules,
  flag,
  position,
  time_control,
  round,
};
/// What a tag is needed for, at most. tqn.md 4.3.
enum class TagImportance : std::uint8_t { optional, report, archive, replay };

struct TagInfo {
  TagKey key;
  std::string_view name;
  TagType type;
  std::string_view unknown;  ///< the value that says "not known": "?", "-", "????.??.??", "*"; may be empty
  TagImportance importance;
  std::string_view meaning;  ///< one line
};

/// All rows in canonical order (without `other`).
[[nodiscard]] std::span<const TagInfo> all_tags() noexcept;
/// The row of a key. Precondition: not `other`.
[[nodiscard]] const TagInfo& info(TagKey key) noexcept;

struct TagName {
  TagKey key = TagKey::other;
  bool alias = false;  ///< "P1", "WhiteELO", "Start": read as `key`, canonical text writes its name
};
/// Looks a name up, whole and with its case; aliases of tqn.md 4.3 included.
[[nodiscard]] TagName find_tag(std::string_view name) noexcept;

/// One tag pair as written. The value is without quotes and escapes.
struct Tag {
  TagKey key = TagKey::other;
  bool alias = false;
  Text name;  ///< as written
  Text value;
  Span where;        ///< brackets included
  Span value_where;  ///< between the quotes

  /// Its name in tqn.md 4.3, or as written where it is not in that table.
  [[nodiscard]] std::string_view canonical_name() const noexcept;
};

}  // namespace tqn
