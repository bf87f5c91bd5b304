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

/// What becomes of a byte order mark and of another encoding than UTF-8.
enum class Dress : std::uint8_t {
  dropped,       ///< the new file is UTF-8 without a mark
  mark_dropped,  ///< a mark is dropped; another encoding cannot be written, which is an error
  kept,          ///< a mark stays; another encoding is an error as well
};

/// How a piece ends.
enum class End : std::uint8_t {
  closed,  ///< as it should
  open,    ///< an empty line belongs behind it, unless it is the last one
};

/// Takes a file's pieces, before and after, in order, and does with them what the target says.
class Rewriter {
 public:
  /// `out`: where documents, diffs and names go.
  Rewriter(Target target, Output& out) : target_(target), out_(out) {}

  /// Begins a file. An error if it is to be rewritten in place and cannot be.
  [[nodiscard]] std::optional<IoError> open(const FileTask& file, Dress dress);
  /// `end`: whether the new text is to be followed by an empty line if anything follows.
  void add(std::string_view before, std::string_view after, End end = End::closed);
  /// Ends a file: puts it in place if it changed.
  [[nodiscard]] std::optional<IoError> close();
  /// Ends a file that was not read to its end: nothing of it is put in place.
  void abandon();

  /// Whether what was added is printed already, come what may.
  [[nodiscard]] bool prints() const noexcept { return target_ == Target::document; }
  /// Files that changed, or would change.
  [[nodiscard]] std::uint64_t changed() const noexcept { return changed_; }

 private:
  /// Lets go of the piece that waits, with an empty line behind it if `more` begins with something.
  void release(std::string_view more);
  void add_piece(std::string_view before, std::string_view after);
  void print(std::string_view text);
  void compare(std::string_view before, std::string_view after);
  void put(std::string_view bytes);
  void open_place();

  Target target_;
  Output& out_;
  std::string name_;
  std::string_view mark_;  ///< a byte order mark that was there and is not dealt with yet
  Dress dress_ = Dress::dropped;
  bool changes_ = false;  ///< this file, so far
  std::uint64_t changed_ = 0;
  bool waits_ = false;  ///< an open piece, of which these are the texts
  std::string waiting_before_;
  std::string waiting_after_;
  std::string tail_;          ///< the last two bytes of the document
  bool between_ = false;      ///< a file of the document ended
  std::string ahead_before_;  ///< bytes of one side that the other has not reached yet
  std::string ahead_after_;
  std::string held_;               ///< the new file while it is small
  std::unique_ptr<Output> place_;  ///< the new file when it has grown
  std::optional<IoError> error_;
  std::string text_;  ///< the diff
  std::optional<UnifiedDiff> diff_;
};

}  // namespace tqn::tools
