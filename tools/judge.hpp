#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "annotating.hpp"
#include "artist.hpp"
#include "batch.hpp"
#include "conversion.hpp"

namespace tqn::tools {

/// What a run makes of the games' text.
enum class Rewriting : std::uint8_t {
  none,
  fix,
  format,
  convert,
  annotate,        ///< and print
  annotate_files,  ///< in place
  draw,
};

/// Whether the bytes that belong to no game are kept too.
[[nodiscard]] constexpr bool keeps_rest(Rewriting rewriting) noexcept {
  return rewriting == Rewriting::fix || rewriting == Rewriting::format || rewriting == Rewriting::annotate_files;
}

/// What a run wants to know of its games; what nobody wants is not worked out.
struct Wishes {
  bool every_game = false;  ///< a record of each game, not only of those with findings to show
  bool statuses = true;     ///< how many games are ok, fixable and so on
  bool keys = false;        ///< for finding duplicates
  bool fail_fast = false;   ///< stop after the first game that makes the status 1
  bool rungs = true;        ///< whether each game stands on the rung that the settings require
  bool verify = false;      ///< read what was formatted again, and compare
  Rewriting rewriting = Rewriting::none;
  Fixing fixing = Fixing::safe;
  bool in_place = false;  ///< what is mended is written back, which some files do not allow
  bool prints = false;    ///< the rewritten text is printed, and what is not taken is left out
  Conversion conversion{};
  const Artist* artist = nullptr;  ///< who draws
  Annotation annotation{};
  bool numbers = false;                  ///< games are told by their number in the file
  const Selection* selection = nullptr;  ///< null: all games
  const Policy* policy = nullptr;        ///< instead of the one of each file
};

/// Games before those of a batch, for selections that count them.
struct Before {
  std::uint64_t in_file = 0;  ///< read
  std::uint64_t taken = 0;    ///< of the run
};

/// Reads, replays and, if wished, mends the games of batches. Holds no state: one serves all threads.
class Judge {
 public:
  explicit Judge(const Wishes& wishes) noexcept : wishes_(wishes) {}

  /// Fills the work of a batch. `before` matters only where the selection counts.
  void judge(Batch& batch, const Before& before) const;

 private:
  [[nodiscard]] FindingSet wanted(const FileTask& file, const Policy& policy) const noexcept;

  Wishes wishes_;
};

}  // namespace tqn::tools
