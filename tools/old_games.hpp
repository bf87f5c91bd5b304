#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// Reads the games of a file to which others are to be appended, in a text that comes in blocks, until one is none.
class OldGames {
 public:
  /// Precondition: the format can be read.
  explicit OldGames(const Format& format) : format_(format), cutter_(format.cutter()) {}

  void read(std::string_view block);
  /// Behind the last block: what is wrong with the first game that is none, and in which line; nothing if all are
  /// games.
  [[nodiscard]] std::optional<std::string> finish();

 private:
  void take(bool at_end);
  void read_games(std::string_view text);

  const Format& format_;
  std::unique_ptr<Cutter> cutter_;
  std::string pending_;
  std::uint64_t line_ = 1;  ///< that pending_ begins in
  bool begun_ = false;
  std::optional<std::string> fault_;
  Game game_;
  Sink sink_;
};

}  // namespace tqn::tools
