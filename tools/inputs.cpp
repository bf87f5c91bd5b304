#include "inputs.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "terminal.hpp"
#include "tqn/io/input.hpp"

namespace tqn::tools {
namespace {

/// The same for a/b, ./a/b, a//b and a/c/../b: a file that is named twice is read once.
std::string plain_path(const std::string& path) {
  if (path == "-") return path;
  std::error_code error;
  const auto whole = std::filesystem::absolute(path, error);
  return error ? path : whole.lexically_normal().string();
}

/// Adds the names in the files of --files-from. What stands in the way, if something does.
std::optional<std::variant<Inputs, Failure>> add_listed(const Settings& settings, std::vector<std::string>& paths) {
  const auto lists_from_stdin = std::ranges::count(settings.files_from, "-");
  if (lists_from_stdin > 1 || (lists_from_stdin == 1 && std::ranges::count(paths, "-") > 0))
    return Failure{"standard input cannot be both the list of files and a file", ""};
  for (const std::string& name : settings.files_from) {
    auto list = read_file_list(name, settings.null ? ListSeparator::nul : ListSeparator::newline);
    if (auto* error = std::get_if<IoError>(&list)) return Inputs{{}, {std::move(*error)}};
    for (std::string& path : std::get<std::vector<std::string>>(list)) paths.push_back(std::move(path));
  }
  if (!paths.empty()) return std::nullopt;
  const std::string& first = settings.files_from.front();
  return Inputs{{}, {{first == "-" ? "<stdin>" : first, "it names no file"}}};
}

}  // namespace

std::string title_of(const Inputs& inputs) {
  if (inputs.paths.empty() || inputs.paths.front().path == "-") return {};
  return std::filesystem::path(inputs.paths.front().path).stem().string();
}

std::variant<Inputs, Failure> collect_inputs(const Invocation& invocation, const Settings& settings,
                                             Configuration& configuration) {
  std::vector<std::string> arguments = invocation.operands;
  if (!settings.files_from.empty()) {
    if (auto problem = add_listed(settings, arguments)) return std::move(*problem);
  } else if (settings.null) {
    return Failure{"--null says how the names of --files-from end, which is not given", ""};
  } else if (arguments.empty() && !is_terminal(Stream::in)) {
    arguments.emplace_back("-");
  }
  ExpandOptions options;
  options.extensions = known_extensions();
  Expanded expanded = expand_inputs(arguments, options);
  Inputs inputs{{}, std::move(expanded.errors)};
  const std::unordered_set<std::string> named(arguments.begin(), arguments.end());
  std::unordered_set<std::string> seen;
  for (std::string& path : expanded.paths) {
    if (!seen.insert(plain_path(path)).second) continue;
    auto resolved = configuration.for_file(path == "-" ? settings.stdin_filename : path);
    if (auto* failure = std::get_if<Failure>(&resolved)) return std::move(*failure);
    const bool sought = !named.contains(path);
    inputs.paths.push_back({std::move(path), std::get<const Resolved*>(resolved), sought});
  }
  return inputs;
}

}  // namespace tqn::tools
