#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "annotate/clocks.hpp"
#include "annotate/moments.hpp"
#include "annotate/replay.hpp"
#include "annotate/words.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/text/ink.hpp"

namespace tqn::annotating {

/// Goes through one game after another, once each, and writes what it sees.
class Annotator {
 public:
  [[nodiscard]] Trace& trace() noexcept { return replay_.trace(); }
  /// Writes facts into a game that has none of them. It borrows them.
  void annotate(Game& game, const Verdict& verdict, const FactOptions& options);
  /// Takes notes back that were lent to the game that was annotated last.
  void take_back(Game& game);

 private:
  /// What was written about a half-move.
  struct Words {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool moments = false;  ///< the last piece is about moments
  };

  [[nodiscard]] bool has(Fact fact) const noexcept { return options_->facts.has(fact); }
  void begin(Game& game, const Verdict& verdict, const FactOptions& options);
  void half_move(const Played& step, Words& words);
  /// A piece that is there only if something was told; whether it was.
  template <typename Tell>
  bool tell(Fact fact, const Tell& tell);
  /// Nothing is borrowed before all words are written.
  void place_words();
  /// Notes that are one comment.
  void lend(Rare<std::vector<Note>>& notes, std::size_t index);
  /// Count and mark.
  void mark(MoveText& move, const Played& step);
  void tell_kazans(const BySide<int>& before, const BySide<int>& after);
  void tell_position(const Played& step);
  void describe(const Played& step, const BySide<int>& after);
  void describe_end(const Position& end);
  void find_opening(const Played& step);
  void tell_leaving();
  void tell_missed(Side side);
  /// Adds a sentence that is known only at the end; its piece is the last one of the half-move.
  void add_words(std::size_t index, Fact fact, Phrase phrase, const Matter& matter);
  /// Tags, and the comment that tells what is the program's.
  void tell_game(const Position& end);
  void tell_end(const Position& end);

  Game* game_ = nullptr;
  const Verdict* verdict_ = nullptr;
  const FactOptions* options_ = nullptr;
  Voice voice_;
  bool counts_ = false;
  bool counted_ = false;
  bool times_ = false;
  std::size_t depth_ = 0;         ///< half-moves in which the book is asked
  std::size_t in_book_ = 0;       ///< half-moves up to the last position that it holds
  std::uint64_t checkpoint_ = 0;  ///< the next half-move, by its number, behind which the position is told
  std::string_view opening_;      ///< the last name on the way
  Clocks clocks_;
  Moments moments_;
  Replay replay_;
  Ink ink_;
  std::vector<Words> words_;  ///< of each half-move
  std::string board_;
  std::vector<std::uint32_t> lent_;             ///< half-moves that had no notes
  std::vector<Rare<std::vector<Note>>> spare_;  ///< notes for them, one comment each
};

}  // namespace tqn::annotating
