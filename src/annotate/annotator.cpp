#include "annotate/annotator.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "annotate/piece.hpp"
#include "annotate/piece_head.hpp"
#include "annotate/tag_facts.hpp"
#include "tqn/annotate/book.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::annotating {
namespace {

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

}  // namespace

void Annotator::annotate(Game& game, const Verdict& verdict, const FactOptions& options) {
  begin(game, verdict, options);
  for (std::size_t index = 0; index < replay_.size(); ++index) {
    ink_.begin();
    Words& words = words_[index];
    words.begin = ink_.size();
    half_move(replay_.step(index), words);
    words.end = ink_.size();
  }
  for (const Side side : {Side::white, Side::black}) tell_missed(side);
  tell_leaving();
  tell_game(replay_.end());
  place_words();
}

void Annotator::take_back(Game& game) {
  for (const std::uint32_t index : lent_) {
    if (index >= game.main.plies.size()) break;
    Rare<std::vector<Note>>& notes = game.main.plies[index].notes;
    if (notes && notes->size() == 1 && notes->front().kind == NoteKind::comment) spare_.push_back(std::move(notes));
  }
  lent_.clear();
}

void Annotator::begin(Game& game, const Verdict& verdict, const FactOptions& options) {
  game_ = &game;
  verdict_ = &verdict;
  options_ = &options;
  voice_ = {options.language, options.pits};
  counts_ = has(Fact::counts) && !has_counts(game.main, 0);
  counted_ = false;
  depth_ = options.book == nullptr || !has(Fact::opening) ? 0 : options.book->depth();
  in_book_ = 0;
  opening_ = {};
  clocks_ = Clocks(game);
  times_ = has(Fact::emt) && clocks_.can_tell();
  moments_.begin(voice_, verdict.start);
  replay_.run(game, verdict);
  const std::uint64_t between = 2 * std::uint64_t{options.checkpoint_moves};
  checkpoint_ = game.first_half_move() / between * between + between - 1;
  ink_.clear();
  words_.assign(game.main.plies.size(), {});
  lent_.clear();
}

void Annotator::half_move(const Played& step, Words& words) {
  Ply& ply = game_->main.plies[step.index];
  const BySide<int> before = kazans_of(step.before());
  const BySide<int> after = kazans_of(step.after());
  if (step.effect()) mark(ply.move, step);
  if (before != after) tell_kazans(before, after);
  if (times_) tell(Fact::emt, [&] { clocks_.see(ply, step.mover(), ink_); });
  if (has(Fact::checkpoints) && (step.half_move == checkpoint_ || step.index + 1 == words_.size())) tell_position(step);
  if (has(Fact::prose) && step.effect()) describe(step, after);
  if (step.index < depth_) find_opening(step);
  if (has(Fact::moments)) words.moments = tell(Fact::moments, [&] { moments_.see(step, ink_); });
}

template <typename Tell>
bool Annotator::tell(Fact fact, const Tell& tell) {
  const std::size_t begin = ink_.size();
  begin_piece(ink_, fact);
  const std::size_t told = ink_.size();
  tell();
  if (ink_.size() != told) return true;
  ink_.shrink(begin);
  return false;
}

void Annotator::place_words() {
  for (std::size_t index = 0; index < words_.size(); ++index) {
    const Words& words = words_[index];
    if (words.begin == words.end) continue;
    Rare<std::vector<Note>>& notes = game_->main.plies[index].notes;
    Text text = Text::borrow(ink_.view(words.begin, words.end));
    if (notes) {
      put_behind_half_move(*notes, std::move(text));
      continue;
    }
    lend(notes, index);
    notes->front().text = std::move(text);
  }
}

void Annotator::lend(Rare<std::vector<Note>>& notes, std::size_t index) {
  if (spare_.empty()) {
    notes.make().emplace_back();
  } else {
    notes = std::move(spare_.back());
    spare_.pop_back();
  }
  lent_.push_back(static_cast<std::uint32_t>(index));
}

void Annotator::mark(MoveText& move, const Played& step) {
  const Effect& effect = *step.effect();
  if (move.missing) return;
  if (counts_ && effect.captured > 0) {
    // What the end of the game swept into the kazan is not the move's. tqn.md 5.3.
    const int total = step.after().kazan(step.mover()) - effect.swept.white - effect.swept.black;
    const bool captured = options_->counts == CountDialect::captured;
    move.count = static_cast<std::uint16_t>(captured ? effect.captured : total);
    counted_ = true;
  }
  if (!has(Fact::tuzdyk) || !effect.tuzdyk || move.tuzdyk) return;
  move.tuzdyk = true;
  begin_piece(ink_, Fact::tuzdyk);
}

void Annotator::tell_kazans(const BySide<int>& before, const BySide<int>& after) {
  if (has(Fact::kazans)) {
    begin_piece(ink_, Fact::kazans);
    ink_.append(' ');
    ink_.append_number(after.white);
    ink_.append('-');
    ink_.append_number(after.black);
  }
  const int swing = after.white - after.black - before.white + before.black;
  if (!has(Fact::swing) || swing == 0) return;
  begin_piece(ink_, Fact::swing);
  ink_.append(' ');
  ink_.append(swing > 0 ? '+' : '-');
  ink_.append_number(std::abs(swing));
}

void Annotator::tell_position(const Played& step) {
  const std::uint32_t next = step.half_move + 1;
  if (step.half_move == checkpoint_) checkpoint_ += 2 * std::uint64_t{options_->checkpoint_moves};
  board_.clear();
  append_position(board_, step.after(), static_cast<std::uint16_t>(std::min<std::uint32_t>(next / 2 + 1, UINT16_MAX)));
  begin_piece(ink_, Fact::checkpoints);
  ink_.append(" [%pos ");
  ink_.append(board_);
  ink_.append(']');
}

void Annotator::describe(const Played& step, const BySide<int>& after) {
  const Effect& effect = *step.effect();
  if (effect.captured == 0 && !effect.tuzdyk && !step.after().over()) return;
  begin_piece(ink_, Fact::prose);
  Matter matter;
  matter.player = step.mover();
  if (effect.captured > 0) {
    matter.balls = effect.captured;
    // What the end of the game swept into the kazans was not taken.
    matter.score = {after.white - effect.swept.white, after.black - effect.swept.black};
    const int lead = matter.score[matter.player] - matter.score[opponent(matter.player)];
    const auto phrase = lead > 0    ? Phrase::takes_and_leads
                        : lead == 0 ? Phrase::takes_and_levels
                                    : Phrase::takes_and_trails;
    say(ink_, phrase, matter, voice_);
  }
  if (effect.tuzdyk) {
    matter.pit = effect.landing;
    say(ink_, Phrase::makes_tuzdyk, matter, voice_);
  }
  if (step.after().over()) describe_end(step.after());
}

void Annotator::describe_end(const Position& end) {
  Matter matter;
  const auto kazans = end.final_kazans();
  matter.score = {kazans.white, kazans.black};
  matter.player = end.turn();
  if (end.ending() == Ending::atsyrau) say(ink_, Phrase::starved, matter, voice_);
  const auto winner = end.winner();
  matter.player = winner.value_or(Side::white);
  say(ink_, winner ? Phrase::wins : Phrase::draws, matter, voice_);
}

void Annotator::find_opening(const Played& step) {
  if (!options_->book->holds(step.after())) return;
  in_book_ = step.index + 1;
  const std::string_view name = options_->book->name(step.after(), options_->language);
  if (!name.empty()) opening_ = name;
}

void Annotator::tell_leaving() {
  const bool began = depth_ > 0 && options_->book->holds(verdict_->start);
  if (!began || in_book_ >= game_->main.plies.size()) return;
  add_words(in_book_, Fact::opening, Phrase::left_book, {});
}

void Annotator::tell_missed(Side side) {
  const auto& missed = moments_.missed()[side];
  if (!missed) return;
  Matter matter;
  matter.player = side;
  matter.balls = missed->balls;
  matter.moves = missed->moves;
  const bool several = matter.moves.find(',') != std::string_view::npos;
  add_words(missed->index, Fact::moments, several ? Phrase::captures_missed : Phrase::capture_missed, matter);
}

void Annotator::add_words(std::size_t index, Fact fact, Phrase phrase, const Matter& matter) {
  Words& words = words_[index];
  ink_.begin();
  const std::size_t begin = ink_.size();
  ink_.repeat(words.begin, words.end);
  if (fact != Fact::moments || !words.moments) begin_piece(ink_, fact);
  say(ink_, phrase, matter, voice_);
  words = {begin, ink_.size(), fact == Fact::moments};
}

void Annotator::tell_game(const Position& end) {
  if (game_->main.plies.empty()) return;
  ink_.begin();
  const std::size_t begin = ink_.size();
  if (counted_) begin_piece(ink_, Fact::counts, options_->counts == CountDialect::captured ? "captured" : "totals");
  if (!opening_.empty()) set_tag(*game_, Fact::opening, opening_, ink_);
  if (end.over()) tell_end(end);
  if (has(Fact::plycount)) set_tag(*game_, Fact::plycount, std::to_string(game_->main.plies.size()), ink_);
  if (!ink_.at_begin()) put_in_front(game_->main.before, Text(ink_.view(begin, ink_.size())));
}

void Annotator::tell_end(const Position& end) {
  const auto kazans = end.final_kazans();
  if (has(Fact::count))
    set_tag(*game_, Fact::count, std::to_string(kazans.white) + '-' + std::to_string(kazans.black), ink_);
  // PlayOK's mark becomes a tag by itself. tqn.md 6.4.
  if (has(Fact::termination) && !game_->zero_mark) set_tag(*game_, Fact::termination, name(end.ending()), ink_);
}

}  // namespace tqn::annotating
