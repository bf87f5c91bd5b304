#include "report/escape.hpp"
#include "report/printers.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

std::string_view command(Severity severity) {
  switch (severity) {
    case Severity::info:
      return "notice";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

/// Workflow commands of GitHub Actions, which it turns into annotations.
class GithubReporter final : public FindingPrinter {
 public:
  void game(std::string& out, const GameReport& game) override {
    Locator locator(game.source);
    for (const Diagnostic& diagnostic : game.findings) {
      const Range range = locator.range(diagnostic.where);
      append_start(out, diagnostic.severity, game.source.file);
      append_property(out, "line=", range.begin.line);
      if (range.begin.line == range.end.line) {
        append_property(out, "col=", range.begin.column);
        append_property(out, "endColumn=", range.end.column);
      } else {
        append_property(out, "endLine=", range.end.line);  // columns are refused where the lines differ
      }
      append_title_and_message(out, diagnostic.code, diagnostic.message);
    }
  }

  void finding(std::string& out, const FileFinding& finding) override {
    append_start(out, finding.severity, finding.file);
    if (finding.line != 0) append_property(out, "line=", finding.line);
    if (finding.line != 0 && finding.column != 0) append_property(out, "col=", finding.column);
    append_title_and_message(out, finding.code, finding.message);
  }

  void end_file(std::string& out, std::string_view file, std::span<const NotShown> not_shown) override {
    std::string more;
    append_not_shown(more, not_shown);
    if (more.empty()) return;
    append_start(out, Severity::info, file);
    out += "title=not shown::and ";
    out += more;
    out += '\n';
  }

 private:
  static void append_start(std::string& out, Severity severity, std::string_view file) {
    out += "::";
    out += command(severity);
    out += ' ';
    if (file.empty()) return;
    out += "file=";
    append_github_property(out, file);
    out += ',';
  }

  static void append_property(std::string& out, std::string_view name, std::uint64_t value) {
    out += name;
    append_number(out, value);
    out += ',';
  }

  static void append_title_and_message(std::string& out, Code code, std::string_view message) {
    out += "title=";
    out += info(code).id;
    out += ' ';
    out += info(code).name;
    out += "::";
    append_github_message(out, message);
    out += '\n';
  }
};

}  // namespace

std::unique_ptr<Reporter> make_github_reporter() { return std::make_unique<GithubReporter>(); }

}  // namespace tqn
