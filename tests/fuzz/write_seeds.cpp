// write_seeds FOLDER: writes the seeds as files for libFuzzer, and every line of them that is short as one more
// (moves and positions are lines).

#include <cstdio>
#include <filesystem>
#include <set>
#include <string>

#include "support/files.hpp"
#include "support/seeds.hpp"

int main(int count, char** arguments) {
  if (count != 2) {
    std::fputs("write_seeds FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = arguments[1];
  std::filesystem::create_directories(folder);
  std::set<std::string> seeds;
  for (const std::string& seed : tqn::test::seed_texts()) {
    seeds.insert(seed);
    for (const std::string& line : tqn::test::lines_of(seed)) {
      if (line.size() < 120 && seeds.size() < 3000) seeds.insert(line);
    }
  }
  for (const char* kept : {"tests/fuzz/seeds", "tests/fuzz/regressions"}) {
    for (const auto& path : tqn::test::files_below(tqn::test::project_path(kept)))
      seeds.insert(tqn::test::read_file(path));
  }
  std::size_t number = 0;
  for (const std::string& seed : seeds) tqn::test::write_file(folder / std::to_string(number++), seed);
  std::printf("%zu seeds in %s\n", number, folder.c_str());
  return 0;
}
