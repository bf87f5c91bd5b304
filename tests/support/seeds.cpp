#include "support/seeds.hpp"

#include <cstdint>
#include <filesystem>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/reading.hpp"

namespace tqn::test {

std::vector<std::string> seed_texts() {
  constexpr std::uintmax_t largest = std::uintmax_t{64} * 1024;
  std::vector<std::string> seeds;
  for (const Example& example : specification_examples()) seeds.push_back(example.text);
  for (const char* folder : {"samples", "tests/golden", "tests/torture"}) {
    for (const std::filesystem::path& path : files_below(project_path(folder))) {
      const bool picture = path.extension() == ".png" || path.extension() == ".svg";
      if (!picture && std::filesystem::file_size(path) <= largest) seeds.push_back(read_file(path));
    }
  }
  for (const Flavour flavour : all_flavours) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) seeds.push_back(generate_text(seed, 2, flavour));
  }
  // For the target that reads every format: which one, and a text of it.
  const auto formats = all_formats();
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (!formats[i]->can_write()) continue;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Game game = generate_game(seed, Flavour::plain);
      if (formats[i]->refuses != nullptr && !formats[i]->refuses(game).empty()) continue;
      seeds.push_back(static_cast<char>(i) + write_alone(game, *formats[i]));
    }
  }
  return seeds;
}

}  // namespace tqn::test
