#include "tqn/report/report.hpp"

#include <algorithm>
#include <array>

#include "report/printers.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 8> names{"text", "gcc", "json", "jsonl", "github", "sarif", "junit", "csv"};

}  // namespace

std::span<const std::string_view> report_format_names() noexcept { return names; }

std::optional<ReportFormat> find_report_format(std::string_view name) noexcept {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<ReportFormat>(found - names.begin());
}

std::unique_ptr<Reporter> make_reporter(ReportFormat format, const ReportOptions& options) {
  switch (format) {
    case ReportFormat::text:
      return make_text_reporter(options);
    case ReportFormat::gcc:
      return make_gcc_reporter();
    case ReportFormat::json:
      return make_json_reporter(options);
    case ReportFormat::jsonl:
      return make_jsonl_reporter(options);
    case ReportFormat::github:
      return make_github_reporter();
    case ReportFormat::sarif:
      return make_sarif_reporter(options);
    case ReportFormat::junit:
      return make_junit_reporter();
    case ReportFormat::csv:
      return make_csv_reporter();
  }
  return make_text_reporter(options);
}

}  // namespace tqn
