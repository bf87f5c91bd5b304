#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tqn::test {

/// A fenced block of a Markdown file.
struct Example {
  std::string file;                ///< "tqn.md"
  std::size_t line = 0;            ///< of the opening fence, from 1
  std::string language;            ///< first word after the fence: "tqn", "peg", "sh"; may be empty
  std::vector<std::string> words;  ///< the words after it: "TQ403", "fmt"
  std::string text;                ///< the lines inside, each with its line end

  /// "tqn.md:120".
  [[nodiscard]] std::string place() const;
  [[nodiscard]] bool has(std::string_view word) const;
};

/// The fenced blocks of one file, in order. A fence is three or more backticks at the start of a line; the
/// block ends at a line of as many. A block never closed fails the test.
[[nodiscard]] std::vector<Example> examples_of(const std::filesystem::path& file);
/// The fenced blocks of all spec/*.md files.
[[nodiscard]] std::vector<Example> specification_examples();

}  // namespace tqn::test
