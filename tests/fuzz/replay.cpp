// Runs a fuzz target once over every seed, among them those of seeds/ (the other seeds are texts), and over every file
// of regressions/ (inputs that once failed).

#include <cstdio>
#include <string>

#include "fuzz/target.hpp"
#include "support/files.hpp"
#include "support/seeds.hpp"

int main() {
  std::size_t inputs = 0;
  const auto run = [&](const std::string& input) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    ++inputs;
  };
  run("");
  for (const std::string& seed : tqn::test::seed_texts()) run(seed);
  for (const char* folder : {"tests/fuzz/seeds", "tests/fuzz/regressions"}) {
    for (const auto& path : tqn::test::files_below(tqn::test::project_path(folder))) run(tqn::test::read_file(path));
  }
  std::printf("%zu inputs\n", inputs);
  return 0;
}
