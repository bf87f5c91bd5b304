#pragma once

#include <memory>
#include <string>

#include "report/locator.hpp"
#include "tqn/report/report.hpp"

namespace tqn {

[[nodiscard]] std::unique_ptr<Reporter> make_text_reporter(const ReportOptions& options);
[[nodiscard]] std::unique_ptr<Reporter> make_gcc_reporter();
[[nodiscard]] std::unique_ptr<Reporter> make_json_reporter(const ReportOptions& options);
[[nodiscard]] std::unique_ptr<Reporter> make_jsonl_reporter(const ReportOptions& options);
[[nodiscard]] std::unique_ptr<Reporter> make_github_reporter();
[[nodiscard]] std::unique_ptr<Reporter> make_sarif_reporter(const ReportOptions& options);
[[nodiscard]] std::unique_ptr<Reporter> make_junit_reporter();
[[nodiscard]] std::unique_ptr<Reporter> make_csv_reporter();

/// A printer of findings and nothing else: no frame around them, no word about games without any.
class FindingPrinter : public Reporter {
 public:
  void begin(std::string&) final {}
  void begin_file(std::string&, std::string_view) final {}
  void end(std::string&, const Totals&) final {}
  [[nodiscard]] bool wants_every_game() const noexcept final { return false; }
};

// What several printers say in the same words. All of it is harmless on a terminal.

/// "game 3, round 1: A. - B.", with what the record does not tell left out; long names are cut.
void append_game_title(std::string& out, const GameReport& game);
/// "213 more of 4 kinds (TQ403 200, TQ301 10, TQ110 2, TQ602 1)", most frequent first; nothing if there are none.
void append_not_shown(std::string& out, std::span<const NotShown> not_shown);
/// "cup.tqn:22:5".
void append_place(std::string& out, std::string_view file, Place place);
/// "cup.tqn:22:5: error: this move lands in pit 7, not pit 6 [TQ403]".
void append_gcc(std::string& out, const GameReport& game, Locator& locator, const Diagnostic& diagnostic);
/// "cup.tqn:7: error: unknown key [TQ902]"; "tqn: ..." if no file is concerned.
void append_gcc(std::string& out, const FileFinding& finding);
/// A message a line long: cut where nobody would read on.
void append_message(std::string& out, std::string_view message);

}  // namespace tqn
