#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "formats/movetext.hpp"
#include "formats/playing.hpp"
#include "formats/tqn/cutter.hpp"
#include "formats/tqn/dialect.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".9q"};
constexpr std::array<std::string_view, 1> shared_extensions{".pgn"};
constexpr std::string_view variant_name = "Togyzkumalak";
constexpr std::string_view format_tag = "Format";
constexpr std::string_view format_name = "9Q-PGN";

// Reading

/// The bytes from `at` to the next blank, if they can be a half-move of any kind.
std::string_view token_at(std::string_view text, std::size_t at) noexcept {
  constexpr std::size_t longest = 16;
  const std::string_view token = text.substr(at, longest + 1);
  const std::size_t end = token.find_first_of(" \t\r\n{;)");
  const bool counted = end != std::string_view::npos && token[end] == ')' && token.find('(') < end;
  if (counted) return token.substr(0, end + 1);
  return end == std::string_view::npos && token.size() > longest ? std::string_view() : token.substr(0, end);
}

bool is_own(std::string_view token) noexcept {
  const bool marked = token.size() == 3 && (token[2] == '+' || token[2] == 'x');
  return token.size() == 2 || marked;
}

class NineQMoves final : public Dialect {
 public:
  explicit NineQMoves(Sink& sink) noexcept : sink_(sink) {}

  std::size_t take(std::string_view text, std::uint32_t at, Builder& builder) override {
    const std::string_view token = token_at(text, at);
    auto move = parse_move(token);
    if (!move || move->missing) return take_faulty(text, at, builder);
    MoveToken taken{.move = *move};
    taken.move.where = {at, at + static_cast<std::uint32_t>(token.size())};
    if (!taken.move.complete() || !is_own(token)) {
      if (Diagnostic* d = sink_.report(Code::bad_token, taken.move.where)) {
        d->message =
            fmt::format("9Q would leave \"{}\" out: two pit numbers 1 to 9, and then x, + or nothing, were expected",
                        in_message(token));
      }
    }
    builder.move(taken);
    return token.size();
  }

  void see(Tag& tag) override {
    if (tag.key == TagKey::variant && tag.value == variant_name) tag.value = Text("Togyzqumalaq");
    if (tag.key != TagKey::fen) return;
    const auto parsed = parse_position(tag.value.view(), PositionNotation::q9);
    if (const auto* error = std::get_if<PositionTextError>(&parsed)) {
      const std::uint32_t base = tag.value_where.begin;
      return report_position({base + error->where.begin, base + error->where.end}, error->message);
    }
    const auto& position = std::get<PositionText>(parsed);
    const auto fen = format_fen(position);
    if (!fen) return report_position(tag.value_where, "a tuzdyk holds balls");
    tag.value = Text(*fen);
    starts_as_usual_ = position.setup == Position::start().setup() && position.move_number == 1;
  }

  /// Takes away what says only which format it is, or that the game begins as all do.
  void clean(Game& game) const {
    std::erase_if(game.tags, [&](const Tag& tag) {
      const bool says_format = tag.key == TagKey::other && tag.name == format_tag && tag.value == format_name;
      return says_format || (tag.key == TagKey::fen && starts_as_usual_);
    });
  }

 private:
  /// "7b", "70": a half-move that can be read in part.
  static std::size_t take_faulty(std::string_view text, std::uint32_t at, Builder& builder) {
    const std::string_view word = word_at(text, at);
    if (word.size() != 2) return 0;
    MoveToken token;
    token.move.from = Pit::from_char(word[0]);
    token.move.to = Pit::from_char(word[1]);
    if (!token.move.from && !token.move.to) return 0;
    if (word[0] == '.' || word[1] == '.') return 0;
    token.move.where = {at, at + 2};
    builder.faulty_move(token);
    return word.size();
  }

  void report_position(Span where, std::string message) {
    if (Diagnostic* d = sink_.report(Code::bad_position, where)) d->message = std::move(message);
  }

  Sink& sink_;
  bool starts_as_usual_ = false;
};

std::size_t read_nine_q(std::string_view text, Game& game, Sink& sink) {
  NineQMoves dialect(sink);
  const std::size_t read = read_dialect(text, game, sink, dialect);
  dialect.clean(game);
  return read;
}

Guess sniff_nine_q(std::string_view head) {
  const std::size_t at = head.find("[Format \"9Q-PGN\"]");
  if (at == std::string_view::npos || (at > 0 && head[at - 1] != '\n' && head[at - 1] != '\r')) return {};
  return {Certainty::certain, "it has the tag Format of 9Q"};
}

// Writing

constexpr std::array own_tags{TagKey::event, TagKey::site,   TagKey::date, TagKey::variant, TagKey::white,
                              TagKey::black, TagKey::result, TagKey::fen,  TagKey::set_up};

void append_known(std::string& out, const Game& game, TagKey key) {
  const Tag* const tag = game.find(key);
  append_tag_pair(out, info(key).name, tag == nullptr || tag->value.empty() ? info(key).unknown : tag->value.view());
}

void append_tags(std::string& out, const Game& game, const Position& start) {
  for (const TagKey key : {TagKey::event, TagKey::site, TagKey::date}) append_known(out, game, key);
  append_tag_pair(out, "Variant", variant_name);
  append_tag_pair(out, format_tag, format_name);
  for (const TagKey key : {TagKey::white, TagKey::black}) append_known(out, game, key);
  append_tag_pair(
      out, "FEN",
      format_position(start, PositionNotation::q9, static_cast<std::uint16_t>(game.first_half_move() / 2 + 1)));
  append_tag_pair(out, "Result", format_result(game.closing_result()));
  for (const Tag& tag : game.tags) {
    if (std::ranges::find(own_tags, tag.key) != own_tags.end()) continue;
    append_tag_pair(out, tag.canonical_name(), tag.value.view());
  }
}

std::string format_token(const MoveText& move, const Effect& effect, unsigned gained) {
  std::string token{move.from->to_char(), move.to->to_char()};
  if (effect.tuzdyk) {
    token += 'x';
  } else if (gained > 0) {
    token += '+';
  }
  return token;
}

void write_nine_q(const Game& game, std::string& out, const WriteOptions&) {
  const auto start = start_of(game);
  if (!start) return;
  append_tags(out, game, *start);
  out += '\n';
  std::vector<std::string> moves(game.main.plies.size());
  play_through(game.main.plies, *start, [&](std::size_t i, const Position& before, const Effect& effect) {
    Position after = before;
    play_unchecked(after, *game.main.plies[i].move.from);
    const Side mover = before.turn();
    // What is swept at the end is no gain of the move.
    const unsigned gained = static_cast<unsigned>(after.kazan(mover)) - before.kazan(mover) - effect.swept[mover];
    moves[i] = format_token(game.main.plies[i].move, effect, gained);
  });
  Words words(out);
  append_notes(words, game.preface);
  append_moves(words, game.main, game.first_half_move(), Notes::written, moves);
  const Result result = game.closing_result();
  if (result != Result::unknown) words.add(format_result(result));
  append_notes(words, game.after);
  if (!words.none()) out += '\n';
}

std::string refuse(const Game& game) {
  std::string why = refuse_unless_played(game);
  if (!why.empty()) return why;
  const auto start = start_of(game);
  if (start && start->rules().variant == Variant::bestemshe) return "it is a game of Bestemshe, which 9Q does not know";
  return {};
}

}  // namespace

const Format nine_q_format{
    .name = "9q",
    .extensions = extensions,
    .shared_extensions = shared_extensions,
    .summary = "the games of 9Q: PGN with its own FEN, + behind a move that gains balls",
    .sniff = sniff_nine_q,
    .cutter = make_tqn_cutter,
    .read = read_nine_q,
    .write = write_nine_q,
    .carries = {Carries::full, Carries::full, Carries::none, Carries::full, Carries::full, Carries::full, Carries::full,
                Carries::derived, Carries::full, Carries::full},
    .refuses = refuse,
};

}  // namespace tqn
