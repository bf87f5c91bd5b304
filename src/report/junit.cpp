#include <algorithm>

#include "report/escape.hpp"
#include "report/printers.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

constexpr std::size_t suite_bytes = std::size_t{8} * 1024 * 1024;

/// One suite a file, one case a game. A game with errors fails; its warnings are the case's output. What
/// is wrong with a file itself is an error of a case of its own.
///
/// A suite names its counts before its cases, so the cases of a file wait in memory. When they pass 8 MiB
/// the suite is closed and the file goes on in a further one ("cup.tqn (part 2)"): counts are right and
/// memory stays bounded.
class JunitReporter final : public Reporter {
 public:
  void begin(std::string& out) override {
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tqn\">\n";
  }

  void begin_file(std::string&, std::string_view file) override {
    file_ = file;
    part_ = 1;
    in_file_ = true;
  }

  void game(std::string& out, const GameReport& game) override {
    std::string title;
    append_game_title(title, game);
    begin_case(title);
    sort_findings(game);
    if (game.errors > 0 || !error_lines_.empty()) {
      ++failures_;
      append_failure(game);
    }
    append_output();
    end_case(out);
  }

  void finding(std::string& out, const FileFinding& finding) override {
    const bool own_file = !in_file_;
    if (own_file) begin_file(out, finding.file);
    begin_case(finding.line == 0 ? std::string(info(finding.code).name)
                                 : std::string(info(finding.code).name) + ", line " + std::to_string(finding.line));
    std::string line;
    append_gcc(line, finding);
    warning_lines_.clear();
    if (finding.severity == Severity::error) {
      ++errors_;
      append_fault("error", info(finding.code), finding.message, line);
    } else {
      warning_lines_ = line + '\n';
    }
    append_output();
    end_case(out);
    if (own_file) end_file(out, finding.file, {});
  }

  void end_file(std::string& out, std::string_view, std::span<const NotShown>) override {
    if (tests_ > 0 || part_ == 1) flush_suite(out);
    in_file_ = false;
  }

  void end(std::string& out, const Totals&) override { out += "</testsuites>\n"; }
  [[nodiscard]] bool wants_every_game() const noexcept override { return true; }

 private:
  /// Lines of the findings of a game, errors apart from the rest; the first error.
  void sort_findings(const GameReport& game) {
    Locator locator(game.source);
    error_lines_.clear();
    warning_lines_.clear();
    first_error_ = nullptr;
    for (const Diagnostic& diagnostic : game.findings) {
      const bool is_error = diagnostic.severity == Severity::error;
      if (is_error && first_error_ == nullptr) first_error_ = &diagnostic;
      std::string& lines = is_error ? error_lines_ : warning_lines_;
      append_gcc(lines, game, locator, diagnostic);
      lines += '\n';
    }
  }

  void append_failure(const GameReport& game) {
    if (first_error_ != nullptr) {
      append_fault("failure", info(first_error_->code), first_error_->message, error_lines_);
    } else {
      cases_ += "<failure message=\"errors not shown: ";
      append_number(cases_, game.errors);
      cases_ += "\" type=\"not-shown\"/>\n";
    }
  }

  void append_fault(std::string_view element, const CodeInfo& code, std::string_view message, std::string_view lines) {
    cases_ += '<';
    cases_ += element;
    cases_ += " message=\"";
    cases_ += code.id;
    cases_ += ' ';
    cases_ += code.name;
    cases_ += ": ";
    std::string visible;
    append_message(visible, message);
    append_xml(cases_, visible);
    cases_ += "\" type=\"";
    cases_ += code.id;
    cases_ += "\">";
    append_lines(lines);
    cases_ += "</";
    cases_ += element;
    cases_ += ">\n";
  }

  void append_output() {
    if (warning_lines_.empty()) return;
    cases_ += "<system-out>";
    append_lines(warning_lines_);
    cases_ += "</system-out>\n";
  }

  /// Line ends stay as they are; the rest is escaped.
  void append_lines(std::string_view lines) {
    while (!lines.empty()) {
      const std::size_t length = std::min(lines.find('\n'), lines.size());
      append_xml(cases_, lines.substr(0, length));
      if (length < lines.size()) cases_ += '\n';
      lines.remove_prefix(std::min(length + 1, lines.size()));
    }
  }

  void begin_case(std::string_view name) {
    ++tests_;
    cases_ += "<testcase classname=\"";
    append_xml(cases_, file_);
    cases_ += "\" name=\"";
    append_xml(cases_, name);
    cases_ += "\">\n";
  }

  void end_case(std::string& out) {
    cases_ += "</testcase>\n";
    if (cases_.size() > suite_bytes) flush_suite(out);
  }

  void flush_suite(std::string& out) {
    out += "<testsuite name=\"";
    append_xml(out, file_);
    if (part_ > 1) out += " (part " + std::to_string(part_) + ")";
    out += "\" tests=\"";
    append_number(out, tests_);
    out += "\" failures=\"";
    append_number(out, failures_);
    out += "\" errors=\"";
    append_number(out, errors_);
    out += "\" skipped=\"0\">\n";
    out += cases_;
    out += "</testsuite>\n";
    cases_.clear();
    tests_ = failures_ = errors_ = 0;
    ++part_;
  }

  std::string file_;
  std::string cases_;  ///< of the current suite
  std::string error_lines_, warning_lines_;
  const Diagnostic* first_error_ = nullptr;
  std::uint64_t tests_ = 0, failures_ = 0, errors_ = 0;
  std::uint64_t part_ = 1;
  bool in_file_ = false;
};

}  // namespace

std::unique_ptr<Reporter> make_junit_reporter() { return std::make_unique<JunitReporter>(); }

}  // namespace tqn
