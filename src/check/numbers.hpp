#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "check/scene.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::checking {

/// The move numbers of one line that are not what the reader expected. tqn.md 5.1.
class Numbers {
 public:
  /// `first`: number of the first half-move, 0 is White's of move 1.
  Numbers(const Line& line, std::uint32_t first) noexcept : claims_(line.numbers), plies_(line.plies), first_(first) {}

  [[nodiscard]] bool none() const noexcept { return claims_.empty(); }
  /// The number of a half-move as the record counts it, 0 is White's of move 1.
  [[nodiscard]] std::uint32_t half_move(std::size_t index) const noexcept;
  /// The half-move in `first`..`last` before which a number stands that says that one is missing, as the
  /// numbers after it do; no_gap if none.
  [[nodiscard]] std::size_t gap_between(std::size_t first, std::size_t last) const noexcept;
  /// From half-move `index` on, the record has one half-move too few (+1) or too many (-1): numbers that
  /// say so are right.
  void explain(std::size_t index, int shift);
  /// Half-move `index` cannot be what it says: numbers shortly before it may be right.
  void doubt_before(std::size_t index) { faults_.push_back(index); }
  /// Reports the numbers before half-move `end` that are wrong. `text`: the game's.
  void report(std::size_t end, std::string_view text, Sink& sink) const;

 private:
  struct Explained {
    std::size_t index;
    int shift;
  };
  [[nodiscard]] std::int64_t shift_of(const NumberClaim& claim) const noexcept;
  /// Whether the half-moves up to `end` show that a number is wrong, and not that some are missing before it.
  [[nodiscard]] bool is_refuted(const NumberClaim& claim, std::int64_t shift, std::size_t end) const noexcept;
  void report_claim(const NumberClaim& claim, std::int64_t shift, std::size_t end, std::string_view text,
                    Sink& sink) const;
  /// Appends the correction of the numbers behind a claim, which go on from it, up to the next one.
  void append_followers(const NumberClaim& claim, std::string_view text, std::vector<Edit>& edits) const;
  void report_without_dot(std::size_t end, Sink& sink) const;

  std::span<const NumberClaim> claims_;
  std::span<const Ply> plies_;
  std::uint32_t first_;
  std::vector<Explained> explained_;
  std::vector<std::size_t> faults_;
};

}  // namespace tqn::checking
