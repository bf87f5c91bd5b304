#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "batch.hpp"
#include "configuration.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/io/input.hpp"

namespace tqn::tools {

/// A path to read, and the settings that hold for it.
struct InputPath {
  std::string path;  ///< "-" is standard input
  const Resolved* resolved = nullptr;
  bool sought = false;  ///< found in a folder, not named
};

/// Who opens files that fit into one block.
enum class SmallFiles : std::uint8_t {
  here,       ///< the feed
  by_worker,  ///< whoever takes the batch, from the feed that the batch is given
};

/// How much of a file a batch has.
enum class Portion : std::uint8_t {
  block,     ///< what makes calls cheap
  few_games  ///< of which what is made takes a hundred times as much memory, as pictures do
};

/// Reads files one after another, in blocks, and cuts them between games. Opens one file at a time and
/// keeps at most one block and the game that was not complete in it.
class FileFeed final : public Feed {
 public:
  /// `stdin_name`: what standard input is called.
  FileFeed(std::vector<InputPath> paths, std::string stdin_name, SmallFiles small = SmallFiles::here,
           Portion portion = Portion::block);

  [[nodiscard]] bool next(Batch& batch) override;

 private:
  /// Makes `input_` the next stream, or sets `batch.error` or `batch.own`. False at the end of all.
  [[nodiscard]] bool open_next(Batch& batch);
  /// Reads the first block of `input_` and tells its format. An error: it cannot even be opened.
  [[nodiscard]] std::optional<IoError> begin_stream();
  /// Whether `input_` was found by an ending that many programs use, and is none of those games by its text.
  [[nodiscard]] bool is_something_else() const;
  void leave_out();
  /// The file of `input_` is no text, but a database of this format: its rows are read instead.
  [[nodiscard]] std::optional<IoError> begin_database(const Format& format);
  /// Reads until whole games are there, and moves them into the batch.
  void fill(Batch& batch);
  /// Where whole games end in what is there: of a portion, or of more, if there is none in it.
  [[nodiscard]] Cut cut(std::string_view pending);
  /// Adds one block to the bytes. False at the end of the stream, be it by an error.
  [[nodiscard]] bool read_block(Buffer& bytes);

  std::vector<InputPath> paths_;
  std::string stdin_name_;
  SmallFiles small_;
  Portion portion_;
  std::size_t path_ = 0;                 ///< the next one to open
  std::unique_ptr<InputSource> source_;  ///< of the path before
  const Format* database_ = nullptr;     ///< of `source_`, if it is no text
  std::unique_ptr<Input> input_;
  std::unique_ptr<Cutter> cutter_;
  std::shared_ptr<FileTask> file_;
  Buffer rest_;                      ///< read, but not cut yet
  bool opened_ = false;              ///< a batch of this stream was given
  bool ended_ = false;               ///< the stream has no more bytes than `rest_`
  std::optional<IoError> error_;     ///< what ended the stream
  std::uint64_t consumed_ = 0;       ///< of the paths before this one
  std::uint64_t consumed_here_ = 0;  ///< of this path; an archive counts once
};

/// The ending of a file's name with its dot, ".gz" and the like left out; may be empty.
[[nodiscard]] std::string_view ending_of(std::string_view name) noexcept;
/// The extensions that are looked for in folders and archives: those of formats, and those that they share with others.
[[nodiscard]] std::vector<std::string> known_extensions();

}  // namespace tqn::tools
