#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document.hpp"
#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/io/output.hpp"
#include "tqn/record/game.hpp"

namespace tqn::tools {

/// Appends what a book takes from a legal game: its first pits, who won, and the ratings: "432 1-0 2010 1985". Nothing
/// if it does not begin at the start of the standard game.
void append_opening(const Game& game, const Verdict& verdict, std::string& out);

/// Counts openings and writes a book of them. annotations.md 4.3. Its memory grows with the lines, of which no game
/// adds more than `depth`.
class OpeningTree final : public Document {
 public:
  /// How much of the games is kept.
  struct Extent {
    std::uint64_t depth;        ///< half-moves
    std::uint64_t least_games;  ///< of a line that is written
  };
  OpeningTree(std::unique_ptr<Output> out, Extent extent) : extent_(extent), out_(std::move(out)) {
    nodes_.emplace_back();
  }
  /// Takes what append_opening() wrote.
  void add(std::string_view game, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool broken() const override { return out_->error().has_value(); }
  [[nodiscard]] bool closed_pipe() const override { return out_->closed_pipe(); }
  /// Lines that were written.
  [[nodiscard]] std::uint64_t lines() const noexcept { return lines_; }

 private:
  struct Node {
    std::array<std::uint32_t, 9> next{};  ///< by pit; 0: none
    std::uint64_t games = 0;
    std::uint64_t white = 0;
    std::uint64_t black = 0;
    std::uint64_t draws = 0;
    std::uint64_t ratings = 0;  ///< their sum
    std::uint64_t rated = 0;    ///< how many there are
  };
  /// A node on the way through the tree.
  struct Visit {
    std::uint32_t node;
    Position position;
    std::string moves;
  };
  void write(const Node& node, std::string_view moves);

  Extent extent_;
  std::unique_ptr<Output> out_;
  std::vector<Node> nodes_;
  std::string text_;
  std::uint64_t lines_ = 0;
};

}  // namespace tqn::tools
