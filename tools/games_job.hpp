#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "batch.hpp"
#include "document.hpp"
#include "duplicates.hpp"
#include "exit.hpp"
#include "judge.hpp"
#include "progress.hpp"
#include "rewrite.hpp"
#include "tqn/io/output.hpp"
#include "tqn/report/report.hpp"

namespace tqn::tools {

/// Judges games and reports on them in the order of the input; rewrites what fixes changed.
class GamesJob final : public Job {
 public:
  /// Where things go. All of it outlives the job.
  struct Tools {
    const Settings& settings;  ///< of the run
    Reporter& reporter;
    Output& report;
    ReportFormat format;  ///< of the report
    Rewriter* rewriter;   ///< null: nothing is rewritten
    Progress& progress;
    bool silent;                   ///< findings are not reported: a diff is printed instead
    Document* document = nullptr;  ///< what was converted is printed there
  };
  GamesJob(const Wishes& wishes, const Tools& tools) : judge_(wishes), wishes_(wishes), tools_(tools) {}

  void work(Batch& batch) const override {
    // Read by one thread only, where the selection counts.
    judge_.judge(batch, counts() ? Before{batch.opens ? 0 : games_, totals_.games} : Before{});
  }
  [[nodiscard]] bool deliver(Batch& batch) override;

  /// Whether games are counted, which only one thread after another can do.
  [[nodiscard]] bool counts() const noexcept {
    return wishes_.numbers || (wishes_.selection != nullptr && wishes_.selection->counts());
  }
  /// How much of a file is taken at a time.
  [[nodiscard]] Portion portion() const noexcept {
    return wishes_.rewriting == Rewriting::draw ? Portion::few_games : Portion::block;
  }
  /// Reports that something could not be read or written, which makes the status 2.
  void report_trouble(const FileFinding& finding);
  /// Whether a game makes the status 1.
  [[nodiscard]] bool failing() const noexcept { return failing_; }
  [[nodiscard]] bool troubled() const noexcept { return troubled_; }
  [[nodiscard]] const Totals& totals() const noexcept { return totals_; }
  /// Games that were read, taken or not.
  [[nodiscard]] std::uint64_t read() const noexcept { return read_; }
  /// Findings that were mended.
  [[nodiscard]] std::uint64_t fixed() const noexcept { return fixed_; }
  /// Games that were given to the rewriter, in files that could be written.
  [[nodiscard]] std::uint64_t written() const noexcept { return written_; }
  /// What was lost in the games that were converted.
  [[nodiscard]] const Losses& losses() const noexcept { return losses_; }
  /// Opens and closes the report.
  void begin();
  void end();

 private:
  [[nodiscard]] bool has_enough() const noexcept;
  /// Hands what was printed so far to the output.
  void flush();
  void begin_file(const FileTask& file);
  void end_file(const FileTask& file);
  void report_dress(const FileTask& file);
  void report_nothing(const FileTask& file);
  void report_file_finding(const FileTask& file, FileFinding finding);
  void report_game(FileTask& file, const Work& work, GameRecord& record);
  void report_below(const FileTask& file, const GameRecord& record, std::uint64_t line);
  void find_duplicate(const FileTask& file, std::string_view text, GameRecord& record);
  void rewrite(const Batch& batch);
  void print(const FileTask& file, const Work& work);
  void end_rewriting(bool broken);
  void report_damage(const FileTask& file, std::uint64_t games);

  Judge judge_;
  Wishes wishes_;
  Tools tools_;
  std::string out_;
  Totals totals_;
  bool failing_ = false;
  bool troubled_ = false;
  bool writing_ = false;  ///< the rewriter takes this file
  std::uint64_t read_ = 0;
  std::uint64_t fixed_ = 0;
  std::uint64_t written_ = 0;
  std::uint64_t written_before_ = 0;  ///< this file
  Losses losses_{};
  Duplicates duplicates_;
  std::vector<std::string> names_;  ///< of files, for duplicates

  // Of the file that is being delivered: what its batches so far held.
  Totals before_file_;
  Extent extent_;
  std::uint64_t offset_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t printed_ = 0;                       ///< findings
  std::uint64_t below_ = 0;                         ///< games under the required rung that were told
  std::array<std::uint64_t, code_count> hidden_{};  ///< findings to show, less the printed ones
};

}  // namespace tqn::tools
