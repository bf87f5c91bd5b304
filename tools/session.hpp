#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge.hpp"
#include "pieces.hpp"
#include "tqn/check/check.hpp"

namespace tqn::tools {

/// The games of one batch, one after another.
class Session {
 public:
  Session(Batch& batch, const Wishes& wishes, const Policy& policy, const Before& before);

  void run();

 private:
  // session.cpp
  /// Judges the game that was read, whose text begins at byte `at` of the batch.
  void take(std::string_view text, std::size_t at);
  [[nodiscard]] bool is_taken() const;
  /// Leaves a game that is not taken as it was, or out.
  void pass_over(std::string_view text, std::size_t at);
  /// A text that is not TQN is not rewritten: a fix shows what is meant, no more.
  void leave_fixes_to_people();
  [[nodiscard]] Verdict judge_game(std::string_view text);
  /// Counts a game, and keeps what is to be told of it. `begin`: in the text that places count in.
  void finish(std::string_view text, const Verdict& verdict, std::size_t begin);
  void count(Status status, const Tally& tally, const Verdict& verdict) noexcept;
  [[nodiscard]] Level level_now(std::string_view text, const Verdict& verdict);
  [[nodiscard]] std::optional<Level> required_level(std::string_view text, const Verdict& verdict);
  /// Says where a record stands: measures on from the last one.
  void place(GameRecord& record, std::string_view text, std::size_t begin);
  // session_rewriting.cpp
  void mend(std::string_view text, const Verdict& verdict, std::size_t at);
  void format(std::string_view text, std::size_t at);
  /// A game whose canonical text cannot be told stays as it is, unless it is no TQN at all.
  void leave(std::string_view text, std::size_t at);
  void convert(std::string_view text, std::size_t at);
  void draw(std::string_view text, std::size_t at);
  /// Writes where the piece is to stand: what is added makes a text several times as long.
  void annotate(std::string_view text, const Verdict& verdict, std::size_t at);
  /// The game in the document of those that were annotated.
  void as_it_was(std::string_view text);
  /// Only blanks are left, or games after the one that stopped the run.
  void keep_rest(std::string_view bytes, std::size_t at);

  Batch& batch_;
  const Wishes& wishes_;
  const Before& before_;
  Work& work_;
  Pieces pieces_;
  const Settings& settings_;
  const Policy& policy_;
  CheckOptions options_;
  std::string scratch_;
  std::string scratch_text_;
  FactWriter fact_writer_;
  Game again_;
  std::vector<DrawnPicture> drawn_;
  Extent measured_;
  std::size_t measured_to_ = 0;
};

}  // namespace tqn::tools
