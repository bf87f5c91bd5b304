#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "feed.hpp"
#include "settings.hpp"

namespace tqn::tools {

/// What is told while the work goes on: "12,000 games, 85 MB/s, 40 % done, 12 s left".
struct Advance {
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;                 ///< of the files, as they are on disk
  std::optional<std::uint64_t> all_bytes;  ///< nothing if it cannot be known
  std::chrono::duration<double> elapsed{};
};
[[nodiscard]] std::string format_progress(const Advance& advance);
/// The bytes of all files on disk together; nothing if one of them is standard input.
[[nodiscard]] std::optional<std::uint64_t> total_size(std::span<const InputPath> paths);

/// A line on standard error that is written over a few times a second, from the first second on.
class Progress {
 public:
  /// The sizes of the files are looked up only if there will be something to print.
  Progress(When when, std::span<const InputPath> paths);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Cheap: prints only when it is time to.
  void update(std::uint64_t games, std::uint64_t bytes);
  /// Removes the line, before something else is printed.
  void clear() noexcept;

 private:
  using Clock = std::chrono::steady_clock;
  bool on_ = false;
  bool in_place_;  ///< on a terminal; otherwise every report is a line of its own
  bool shown_ = false;
  std::optional<std::uint64_t> all_bytes_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_;
};

}  // namespace tqn::tools
