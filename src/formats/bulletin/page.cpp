#include "formats/bulletin/page.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <variant>

#include "formats/bulletin/windows_1251.hpp"
#include "formats/words.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// Kazan, nine pits, nine pits, kazan.
constexpr std::size_t words_of_strip = 20;

bool is_mark(std::string_view word) noexcept {
  constexpr std::array<std::string_view, 4> marks{"x", "X", "\u0445", "\u0425"};
  return std::ranges::find(marks, word) != marks.end();
}

std::size_t digits_of(std::string_view word) noexcept {
  return std::min(word.find_first_not_of("0123456789"), word.size());
}

/// "12.", and "12.76" with its rest.
bool begins_with_number(std::string_view word) noexcept {
  const std::size_t digits = digits_of(word);
  return digits > 0 && digits <= 4 && digits < word.size() && word[digits] == '.';
}

bool has_landing(std::string_view word) noexcept { return word.size() >= 2 && word != "--" && is_half_move(word); }

/// A number of balls, an empty pit, a tuzdyk.
bool is_loose(std::string_view word) noexcept {
  return (digits_of(word) == word.size() && word.size() <= 3) || word == "-" || is_mark(word);
}

std::optional<std::uint8_t> balls_of(std::string_view word) noexcept {
  if (word == "-") return 0;
  unsigned balls = 0;
  for (const char c : word) {
    if (!is_digit(c)) return std::nullopt;
    balls = balls * 10 + static_cast<unsigned>(c - '0');
  }
  return balls > 162 ? std::nullopt : std::optional(static_cast<std::uint8_t>(balls));
}

/// The position that twenty words show; nothing if they show none.
std::optional<Position> parse_strip(const std::vector<PrintedWord>& words) {
  if (words.size() != words_of_strip || words.front().text == "-" || words.back().text == "-") return std::nullopt;
  Setup setup;
  setup.turn = Side::white;
  const auto black = balls_of(words.front().text);
  const auto white = balls_of(words.back().text);
  if (!black || !white) return std::nullopt;
  setup.kazan[Side::black] = *black;
  setup.kazan[Side::white] = *white;
  for (std::size_t i = 0; i < 18; ++i) {
    const Side owner = i < 9 ? Side::black : Side::white;
    const std::size_t pit = i < 9 ? 8 - i : i - 9;
    const std::string& word = words[i + 1].text;
    if (is_mark(word)) {
      auto& tuzdyk = setup.tuzdyk[opponent(owner)];
      if (tuzdyk) return std::nullopt;
      tuzdyk = Pit::from_number(static_cast<int>(pit) + 1);
      setup.rows[owner][pit] = 0;
    } else if (const auto balls = balls_of(word)) {
      setup.rows[owner][pit] = *balls;
    } else {
      return std::nullopt;
    }
  }
  const auto judged = Position::from(setup);
  const auto* const position = std::get_if<Position>(&judged);
  return position == nullptr ? std::nullopt : std::optional(*position);
}

/// Where a date at the begin of a line ends, behind its dot; 0 if there is none. "?" is a date that is not known.
std::size_t date_size(std::string_view line) noexcept {
  if (line.starts_with("?.")) return 2;
  constexpr std::array<std::size_t, 3> most{2, 2, 4};
  std::size_t at = 0;
  for (const std::size_t digits : most) {
    const std::size_t size = digits_of(line.substr(at));
    if (size == 0 || size > digits || (digits == 4 && size != 4)) return 0;
    at += size;
    if (at >= line.size() || line[at] != '.') return digits == 4 ? at : 0;
    ++at;
  }
  return at;
}

void add_words(PrintedBlock& block, const PrintedWord& word) {
  PrintedItem& item = block.items.emplace_back();
  item.where = word.where;
  item.text = word.text;
}

}  // namespace

bool PrintedBlock::has_moves() const noexcept {
  return std::ranges::any_of(items, [](const PrintedItem& item) { return item.kind == PrintedItem::Kind::move; });
}

PageScanner::PageScanner(std::string_view text) : text_(text), legacy_(find_invalid_utf8(text).has_value()) {}

std::string PageScanner::decoded(std::string_view bytes) const {
  return legacy_ ? decode_windows_1251(bytes) : std::string(bytes);
}

std::optional<PrintedBlock> PageScanner::next() {
  PrintedBlock block;
  at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
  if (at_ == text_.size()) return std::nullopt;
  block.where = {static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(at_)};
  while (at_ < text_.size()) {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view line = trimmed(text_.substr(at_, end - at_));
    if (date_size(line) > 0 && (block.headed || block.has_moves())) break;
    const auto begin = static_cast<std::uint32_t>(line.data() - text_.data());
    if (!line.empty()) {
      take_line(block, line, begin);
      block.where.end = begin + static_cast<std::uint32_t>(line.size());
    }
    at_ = std::min(end + 1, text_.size());
  }
  drop_loose(block, loose_.size());
  return block;
}

void PageScanner::take_line(PrintedBlock& block, std::string_view line, std::uint32_t begin) {
  if (take_head(block, line, begin) || take_results(block, line, begin)) return;
  std::vector<PrintedWord> words = words_of(line, begin);
  if (!take_players(block, words)) take_words(block, std::move(words));
}

bool PageScanner::take_head(PrintedBlock& block, std::string_view line, std::uint32_t begin) {
  const std::size_t size = date_size(line);
  if (size == 0) return false;
  block.headed = true;
  block.date.text = line.substr(0, size);
  block.date.where = {begin, begin + static_cast<std::uint32_t>(size)};
  while (block.date.text.ends_with('.')) block.date.text.pop_back();
  std::string_view place = line.substr(size);
  while (!place.empty() && (place.front() == '.' || place.front() == ' ' || place.front() == '\t'))
    place.remove_prefix(1);
  block.place.where.begin = begin + static_cast<std::uint32_t>(line.size() - place.size());
  if (place.ends_with('.')) place.remove_suffix(1);
  block.place.text = decoded(place);
  block.place.where.end = block.place.where.begin + static_cast<std::uint32_t>(place.size());
  return true;
}

/// "1. Name. (City)": one player, or two of two games side by side.
bool PageScanner::take_players(PrintedBlock& block, const std::vector<PrintedWord>& words) {
  const auto is_place = [](const PrintedWord& word) { return word.text == "1." || word.text == "2."; };
  constexpr std::size_t most_players = 4;
  if (block.has_moves() || words.size() < 2 || !is_place(words[0]) || has_landing(words[1].text)) return false;
  if (block.players.size() >= most_players || begins_with_number(words[1].text)) return false;
  for (const PrintedWord& word : words) {
    if (is_place(word) && block.players.size() < most_players) {
      block.players.push_back({{}, {word.where.end, word.where.end}});
      continue;
    }
    PrintedWord& player = block.players.back();
    if (player.text.empty()) player.where.begin = word.where.begin;
    player.text.append(player.text.empty() ? "" : " ").append(word.text);
    player.where.end = word.where.end;
  }
  return true;
}

/// "Result 1 - 0", and another one beside it.
bool PageScanner::take_results(PrintedBlock& block, std::string_view line, std::uint32_t begin) {
  constexpr std::string_view head = "Result";
  if (!line.starts_with(head)) return false;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t from = at + head.size();
    at = std::min(line.find(head, from), line.size());
    const std::string_view result = trimmed(line.substr(from, at - from));
    const auto where = begin + static_cast<std::uint32_t>(result.data() - line.data());
    block.results.push_back({decoded(result), {where, where + static_cast<std::uint32_t>(result.size())}});
  }
  return true;
}

std::vector<PrintedWord> PageScanner::words_of(std::string_view line, std::uint32_t begin) const {
  std::vector<PrintedWord> words;
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    while (end < line.size() && !is_blank(line[end])) ++end;
    if (end > at) {
      const Span where{begin + static_cast<std::uint32_t>(at), begin + static_cast<std::uint32_t>(end)};
      words.push_back({decoded(line.substr(at, end - at)), where});
    }
    at = end + 1;
  }
  return words;
}

void PageScanner::take_words(PrintedBlock& block, std::vector<PrintedWord> words) {
  bool speaking = false;  // words of this line that are nothing else are one comment
  for (PrintedWord& word : words) {
    if (begins_with_number(word.text)) {
      const std::size_t digits = digits_of(word.text);
      std::size_t dots = digits;
      while (dots < word.text.size() && word.text[dots] == '.') ++dots;
      PrintedItem& move = block.items.emplace_back();
      move.kind = PrintedItem::Kind::move;
      move.where = {word.where.begin, word.where.begin + static_cast<std::uint32_t>(dots)};
      for (const char c : word.text.substr(0, digits))
        move.number = move.number * 10 + static_cast<std::uint32_t>(c - '0');
      speaking = false;
      if (dots == word.text.size()) continue;
      word.text.erase(0, dots);
      word.where.begin = move.where.end;
    }
    if (take_in_move(block, word)) {
      speaking = false;
    } else if (is_loose(word.text)) {
      take_loose(block, std::move(word));
      speaking = false;
    } else if (speaking) {
      block.items.back().text.append(" ").append(word.text);
      block.items.back().where.end = word.where.end;
    } else {
      add_words(block, word);
      speaking = true;
    }
  }
}

/// Whether a word belongs to the last move: a half-move of it, or the mark of one.
bool PageScanner::take_in_move(PrintedBlock& block, const PrintedWord& word) {
  if (block.items.empty() || block.items.back().kind != PrintedItem::Kind::move) return false;
  PrintedItem& move = block.items.back();
  std::optional<PrintedWord>& last = move.black ? move.black : move.white;
  if (is_mark(word.text) && last && digits_of(last->text) == 2 && last->text.size() == 2 && loose_.empty()) {
    last->text += 'x';
    last->where.end = word.where.end;
    last->mark_apart = true;
  } else {
    const bool damaged = is_digit(word.text.front()) && word.text.size() <= 4 && !is_loose(word.text);
    if (move.black || (!has_landing(word.text) && word.text != "--" && !damaged)) return false;
    (move.white ? move.black : move.white) = word;
  }
  move.where.end = word.where.end;
  return true;
}

void PageScanner::take_loose(PrintedBlock& block, PrintedWord word) {
  loose_.push_back(std::move(word));
  if (loose_.size() < words_of_strip) return;
  const auto position = parse_strip(loose_);
  if (!position) return drop_loose(block, 1);
  PrintedItem& strip = block.items.emplace_back();
  strip.kind = PrintedItem::Kind::strip;
  strip.position = position;
  strip.where = join(loose_.front().where, loose_.back().where);
  for (const PrintedWord& word : loose_) strip.text.append(strip.text.empty() ? "" : " ").append(word.text);
  loose_.clear();
}

/// The first words that wait become words like any others.
void PageScanner::drop_loose(PrintedBlock& block, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const bool goes_on = !block.items.empty() && block.items.back().kind == PrintedItem::Kind::words;
    if (goes_on) {
      block.items.back().text.append(" ").append(loose_[i].text);
      block.items.back().where.end = std::max(block.items.back().where.end, loose_[i].where.end);
    } else {
      add_words(block, loose_[i]);
    }
  }
  loose_.erase(loose_.begin(), loose_.begin() + static_cast<std::ptrdiff_t>(count));
}

}  // namespace tqn
