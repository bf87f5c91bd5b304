#include "report/escape.hpp"
#include "tqn/report/report.hpp"

namespace tqn {
namespace {

void append_count(std::string& out, std::uint64_t count, std::string_view noun) {
  append_grouped(out, count);
  out += ' ';
  out += noun;
  if (count != 1) out += 's';
}

}  // namespace

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

std::string format_summary(const Totals& totals) {
  std::string out;
  append_count(out, totals.games, "game");
  out += ", ";
  append_count(out, totals.half_moves, "half-move");
  out += ": ";
  append_grouped(out, totals.ok);
  out += " ok, ";
  append_grouped(out, totals.fixable);
  out += " fixable, ";
  append_grouped(out, totals.review);
  out += " review, ";
  append_grouped(out, totals.rejected);
  out += " rejected; ";
  append_count(out, totals.errors, "error");
  out += ", ";
  append_count(out, totals.warnings, "warning");
  return out;
}

}  // namespace tqn
