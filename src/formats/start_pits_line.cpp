#include "formats/start_pits_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "formats/tqn/quote.hpp"
#include "tqn/core/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::start_pits {
namespace {

/// More than any game has; what follows is not read.
constexpr std::size_t most_half_moves = std::size_t{1} << 20U;

bool is_blank(char c) noexcept { return static_cast<unsigned char>(c) <= 0x20 || c == 0x7F; }

std::optional<Pit> pit_of(char digit, Base base) noexcept {
  return Pit::from_number(digit - '0' + (base == Base::zero ? 1 : 0));
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

/// Which of the digits that only one base has are there.
struct Signs {
  bool zero = false;
  bool nine = false;
};
Signs signs_of(std::string_view line) noexcept {
  const std::string_view pits = bare_pits_of(line);
  return {pits.find('0') != std::string_view::npos, pits.find('9') != std::string_view::npos};
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
        d->message = fmt::format("\"{}\" are not the balls of two kazans", in_message(score));
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
      d->message = fmt::format("\"{}\" is no pit", in_message(line_.substr(begin, at_ - begin)));
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

}  // namespace

std::string_view score_of(std::string_view line) noexcept {
  constexpr std::size_t longest = 32;
  const std::size_t comma = line.substr(0, longest).find(',');
  if (comma == std::string_view::npos || comma == 0 || !is_digit(line.front())) return {};
  const std::string_view score = line.substr(0, comma);
  const bool numbers = std::ranges::all_of(score, is_digit);
  return numbers ? std::string_view() : score;
}

bool is_game(std::string_view line) noexcept { return is_digit(line.front()); }

std::string_view next_line(std::string_view text, std::size_t& at) noexcept {
  const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
  const std::string_view line = text.substr(at, end - at);
  at = std::min(end + (text.substr(end).starts_with("\r\n") ? 2 : 1), text.size());
  const auto first = std::ranges::find_if_not(line, is_blank);
  const auto begin = static_cast<std::size_t>(first - line.begin());
  std::size_t last = line.size();
  while (last > begin && is_blank(line[last - 1])) --last;
  return line.substr(begin, last - begin);
}

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

Base base_of_line(std::string_view line, Base usual) noexcept {
  const Signs signs = signs_of(line);
  if (signs.zero != signs.nine) return signs.zero ? Base::zero : Base::one;
  const bool one = plays(line, Base::one);
  const bool zero = plays(line, Base::zero);
  if (one == zero) return usual;
  return zero ? Base::zero : Base::one;
}

void read_line(std::string_view text, std::string_view line, Base base, Game& game, Sink& sink) {
  LineReader(text, line, base, game, sink).run();
}

}  // namespace tqn::start_pits
