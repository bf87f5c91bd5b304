#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "formats/movetext.hpp"
#include "formats/tqn/cutter.hpp"
#include "formats/tqn/dialect.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".hyphen"};

bool is_mark(char c) noexcept { return c == 'x' || c == 'X'; }

/// "7-6", "7-6x".
std::optional<MoveText> parse_hyphen_move(std::string_view word) noexcept {
  if (word.size() < 3 || word.size() > 4 || word[1] != '-' || (word.size() == 4 && !is_mark(word[3]))) return {};
  MoveText move;
  move.from = Pit::from_char(word[0]);
  move.to = Pit::from_char(word[2]);
  move.tuzdyk = word.size() == 4;
  return move;
}

class HyphenMoves final : public Dialect {
 public:
  std::size_t take(std::string_view text, std::uint32_t at, Builder& builder) override {
    const std::string_view word = word_at(text, at);
    const auto move = parse_hyphen_move(word);
    // "1-0" and "0-1" are results; in "0-7" one digit at least can be read.
    if (!move || word == "1-0" || word == "0-1" || (!move->from && !move->to)) return 0;
    MoveToken token{.move = *move};
    token.move.where = {at, at + static_cast<std::uint32_t>(word.size())};
    if (move->complete()) {
      builder.move(token);
    } else {
      const bool zero = word.find('0') != std::string_view::npos;
      builder.faulty_move(
          token, zero ? Code::pit_out_of_range : Code::bad_token,
          fmt::format("\"{}\" is not a move: two pit numbers 1 to 9 with a hyphen between were expected",
                      in_message(word)));
    }
    return word.size();
  }
};

std::size_t read_hyphen(std::string_view text, Game& game, Sink& sink) {
  HyphenMoves dialect;
  return read_dialect(text, game, sink, dialect);
}

Guess sniff_hyphen(std::string_view head) {
  const auto move = parse_hyphen_move(word_at(moves_of(head), 0));
  if (!move || !move->complete()) return {};
  return {Certainty::likely, "its first move is two pits with a hyphen between"};
}

void append_tags(std::string& out, const Game& game) {
  for (const TagInfo& row : all_tags().first(roster_size)) {
    const Tag* const tag = game.find(row.key);
    append_tag_pair(out, row.name,
                    row.key == TagKey::result              ? format_result(game.closing_result())
                    : tag == nullptr || tag->value.empty() ? row.unknown
                                                           : tag->value.view());
  }
  for (const Tag& tag : game.tags) {
    if (static_cast<std::size_t>(tag.key) < roster_size) continue;
    append_tag_pair(out, tag.canonical_name(), tag.value.view());
  }
}

void write_hyphen(const Game& game, std::string& out, const WriteOptions&) {
  append_tags(out, game);
  out += '\n';
  std::vector<std::string> moves;
  for (const Ply& ply : game.main.plies) {
    const MoveText& move = ply.move;
    moves.push_back(fmt::format("{}-{}{}", move.from->number(), move.to->number(), move.tuzdyk ? "x" : ""));
  }
  Words words(out);
  append_notes(words, game.preface);
  append_moves(words, game.main, game.first_half_move(), Notes::written, moves);
  words.add(format_result(game.closing_result()));
  append_notes(words, game.after);
  out += '\n';
}

std::string refuse(const Game& game) {
  const bool whole = std::ranges::all_of(game.main.plies, [](const Ply& ply) { return ply.move.complete(); });
  return whole ? "" : "a half-move is missing or cannot be read";
}

}  // namespace

const Format hyphen_format{
    .name = "hyphen",
    .extensions = extensions,
    .summary = "TQN with a hyphen between the pits: 7-6, 3-6x",
    .sniff = sniff_hyphen,
    .cutter = make_tqn_cutter,
    .read = read_hyphen,
    .write = write_hyphen,
    .carries = {Carries::full, Carries::full, Carries::none, Carries::full, Carries::full, Carries::full, Carries::full,
                Carries::derived, Carries::full, Carries::full},
    .refuses = refuse,
};

}  // namespace tqn
