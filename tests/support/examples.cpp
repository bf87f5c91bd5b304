#include "support/examples.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "support/files.hpp"

namespace tqn::test {

std::string Example::place() const { return file + ":" + std::to_string(line); }

bool Example::has(std::string_view word) const { return std::find(words.begin(), words.end(), word) != words.end(); }

std::vector<Example> examples_of(const std::filesystem::path& file) {
  std::vector<Example> examples;
  std::optional<Example> open;
  std::string fence;
  std::size_t number = 0;
  for (const std::string& line : lines_of(read_file(file))) {
    ++number;
    const std::size_t ticks = std::min(line.find_first_not_of('`'), line.size());
    if (open && line == fence) {
      examples.push_back(std::move(*open));
      open.reset();
    } else if (open) {
      open->text += line + '\n';
    } else if (ticks >= 3) {
      fence = line.substr(0, ticks);
      open.emplace();
      open->file = file.filename().string();
      open->line = number;
      std::istringstream rest(line.substr(ticks));
      rest >> open->language;
      for (std::string word; rest >> word;) open->words.push_back(word);
    }
  }
  if (open) throw std::runtime_error(open->place() + ": the fence opened here is never closed");
  return examples;
}

std::vector<Example> specification_examples() {
  std::vector<Example> examples;
  for (const auto& path : files_below(project_path("spec"))) {
    if (path.extension() != ".md") continue;
    for (Example& example : examples_of(path)) examples.push_back(std::move(example));
  }
  return examples;
}

}  // namespace tqn::test
