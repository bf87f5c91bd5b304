#include "support/generator.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>
#include <vector>

#include "support/made_up.hpp"
#include "support/playout.hpp"
#include "support/random.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

constexpr unsigned deepest_variation = 3;

/// One game while it is made up.
class Author {
 public:
  Author(std::uint64_t seed, Flavour flavour) : random_(seed), flavour_(flavour) {}

  Game write() {
    set_up();
    const Temper temper = pick_temper();
    const bool to_the_end = temper != Temper::keen || random_.chance(15);
    const std::size_t most = to_the_end ? 400 : random_.between(30, 110);
    write_line(game_.main, start_, play_out(start_, most, temper, random_), 0);
    write_tags();
    return std::move(game_);
  }

 private:
  bool annotated(unsigned percent) { return flavour_ != Flavour::plain && random_.chance(percent); }
  bool scarred(unsigned percent) { return flavour_ == Flavour::scarred && random_.chance(percent); }

  Temper pick_temper() {
    const std::size_t die = random_.below(10);
    return die < 7 ? Temper::keen : die < 9 ? Temper::peaceful : Temper::starving;
  }

  void set_up() {
    dialect_ =
        annotated(40) ? random_.chance(70) ? CountDialect::total : CountDialect::captured : CountDialect::undecided;
    if (!annotated(10)) return;
    const std::size_t played = random_.between(1, 40);
    for (const Pit pit : play_out(start_, played, Temper::keen, random_)) play_unchecked(start_, pit);
    if (start_.over()) start_ = Position::start();
    start_number_ = static_cast<std::uint16_t>(1 + played / 2);
  }

  /// Fills a line with moves from a position, and leaves the position after them in end_.
  void write_line(Line& line, Position position, const std::vector<Pit>& moves, unsigned depth) {
    if (annotated(5)) line.before.push_back(remark());
    auto half_move = static_cast<std::size_t>(position.turn());
    for (const Pit pit : moves) {
      const Position before = position;
      const Effect effect = play_unchecked(position, pit);
      Ply& ply = line.plies.emplace_back();
      ply.move = written(pit, effect, position.kazan(before.turn()));
      ++half_move;
      const auto next_number = static_cast<std::uint16_t>(start_number_ + half_move / 2);
      write_notes(ply, before, position, next_number, depth);
    }
    if (depth == 0) end_ = position;
  }

  MoveText written(Pit pit, const Effect& effect, std::uint8_t kazan) {
    MoveText move;
    move.from = pit;
    move.to = effect.landing;
    move.tuzdyk = effect.tuzdyk;
    if (effect.captured > 0 && dialect_ != CountDialect::undecided) {
      // A total is what the kazan holds after the move itself, before a board is swept into it.
      const int total = kazan - effect.swept.white - effect.swept.black;
      move.count = static_cast<std::uint16_t>(dialect_ == CountDialect::captured ? effect.captured : total);
      if (effect.swept.white + effect.swept.black > 0) move.count = MoveText::no_count;
    }
    if (scarred(2)) move.from.reset();
    if (scarred(2)) move.to.reset();
    if (scarred(1)) {
      move = MoveText{};
      move.missing = true;
    }
    return move;
  }

  void write_notes(Ply& ply, const Position& before, const Position& after, std::uint16_t next_number, unsigned depth) {
    if (flavour_ == Flavour::plain || !random_.chance(20)) return;
    std::vector<Note>& notes = ply.notes.make();
    if (random_.chance(30)) notes.push_back(glyph());
    if (random_.chance(30)) notes.push_back(comment(NoteKind::comment, clock()));
    if (random_.chance(40)) notes.push_back(remark());
    if (depth == 0 && !after.over() && random_.chance(10)) {
      notes.push_back(comment(NoteKind::comment, fmt::format("[%pos {}]", format_position(after, next_number))));
    }
    while (depth < deepest_variation && random_.chance(25)) notes.push_back(variation(before, depth + 1));
    if (scarred(3)) notes.push_back(comment(NoteKind::line_comment, "a closing brace } in a line"));
    if (random_.chance(2)) notes.push_back(comment(NoteKind::escape, "for another program"));
    if (scarred(5)) notes.push_back(comment(NoteKind::unread, "illegible-ink"));
    if (notes.empty()) ply.notes.reset();
  }

  Note variation(const Position& before, unsigned depth) {
    Note note;
    note.kind = NoteKind::variation;
    const std::uint16_t number = start_number_;
    write_line(note.line.make(), before, play_out(before, random_.between(1, 6), Temper::keen, random_), depth);
    start_number_ = number;
    return note;
  }

  Note glyph() {
    Note note;
    note.kind = NoteKind::nag;
    note.nag = static_cast<std::uint8_t>(random_.chance(80) ? random_.between(1, 6) : random_.below(256));
    return note;
  }

  static Note comment(NoteKind kind, std::string_view text) {
    Note note;
    note.kind = kind;
    note.text = Text(text);
    return note;
  }

  Note remark() { return comment(NoteKind::comment, made_up_remark(random_)); }

  std::string clock() {
    if (random_.chance(20)) return fmt::format("[%emt {}.{}]", random_.between(1, 90), random_.below(10));
    return fmt::format("[%clk {}:{:02}:{:02}]", random_.below(2), random_.below(60), random_.below(60));
  }

  void tag(TagKey key, std::string_view value) {
    Tag& tag = game_.tags.emplace_back();
    tag.key = key;
    tag.name = Text(info(key).name);
    tag.value = Text(value);
  }

  void write_tags() {
    const auto [result, termination] = outcome();
    tag(TagKey::event, made_up_event(random_));
    tag(TagKey::site, made_up_site(random_));
    tag(TagKey::date, made_up_date(random_));
    tag(TagKey::round, random_.chance(10) ? "-" : fmt::format("{}", random_.between(1, 11)));
    tag(TagKey::white, made_up_name(random_));
    tag(TagKey::black, made_up_name(random_));
    tag(TagKey::result, format_result(result));
    if (annotated(30)) tag(TagKey::board, fmt::format("{}", random_.between(1, 40)));
    if (random_.chance(30)) {
      tag(TagKey::white_elo, fmt::format("{}", random_.between(1000, 2600)));
      tag(TagKey::black_elo, fmt::format("{}", random_.between(1000, 2600)));
    }
    if (end_.over() && random_.chance(60)) {
      tag(TagKey::count, fmt::format("{}-{}", end_.final_kazans().white, end_.final_kazans().black));
    }
    tag(TagKey::termination, termination);
    if (start_ != Position::start()) {
      tag(TagKey::set_up, "1");
      tag(TagKey::fen, format_position(start_, start_number_));
    }
    if (annotated(20)) tag(TagKey::annotator, made_up_name(random_));
    if (annotated(10)) {
      Tag& own = game_.tags.emplace_back();
      own.name = Text("LibraryShelf");
      own.value = Text("Б-17 \"верх\"");
    }
    game_.result = result;
    if (annotated(5)) game_.after.push_back(remark());
  }

  std::pair<Result, std::string_view> outcome() {
    if (end_.over()) {
      const auto winner = end_.winner();
      const Result result = !winner ? Result::draw : *winner == Side::white ? Result::white : Result::black;
      const bool atsyrau = end_.ending() == Ending::atsyrau;
      return {result, atsyrau ? "atsyrau" : result == Result::draw ? "draw" : "kazan"};
    }
    switch (random_.below(6)) {
      case 0:
        return {Result::draw, "agreement"};
      case 1:
        return {random_.chance(50) ? Result::white : Result::black, "time"};
      case 2:
        return {Result::unknown, "unknown"};
      case 3:
        return {random_.chance(50) ? Result::white : Result::black, "sheet-full"};
      default:
        return {random_.chance(50) ? Result::white : Result::black, "resignation"};
    }
  }

  Random random_;
  Flavour flavour_;
  Game game_;
  Position start_ = Position::start();
  Position end_ = Position::start();
  std::uint16_t start_number_ = 1;
  CountDialect dialect_ = CountDialect::undecided;
};

}  // namespace

Game generate_game(std::uint64_t seed, Flavour flavour) { return Author(seed, flavour).write(); }

void append_game(std::string& text, const Game& game) {
  if (!text.empty()) text += '\n';
  tqn_format.write(game, text, WriteOptions{});
}

std::string generate_text(std::uint64_t seed, std::size_t count, Flavour flavour) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) append_game(text, generate_game(seed + i, flavour));
  return text;
}

}  // namespace tqn::test
