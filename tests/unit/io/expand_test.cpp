#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <vector>

#include "privileges.hpp"
#include "support/files.hpp"
#include "tqn/io/input.hpp"

namespace tqn {

bool operator==(const IoError& a, const IoError& b) { return a.file == b.file && a.message == b.message; }
void PrintTo(const IoError& error, std::ostream* out) { *out << error.file << ": " << error.message; }

namespace test {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

class Expand : public testing::Test {
 protected:
  std::string at(const std::string& name) const { return (folder_.path() / name).string(); }
  void touch(const std::string& name) const {
    fs::create_directories(fs::path(at(name)).parent_path());
    write_file(at(name), "");
  }
  static Expanded expand(const std::vector<std::string>& arguments) {
    return expand_inputs(arguments, {{".tqn", ".tgk"}});
  }

  ScratchFolder folder_;
};

TEST_F(Expand, KeepsFilesAndStandardInputAsTheyAreInTheirOrder) {
  touch("b.txt");
  touch("a.tqn");
  const Expanded result = expand({at("b.txt"), "-", at("a.tqn"), at("b.txt"), "/dev/null"});
  EXPECT_THAT(result.paths, ElementsAre(at("b.txt"), "-", at("a.tqn"), at("b.txt"), "/dev/null"));
  EXPECT_THAT(result.errors, IsEmpty());
}

TEST_F(Expand, SearchesFoldersForExtensionsPackedFilesAndArchives) {
  for (const char* name : {"d/b.tqn", "d/a.TQN", "d/sub/c.tgk", "d/sub-1/d.tqn", "d/e.tqn.gz", "d/f.tgk.ZST", "d/g.zip",
                           "d/h.tar.xz", "d/i.tgz", "d/no.txt", "d/no.gz", "d/no.txt.gz", "d/tqn", "d/Ә 1\n.tqn"}) {
    touch(name);
  }
  const Expanded result = expand({at("d")});
  EXPECT_THAT(result.paths,
              ElementsAre(at("d/a.TQN"), at("d/b.tqn"), at("d/e.tqn.gz"), at("d/f.tgk.ZST"), at("d/g.zip"),
                          at("d/h.tar.xz"), at("d/i.tgz"), at("d/sub-1/d.tqn"), at("d/sub/c.tgk"), at("d/Ә 1\n.tqn")));
  EXPECT_THAT(result.errors, IsEmpty());
}

TEST_F(Expand, DoublesNoSlash) {
  touch("d/a.tqn");
  EXPECT_THAT(expand({at("d/")}).paths, ElementsAre(at("d/a.tqn")));
}

TEST_F(Expand, LeavesOutWhatIsHidden) {
  for (const char* name : {"d/.a.tqn", "d/.git/b.tqn", "d/__MACOSX/c.tqn", "d/e.tqn"}) touch(name);
  EXPECT_THAT(expand({at("d")}).paths, ElementsAre(at("d/e.tqn")));
  EXPECT_THAT(expand({at("d/.git"), at("d/.a.tqn")}).paths, ElementsAre(at("d/.git/b.tqn"), at("d/.a.tqn")))
      << "what is named is meant";
}

TEST_F(Expand, FollowsLinksToFilesButNotToFolders) {
  touch("d/a.tqn");
  touch("other/b.tqn");
  fs::create_directory_symlink("..", at("d/loop"));
  fs::create_directory_symlink(at("other"), at("d/folder.tqn"));
  fs::create_symlink(at("other/b.tqn"), at("d/link.tqn"));
  const Expanded result = expand({at("d")});
  EXPECT_THAT(result.paths, ElementsAre(at("d/a.tqn"), at("d/link.tqn")));
  EXPECT_THAT(result.errors, IsEmpty());
}

TEST_F(Expand, FollowsALinkToAFolderThatIsNamed) {
  touch("other/b.tqn");
  fs::create_directory_symlink(at("other"), at("link"));
  EXPECT_THAT(expand({at("link")}).paths, ElementsAre(at("link/b.tqn")));
}

TEST_F(Expand, LeavesOutPipesInFolders) {
  touch("d/a.tqn");
  ASSERT_EQ(::mkfifo(at("d/pipe.tqn").c_str(), 0600), 0);
  EXPECT_THAT(expand({at("d")}).paths, ElementsAre(at("d/a.tqn")));
}

TEST_F(Expand, TellsOfEveryArgumentThatGivesNothingAndGoesOn) {
  touch("a.tqn");
  touch("text/no.txt");
  fs::create_directory(at("empty"));
  const Expanded result = expand({at("missing"), at("text"), at("a.tqn"), at("empty"), "", "x\0y"s});
  EXPECT_THAT(result.paths, ElementsAre(at("a.tqn")));
  EXPECT_THAT(result.errors,
              ElementsAre(IoError{at("missing"), "no such file or directory"},
                          IoError{at("text"), "no file in this folder has a known extension"},
                          IoError{at("empty"), "no file in this folder has a known extension"},
                          IoError{"\"\"", "the name is empty"}, IoError{"x\0y"s, "no file has a NUL in its name"}));
}

TEST_F(Expand, TellsOfLinksThatLeadNowhere) {
  touch("d/a.tqn");
  fs::create_symlink("gone", at("d/z.tqn"));
  fs::create_symlink("b.tqn", at("d/b.tqn"));
  const Expanded result = expand({at("d")});
  EXPECT_THAT(result.paths, ElementsAre(at("d/a.tqn")));
  EXPECT_THAT(result.errors, ElementsAre(IoError{at("d/b.tqn"), "too many levels of symbolic links"},
                                         IoError{at("d/z.tqn"), "no such file or directory"}));
}

TEST_F(Expand, TellsOfFoldersThatMayNotBeReadAndGoesOn) {
  touch("d/a.tqn");
  touch("d/secret/b.tqn");
  fs::permissions(at("d/secret"), fs::perms::none);
  const WithoutPrivileges nobody(folder_.path());
  const Expanded result = expand({at("d")});
  EXPECT_THAT(result.paths, ElementsAre(at("d/a.tqn")));
  EXPECT_THAT(result.errors, ElementsAre(IoError{at("d/secret"), "permission denied"}));
}

TEST_F(Expand, GoesAsDeepAsAPathCan) {
  std::string deep = "d";
  for (int i = 0; i < 300; ++i) deep += "/e";
  touch(deep + "/a.tqn");
  EXPECT_THAT(expand({at("d")}).paths, ElementsAre(at(deep + "/a.tqn")));
}

TEST_F(Expand, ReadsAListOfPathsALine) {
  write_file(at("list"), "a.tqn\n\nb b.tqn\r\n  c\n-\nlast");
  const auto list = read_file_list(at("list"), ListSeparator::newline);
  EXPECT_THAT(std::get<0>(list), ElementsAre("a.tqn", "b b.tqn", "  c", "-", "last"));
}

TEST_F(Expand, ReadsAListOfPathsWithNuls) {
  write_file(at("list"), "a\nb.tqn\0\0c\r\0last"s);
  const auto list = read_file_list(at("list"), ListSeparator::nul);
  EXPECT_THAT(std::get<0>(list), ElementsAre("a\nb.tqn", "c\r", "last"));
}

TEST_F(Expand, SaysWhyAListCannotBeRead) {
  EXPECT_EQ(std::get<IoError>(read_file_list(at("none"), ListSeparator::nul)),
            (IoError{at("none"), "no such file or directory"}));
  EXPECT_EQ(std::get<IoError>(read_file_list(at(""), ListSeparator::newline)), (IoError{at(""), "is a directory"}));
}

}  // namespace
}  // namespace test
}  // namespace tqn
