#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/report/report.hpp"

namespace tqn::test {

/// A game report that owns nothing but its findings; the texts are literals or live in `texts`.
struct SampleGame {
  GameReport report;
  std::vector<Diagnostic> findings;
};

/// What a run says about one file, in the order it is printed.
struct SampleFile {
  std::string file;
  std::vector<SampleGame> games;
  std::vector<FileFinding> findings;
  std::vector<NotShown> not_shown;
};

/// The same reports for every format: Cyrillic, wide and combining characters, tabs, control bytes, long
/// lines, several lines, no findings, empty names, and names full of what the formats give a meaning.
[[nodiscard]] const std::vector<SampleFile>& sample_files();
/// Findings that stand between files.
[[nodiscard]] const std::vector<FileFinding>& sample_strays();

/// All samples in one document.
[[nodiscard]] std::string print_samples(ReportFormat format, const ReportOptions& options = {});
/// A document with one game in one file.
[[nodiscard]] std::string print_game(ReportFormat format, const GameReport& game, const ReportOptions& options = {});
/// A document of nothing.
[[nodiscard]] std::string print_nothing(ReportFormat format);

/// A finding of a severity at a span.
[[nodiscard]] Diagnostic make_finding(Code code, Span where, std::string message);
/// The span of the first `part` in `text`, at or after `from`.
[[nodiscard]] Span find_span(std::string_view text, std::string_view part, std::size_t from = 0);

}  // namespace tqn::test
