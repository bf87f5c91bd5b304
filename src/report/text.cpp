#include <algorithm>

#include "report/escape.hpp"
#include "report/excerpt.hpp"
#include "report/printers.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

constexpr std::size_t source_columns = 120;
constexpr std::size_t fixes_shown = 3;

/// Escape sequences, or nothing at all.
struct Palette {
  std::string_view error, warning, info, frame, strong, reset;

  [[nodiscard]] std::string_view of(Severity severity) const {
    switch (severity) {
      case Severity::info:
        return info;
      case Severity::warning:
        return warning;
      case Severity::error:
        return error;
    }
    return error;
  }
};

constexpr Palette plain{};
constexpr Palette ansi{.error = "\x1b[1;31m",
                       .warning = "\x1b[1;33m",
                       .info = "\x1b[1;36m",
                       .frame = "\x1b[34m",
                       .strong = "\x1b[1m",
                       .reset = "\x1b[0m"};

std::string_view how_to_apply(Safety safety) {
  switch (safety) {
    case Safety::safe:
      return "   [--fix]";
    case Safety::suggested:
      return "   [--fix=suggested]";
    case Safety::manual:
      return "";
  }
  return "";
}

std::size_t count_digits(std::uint64_t number) {
  std::size_t digits = 1;
  for (; number >= 10; number /= 10) ++digits;
  return digits;
}

/// For people: every finding with its source line, a caret and what to do.
class TextReporter final : public FindingPrinter {
 public:
  explicit TextReporter(const ReportOptions& options) : palette_(options.colour ? ansi : plain) {}

  void game(std::string& out, const GameReport& game) override {
    if (game.findings.empty()) return;
    Locator locator(game.source);
    std::string title;
    append_game_title(title, game);
    for (const Diagnostic& diagnostic : game.findings) append_finding(out, game, locator, diagnostic, title);
  }

  void finding(std::string& out, const FileFinding& finding) override {
    separate(out);
    append_header(out, finding.severity, finding.code, finding.message);
    margin_ = finding.line == 0 ? 1 : count_digits(finding.line);
    if (!finding.file.empty()) {
      append_arrow(out, "-->", finding.file, {finding.line, finding.line == 0 ? 0 : finding.column});
      out += '\n';
    }
    if (!finding.help.empty()) append_remark(out, "help: ", finding.help, "");
  }

  void end_file(std::string& out, std::string_view file, std::span<const NotShown> not_shown) override {
    std::string more;
    append_not_shown(more, not_shown);
    if (more.empty()) return;
    separate(out);
    append_visible(out, file);
    out += ": and ";
    out += more;
    out += '\n';
  }

 private:
  /// An empty line between two findings.
  void separate(std::string& out) {
    if (any_) out += '\n';
    any_ = true;
  }

  void append_coloured(std::string& out, std::string_view colour, std::string_view text) const {
    if (text.empty()) return;
    out += colour;
    out += text;
    if (!colour.empty()) out += palette_.reset;
  }

  void append_header(std::string& out, Severity severity, Code code, std::string_view message) const {
    out += palette_.of(severity);
    out += name(severity);
    out += '[';
    out += info(code).id;
    out += ']';
    out += palette_.reset;
    out += palette_.strong;
    out += ": ";
    append_message(out, message);
    out += palette_.reset;
    out += '\n';
  }

  void append_finding(std::string& out, const GameReport& game, Locator& locator, const Diagnostic& diagnostic,
                      std::string_view title) {
    separate(out);
    append_header(out, diagnostic.severity, diagnostic.code, diagnostic.message);
    set_margin(locator, diagnostic);
    const Place place = locator.place(diagnostic.where.begin);
    append_arrow(out, "-->", game.source.file, place);
    out += "   ";
    out += title;
    if (!diagnostic.move.empty()) out += ", ";
    append_visible(out, diagnostic.move);
    out += '\n';
    append_source(out, game.source.text, diagnostic.where, place, diagnostic.label, palette_.of(diagnostic.severity));
    append_related(out, game, locator, diagnostic);
    append_remarks(out, diagnostic);
  }

  /// The frame is as wide as the longest line number in it.
  void set_margin(Locator& locator, const Diagnostic& diagnostic) {
    std::uint64_t line = locator.place(diagnostic.where.begin).line;
    for (const Related& related : diagnostic.related) line = std::max(line, locator.place(related.where.begin).line);
    margin_ = count_digits(line);
  }

  /// A line or column of 0 is left out.
  void append_arrow(std::string& out, std::string_view arrow, std::string_view file, Place place) const {
    out.append(margin_, ' ');
    append_coloured(out, palette_.frame, arrow);
    out += ' ';
    append_visible(out, file);
    for (const std::uint64_t number : {place.line, place.column}) {
      if (number == 0) break;
      out += ':';
      append_number(out, number);
    }
  }

  void append_source(std::string& out, std::string_view text, Span where, Place place, std::string_view label,
                     std::string_view colour) const {
    const Excerpt excerpt = make_excerpt(text, where, source_columns);
    out += palette_.frame;
    out.append(margin_ - count_digits(place.line), ' ');
    append_number(out, place.line);
    out += " |";
    out += palette_.reset;
    if (!excerpt.line.empty()) out += ' ';
    out += excerpt.line;
    out += '\n';
    out.append(margin_ + 1, ' ');
    append_coloured(out, palette_.frame, "|");
    out.append(excerpt.caret_column + 1, ' ');
    out += colour;
    out.append(excerpt.caret_count, '^');
    if (!label.empty()) out += ' ';
    append_message(out, label);
    if (!colour.empty()) out += palette_.reset;
    out += '\n';
  }

  void append_related(std::string& out, const GameReport& game, Locator& locator, const Diagnostic& diagnostic) const {
    for (const Related& related : diagnostic.related) {
      const Place place = locator.place(related.where.begin);
      append_arrow(out, ":::", game.source.file, place);
      out += '\n';
      append_source(out, game.source.text, related.where, place, related.text, palette_.info);
    }
  }

  void append_remarks(std::string& out, const Diagnostic& diagnostic) const {
    if (!diagnostic.board.empty()) append_remark(out, "board:  ", diagnostic.board, "");
    std::size_t shown = 0;
    for (const Fix& fix : diagnostic.fixes) {
      if (shown == fixes_shown) break;
      append_remark(out, "help: ", fix.title, how_to_apply(fix.safety));
      ++shown;
    }
    if (diagnostic.fixes.size() > shown) {
      append_remark(out, "help: ", "and " + std::to_string(diagnostic.fixes.size() - shown) + " more", "");
    }
    for (const std::string& note : diagnostic.notes) append_remark(out, "", note, "");
  }

  void append_remark(std::string& out, std::string_view kind, std::string_view text, std::string_view more) const {
    out.append(margin_ + 1, ' ');
    append_coloured(out, palette_.frame, "=");
    out += ' ';
    append_coloured(out, palette_.strong, kind);
    append_message(out, text);
    out += more;
    out += '\n';
  }

  Palette palette_;
  bool any_ = false;
  std::size_t margin_ = 1;  ///< columns of the line numbers of the finding being printed
};

}  // namespace

std::unique_ptr<Reporter> make_text_reporter(const ReportOptions& options) {
  return std::make_unique<TextReporter>(options);
}

}  // namespace tqn
