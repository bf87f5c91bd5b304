#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "buffer.hpp"
#include "configuration.hpp"
#include "extent.hpp"
#include "record.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/io/error.hpp"
#include "tqn/io/input.hpp"

namespace tqn::tools {

/// One file of the run, shared by its batches.
struct FileTask {
  std::string name;  ///< as the user knows it
  const Format* format = nullptr;
  std::string_view why_format;  ///< what told the format; empty if the user did
  const Resolved* resolved = nullptr;
  bool plain = false;  ///< it can be rewritten in place
  InputNotes notes;
  std::atomic<bool> sated{false};  ///< as many findings were shown as may be: no more details are needed
};

class Feed;

/// Whole games of one file, and what was made of them. Filled by one stage after another; a batch that
/// comes back to the feed keeps its memory.
struct Batch {
  // By the feed.
  std::shared_ptr<FileTask> file;  ///< null if it could not even be opened
  Buffer bytes;
  bool opens = false;            ///< the first of its file
  bool closes = false;           ///< the last of its file
  bool skipped = false;          ///< the bytes are not to be read: the rest of a game that is too large
  std::optional<IoError> error;  ///< met after the bytes
  std::unique_ptr<Feed> own;     ///< the worker takes the batch from here: opening many small files takes longer
                                 ///< than judging them
  std::uint64_t consumed = 0;    ///< bytes of all files taken so far, as they are on disk

  // By the worker.
  Game game;
  Sink sink;
  Work work;

  /// Makes the sink keep the details of these codes, at most `limit` a game.
  void prepare_sink(const FindingSet& wanted, std::uint32_t limit);

 private:
  FindingSet wanted_ = Codes().set();
  std::uint32_t limit_ = Sink::default_limit;
};

/// Gives the batches of a run, in order.
class Feed {
 public:
  virtual ~Feed() = default;
  /// Fills a batch. False at the end.
  [[nodiscard]] virtual bool next(Batch& batch) = 0;
};

/// What a command does with its batches.
class Job {
 public:
  virtual ~Job() = default;
  /// Called by several threads at once, each time with another batch.
  virtual void work(Batch& batch) const = 0;
  /// Called by one thread at a time, in the order of the input. False stops the run: no later batch is
  /// delivered.
  [[nodiscard]] virtual bool deliver(Batch& batch) = 0;
};

/// Takes every batch of the feed through the job, `jobs` at a time. With one job, and for input that fits
/// into one batch, no thread is started.
void run_batches(Feed& feed, Job& job, std::size_t jobs);

}  // namespace tqn::tools
