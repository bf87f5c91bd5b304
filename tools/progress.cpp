#include "progress.hpp"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <system_error>

#include "talk.hpp"
#include "terminal.hpp"

namespace tqn::tools {
namespace {

constexpr std::chrono::milliseconds patience{1000};
constexpr std::chrono::milliseconds pause{200};

std::string grouped(std::uint64_t number) {
  std::string digits = fmt::format("{}", number);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, 1, ',');
  return digits;
}

std::string format_seconds(double seconds) {
  const auto whole = std::llround(seconds);
  return whole < 60 ? fmt::format("{} s", whole) : fmt::format("{} min {:02} s", whole / 60, whole % 60);
}

}  // namespace

std::string format_progress(const Advance& advance) {
  const double seconds = advance.elapsed.count();
  const double rate = seconds > 0 ? static_cast<double>(advance.bytes) / seconds : 0;
  std::string text =
      fmt::format("{} game{}, {:.0f} MB/s", grouped(advance.games), advance.games == 1 ? "" : "s", rate / 1e6);
  if (!advance.all_bytes || *advance.all_bytes <= advance.bytes || rate <= 0) return text;
  const auto left = static_cast<double>(*advance.all_bytes - advance.bytes);
  const double share = static_cast<double>(advance.bytes) / static_cast<double>(*advance.all_bytes);
  return text + fmt::format(", {:.0f} % done, {} left", 100 * share, format_seconds(left / rate));
}

std::optional<std::uint64_t> total_size(std::span<const InputPath> paths) {
  std::uint64_t sum = 0;
  for (const InputPath& path : paths) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path.path, error);
    if (error) return std::nullopt;
    sum += size;
  }
  return sum;
}

Progress::Progress(When when, std::span<const InputPath> paths)
    : in_place_(is_terminal(Stream::err)), next_(start_ + patience) {
  on_ = when == When::always || (when == When::automatic && in_place_);
  if (on_) all_bytes_ = total_size(paths);
}

void Progress::update(std::uint64_t games, std::uint64_t bytes) {
  if (!on_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + (in_place_ ? pause : patience);
  const std::string text = format_progress({games, bytes, all_bytes_, now - start_});
  if (in_place_) {
    say_unfinished("\r\x1b[K" + text);
    shown_ = true;
  } else {
    say(text);
  }
}

void Progress::clear() noexcept {
  if (shown_) say_unfinished("\r\x1b[K");
  shown_ = false;
}

}  // namespace tqn::tools
