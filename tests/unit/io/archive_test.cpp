#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "archives.hpp"
#include "streams.hpp"
#include "support/files.hpp"
#include "tqn/io/input.hpp"

namespace tqn::test {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::IsEmpty;

struct Format {
  const char* name;
  const char* options;
};
constexpr Format formats[] = {{"zip", "zip:compression=store"},
                              {"zip", "zip:compression=deflate"},
                              {"ustar", ""},
                              {"pax", ""},
                              {"gnutar", ""},
                              {"v7tar", ""}};

std::string make(const Format& format, const std::vector<Entry>& entries) {
  return make_archive(format.name, entries, format.options);
}

const std::vector<Entry> round_of_games = {{"games", "", Entry::Type::folder},
                                           {"games/r5.tqn", "[Event \"5\"]\n"},
                                           {"games/empty.tqn", ""},
                                           {"games/r1 Ә.tqn", long_text(40'000)},
                                           {"notes.txt", "text"}};

TEST(Archive, GivesOneStreamAMemberInTheArchivesOrder) {
  for (const Format& format : formats) {
    EXPECT_THAT(read_memory(make(format, round_of_games)),
                ElementsAre(Got{"input:games/r5.tqn", "[Event \"5\"]\n", ""}, Got{"input:games/empty.tqn", "", ""},
                            Got{"input:games/r1 Ә.tqn", long_text(40'000), ""}, Got{"input:notes.txt", "text", ""}))
        << format.name << ' ' << format.options;
  }
}

TEST(Archive, MayComeByteByByte) {
  const std::vector<Entry> entries = {{"a.tqn", long_text(300)}, {"b.tqn", "b"}};
  for (const Format& format : formats) {
    EXPECT_THAT(read_all(open_memory("input", make(format, entries), {}, 1), 1),
                ElementsAre(Got{"input:a.tqn", long_text(300), ""}, Got{"input:b.tqn", "b", ""}))
        << format.name;
  }
}

TEST(Archive, IsReadFromAFile) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "round.zip").string();
  const std::string bytes = make(formats[1], round_of_games);
  write_file(path, bytes);
  auto opened = open_input(path, {});
  auto next = std::get<0>(opened)->next();
  const Input& input = *std::get<0>(next);
  EXPECT_EQ(input.name(), path + ":games/r5.tqn");
  EXPECT_FALSE(input.is_plain_file());
  EXPECT_EQ(input.size(), bytes.size());
}

TEST(Archive, PassesByWhatWasNotRead) {
  for (const Format& format : formats) {
    auto opened = open_memory("input", make(format, round_of_games), {});
    std::vector<std::string> names;
    for (;;) {
      auto next = std::get<0>(opened)->next();
      const Input* input = std::get<0>(next).get();
      if (input == nullptr) break;
      names.emplace_back(input->name());
    }
    EXPECT_THAT(names,
                ElementsAre("input:games/r5.tqn", "input:games/empty.tqn", "input:games/r1 Ә.tqn", "input:notes.txt"))
        << format.name;
  }
}

TEST(Archive, LeavesOutHiddenMembersAndThoseWithOtherExtensions) {
  const std::vector<Entry> entries = {
      {"./a.tqn", "a"}, {".git/b.tqn", "b"}, {"__MACOSX/._c.tqn", "c"},      {"games/.d.tqn", "d"},
      {"E.TQN", "e"},   {"f.txt", "f"},      {"g.tqn.gz", pack("gzip", "g")}};
  InputOptions options;
  options.member_extensions = {".tqn"};
  for (const Format& format : formats) {
    EXPECT_THAT(read_memory(make(format, entries), options),
                ElementsAre(Got{"input:./a.tqn", "a", ""}, Got{"input:E.TQN", "e", ""}, Got{"input:g.tqn.gz", "g", ""}))
        << format.name;
  }
}

TEST(Archive, WithNothingToReadIsAnError) {
  InputOptions options;
  options.member_extensions = {".tqn"};
  const Got error{"input", "", "nothing in this archive can be read as a record"};
  for (const Format& format : formats) {
    EXPECT_THAT(read_memory(make(format, {{"a.txt", "a"}}), options), ElementsAre(error)) << format.name;
    EXPECT_THAT(read_memory(make(format, {{"games", "", Entry::Type::folder}})), ElementsAre(error)) << format.name;
  }
  EXPECT_THAT(read_memory(make(formats[0], {})), ElementsAre(error));
  EXPECT_THAT(read_memory(make(formats[0], {{"inner.tar", make(formats[2], {{"a.txt", "a"}})}}), options),
              ElementsAre(error));
}

TEST(Archive, MembersAreDecodedEachOnItsOwn) {
  const std::vector<Entry> entries = {{"a.tqn",
                                       "\xFF\xFE"
                                       "1\0"s},
                                      {"b.tqn",
                                       "\xEF\xBB\xBF"
                                       "2"},
                                      {"c.tqn", "3"}};
  EXPECT_THAT(read_memory(make(formats[1], entries)),
              ElementsAre(Got{"input:a.tqn", "1", ""}, Got{"input:b.tqn", "2", ""}, Got{"input:c.tqn", "3", ""}));
}

TEST(Archive, MayBePackedAndHoldArchives) {
  const std::string tar = make(formats[2], {{"b.tqn", "b"}});
  const std::string zip = make(formats[1], {{"a.tqn", "a"}, {"inner.tar.gz", pack("gzip", tar)}, {"c.tqn", "c"}});
  EXPECT_THAT(
      read_memory(pack("xz", zip)),
      ElementsAre(Got{"input:a.tqn", "a", ""}, Got{"input:inner.tar.gz:b.tqn", "b", ""}, Got{"input:c.tqn", "c", ""}));
}

TEST(Archive, DepthIsLimited) {
  std::string bytes = "1. 76 98\n";
  for (int i = 0; i < 7; ++i) bytes = make(formats[0], {{"a", bytes}, {"z", "z"}});
  EXPECT_THAT(read_memory(bytes), ElementsAre(Got{"input:a:a:a:a:a:a", "", "is packed more than 6 times"},
                                              Got{"input:a:a:a:a:a:z", "z", ""}, Got{"input:a:a:a:a:z", "z", ""},
                                              Got{"input:a:a:a:z", "z", ""}, Got{"input:a:a:z", "z", ""},
                                              Got{"input:a:z", "z", ""}, Got{"input:z", "z", ""}));
}

TEST(Archive, CutAnywhereGivesItsWholeMembersAndAnError) {
  const std::vector<Entry> entries = {{"a.tqn", long_text(200)}, {"b.tqn", long_text(300)}};
  for (const Format& format : formats) {
    const std::string bytes = make(format, entries);
    for (std::size_t cut = 513; cut + 1024 < bytes.size(); cut += 211) {
      const std::vector<Got> got = read_memory(bytes.substr(0, cut));
      std::string text;
      std::size_t errors = 0;
      for (const Got& one : got) {
        text += one.text;
        errors += one.error.empty() ? 0 : 1;
      }
      EXPECT_THAT(long_text(200) + long_text(300), testing::StartsWith(text)) << format.name << ' ' << cut;
      const bool between = std::string_view(format.name) != "zip" && cut % 512 == 0;  // tar may end after a member
      EXPECT_TRUE(errors == 1 || between) << format.name << ' ' << cut << ' ' << errors;
    }
  }
}

TEST(Archive, InsideDamagedPackingGivesWhatCanBeReadAndTheErrorOnce) {
  const std::string tar = make(formats[2], {{"a.tqn", "a"}, {"b.tqn", "b"}});
  std::string packed = pack("gzip", tar);
  packed[packed.size() - 6] ^= 1;  // the checksum, far behind the last member
  EXPECT_THAT(read_memory(packed), ElementsAre(Got{"input:a.tqn", "a", ""}, Got{"input:b.tqn", "b", ""},
                                               Got{"input", "", "damaged gzip data"}));
  packed = pack("gzip", make(formats[2], {{"a.tqn", long_text(50'000)}}));
  const std::vector<Got> got = read_memory(packed.substr(0, packed.size() / 2));
  ASSERT_EQ(got.size(), 1U);
  EXPECT_EQ(got[0].error, "truncated gzip data");
  EXPECT_FALSE(got[0].text.empty());
}

TEST(Archive, EndsForEver) {
  auto opened = open_memory("input", make(formats[1], {{"a.tqn", "a"}}), {});
  InputSource& source = *std::get<0>(opened);
  EXPECT_NE(std::get<0>(source.next()), nullptr);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(std::get<0>(source.next()), nullptr);
}

}  // namespace
}  // namespace tqn::test
