#include <algorithm>
#include <vector>

#include "report/escape.hpp"
#include "report/printers.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

constexpr std::size_t name_columns = 60;
constexpr std::size_t message_columns = 500;

void append_severity_and_message(std::string& out, Severity severity, std::string_view message, Code code) {
  out += ": ";
  out += name(severity);
  out += ": ";
  append_message(out, message);
  out += " [";
  out += info(code).id;
  out += ']';
}

}  // namespace

void append_place(std::string& out, std::string_view file, Place place) {
  append_visible(out, file);
  out += ':';
  append_number(out, place.line);
  out += ':';
  append_number(out, place.column);
}

void append_message(std::string& out, std::string_view message) { append_clipped(out, message, message_columns); }

void append_game_title(std::string& out, const GameReport& game) {
  const auto append_name = [&](std::string_view player) {
    append_clipped(out, player.empty() ? "?" : player, name_columns);
  };
  out += "game ";
  append_number(out, game.number);
  if (!game.round.empty()) {
    out += ", round ";
    append_clipped(out, game.round, name_columns);
  }
  if (!game.white.empty() || !game.black.empty()) {
    out += ": ";
    append_name(game.white);
    out += " - ";
    append_name(game.black);
  }
}

void append_not_shown(std::string& out, std::span<const NotShown> not_shown) {
  std::vector<NotShown> kinds(not_shown.begin(), not_shown.end());
  std::erase_if(kinds, [](const NotShown& kind) { return kind.second == 0; });
  if (kinds.empty()) return;
  std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  std::uint64_t sum = 0;
  for (const auto& [code, count] : kinds) sum += count;
  append_grouped(out, sum);
  out += " more of ";
  append_number(out, kinds.size());
  out += kinds.size() == 1 ? " kind (" : " kinds (";
  for (const auto& [code, count] : kinds) {
    if (out.back() != '(') out += ", ";
    out += info(code).id;
    out += ' ';
    append_grouped(out, count);
  }
  out += ')';
}

void append_gcc(std::string& out, const GameReport& game, Locator& locator, const Diagnostic& diagnostic) {
  append_place(out, game.source.file, locator.place(diagnostic.where.begin));
  append_severity_and_message(out, diagnostic.severity, diagnostic.message, diagnostic.code);
}

void append_gcc(std::string& out, const FileFinding& finding) {
  if (finding.file.empty()) {
    out += "tqn";
  } else {
    append_visible(out, finding.file);
  }
  for (const std::uint64_t number : {finding.line, finding.line == 0 ? 0 : finding.column}) {
    if (number == 0) break;
    out += ':';
    append_number(out, number);
  }
  append_severity_and_message(out, finding.severity, finding.message, finding.code);
}

}  // namespace tqn
