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
#include "tqn/notation/position.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".playstrategy"};
constexpr std::array<std::string_view, 1> shared_extensions{".pgn"};

// Squares: a letter from White's left, then 1 for White's row and 2 for Black's.

struct Square {
  Side owner;
  Pit pit;
};

bool is_square(std::string_view text) noexcept {
  return text.size() == 2 && text[0] >= 'a' && text[0] <= 'z' && text[1] >= '0' && text[1] <= '9';
}

std::optional<Square> parse_square(std::string_view text, int pits) noexcept {
  if (!is_square(text) || (text[1] != '1' && text[1] != '2')) return std::nullopt;
  const Side owner = text[1] == '1' ? Side::white : Side::black;
  const int letter = text[0] - 'a';
  if (letter >= pits) return std::nullopt;
  return Square{owner, *Pit::from_number(owner == Side::white ? letter + 1 : pits - letter)};
}

void append_square(std::string& out, const Square& square, int pits) {
  const int letter = square.owner == Side::white ? square.pit.index() : pits - square.pit.number();
  out += static_cast<char>('a' + letter);
  out += square.owner == Side::white ? '1' : '2';
}

// Endings: the site tells fewer apart than TQN.

struct SiteEnding {
  std::string_view site;
  std::string_view word;  ///< of tqn.md
};
/// The first row of a word is how it is written, the first row of the site's is how that is read.
constexpr std::array endings{
    SiteEnding{"Normal", "normal"},
    SiteEnding{"Time forfeit", "time"},
    SiteEnding{"Abandoned", "abandoned"},
    SiteEnding{"Rules infraction", "rules-infraction"},
    SiteEnding{"Unterminated", "unterminated"},
    SiteEnding{"Unknown", "unknown"},
    SiteEnding{"Normal", "kazan"},
    SiteEnding{"Normal", "atsyrau"},
    SiteEnding{"Normal", "draw"},
    SiteEnding{"Normal", "resignation"},
    SiteEnding{"Normal", "agreement"},
    SiteEnding{"Normal", "adjudication"},
    SiteEnding{"Abandoned", "forfeit"},
    SiteEnding{"Unterminated", "sheet-full"},
};

/// The site's word for an ending.
std::string_view site_ending(const Game& game) {
  const std::string_view word = game.value(TagKey::termination);
  if (word.empty()) return game.zero_mark ? "Normal" : "Unknown";
  const auto row = std::ranges::find(endings, word, &SiteEnding::word);
  return row == endings.end() ? word : row->site;
}

/// What the moves tell again is not lost.
bool carries_value(const Tag& tag) {
  const std::string_view word = tag.value.view();
  if (tag.key != TagKey::termination || word == "kazan" || word == "atsyrau" || word == "draw") return true;
  const auto row = std::ranges::find(endings, word, &SiteEnding::word);
  return row == endings.end() || std::ranges::find(endings, row->site, &SiteEnding::site)->word == row->word;
}

// Reading

class SquareMoves final : public Dialect {
 public:
  explicit SquareMoves(Sink& sink) noexcept : sink_(sink) {}

  std::size_t take(std::string_view text, std::uint32_t at, Builder& builder) override {
    const std::string_view word = word_at(text, at);
    const bool begins = is_square(word.substr(0, 2));
    const bool ends = word.size() >= 2 && is_square(word.substr(word.size() - 2));
    if (word.size() < 2 || word.size() > 5 || !(begins || ends)) return 0;
    MoveToken token;
    token.move.where = {at, at + static_cast<std::uint32_t>(word.size())};
    const auto from = begins ? parse_square(word.substr(0, 2), pits_) : std::nullopt;
    const auto to = ends && word.size() > 2 ? parse_square(word.substr(word.size() - 2), pits_) : std::nullopt;
    if (from) token.move.from = from->pit;
    if (to) token.move.to = to->pit;
    const bool out_of_range = word.size() == 4 && begins && ends && !(from && to);
    if (word.size() == 4 && from && to) {
      judge_side(*from, word, token.move.where, builder);
      builder.move(token);
    } else {
      builder.faulty_move(token, out_of_range ? Code::pit_out_of_range : Code::bad_token,
                          out_of_range
                              ? fmt::format("no pit has that name in \"{}\": the letters go from a to {}, the "
                                            "rows are 1 and 2",
                                            word, static_cast<char>('a' + pits_ - 1))
                              : fmt::format("\"{}\" is not a move: two squares were expected", in_message(word)));
    }
    return word.size();
  }

  void see(Tag& tag) override {
    if (tag.key == TagKey::variant && tag.value == "Bestemshe") pits_ = 5;
    if (tag.key == TagKey::fen) {
      const auto parsed = parse_position(tag.value.view());
      const auto* const written = std::get_if<PositionText>(&parsed);
      if (written != nullptr) pits_ = Rules{.variant = written->variant}.pits();
    }
    if (tag.key != TagKey::termination) return;
    const auto row = std::ranges::find(endings, tag.value.view(), &SiteEnding::site);
    if (row != endings.end()) tag.value = Text(row->word);
  }

 private:
  /// Reports a half-move of the other player once: if one was left out, all that follow are shifted with it.
  void judge_side(const Square& from, std::string_view word, Span where, const Builder& builder) {
    const Side turn = builder.half_move() % 2 == 0 ? Side::white : Side::black;
    if (builder.half_move() == 0) shifted_ = false;
    const bool shifted = from.owner != turn;
    if (shifted && !shifted_) {
      if (Diagnostic* d = sink_.report(Code::wrong_side, where)) {
        d->message = fmt::format("{} is a pit of {}, and it is the turn of {}: a half-move may be missing",
                                 word.substr(0, 2), side_name(opponent(turn)), side_name(turn));
      }
    }
    shifted_ = shifted;
  }

  Sink& sink_;
  int pits_ = 9;
  bool shifted_ = false;
};

/// What only playing tells: which moves make a tuzdyk, since there is no mark for it, and whether the row of a middle
/// pit is right, which has one number on both sides.
void play_over(Game& game, std::string_view text, Sink& sink) {
  const auto start = start_of(game);
  if (!start) return;
  play_through(game.main.plies, *start, [&](std::size_t i, const Position& before, const Effect& effect) {
    MoveText& move = game.main.plies[i].move;
    move.tuzdyk = effect.tuzdyk;
    const Span where = move.where;
    const int pits = before.rules().pits();
    const auto to = where.size() == 4 ? parse_square(text.substr(where.begin + 2, 2), pits) : std::nullopt;
    if (!to || to->owner == effect.landing_row) return;
    if (Diagnostic* d = sink.report(Code::wrong_landing, where)) {
      std::string square;
      append_square(square, {effect.landing_row, effect.landing}, pits);
      d->message = fmt::format("this move lands in {}, not {}", square, text.substr(where.begin + 2, 2));
    }
  });
}

std::size_t read_playstrategy(std::string_view text, Game& game, Sink& sink) {
  SquareMoves dialect(sink);
  const std::size_t read = read_dialect(text, game, sink, dialect);
  if (read > 0) play_over(game, text, sink);
  return read;
}

Guess sniff_playstrategy(std::string_view head) {
  const std::string_view word = word_at(moves_of(head), 0);
  if (word.size() != 4 || !parse_square(word.substr(0, 2), 9) || !parse_square(word.substr(2), 9)) return {};
  return {Certainty::certain, "its first move is written with squares"};
}

// Writing

struct SiteTag {
  TagKey key;
  std::string_view name;     ///< on the site
  std::string_view unknown;  ///< empty: left out
};
constexpr std::array tags{
    SiteTag{TagKey::event, "Event", "?"},
    SiteTag{TagKey::site, "Site", "?"},
    SiteTag{TagKey::date, "Date", "????.??.??"},
    SiteTag{TagKey::round, "Round", ""},
    SiteTag{TagKey::white, "P1", "?"},
    SiteTag{TagKey::black, "P2", "?"},
    SiteTag{TagKey::result, "Result", "*"},
    SiteTag{TagKey::utc_date, "UTCDate", ""},
    SiteTag{TagKey::utc_time, "UTCTime", ""},
    SiteTag{TagKey::white_elo, "P1Elo", ""},
    SiteTag{TagKey::black_elo, "P2Elo", ""},
    SiteTag{TagKey::white_title, "P1Title", ""},
    SiteTag{TagKey::black_title, "P2Title", ""},
    SiteTag{TagKey::white_team, "P1Team", ""},
    SiteTag{TagKey::black_team, "P2Team", ""},
    SiteTag{TagKey::variant, "Variant", "Togyzqumalaq"},
    SiteTag{TagKey::time_control, "TimeControl", ""},
    SiteTag{TagKey::termination, "Termination", "Unknown"},
};

void append_tags(std::string& out, const Game& game) {
  for (const SiteTag& row : tags) {
    const Tag* const tag = game.find(row.key);
    if (row.key == TagKey::result) {
      append_tag_pair(out, row.name, format_result(game.closing_result()));
    } else if (row.key == TagKey::termination) {
      append_tag_pair(out, row.name, site_ending(game));
    } else if (tag != nullptr && !tag->value.empty() && tag->value.view() != info(row.key).unknown) {
      append_tag_pair(out, row.name, tag->value.view());
    } else if (!row.unknown.empty()) {
      append_tag_pair(out, row.name, row.unknown);
    }
  }
  for (const Tag& tag : game.tags) {
    if (std::ranges::find(tags, tag.key, &SiteTag::key) != tags.end()) continue;
    append_tag_pair(out, tag.canonical_name(), tag.value.view());
  }
}

void write_playstrategy(const Game& game, std::string& out, const WriteOptions&) {
  append_tags(out, game);
  out += '\n';
  std::vector<std::string> moves(game.main.plies.size());
  if (const auto start = start_of(game)) {
    play_through(game.main.plies, *start, [&](std::size_t i, const Position& before, const Effect& effect) {
      const int pits = before.rules().pits();
      append_square(moves[i], {before.turn(), *game.main.plies[i].move.from}, pits);
      append_square(moves[i], {effect.landing_row, effect.landing}, pits);
    });
  }
  Words words(out);
  append_notes(words, game.preface);
  append_moves(words, game.main, game.first_half_move(), Notes::written, moves);
  words.add(format_result(game.closing_result()));
  append_notes(words, game.after);
  out += '\n';
}

}  // namespace

const Format playstrategy_format{
    .name = "playstrategy",
    .extensions = extensions,
    .shared_extensions = shared_extensions,
    .summary = "the exports of PlayStrategy: PGN with squares, g1d2 for 76",
    .sniff = sniff_playstrategy,
    .cutter = make_tqn_cutter,
    .read = read_playstrategy,
    .write = write_playstrategy,
    .carries = {Carries::full, Carries::full, Carries::none, Carries::full, Carries::full, Carries::full,
                Carries::derived, Carries::derived, Carries::full, Carries::full},
    .carries_value = carries_value,
    .refuses = refuse_unless_played,
};

}  // namespace tqn
