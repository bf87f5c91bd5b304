#include "report/escape.hpp"
#include "report/printers.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

constexpr std::string_view header =
    "file,game,event,round,board,white,black,result,half-moves,kazan-white,kazan-black,ending,level,errors,warnings,"
    "first-problem,status\n";

/// The first error; if there is none the first warning. What is only an info is no problem.
const Diagnostic* first_problem(std::span<const Diagnostic> findings) {
  const Diagnostic* first_warning = nullptr;
  for (const Diagnostic& diagnostic : findings) {
    if (diagnostic.severity == Severity::error) return &diagnostic;
    if (diagnostic.severity == Severity::warning && first_warning == nullptr) first_warning = &diagnostic;
  }
  return first_warning;
}

/// One row a game. A file that could not be read has a row too, with nothing in the columns of the game:
/// it must not be missing from the table.
///
/// Rows end with LF, as other tools of the command line expect.
class CsvReporter final : public Reporter {
 public:
  void begin(std::string& out) override { out += header; }
  void begin_file(std::string&, std::string_view) override {}

  void game(std::string& out, const GameReport& game) override {
    append_csv(out, game.source.file);
    append_field(out, game.number);
    for (const std::string_view text : {game.event, game.round, game.board, game.white, game.black, game.result}) {
      append_field(out, text);
    }
    append_field(out, game.half_moves);
    append_kazan(out, game.kazan_white);
    append_kazan(out, game.kazan_black);
    append_field(out, game.ending);
    append_field(out, game.level);
    append_field(out, game.errors);
    append_field(out, game.warnings);
    append_field(out, describe(first_problem(game.findings)));
    append_field(out, game.status);
    out += '\n';
  }

  void finding(std::string& out, const FileFinding& finding) override {
    if (finding.severity == Severity::info) return;
    const bool is_error = finding.severity == Severity::error;
    append_csv(out, finding.file);
    out.append(12, ',');
    append_field(out, is_error ? 1U : 0U);
    append_field(out, is_error ? 0U : 1U);
    problem_ = info(finding.code).id;
    problem_ += ' ';
    problem_ += finding.message;
    append_field(out, problem_);
    append_field(out, is_error ? "rejected" : "review");
    out += '\n';
  }

  void end_file(std::string&, std::string_view, std::span<const NotShown>) override {}
  void end(std::string&, const Totals&) override {}
  [[nodiscard]] bool wants_every_game() const noexcept override { return true; }

 private:
  static void append_field(std::string& out, std::string_view text) {
    out += ',';
    append_csv(out, text);
  }

  static void append_field(std::string& out, std::uint64_t number) {
    out += ',';
    append_number(out, number);
  }

  static void append_kazan(std::string& out, int balls) {
    out += ',';
    out += std::to_string(balls);
  }

  /// "TQ403 move 12, White: this move lands in pit 7, not pit 6"
  std::string_view describe(const Diagnostic* diagnostic) {
    problem_.clear();
    if (diagnostic == nullptr) return problem_;
    problem_ += info(diagnostic->code).id;
    problem_ += ' ';
    problem_ += diagnostic->move;
    if (!diagnostic->move.empty()) problem_ += ": ";
    problem_ += diagnostic->message;
    return problem_;
  }

  std::string problem_;  ///< kept for its memory
};

}  // namespace

std::unique_ptr<Reporter> make_csv_reporter() { return std::make_unique<CsvReporter>(); }

}  // namespace tqn
