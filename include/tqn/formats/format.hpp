#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// How well a format carries one feature. formats.md 3.
enum class Carries : std::uint8_t {
  none,     ///< not at all
  lossy,    ///< in part
  derived,  ///< not written, but replay tells it again
  full,
};

/// "none", "lossy", "derived", "full".
[[nodiscard]] std::string_view name(Carries carries) noexcept;

/// The features whose loss is reported.
enum class Feature : std::uint8_t {
  tag,
  comment,
  variation,
  nag,
  clock,
  landing,
  mark,
  count,
  start_position,
  result,
};
inline constexpr std::size_t feature_count = static_cast<std::size_t>(Feature::result) + 1;
/// A set of features.
using Features = std::bitset<feature_count>;

/// How canonical text is laid out. tqn.md 8.
enum class Layout : std::uint8_t {
  pairs,    ///< one pair of half-moves a line
  wrapped,  ///< lines of at most `width` columns
};

struct WriteOptions {
  Layout layout = Layout::pairs;
  std::uint32_t width = 80;     ///< columns; only for Layout::wrapped
  bool keep_tag_order = false;  ///< tags in the order of the record instead of the canonical one
};

/// A piece at the front of a stream.
struct Cut {
  std::size_t bytes = 0;  ///< 0: more input is needed
  bool skipped = false;   ///< not to be read: the rest of a game that is too large (tqn.md 2.4)
};

/// Finds where a stream of bytes may be cut, so that no game is torn. One object for one stream.
class Cutter {
 public:
  virtual ~Cutter() = default;
  /// The bytes at the front of `pending` that hold whole games. `pending` begins where the last cut
  /// was, and only grows until the next cut. With `at_end` there is no more input, and everything is
  /// given.
  [[nodiscard]] virtual Cut cut(std::string_view pending, bool at_end) = 0;
};

/// What a format writes of the counts "(n)", which replay must fill in first.
enum class Counts : std::uint8_t {
  as_recorded,  ///< those of the record, or none
  totals,       ///< the mover's kazan after each even capture
};

/// One way of writing games down. A plain table entry: the registry is the only list of them.
struct Format {
  std::string_view name;                         ///< "tqn"
  std::span<const std::string_view> extensions;  ///< ".tqn", the first one is the usual one
  std::string_view summary;                      ///< one line
  std::unique_ptr<Cutter> (*cutter)();
  /// Reads the first game of `text` into `game` (cleared first) and reports what is wrong with the
  /// writing. Returns the bytes that belong to it, blanks after it included; 0 if only blanks are left. Never throws on
  /// input. Spans count from text.data(). Texts of the game borrow from `text`.
  std::size_t (*read)(std::string_view text, Game& game, Sink& sink);
  /// Appends the game in canonical form. Null if the format cannot be written.
  void (*write)(const Game& game, std::string& out, const WriteOptions& options);
  std::array<Carries, feature_count> carries;
  /// Whether tags with this key are carried, where tags are carried in part; null: all of them.
  bool (*carries_tag)(TagKey key) = nullptr;
  /// Why this game cannot be written at all, or an empty text; null: every game can.
  std::string_view (*refuses)(const Game& game) = nullptr;
  Counts counts = Counts::as_recorded;
  std::string_view between = "\n";  ///< stands between two games of one text
};

/// The features of a game that a format does not carry. formats.md 3.
[[nodiscard]] Features lost_features(const Game& game, const Format& format);

/// All formats, in the order of `tqn formats`.
[[nodiscard]] std::span<const Format* const> all_formats() noexcept;
/// By name; null if there is none.
[[nodiscard]] const Format* find_format(std::string_view name) noexcept;
/// By extension with its dot, ASCII case ignored; null if there is none.
[[nodiscard]] const Format* find_format_by_extension(std::string_view extension) noexcept;

}  // namespace tqn
