#include "summary.hpp"

#include <fmt/format.h>

#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

std::string statuses(const Totals& now, const Totals& before) {
  return fmt::format("ok {}, fixable {}, review {}, rejected {}", now.ok - before.ok, now.fixable - before.fixable,
                     now.review - before.review, now.rejected - before.rejected);
}

}  // namespace

std::string format_games(const Totals& now, const Totals& before) {
  return fmt::format("{}: {}", plural(now.games - before.games, "game"), statuses(now, before));
}

std::string format_read(std::uint64_t read, std::uint64_t taken) {
  return fmt::format("read {}{}", plural(read, "game"), taken == read ? "" : fmt::format(", took {}", taken));
}

std::string format_run(const Totals& totals, std::uint64_t read) {
  const std::string taken = totals.games == read ? "" : fmt::format(", took {}", totals.games);
  return fmt::format("read {} in {}{}: {}", plural(read, "game"), plural(totals.files, "file"), taken,
                     statuses(totals, {}));
}

}  // namespace tqn::tools
