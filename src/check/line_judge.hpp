#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "check/context.hpp"
#include "check/counts.hpp"
#include "check/numbers.hpp"
#include "check/quiet.hpp"
#include "check/repair.hpp"
#include "check/trail.hpp"
#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn::checking {

/// Which line is judged.
struct LinePlace {
  bool main = true;
  std::uint32_t half_move = 0;  ///< number of its first half-move, 0 is White's of move 1
  int depth = 0;                ///< variations around it
};

/// The pits that fit a half-move without its first digit.
struct Filling {
  std::array<Pit, 9> pits = no_pits;
  std::size_t count = 0;
  std::size_t fitting = 0;  ///< at its place, before the rest of the record was asked

  [[nodiscard]] bool decided() const noexcept { return count == 1; }
};

/// Replays one line and the variations that hang on it, and reports every claim that is wrong.
/// rules.md 3-16, tqn.md 5 and 7.
class LineJudge {
 public:
  LineJudge(Context& context, const Line& line, const Position& before, LinePlace place, const Carry& carry = {});

  void run();

  /// Half-moves that were replayed.
  [[nodiscard]] std::size_t judged() const noexcept { return stopped_ ? at_ + 1 : at_; }
  /// Whether the line could not be followed to its end.
  [[nodiscard]] bool stopped() const noexcept { return stopped_; }
  /// After the last half-move that was replayed.
  [[nodiscard]] const Position& position() const noexcept { return position_; }
  /// Whether every half-move was played as it is written.
  [[nodiscard]] bool as_written() const noexcept { return as_written_; }
  /// Whether a position may have occurred twice.
  [[nodiscard]] bool may_repeat() const noexcept { return quiet_.was_long(); }
  /// Pits that were filled in.
  [[nodiscard]] const std::vector<FilledPit>& filled() const noexcept { return filled_; }
  /// Half-moves in all variations.
  [[nodiscard]] std::uint32_t variation_half_moves() const noexcept { return variation_half_moves_; }

 private:
  /// Faults that are searched in one line; after so many it is no record of this game.
  static constexpr std::uint32_t most_faults = 20;

  // line_judge.cpp
  /// Judges half-move at_, which is not plain or not true. False: the line cannot be followed further.
  [[nodiscard]] bool judge_half_move();
  [[nodiscard]] bool play_written(const MoveText& move);
  void see_count(const MoveText& move, std::size_t index);
  void judge_notes(std::size_t index, bool followed);
  void judge_variation(const Note& note, std::size_t index);
  [[nodiscard]] bool is_detached_count(const Line& variation) const noexcept;
  void report_detached_count(const Note& note, std::size_t index);
  void report_stop();
  // line_fault.cpp
  /// The half-move cannot be what it says. Goes on under the best reading; false if there is none.
  [[nodiscard]] bool bridge_fault();
  void report_fault(const Scene& scene, const Candidates& candidates, const Hypothesis* chosen);
  void adopt(const Scene& scene, const Hypothesis& chosen);
  /// Plays a legal pit for half-move `index` and judges its count.
  void play_as(Pit from, std::size_t index);
  [[nodiscard]] Scene scene() const noexcept;
  // line_illegible.cpp
  /// A half-move without its first digit: fills it in; false if it cannot be told.
  [[nodiscard]] bool fill_illegible(const MoveText& move);
  void report_illegible(const MoveText& move, const Filling& filling);
  /// The second digit was illegible or no pit, and follows from the position.
  void judge_filled_landing(const Effect& effect);
  /// Adds what fits to the reader's finding about the token at_, so that it is not reported twice.
  void suggest_for_token(const Position& position, Pit pit);
  // all
  Diagnostic* report(Code code, std::size_t index, const Position& before) {
    return report(code, info(code).severity, index, before);
  }
  Diagnostic* report(Code code, Severity severity, std::size_t index, const Position& before);
  [[nodiscard]] std::uint32_t half_move_number(std::size_t index) const noexcept { return numbers_.half_move(index); }
  [[nodiscard]] std::uint32_t ply_number(std::size_t index) const noexcept {
    return place_.main ? static_cast<std::uint32_t>(index) : Diagnostic::no_ply;
  }

  Context& context_;
  const Line& line_;
  std::span<const Ply> plies_;
  LinePlace place_;
  Position position_;
  Position before_;  ///< before the half-move that is judged: where its variations begin
  Takings done_;     ///< what that half-move did
  Carry carry_;
  Trail trail_;
  Quiet quiet_;
  Numbers numbers_;
  std::size_t at_ = 0;     ///< the next half-move
  std::size_t first_ = 0;  ///< the earliest half-move to which a repair may go back
  std::uint32_t faults_ = 0;
  std::uint32_t variation_half_moves_ = 0;
  std::vector<FilledPit> filled_;
  bool stopped_ = false;
  bool as_written_ = true;
};

}  // namespace tqn::checking
