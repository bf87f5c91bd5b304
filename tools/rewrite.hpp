#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "batch.hpp"
#include "diff.hpp"
#include "tqn/io/error.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// What becomes of a rewritten file.
enum class Target : std::uint8_t {
  document,  ///< it is printed
  in_place,  ///< it takes the place of the file
  diff,      ///< what would change is printed
  names,     ///< the names of files that would change are printed
};

/// Takes a file's pieces, before and after, in order, and does with them what the target says.
class Rewriter {
 public:
  /// `out`: where documents, diffs and names go.
  Rewriter(Target target, Output& out) : target_(target), out_(out) {}

  /// Begins a file. An error if it is to be rewritten in place and cannot be.
  [[nodiscard]] std::optional<IoError> open(const FileTask& file);
  void add(std::string_view before, std::string_view after);
  /// Ends a file: puts it in place if it changed.
  [[nodiscard]] std::optional<IoError> close();
  /// Ends a file that was not read to its end: nothing of it is put in place.
  void abandon();

  /// Files that changed, or would change.
  [[nodiscard]] std::uint64_t changed() const noexcept { return changed_; }

 private:
  void put(std::string_view bytes);

  Target target_;
  Output& out_;
  std::string name_;
  bool changes_ = false;               ///< this file, so far
  std::uint64_t changed_ = 0;
  std::string ahead_before_;           ///< bytes of one side that the other has not reached yet
  std::string ahead_after_;
  std::string held_;                   ///< the new file while it is small
  std::unique_ptr<Output> place_;      ///< the new file when it has grown
  std::optional<IoError> error_;
  std::string text_;                   ///< the diff
  std::optional<UnifiedDiff> diff_;
};

}  // namespace tqn::tools
