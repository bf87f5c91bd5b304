#include "run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>
#include <variant>

#include "help.hpp"
#include "talk.hpp"

namespace tqn::tools {

std::optional<Run> begin_run(const Invocation& invocation) {
  Run run;
  run.configuration = std::make_unique<Configuration>(invocation.given);
  const auto resolved = run.configuration->for_folder("");
  if (const auto* failure = std::get_if<Failure>(&resolved)) {
    say(*failure);
    return std::nullopt;
  }
  run.settings = &std::get<const Resolved*>(resolved)->settings;
  auto inputs = collect_inputs(invocation, *run.settings, *run.configuration);
  if (const auto* failure = std::get_if<Failure>(&inputs)) {
    say(*failure);
    return std::nullopt;
  }
  run.inputs = std::move(std::get<Inputs>(inputs));
  for (const FileFinding& warning : run.configuration->take_warnings()) say(warning, run.settings->color);
  const bool nothing_given = invocation.operands.empty() && run.settings->files_from.empty();
  if (nothing_given && run.inputs.paths.empty() && run.inputs.errors.empty()) {
    say(short_help(invocation.subcommand));
    return std::nullopt;
  }
  return run;
}

std::unique_ptr<Output> open_results(const std::string& path, const Settings& settings) {
  if (path.empty() || path == "-") return open_stdout();
  auto opened = open_output(path);
  if (const auto* error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return nullptr;
  }
  return std::move(std::get<std::unique_ptr<Output>>(opened));
}

Exit end_results(Output& output, const Settings& settings) {
  const auto error = output.commit();
  if (output.closed_pipe() || !error) return Exit::fine;
  say(cannot_write(*error), settings.color);
  return Exit::failed;
}

std::optional<Failure> leave_output_out(Run& run, const Invocation& invocation) {
  const Settings& settings = *run.settings;
  if (settings.output.empty() || settings.output == "-") return std::nullopt;
  const auto is_output = [&](const std::string& path) {
    std::error_code error;
    return std::filesystem::equivalent(path, settings.output, error) && std::filesystem::is_regular_file(path, error);
  };
  std::vector<std::string> read = invocation.operands;
  for (const std::string& beside : {settings.notes, settings.book, settings.drawing.theme, settings.drawing.header})
    if (!beside.empty()) read.push_back(beside);
  for (const std::string& operand : read) {
    if (is_output(operand))
      return Failure{fmt::format("{} is both read and written", operand), "give --output another name"};
  }
  std::erase_if(run.inputs.paths, [&](const InputPath& input) { return is_output(input.path); });
  return std::nullopt;
}

std::optional<Failure> find_write_conflict(const Settings& settings, const Inputs& inputs) {
  if (settings.write && !settings.output.empty()) return Failure{"--write and --output exclude each other", ""};
  for (const InputPath& path : inputs.paths) {
    if (settings.write && path.path == "-")
      return Failure{"--write needs files: standard input cannot be rewritten", ""};
  }
  return std::nullopt;
}

void run_job(Run& run, GamesJob& job) {
  job.begin();
  for (const IoError& error : run.inputs.errors) job.report_trouble(cannot_read(error));
  const std::size_t jobs = job.counts() ? 1 : job_count(*run.settings);
  const SmallFiles small = jobs > 1 ? SmallFiles::by_worker : SmallFiles::here;
  FileFeed feed(std::move(run.inputs.paths), run.settings->stdin_filename, small, job.portion());
  run_batches(feed, job, jobs);
  job.end();
}

std::size_t job_count(const Settings& settings) noexcept {
  if (settings.jobs > 0) return static_cast<std::size_t>(settings.jobs);
  return std::max<std::size_t>(1, std::thread::hardware_concurrency());
}

Exit print_results(std::string_view text) {
  const auto output = open_stdout();
  output->write(text);
  return end_results(*output, Settings{});
}

}  // namespace tqn::tools
