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

/// Everything a report says about one game, as plain values. Borrows; used only during the call.
/// Texts may hold any bytes: every printer makes them harmless for its format.
struct GameReport {
  Source source;
  std::uint64_t number = 0;                                  ///< in its file, from 1
  std::uint64_t last_line = 0;                               ///< of the game's text, counted in its file; 0: not known
  std::string_view event, round, board, white, black, date;  ///< values of the tags, "" if missing
  std::string_view result;                                   ///< canonical, "" if missing
  std::uint32_t half_moves = 0;
  int kazan_white = 0;
  int kazan_black = 0;
  std::string_view ending;   ///< open, kazan, draw, atsyrau
  std::string_view level;    ///< rejected, readable, legal, archival
  std::string_view status;   ///< ok, fixable, review, rejected
  std::uint32_t errors = 0;  ///< all of this game, shown or not
  std::uint32_t warnings = 0;
  std::uint32_t infos = 0;
  std::uint32_t not_shown = 0;           ///< of those to show, how many are not in `findings`: beyond the limit
  std::span<const Diagnostic> findings;  ///< the ones to show, sorted by place
};

/// A finding about a file or the tool, not about a game: TQ901, TQ902, TQ103.
struct FileFinding {
  std::string_view file;  ///< "" if no file is concerned
  Code code{};
  Severity severity = Severity::error;
  std::uint64_t line = 0;    ///< from 1; 0: none
  std::uint64_t column = 0;  ///< from 1, in code points; 0: none
  std::string message;
  std::string help;  ///< what to do about it; may be empty
};

/// What a whole run counted.
struct Totals {
  std::uint64_t files = 0;
  std::uint64_t games = 0;
  std::uint64_t half_moves = 0;
  std::uint64_t ok = 0, fixable = 0, review = 0, rejected = 0;  ///< games; they add up to `games`
  std::uint64_t errors = 0, warnings = 0, infos = 0;            ///< of games and of files
  std::uint64_t not_shown = 0;

  /// Counts a game. A status that is none of the four counts as rejected, so that the sum holds.
  void add(const GameReport& game) noexcept;
  /// Counts a finding about a file. It leaves the number of files and games as it is.
  void add(const FileFinding& finding) noexcept;
  /// Adds what another part of the run counted.
  Totals& operator+=(const Totals& other) noexcept;
  friend bool operator==(const Totals&, const Totals&) = default;
};

struct ReportOptions {
  bool colour = false;             ///< ANSI colours; only the text format has any
  std::string tool_version = "0";  ///< printed by json, jsonl and sarif
};

/// How many findings of a code were not shown.
using NotShown = std::pair<Code, std::uint64_t>;

/// A printer of reports. Everything is appended to `out`; the caller writes it where it wants and clears
/// it. Order of calls: begin; for each file begin_file, its games and findings, end_file; then end. A
/// finding may also come between two files (a file that cannot be read has no begin_file). Not meant for
/// several threads at once. No call throws on any text, and memory does not grow with the run.
class Reporter {
 public:
  Reporter() = default;
  Reporter(const Reporter&) = delete;
  Reporter& operator=(const Reporter&) = delete;
  virtual ~Reporter() = default;

  virtual void begin(std::string& out) = 0;
  virtual void begin_file(std::string& out, std::string_view file) = 0;
  virtual void game(std::string& out, const GameReport& game) = 0;
  virtual void finding(std::string& out, const FileFinding& finding) = 0;
  /// `not_shown`: what the limit of findings a file left out, one entry a code. For people
  /// "and 213 more of 4 kinds (TQ403 200, TQ301 10, TQ110 2, TQ602 1)".
  virtual void end_file(std::string& out, std::string_view file, std::span<const NotShown> not_shown) = 0;
  /// Closes the document. Text and gcc print nothing here.
  virtual void end(std::string& out, const Totals& totals) = 0;
  /// Whether game() must be called for games without findings too (json, jsonl, junit, csv).
  [[nodiscard]] virtual bool wants_every_game() const noexcept = 0;
};

/// Text for people: harmless on a terminal, with control and invalid bytes as <1B>. Line ends become such too.
[[nodiscard]] std::string visible(std::string_view text);
/// A file name as git writes it: as it is, or in quotes with backslashes where it holds a control character, a quote,
/// a backslash or bytes that are no text.
[[nodiscard]] std::string quoted_name(std::string_view name);

enum class ReportFormat : std::uint8_t { text, gcc, json, jsonl, github, sarif, junit, csv };

/// "text", "gcc", ... in the order of ReportFormat.
[[nodiscard]] std::span<const std::string_view> report_format_names() noexcept;
/// The format of a name as report_format_names spells it; nothing if unknown.
[[nodiscard]] std::optional<ReportFormat> find_report_format(std::string_view name) noexcept;
/// A fresh printer; one a run.
[[nodiscard]] std::unique_ptr<Reporter> make_reporter(ReportFormat format, const ReportOptions& options);

}  // namespace tqn
