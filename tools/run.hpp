#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli.hpp"
#include "configuration.hpp"
#include "exit.hpp"
#include "games_job.hpp"
#include "inputs.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// What every verb that reads records begins with: settings, paths and where to print. A failure was told
/// already.
struct Run {
  std::unique_ptr<Configuration> configuration;  ///< owns what `settings` and the paths point to
  const Settings* settings = nullptr;
  Inputs inputs;
};
/// Nothing if the command cannot be carried out.
[[nodiscard]] std::optional<Run> begin_run(const Invocation& invocation);

/// Standard output for "" and "-", else the file; null, and told, if it cannot be written.
[[nodiscard]] std::unique_ptr<Output> open_results(const std::string& path, const Settings& settings);
/// Commits, and tells what went wrong. A closed pipe is no failure.
[[nodiscard]] Exit end_results(Output& output, const Settings& settings);
/// The output is no input, and no file of notes, of openings or of looks either: an earlier run may have written it
/// into a folder that is read. Named as both it is a mistake, by which games that are not written would be lost.
[[nodiscard]] std::optional<Failure> leave_output_out(Run& run, const Invocation& invocation);
/// Why files of these inputs cannot be rewritten in place, as --write asks for.
[[nodiscard]] std::optional<Failure> find_write_conflict(const Settings& settings, const Inputs& inputs);
/// Takes all inputs of a run through a job.
void run_job(Run& run, GamesJob& job);
/// As many jobs as the settings say, or as there are processors.
[[nodiscard]] std::size_t job_count(const Settings& settings) noexcept;
/// Prints the results of a verb that reads no records.
[[nodiscard]] Exit print_results(std::string_view text);

}  // namespace tqn::tools
