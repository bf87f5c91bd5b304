#include "tqn/annotate/facts.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "annotate/clocks.hpp"
#include "annotate/moments.hpp"
#include "annotate/piece.hpp"
#include "annotate/replay.hpp"
#include "annotate/tag_facts.hpp"
#include "annotate/words.hpp"
#include "tqn/annotate/book.hpp"
#include "tqn/notation/position.hpp"

namespace tqn {
namespace {

using namespace annotating;

[[nodiscard]] bool has_counts(const Line& line, int depth) {
  return std::ranges::any_of(line.plies, [&](const Ply& ply) {
    if (ply.move.has_count()) return true;
    if (!ply.notes || depth >= deepest_line) return false;
    return std::ranges::any_of(*ply.notes,
                               [&](const Note& note) { return note.line && has_counts(*note.line, depth + 1); });
  });
}

[[nodiscard]] BySide<int> kazans_of(const Position& position) noexcept {
  return {position.kazan(Side::white), position.kazan(Side::black)};
}

/// Goes through a game once and writes what it sees.
class Annotator {
 public:
  Annotator(Game& game, const Verdict& verdict, const FactOptions& options, std::string& words)
      : words_(words),
        game_(game),
        verdict_(verdict),
        options_(options),
        voice_{options.language, options.pits},
        counts_(has(Fact::counts) && !has_counts(game.main, 0)),
        clocks_(game),
        moments_(voice_),
        depth_(options.book == nullptr ? 0 : options.book->depth()) {}

  void run() {
    Replay replay(game_, verdict_);
    Step step;
    step.after = verdict_.start;
    while (replay.next(step)) {
      half_move(step);
      if (text_.empty()) continue;
      words_ += text_;
      ends_.push_back({step.index, words_.size()});
    }
    place_words();
    for (const Side side : {Side::white, Side::black}) tell_missed(side);
    tell_leaving();
    tell_game(step.after);
  }

 private:
  [[nodiscard]] bool has(Fact fact) const noexcept { return options_.facts.has(fact); }

  void half_move(const Step& step) {
    Ply& ply = game_.main.plies[step.index];
    text_.clear();
    const BySide<int> before = kazans_of(step.before);
    const BySide<int> after = kazans_of(step.after);
    if (step.effect) mark(ply.move, step);
    if (before != after) tell_kazans(before, after);
    if (has(Fact::emt)) tell_time(ply, step.mover());
    if (has(Fact::checkpoints)) tell_position(step);
    if (has(Fact::prose) && step.effect) tell(Fact::prose, [&] { return describe(step, after); });
    if (has(Fact::opening) && step.index < depth_) find_opening(step);
    if (has(Fact::moments)) tell(Fact::moments, [&] { moments_.see(step, text_); });
  }

  /// Nothing is borrowed before all words have found their place.
  void place_words() {
    const std::string_view words = words_;
    std::size_t begin = 0;
    for (const auto& [index, end] : ends_) {
      std::vector<Note>& notes = game_.main.plies[index].notes.make();
      put_behind_half_move(notes, Text::borrow(words.substr(begin, end - begin)));
      begin = end;
    }
  }

  /// A piece that is there only if something was told.
  template <typename Tell>
  void tell(Fact fact, const Tell& tell) {
    const std::size_t begin = text_.size();
    begin_piece(text_, fact);
    const std::size_t told = text_.size();
    tell();
    if (text_.size() == told) text_.resize(begin);
  }

  /// Count and mark.
  void mark(MoveText& move, const Step& step) {
    const Effect& effect = *step.effect;
    if (counts_ && effect.captured > 0) {
      // What the end of the game swept into the kazan is not the move's. tqn.md 5.3.
      const int total = step.after.kazan(step.mover()) - effect.swept.white - effect.swept.black;
      const bool captured = options_.counts == CountDialect::captured;
      move.count = static_cast<std::uint16_t>(captured ? effect.captured : total);
      counted_ = true;
    }
    if (!has(Fact::tuzdyk) || !effect.tuzdyk || move.tuzdyk) return;
    move.tuzdyk = true;
    begin_piece(text_, Fact::tuzdyk);
  }

  void tell_kazans(const BySide<int>& before, const BySide<int>& after) {
    if (has(Fact::kazans)) {
      begin_piece(text_, Fact::kazans);
      text_ += ' ';
      append_number(text_, after.white);
      text_ += '-';
      append_number(text_, after.black);
    }
    const int swing = after.white - after.black - before.white + before.black;
    if (!has(Fact::swing) || swing == 0) return;
    begin_piece(text_, Fact::swing);
    text_ += swing > 0 ? " +" : " ";
    append_number(text_, swing);
  }

  void tell_time(const Ply& ply, Side player) {
    tell(Fact::emt, [&] { clocks_.see(ply, player, text_); });
  }

  void tell_position(const Step& step) {
    const std::uint32_t next = step.half_move + 1;
    const bool last = step.index + 1 == game_.main.plies.size();
    if (!last && next % (2 * options_.checkpoint_moves) != 0) return;
    begin_piece(text_, Fact::checkpoints);
    text_ += " [%pos ";
    text_ += format_position(step.after, static_cast<std::uint16_t>(std::min<std::uint32_t>(next / 2 + 1, UINT16_MAX)));
    text_ += ']';
  }

  void describe(const Step& step, const BySide<int>& after) {
    const Effect& effect = *step.effect;
    Matter matter;
    matter.player = step.mover();
    matter.score = after;
    if (effect.captured > 0 && !step.after.over()) {
      matter.balls = effect.captured;
      const int lead = after[matter.player] - after[opponent(matter.player)];
      const auto phrase = lead > 0    ? Phrase::takes_and_leads
                          : lead == 0 ? Phrase::takes_and_levels
                                      : Phrase::takes_and_trails;
      say(text_, phrase, matter, voice_);
    }
    if (effect.tuzdyk) {
      matter.pit = effect.landing;
      say(text_, Phrase::makes_tuzdyk, matter, voice_);
    }
    if (step.after.over()) describe_end(step.after);
  }

  void describe_end(const Position& end) {
    Matter matter;
    const auto kazans = end.final_kazans();
    matter.score = {kazans.white, kazans.black};
    matter.player = end.turn();
    if (end.ending() == Ending::atsyrau) say(text_, Phrase::starved, matter, voice_);
    const auto winner = end.winner();
    matter.player = winner.value_or(Side::white);
    say(text_, winner ? Phrase::wins : Phrase::draws, matter, voice_);
  }

  void find_opening(const Step& step) {
    if (!options_.book->holds(step.after)) return;
    in_book_ = step.index + 1;
    const std::string_view name = options_.book->name(step.after, options_.language);
    if (!name.empty()) opening_ = name;
  }

  void tell_leaving() {
    const bool began = depth_ > 0 && has(Fact::opening) && options_.book->holds(verdict_.start);
    if (!began || in_book_ >= game_.main.plies.size()) return;
    text_.clear();
    begin_piece(text_, Fact::opening);
    say(text_, Phrase::left_book, {}, voice_);
    put_behind_half_move(game_.main.plies[in_book_].notes.make(), Text(text_));
  }

  void tell_missed(Side side) {
    const auto& missed = moments_.missed()[side];
    if (!missed) return;
    Matter matter;
    matter.player = side;
    matter.balls = missed->balls;
    matter.moves = missed->moves;
    text_.clear();
    begin_piece(text_, Fact::moments);
    say(text_, Phrase::capture_missed, matter, voice_);
    put_behind_half_move(game_.main.plies[missed->index].notes.make(), Text(text_));
  }

  /// Tags, and the comment that tells what is the program's.
  void tell_game(const Position& end) {
    if (game_.main.plies.empty()) return;
    std::string marks;
    if (counted_) begin_piece(marks, Fact::counts, options_.counts == CountDialect::captured ? "captured" : "totals");
    if (!opening_.empty()) set_tag(game_, Fact::opening, opening_, marks);
    if (end.over()) tell_end(end, marks);
    if (has(Fact::plycount)) set_tag(game_, Fact::plycount, std::to_string(game_.main.plies.size()), marks);
    if (!marks.empty()) put_in_front(game_.main.before, Text(marks));
  }

  void tell_end(const Position& end, std::string& marks) {
    const auto kazans = end.final_kazans();
    if (has(Fact::count))
      set_tag(game_, Fact::count, std::to_string(kazans.white) + '-' + std::to_string(kazans.black), marks);
    // PlayOK's mark becomes a tag by itself. tqn.md 6.4.
    if (has(Fact::termination) && !game_.zero_mark) set_tag(game_, Fact::termination, name(end.ending()), marks);
  }

  struct End {
    std::size_t index;  ///< of the half-move
    std::size_t end;    ///< of its words
  };

  std::string& words_;
  std::vector<End> ends_;
  Game& game_;
  const Verdict& verdict_;
  const FactOptions& options_;
  Voice voice_;
  bool counts_;
  bool counted_ = false;
  Clocks clocks_;
  Moments moments_;
  std::size_t depth_;         ///< half-moves in which the book is asked
  std::size_t in_book_ = 0;   ///< half-moves up to the last position that it holds
  std::string_view opening_;  ///< the last name on the way
  std::string text_;
};

/// Makes what the program wrote the game's own.
void own_words(Game& game) {
  for (Ply& ply : game.main.plies) {
    if (!ply.notes) continue;
    for (Note& note : *ply.notes) {
      if (is_marked(note)) note.text = Text(note.text.view());
    }
  }
}

}  // namespace

void add_facts(Game& game, const Verdict& verdict, const FactOptions& options, std::string& words) {
  words.clear();
  strip_facts(game, options.facts);
  Annotator(game, verdict, options, words).run();
}

void add_facts(Game& game, const Verdict& verdict, const FactOptions& options) {
  std::string words;
  add_facts(game, verdict, options, words);
  own_words(game);
}

}  // namespace tqn
