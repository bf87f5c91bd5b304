#include "tqn/report/report.hpp"

namespace tqn {

void Totals::add(const GameReport& game) noexcept {
  ++games;
  half_moves += game.half_moves;
  errors += game.errors;
  warnings += game.warnings;
  infos += game.infos;
  not_shown += game.not_shown;
  if (game.status == "ok") {
    ++ok;
  } else if (game.status == "fixable") {
    ++fixable;
  } else if (game.status == "review") {
    ++review;
  } else {
    ++rejected;
  }
}

void Totals::add(const FileFinding& finding) noexcept {
  switch (finding.severity) {
    case Severity::info:
      ++infos;
      return;
    case Severity::warning:
      ++warnings;
      return;
    case Severity::error:
      ++errors;
      return;
  }
}

Totals& Totals::operator+=(const Totals& other) noexcept {
  files += other.files;
  games += other.games;
  half_moves += other.half_moves;
  ok += other.ok;
  fixable += other.fixable;
  review += other.review;
  rejected += other.rejected;
  errors += other.errors;
  warnings += other.warnings;
  infos += other.infos;
  not_shown += other.not_shown;
  return *this;
}

}  // namespace tqn
