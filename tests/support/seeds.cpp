#include "support/seeds.hpp"

#include <cstdint>
#include <filesystem>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"

namespace tqn::test {

std::vector<std::string> seed_texts() {
  constexpr std::uintmax_t largest = std::uintmax_t{64} * 1024;
  std::vector<std::string> seeds;
  for (const Example& example : specification_examples()) seeds.push_back(example.text);
  for (const char* folder : {"samples", "tests/golden", "tests/torture"}) {
    for (const std::filesystem::path& path : files_below(project_path(folder))) {
      if (std::filesystem::file_size(path) <= largest) seeds.push_back(read_file(path));
    }
  }
  for (const Flavour flavour : {Flavour::plain, Flavour::annotated, Flavour::scarred}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) seeds.push_back(generate_text(seed, 2, flavour));
  }
  return seeds;
}

}  // namespace tqn::test
