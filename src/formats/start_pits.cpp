#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "formats/cutters.hpp"
#include "formats/final_score.hpp"
#include "formats/playing.hpp"
#include "formats/tqn/blanks.hpp"
#include "formats/tqn/characters.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".startpits"};
constexpr std::array<std::string_view, 1> extensions0{".startpits0"};

/// More than any game has; what follows is not read.
constexpr std::size_t most_half_moves = std::size_t{1} << 20U;

/// The number of the first pit.
enum class Base : std::uint8_t { one, zero };

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
bool is_blank(char c) noexcept { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7F; }

std::optional<Pit> pit_of(char digit, Base base) noexcept {
  return Pit::from_number(digit - '0' + (base == Base::zero ? 1 : 0));
}

// Lines

/// The kazans in front of the pits: "82-10,". Empty if the line has none.
std::string_view score_of(std::string_view line) noexcept {
  constexpr std::size_t longest = 32;
  const std::size_t comma = line.substr(0, longest).find(',');
  if (comma == std::string_view::npos || comma == 0 || !is_digit(line.front())) return {};
  const std::string_view score = line.substr(0, comma);
  const bool numbers = std::ranges::all_of(score, is_digit);
  return numbers ? std::string_view() : score;
}

/// What is behind the kazans.
std::string_view pits_of(std::string_view line) noexcept {
  const std::string_view score = score_of(line);
  return score.empty() ? line : line.substr(score.size() + 1);
}

/// The pits alone, without a result behind them: its 0 is no pit.
std::string_view bare_pits_of(std::string_view line) noexcept {
  const std::string_view pits = pits_of(line);
  const std::size_t blank = pits.find_last_of(" \t");
  const bool result = blank != std::string_view::npos && parse_result(pits.substr(blank + 1));
  return result ? pits.substr(0, blank) : pits;
}

/// A line that begins with a digit is a game; what else stands in a list belongs to the game below it.
bool is_game(std::string_view line) noexcept { return is_digit(line.front()); }

/// Cuts the next line off, without its end and the blanks around it.
std::string_view next_line(std::string_view text, std::size_t& at) noexcept {
  const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
  const std::string_view line = text.substr(at, end - at);
  at = std::min(end + 1, text.size());
  const auto first = std::ranges::find_if_not(line, is_blank);
  const auto begin = static_cast<std::size_t>(first - line.begin());
  std::size_t last = line.size();
  while (last > begin && is_blank(line[last - 1])) --last;
  return line.substr(begin, last - begin);
}

/// Which of the digits that only one base has are there.
struct Signs {
  bool zero = false;
  bool nine = false;
};
Signs signs_of(std::string_view line) noexcept {
  const std::string_view pits = bare_pits_of(line);
  return {pits.find('0') != std::string_view::npos, pits.find('9') != std::string_view::npos};
}

/// The base that most lines of a text speak for.
Base base_of(std::string_view text) noexcept {
  std::size_t zeros = 0;
  std::size_t nines = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = next_line(text, at);
    if (line.empty() || !is_game(line)) continue;
    const Signs signs = signs_of(line);
    zeros += signs.zero && !signs.nine ? 1 : 0;
    nines += signs.nine && !signs.zero ? 1 : 0;
  }
  return zeros > nines ? Base::zero : Base::one;
}

/// Whether all pits of a line can be played.
bool plays(std::string_view line, Base base) noexcept {
  Position position = Position::start();
  for (const char c : bare_pits_of(line)) {
    if (!is_digit(c)) continue;
    const auto pit = pit_of(c, base);
    if (!pit || !position.is_legal(*pit)) return false;
    play_unchecked(position, *pit);
  }
  return true;
}

Base base_of_line(std::string_view line, Base usual) noexcept {
  const Signs signs = signs_of(line);
  if (signs.zero != signs.nine) return signs.zero ? Base::zero : Base::one;
  const bool one = plays(line, Base::one);
  const bool zero = plays(line, Base::zero);
  if (one == zero) return usual;
  return zero ? Base::zero : Base::one;
}

/// Reads one line into a game.
class LineReader {
 public:
  LineReader(std::string_view text, std::string_view line, Base base, Game& game, Sink& sink) noexcept
      : text_(text), line_(line), base_(base), game_(game), sink_(sink) {}

  void run() {
    at_ = line_.size() - pits_of(line_).size();
    if (at_ > 0) read_score(line_.substr(0, at_ - 1));
    while (at_ < line_.size()) {
      const char c = line_[at_];
      if (is_blank(c) || c == ',') {
        ++at_;
        at_word_ = true;
        continue;
      }
      if (game_.main.plies.size() == most_half_moves) return report_size();
      if (at_word_ && read_result()) continue;
      at_word_ = false;
      is_digit(c) || c == '_' ? read_pit(c) : read_other();
    }
  }

 private:
  Span span(std::size_t begin, std::size_t end) const noexcept {
    const auto base = static_cast<std::size_t>(line_.data() - text_.data());
    return {static_cast<std::uint32_t>(base + begin), static_cast<std::uint32_t>(base + end)};
  }
  std::vector<Note>& notes() {
    return game_.main.plies.empty() ? game_.main.before : game_.main.plies.back().notes.make();
  }
  Note& note(NoteKind kind, std::size_t begin, std::size_t end) {
    Note& added = notes().emplace_back();
    added.kind = kind;
    added.text = Text::borrow(line_.substr(begin, end - begin));
    added.where = span(begin, end);
    return added;
  }

  void read_score(std::string_view score) {
    const auto told = recognise_result(score);
    if (!told || !told->score) {
      note(NoteKind::unread, 0, score.size());
      if (Diagnostic* d = sink_.report(Code::bad_token, span(0, score.size())))
        d->message = fmt::format("\"{}\" are not the balls of two kazans", quoted(score));
      return;
    }
    if (told->result != Result::unknown) game_.result = told->result;
    game_.result_where = span(0, score.size());
    Tag& tag = game_.tags.emplace_back();
    tag.key = TagKey::count;
    tag.name = Text("Count");
    tag.value = Text(fmt::format("{}-{}", told->white_score, told->black_score));
    tag.where = tag.value_where = game_.result_where;
  }

  bool read_result() {
    constexpr std::size_t longest = 8;
    const std::string_view rest = line_.substr(at_, longest);
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
    const auto result = parse_result(word);
    if (!result) return false;
    game_.result = *result;
    game_.result_where = span(at_, at_ + word.size());
    at_ += word.size();
    return true;
  }

  void read_pit(char c) {
    Ply& ply = game_.main.plies.emplace_back();
    ply.move.from = c == '_' ? std::nullopt : pit_of(c, base_);
    ply.move.where = span(at_, at_ + 1);
    ++at_;
    if (ply.move.from || c == '_') return;
    note(NoteKind::comment, at_, at_).text = Text(fmt::format("[%written {}]", c));
    if (Diagnostic* d = sink_.report(Code::pit_out_of_range, ply.move.where))
      d->message =
          fmt::format("pit {} does not exist: pits are numbered {} here", c, base_ == Base::zero ? "0 to 8" : "1 to 9");
  }

  void read_other() {
    const std::size_t begin = at_;
    while (at_ < line_.size() && !is_blank(line_[at_]) && !is_digit(line_[at_])) ++at_;
    note(NoteKind::unread, begin, at_);
    if (Diagnostic* d = sink_.report(Code::bad_token, span(begin, at_)))
      d->message = fmt::format("\"{}\" is no pit", quoted(line_.substr(begin, at_ - begin)));
  }

  void report_size() {
    if (Diagnostic* d = sink_.report(Code::too_large, span(at_, line_.size())))
      d->message = fmt::format("this line has more than {} half-moves: what follows was not read", most_half_moves);
    at_ = line_.size();
  }

  std::string_view text_;
  std::string_view line_;
  Base base_;
  Game& game_;
  Sink& sink_;
  std::size_t at_ = 0;
  bool at_word_ = true;
};

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
    LineReader(text, line, base, game, sink).run();
    if (line.size() >= most_game_bytes) report_cut(line, text, sink);
    if (told_ || base == Base::one) return;
    if (Diagnostic* d = sink.report(Code::dialect_guess, span(line, text)))
      d->message = "the pits of this game are read as numbers from 0 to 8";
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

  /// Keeps a line that is no game. Lines that stand together are one note.
  void keep(std::string_view line, std::size_t begin, Game& game, Sink& sink) const {
    const Span where = span(line, text_.substr(begin));
    if (!game.preface.empty()) {
      Note& before = game.preface.back();
      before.where.end = where.end;
      before.text = Text::borrow(text_.substr(begin + before.where.begin, before.where.size()));
      return;
    }
    Note& note = game.preface.emplace_back();
    note.kind = NoteKind::unread;
    note.text = Text::borrow(line);
    note.where = where;
    if (Diagnostic* d = sink.report(Code::bad_token, where))
      d->message = fmt::format("\"{}\" is no game: a line of pits was expected", quoted(line));
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
