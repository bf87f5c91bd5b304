#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tqn/core/rules.hpp"
#include "tqn/core/setup.hpp"

namespace tqn::test {

/// A second engine, written from spec/rules.md alone and as simply as can be: balls are dropped one by
/// one, nothing is precomputed. Slow; it exists to disagree with the first.
class NaiveGame {
 public:
  /// One hole of the ring.
  struct Hole {
    Side row;    ///< whose row it is in
    int number;  ///< of the pit, from 1
    int balls = 0;
    std::optional<Side> tuzdyk_of = {};  ///< whose tuzdyk it is
  };

  /// What a move did.
  struct Report {
    int landing = 0;
    Side landing_row = Side::white;
    int lifted = 0;
    int captured = 0;
    bool tuzdyk = false;
    BySide<int> swept{};
  };

  explicit NaiveGame(Rules rules);
  /// A position that is set up. Precondition: rules.md 21 has nothing against it.
  NaiveGame(const Setup& setup, Rules rules);

  /// "" if the pit can be played, else "no-such-pit", "empty-pit", "tuzdyk-pit" or "game-over".
  [[nodiscard]] std::string objection(int pit) const;
  /// Precondition: no objection.
  Report play(int pit);

  [[nodiscard]] Setup setup() const;
  /// "open", "kazan", "draw" or "atsyrau".
  [[nodiscard]] std::string ending() const { return ending_; }
  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] int balls_in_all() const;

 private:
  [[nodiscard]] std::size_t find(Side row, int pit) const;
  [[nodiscard]] std::size_t next(std::size_t hole) const { return (hole + 1) % ring_.size(); }
  [[nodiscard]] int row_total(Side row) const;
  [[nodiscard]] const Hole* tuzdyk_owned_by(Side owner) const;
  [[nodiscard]] bool may_become_tuzdyk(const Hole& hole) const;
  void drop_ball(Hole& hole);
  void reap(Hole& hole, Report& report);
  /// Looks whether the game is over with `turn_` to move; `report` is null if nothing shall be swept.
  void judge(bool after_extra_move, Report* report);

  Rules rules_;
  std::vector<Hole> ring_;
  BySide<int> kazan_{};
  Side turn_ = Side::white;
  bool extra_move_ = false;
  std::string ending_ = "open";
};

}  // namespace tqn::test
