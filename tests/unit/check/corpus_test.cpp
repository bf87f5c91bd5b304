// Real games, if the environment variable TQN_CORPUS names their folder.

#include <filesystem>

#include "support/files.hpp"
#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

class RealGames : public testing::TestWithParam<const char*> {};

TEST_P(RealGames, AreLegal) {
  const auto corpus = environment("TQN_CORPUS");
  if (!corpus) GTEST_SKIP() << "TQN_CORPUS does not name the folder of real games";
  for (const auto& file : files_below(std::filesystem::path(*corpus) / GetParam())) {
    std::size_t number = 0;
    for (const ReadGame& game : read_games(read_file(file))) {
      ++number;
      const std::string place = file.string() + ", game " + std::to_string(number);
      EXPECT_TRUE(game.verdict.legal) << place;
      EXPECT_EQ(game.verdict.judged, game.verdict.half_moves) << place;
      for (const Diagnostic& d : game.findings) {
        const bool about_tags = d.code >= Code::missing_tag && d.code <= Code::bad_tag_value;
        EXPECT_TRUE(info(d.code).severity == Severity::info || about_tags)
            << place << ": " << info(d.code).id << " " << d.message;
      }
    }
    EXPECT_GT(number, 0U) << file;
  }
}
INSTANTIATE_TEST_SUITE_P(Folders, RealGames, testing::Values("tgk", "playok"));

}  // namespace
}  // namespace tqn::test
