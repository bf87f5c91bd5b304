#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "tqn/formats/carries.hpp"
#include "tqn/formats/reading.hpp"
#include "tqn/formats/writing.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

struct Database;

/// What a format writes of the counts "(n)", which replay must fill in first.
enum class Counts : std::uint8_t {
  as_recorded,  ///< those of the record, or none
  totals,       ///< the mover's kazan after each even capture
};

/// One way of writing games down. A plain table entry: the registry is the only list of them.
struct Format {
  std::string_view name;                         ///< "tqn"
  std::span<const std::string_view> extensions;  ///< ".tqn", the first one is the usual one
  /// Endings that other things have too: they tell the format of a file that is named, and are not looked for in
  /// folders.
  std::span<const std::string_view> shared_extensions{};
  std::string_view summary;  ///< one line
  /// How sure it is that a text that begins with `head` is its own; null: never, only the name tells.
  Guess (*sniff)(std::string_view head) = nullptr;
  std::unique_ptr<Cutter> (*cutter)() = nullptr;
  /// Reads the first game of `text` into `game` (cleared first) and reports what is wrong with the
  /// writing. Returns the bytes that belong to it, blanks after it included; 0 if only blanks are left. Never throws on
  /// input. Spans count from text.data(). Texts of the game borrow from `text`. Null if games do not stand one
  /// behind another, or if the format cannot be read.
  std::size_t (*read)(std::string_view text, Game& game, Sink& sink) = nullptr;
  /// Instead of `read`: reads the games of a text whatever their order. `text` outlives the reader.
  std::unique_ptr<GameReader> (*open)(std::string_view text) = nullptr;
  /// Appends the game in canonical form. Null if the format cannot be written.
  void (*write)(const Game& game, std::string& out, const WriteOptions& options) = nullptr;
  /// Where games do not stand one behind another: appends one text of what `write` made of each, in order. Called with
  /// a part of the games after another if they are too many. Null: they stand with `between` between them.
  void (*join)(std::span<const std::string> games, std::string& out) = nullptr;
  std::array<Carries, feature_count> carries{};
  /// Whether tags with this key are carried, where tags are carried in part; null: all of them.
  bool (*carries_tag)(TagKey key) = nullptr;
  /// Whether all that a tag says is carried, where values are carried in part; null: always.
  bool (*carries_value)(const Tag& tag) = nullptr;
  /// Why this game cannot be written at all, or an empty text; null: every game can.
  std::string (*refuses)(const Game& game) = nullptr;
  Counts counts = Counts::as_recorded;
  std::size_t most_bytes = std::size_t{16} << 20U;  ///< the text of one game is smaller, or could not be read again
  bool keeps_zero = false;             ///< has a place for Game::zero_mark; others get the tag Termination instead
  bool is_tqn = false;                 ///< its texts are TQN too, and may be rewritten as such
  bool chooses_plies = false;          ///< writes what belongs to WriteOptions::plies; others get a game cut to them
  bool wants_positions = false;        ///< writing needs WriteOptions::positions
  bool utf16 = false;                  ///< its files are UTF-16, though its texts are UTF-8 until they are put there
  std::string_view head = "";          ///< stands before the first game of a text
  std::string_view between = "\n";     ///< stands between two games of one text
  std::string_view tail = "";          ///< stands behind the last one
  bool numbers_games = false;          ///< each line of it begins with the number of its game in the text, and a comma
  const Format* by_plies = nullptr;    ///< the same with a row a half-move, where rows stand for something
  const Database* database = nullptr;  ///< its files are no text: lines for them come from there

  [[nodiscard]] bool can_read() const noexcept { return read != nullptr || open != nullptr; }
  [[nodiscard]] bool can_write() const noexcept { return write != nullptr; }
  /// What names of its files end with; may be empty.
  [[nodiscard]] std::string_view usual_extension() const noexcept {
    if (!extensions.empty()) return extensions.front();
    return shared_extensions.empty() ? std::string_view() : shared_extensions.front();
  }
  /// Whether half-moves are carried at all: a list of positions has none.
  [[nodiscard]] bool carries_moves() const noexcept {
    return carries[static_cast<std::size_t>(Feature::landing)] != Carries::none;
  }
  /// Whether any tags are carried.
  [[nodiscard]] bool carries_tags() const noexcept {
    return carries[static_cast<std::size_t>(Feature::tag)] != Carries::none;
  }
};

/// Reads the games of a text, whichever way the format is read. Precondition: it can be read.
[[nodiscard]] std::unique_ptr<GameReader> open_games(const Format& format, std::string_view text);

/// The features of a game that a format does not carry. formats.md 3.
[[nodiscard]] Features lost_features(const Game& game, const Format& format);

/// A format that was told by what a text looks like.
struct Sniffed {
  const Format* format = nullptr;  ///< null: nothing tells
  Guess guess;
};
/// The format that is surest of a text that begins with `head`; of several the first in the registry.
[[nodiscard]] Sniffed sniff(std::string_view head);
/// The format of a text that begins with `head`, in a file whose name ends with `extension` (with its dot; may be
/// empty). TQN if nothing tells another. formats.md 2.
[[nodiscard]] Sniffed tell_format(std::string_view head, std::string_view extension);

/// All formats, in the order of `tqn formats`.
[[nodiscard]] std::span<const Format* const> all_formats() noexcept;
/// By name; null if there is none.
[[nodiscard]] const Format* find_format(std::string_view name) noexcept;
/// What a format is wanted for.
enum class Use : std::uint8_t { reading, writing };
/// By extension with its dot, ASCII case ignored, among those that can be used so; null if there is none.
[[nodiscard]] const Format* find_format_by_extension(std::string_view extension, Use use) noexcept;

}  // namespace tqn
