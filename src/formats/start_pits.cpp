#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "formats/cutters.hpp"
#include "formats/final_score.hpp"
#include "formats/playing.hpp"
#include "formats/start_pits_line.hpp"
#include "formats/tqn/characters.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

using namespace start_pits;

constexpr std::array<std::string_view, 1> extensions{".startpits"};
constexpr std::array<std::string_view, 1> extensions0{".startpits0"};

class ListReader final : public GameReader {
 public:
  ListReader(std::string_view text, std::optional<Base> told) noexcept
      : text_(text), told_(told), usual_(told ? *told : base_of(text)) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    game.clear();
    const std::size_t begin = at_;
    while (at_ < text_.size()) {
      const std::string_view line = next_line(text_, at_);
      if (line.empty()) continue;
      if (is_game(line)) {
        read_line(line, begin, game, sink);
        return finish(begin, game, sink);
      }
      keep(line, begin, game, sink);
    }
    if (game.preface.empty()) return std::nullopt;
    return finish(begin, game, sink);
  }

 private:
  void read_line(std::string_view line, std::size_t begin, Game& game, Sink& sink) const {
    const std::string_view text = text_.substr(begin);
    const Base base = told_ ? *told_ : base_of_line(line, usual_);
    start_pits::read_line(text, line, base, game, sink);
    judge_kazans(game, sink);
    if (line.size() >= most_game_bytes) report_cut(line, text, sink);
    if (told_ || base == Base::one) return;
    if (Diagnostic* d = sink.report(Code::dialect_guess, span(line, text)))
      d->message = "the pits of this game are read as numbers from 0 to 8";
  }

  /// The kazans are those after the last half-move: unlike the tag Count, they claim that much of an open game too.
  static void judge_kazans(const Game& game, Sink& sink) {
    const Tag* const count = game.find(TagKey::count);
    if (count == nullptr) return;
    Position end = Position::start();
    const std::size_t played =
        play_through(game.main.plies, end, [&](std::size_t i, const Position& before, const Effect&) {
          end = before;
          play_unchecked(end, *game.main.plies[i].move.from);
        });
    if (played < game.main.plies.size() || end.over()) return;
    const std::string kazans = fmt::format("{}-{}", end.kazan(Side::white), end.kazan(Side::black));
    const auto told = recognise_result(count->value.view());
    const bool more =
        told && told->white_score >= end.kazan(Side::white) && told->black_score >= end.kazan(Side::black);
    if (count->value == kazans || !more || told->white_score + told->black_score > end.rules().total()) return;
    if (Diagnostic* d = sink.report(Code::final_count, count->value_where))
      d->message = fmt::format("the record says {}, but the kazans hold {}", count->value.view(), kazans);
  }

  static Span span(std::string_view part, std::string_view text) noexcept {
    const auto begin = static_cast<std::uint32_t>(part.data() - text.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
  }

  /// The cutter has cut the line there.
  static void report_cut(std::string_view line, std::string_view text, Sink& sink) {
    const std::uint32_t begin = span(line, text).begin;
    if (Diagnostic* d = sink.report(Code::too_large, {begin, begin + 1}))
      d->message = "this line is larger than 16 MiB: what follows was not read";
  }

  /// Keeps a line that is no game: a heading, or a game of which the front is damaged. Lines of a kind that stand
  /// together are one note.
  void keep(std::string_view line, std::size_t begin, Game& game, Sink& sink) const {
    constexpr std::ptrdiff_t most_digits_of_heading = 4;
    const bool heading = std::ranges::count_if(line, is_digit) <= most_digits_of_heading;
    const NoteKind kind = heading ? NoteKind::comment : NoteKind::unread;
    const Span where = span(line, text_.substr(begin));
    if (!game.preface.empty() && game.preface.back().kind == kind) {
      Note& before = game.preface.back();
      before.where.end = where.end;
      before.text = Text::borrow(text_.substr(begin + before.where.begin, before.where.size()));
      return;
    }
    Note& note = game.preface.emplace_back();
    note.kind = kind;
    note.text = Text::borrow(line);
    note.where = where;
    if (heading) return;
    if (Diagnostic* d = sink.report(Code::bad_token, where))
      d->message = fmt::format("\"{}\" is no game: a line of pits was expected", in_message(line));
  }

  Span finish(std::size_t begin, Game& game, Sink& sink) const {
    const Span place{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    game.where = {0, place.size()};
    check_characters(text_.substr(begin, place.size()), sink);
    return place;
  }

  std::string_view text_;
  std::optional<Base> told_;
  Base usual_;
  std::size_t at_ = 0;
};

std::unique_ptr<GameReader> open_list(std::string_view text) {
  return std::make_unique<ListReader>(text, std::nullopt);
}
std::unique_ptr<GameReader> open_list0(std::string_view text) { return std::make_unique<ListReader>(text, Base::zero); }

Guess sniff_list(std::string_view head) {
  constexpr std::size_t most_lines = 20;
  std::size_t at = 0;
  for (std::size_t i = 0; i < most_lines && at < head.size(); ++i) {
    const std::string_view line = next_line(head, at);
    if (line.empty() || !is_game(line)) continue;
    const auto told = recognise_result(score_of(line));
    if (told && told->score) return {Certainty::likely, "it lists the balls of both kazans and pits"};
    constexpr std::size_t fewest = 4;
    const bool alternates = line.size() >= 2 * fewest - 1 && line.size() % 2 == 1;
    const auto fits = [&](std::size_t k) { return k % 2 == 0 ? is_digit(line[k]) : line[k] == ' '; };
    for (std::size_t k = 0; k < line.size(); ++k) {
      if (!alternates || !fits(k)) return {};
    }
    return {Certainty::likely, "its first line is nothing but pits"};
  }
  return {};
}

// Writing

void write_list(const Game& game, std::string& out, Base base) {
  std::string pits;
  Position end = Position::start();
  play_through(game.main.plies, end, [&](std::size_t i, const Position& before, const Effect&) {
    const Pit pit = *game.main.plies[i].move.from;
    pits += static_cast<char>('0' + (base == Base::zero ? pit.index() : pit.number()));
    end = before;
    play_unchecked(end, pit);
  });
  const BySide<std::uint8_t> kazans = end.final_kazans();
  out += fmt::format("{}-{}, {}", kazans.white, kazans.black, pits);
  const Result result = game.closing_result();
  const bool nothing_told = result == Result::unknown && !end.over();
  if (!nothing_told && !told_by_kazans(end, result)) out.append(" ").append(format_result(result));
  out += '\n';
}

void write_ones(const Game& game, std::string& out, const WriteOptions&) { write_list(game, out, Base::one); }
void write_zeros(const Game& game, std::string& out, const WriteOptions&) { write_list(game, out, Base::zero); }

constexpr std::array list_carries{Carries::none,    Carries::none,    Carries::none,    Carries::none, Carries::none,
                                  Carries::derived, Carries::derived, Carries::derived, Carries::none, Carries::full};

}  // namespace

const Format startpits_format{
    .name = "startpits",
    .extensions = extensions,
    .summary = "a game a line: the balls of both kazans and the pits that were played",
    .sniff = sniff_list,
    .cutter = make_line_cutter,
    .open = open_list,
    .write = write_ones,
    .carries = list_carries,
    .carries_tag = [](TagKey key) { return key == TagKey::count; },
    .refuses = refuse_unless_bare,
    .between = "",
};

const Format startpits0_format{
    .name = "startpits0",
    .extensions = extensions0,
    .summary = "the same with pits counted from 0",
    .cutter = make_line_cutter,
    .open = open_list0,
    .write = write_zeros,
    .carries = list_carries,
    .carries_tag = [](TagKey key) { return key == TagKey::count; },
    .refuses = refuse_unless_bare,
    .between = "",
};

}  // namespace tqn
