#include "report/escape.hpp"
#include "report/printers.hpp"

namespace tqn {
namespace {

/// GNU's form of one line a finding, which editors and grep know.
class GccReporter final : public FindingPrinter {
 public:
  void game(std::string& out, const GameReport& game) override {
    Locator locator(game.source);
    for (const Diagnostic& diagnostic : game.findings) {
      append_gcc(out, game, locator, diagnostic);
      out += '\n';
      for (const Related& related : diagnostic.related) append_note(out, game, locator, related);
    }
  }

  void finding(std::string& out, const FileFinding& finding) override {
    append_gcc(out, finding);
    out += '\n';
  }

  void end_file(std::string& out, std::string_view file, std::span<const NotShown> not_shown) override {
    std::string more;
    append_not_shown(more, not_shown);
    if (more.empty()) return;
    append_visible(out, file);
    out += ": note: and ";
    out += more;
    out += '\n';
  }

 private:
  static void append_note(std::string& out, const GameReport& game, Locator& locator, const Related& related) {
    append_place(out, game.source.file, locator.place(related.where.begin));
    out += ": note: ";
    append_message(out, related.text);
    out += '\n';
  }
};

}  // namespace

std::unique_ptr<Reporter> make_gcc_reporter() { return std::make_unique<GccReporter>(); }

}  // namespace tqn
