// Which module may include which, kept as data. An arrow that is missing here is missing on purpose: data
// passes through every room once and never turns back.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;

struct Module {
  std::string_view name;
  std::string_view may_include;  // modules, blanks around each
  std::string_view third_party;  // prefixes of headers, for .cpp files and headers under src/
};

// {fmt} and the POSIX headers are not worth a wall of their own, except in core, which needs nothing.
constexpr std::array modules = {
    Module{"text", " ", " fmt/ utf8proc.h "},
    Module{"core", " ", " "},
    Module{"notation", " core text ", " fmt/ tao/pegtl "},
    Module{"record", " core notation text ", " fmt/ "},
    Module{"check", " core notation record text ", " fmt/ "},
    Module{"annotate", " core notation record check text ", " fmt/ yaml-cpp/ "},
    Module{"query", " core notation record check text ", " fmt/ tao/pegtl "},
    Module{"formats", " core notation record text ", " fmt/ tao/pegtl yaml-cpp/ nlohmann/ sqlite3.h "},
    Module{"render", " core notation record check text ", " fmt/ yaml-cpp/ cairo librsvg/ dlfcn.h gif_lib.h "},
    Module{"report", " text ", " fmt/ "},
    Module{"io", " text ", " fmt/ zlib.h bzlib.h lzma.h zstd iconv.h unistd.h fcntl.h dirent.h poll.h signal.h sys/ "},
    Module{"tools", " text core notation record check query annotate formats render report io ",
           " fmt/ yaml-cpp/ tbb/ oneapi/ CLI/ unistd.h fcntl.h sys/ signal.h "},
};

struct Include {
  std::string file;  // from the top of the project
  std::string header;
  bool quoted = false;
};

std::vector<Include> includes_of(const fs::path& path) {
  std::vector<Include> includes;
  const std::string file = path.lexically_relative(project_path(".")).string();
  for (const std::string& line : lines_of(read_file(path))) {
    const std::size_t hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line.compare(hash, 8, "#include") != 0) continue;
    const std::size_t open = line.find_first_of("\"<", hash);
    if (open == std::string::npos) continue;
    const bool quoted = line[open] == '"';
    const std::size_t close = line.find(quoted ? '"' : '>', open + 1);
    includes.push_back({file, line.substr(open + 1, close - open - 1), quoted});
  }
  return includes;
}

/// The module a file belongs to: include/tqn/core/pit.hpp, src/core/perft.cpp, tools/fmt.cpp.
std::string module_of(const std::string& file) {
  const fs::path path(file);
  const std::vector<fs::path> parts(path.begin(), path.end());
  if (parts.front() == "include") return parts.at(2).string();
  if (parts.front() == "src") return parts.at(1).string();
  return parts.front().string();
}

const Module* find_module(std::string_view name) {
  const auto* const found =
      std::find_if(modules.begin(), modules.end(), [&](const Module& module) { return module.name == name; });
  return found == modules.end() ? nullptr : &*found;
}

/// The module a header belongs to, if it is one of ours: "tqn/core/pit.hpp" or "core/ring.hpp".
std::string_view module_of_header(std::string_view header) {
  if (header.starts_with("tqn/")) header.remove_prefix(4);
  const std::size_t slash = header.find('/');
  return slash == std::string_view::npos ? std::string_view() : header.substr(0, slash);
}

bool lists(std::string_view list, std::string_view name) {
  return list.find(" " + std::string(name) + " ") != std::string_view::npos;
}

bool lists_prefix_of(std::string_view list, std::string_view header) {
  for (std::size_t begin = 1; begin < list.size();) {
    const std::size_t end = list.find(' ', begin);
    if (header.starts_with(list.substr(begin, end - begin))) return true;
    begin = end + 1;
  }
  return false;
}

/// <vector>, <cstdint>: no folder and no extension.
bool is_standard(std::string_view header) { return header.find_first_of("./") == std::string_view::npos; }

std::vector<Include> all_includes(std::span<const char* const> folders) {
  std::vector<Include> all;
  for (const char* folder : folders) {
    for (const fs::path& path : files_below(project_path(folder))) {
      if (path.extension() != ".hpp" && path.extension() != ".cpp" && path.extension() != ".inc") continue;
      for (Include& include : includes_of(path)) all.push_back(std::move(include));
    }
  }
  return all;
}

constexpr std::array code_folders = {"include", "src", "tools"};

TEST(Layering, ModulesIncludeOnlyWhatTheTableAllows) {
  std::size_t seen = 0;
  for (const Include& include : all_includes(code_folders)) {
    const Module* module = find_module(module_of(include.file));
    ASSERT_NE(module, nullptr) << include.file << " belongs to no module of the table";
    if (!include.quoted) continue;
    const std::string_view other = module_of_header(include.header);
    if (other.empty() || other == module->name) continue;
    ++seen;
    EXPECT_NE(find_module(other), nullptr) << include.file << " includes \"" << include.header << "\", of no module";
    EXPECT_TRUE(lists(module->may_include, other))
        << include.file << " includes \"" << include.header << "\": " << module->name << " must not know " << other;
  }
  EXPECT_GT(seen, 10U) << "the scan found hardly anything: is it looking in the right place?";
}

TEST(Layering, ForeignHeadersStayInTheModulesThatOwnThem) {
  for (const Include& include : all_includes(code_folders)) {
    if (include.quoted || is_standard(include.header)) continue;
    const Module* module = find_module(module_of(include.file));
    ASSERT_NE(module, nullptr) << include.file;
    EXPECT_TRUE(lists_prefix_of(module->third_party, include.header))
        << include.file << " includes <" << include.header << '>';
  }
}

TEST(Layering, PublicHeadersIncludeNothingForeign) {
  constexpr std::array folder = {"include"};
  for (const Include& include : all_includes(folder)) {
    const bool own = include.quoted && include.header.starts_with("tqn/");
    const bool standard = !include.quoted && is_standard(include.header);
    EXPECT_TRUE(own || standard) << include.file << " includes " << include.header;
  }
}

TEST(Layering, OnlyOneFileKnowsTheOptionParser) {
  std::vector<std::string> files;
  for (const Include& include : all_includes(code_folders)) {
    if (include.header.starts_with("CLI/") && (files.empty() || files.back() != include.file))
      files.push_back(include.file);
  }
  EXPECT_LE(files.size(), 1U) << ::testing::PrintToString(files);
}

TEST(Layering, TableHasNoCycle) {
  // Each module may include only modules that stand before it in some order: remove what needs nothing left.
  std::vector<const Module*> left;
  for (const Module& module : modules) left.push_back(&module);
  for (bool moved = true; moved && !left.empty();) {
    const auto free = std::find_if(left.begin(), left.end(), [&](const Module* one) {
      return std::none_of(left.begin(), left.end(),
                          [&](const Module* other) { return lists(one->may_include, other->name); });
    });
    moved = free != left.end();
    if (moved) left.erase(free);
  }
  EXPECT_TRUE(left.empty());
}

}  // namespace
}  // namespace tqn::test
