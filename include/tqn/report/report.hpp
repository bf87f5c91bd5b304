#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "tqn/text/diagnostic.hpp"
#include "tqn/text/source.hpp"

namespace tqn {

/// Everything a report says about one game, as plain values. cli.md "CSV of validate".
struct GameReport {
  Source source;
  std::uint64_t number = 0;          ///< in its file, from 1
  std::uint64_t last_line = 0;
  std::string_view event, round, board, white, black, date;  ///< values of the tags, "" if missing
  std::string_view result;           ///< canonical, "" if missing
  std::uint32_t half_moves = 0;
  int kazan_white = 0;
  int kazan_black = 0;
  std::string_view ending;           ///< open, kazan, draw, atsyrau
  std::string_view level;            ///< rejected, readable, legal, archival
  std::string_view status;           ///< ok, fixable, review, rejected
  std::uint32_t errors = 0;
  std::uint32_t warnings = 0;
  std::uint32_t infos = 0;
  std::uint32_t not_shown = 0;       ///< findings whose details were not kept
  std::span<const Diagnostic> findings;  ///< the ones to show, sorted by place
};

/// A finding about a file or the tool, not about a game: TQ901, TQ902, TQ103.
struct FileFinding {
  std::string_view file;
  Code code{};
  Severity severity = Severity::error;
  std::uint64_t line = 0;            ///< 0: none
  std::uint64_t column = 0;
  std::string message;
  std::string help;
};

/// What a whole run counted.
struct Totals {
  std::uint64_t files = 0;
  std::uint64_t games = 0;
  std::uint64_t half_moves = 0;
  std::uint64_t ok = 0, fixable = 0, review = 0, rejected = 0;  ///< games; they add up to `games`
  std::uint64_t errors = 0, warnings = 0, infos = 0;
  std::uint64_t not_shown = 0;
};

struct ReportOptions {
  bool colour = false;               ///< only the text format uses it
  std::string tool_version = "0";
};

/// A printer of reports. Order of calls: begin, then for each file file/game/finding..., then end.
/// Everything is appended to `out`; the caller writes it where it wants and clears it.
class Reporter {
 public:
  virtual ~Reporter() = default;
  virtual void begin(std::string& out) = 0;
  virtual void begin_file(std::string& out, std::string_view file) = 0;
  virtual void game(std::string& out, const GameReport& game) = 0;
  virtual void finding(std::string& out, const FileFinding& finding) = 0;
  /// "and 213 more of 4 kinds", for people: codes and how many of each were not shown in this file.
  virtual void end_file(std::string& out, std::string_view file, std::span<const std::pair<Code, std::uint64_t>> not_shown) = 0;
  virtual void end(std::string& out, const Totals& totals) = 0;
  /// Whether game() must be called for games without findings too (json, junit, csv).
  [[nodiscard]] virtual bool wants_every_game() const noexcept = 0;
};

enum class ReportFormat : std::uint8_t { text, gcc, json, jsonl, github, sarif, junit, csv };

[[nodiscard]] std::span<const std::string_view> report_format_names() noexcept;
[[nodiscard]] std::optional<ReportFormat> find_report_format(std::string_view name) noexcept;
[[nodiscard]] std::unique_ptr<Reporter> make_reporter(ReportFormat format, const ReportOptions& options);

}  // namespace tqn
