#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tqn::tools {

/// Writes a unified diff of a file that comes in pieces, each with its text before and after. Memory is a
/// piece and the hunk it belongs to. Lines end with LF; a CR before it belongs to the line.
class UnifiedDiff {
 public:
  /// Appends to `out`. The header with the name is written before the first hunk.
  UnifiedDiff(std::string& out, std::string_view name) : out_(out), name_(name) {}

  /// The next piece. Pieces begin at line ends, in both texts.
  void add(std::string_view before, std::string_view after);
  /// Ends the last hunk.
  void finish();
  /// Whether anything differs so far.
  [[nodiscard]] bool any() const noexcept { return any_; }

 private:
  enum class Mark : char { same = ' ', removed = '-', added = '+' };

  void add_line(Mark mark, std::string_view line);
  void end_hunk();

  std::string& out_;
  std::string name_;
  bool any_ = false;
  bool headed_ = false;
  std::uint64_t line_before_ = 0;  ///< lines seen
  std::uint64_t line_after_ = 0;
  std::string hunk_;                  ///< of the hunk, with its marks
  std::vector<std::string> context_;  ///< same lines, not known yet to belong to a hunk
  std::uint64_t hunk_before_ = 0;     ///< lines of the hunk
  std::uint64_t hunk_after_ = 0;
};

}  // namespace tqn::tools
