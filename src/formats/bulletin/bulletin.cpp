#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <vector>

#include "formats/bulletin/page.hpp"
#include "formats/bulletin/untangle.hpp"
#include "formats/bulletin/writer.hpp"
#include "formats/cutters.hpp"
#include "formats/plain_moves.hpp"
#include "formats/tqn/quote.hpp"
#include "formats/words.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/date.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> shared_extensions{".bulletin"};

/// A game of a block, not yet made.
struct Draft {
  PrintedBlock block;
  std::vector<Part> parts;  ///< of its items
  Part part = Part::first;
  bool alone = true;               ///< every item is its own
  bool beside = false;             ///< another game stands beside it
  std::size_t from = 0;            ///< the first item that counts
  std::optional<Position> start;   ///< where the begin of the game is not there
  std::uint32_t start_number = 1;  ///< of the move that follows it
};

/// The result that is printed, and whether it is whole: "0 -" still says who won.
struct PrintedResult {
  std::optional<Result> result;
  bool whole = false;
};

PrintedResult parse_printed_result(std::string_view text) {
  std::string word;
  std::ranges::remove_copy_if(text, std::back_inserter(word), [](char c) { return c == ' ' || c == '\t'; });
  if (const auto told = recognise_result(word); told && !told->score && !told->forfeit) return {told->result, true};
  constexpr std::array<std::pair<std::string_view, Result>, 3> begins{
      {{"0,5-", Result::draw}, {"1-", Result::white}, {"0-", Result::black}}};
  for (const auto& [begin, result] : begins) {
    if (word.starts_with(begin)) return {result, false};
  }
  return {};
}

class Maker {
 public:
  Maker(const Draft& draft, Game& game, Sink& sink) noexcept : draft_(draft), game_(game), sink_(sink) {}

  void make() {
    add_tags();
    for (std::size_t i = 0; i < draft_.block.items.size(); ++i) {
      const PrintedItem& item = draft_.block.items[i];
      const bool own = i >= draft_.from && (draft_.alone || draft_.parts[i] == draft_.part);
      if (own && item.kind == PrintedItem::Kind::move) {
        add_move(item);
      } else if (own && item.kind == PrintedItem::Kind::strip) {
        add_strip(item);
      } else if (draft_.part == Part::first && (draft_.alone || draft_.parts[i] == Part::none)) {
        add_rest(item);
      }
    }
    add_result();
  }

 private:
  [[nodiscard]] Span here(Span where) const noexcept {
    return {where.begin - draft_.block.where.begin, where.end - draft_.block.where.begin};
  }

  void add_tags() {
    const PrintedBlock& block = draft_.block;
    if (block.headed && block.date.text != "?") {
      const auto date = canonical_date(block.date.text);
      add_tag(game_, TagKey::date, date ? *date : block.date.text, here(block.date.where));
    }
    if (block.headed) add_tag(game_, TagKey::site, block.place.text, here(block.place.where));
    const std::size_t white = draft_.part == Part::first ? 0 : 2;
    add_player(white, TagKey::white, TagKey::white_team);
    add_player(white + 1, TagKey::black, TagKey::black_team);
    for (std::size_t i = 2; !draft_.beside && i < block.players.size(); ++i)
      add_comment(game_, block.players[i].text, here(block.players[i].where));
    if (!draft_.start) return;
    const Span where = here(block.items[draft_.from - 1].where);
    add_tag(game_, TagKey::set_up, "1", where);
    add_tag(game_, TagKey::fen, format_position(*draft_.start, static_cast<std::uint16_t>(draft_.start_number)), where);
  }

  /// "Name. (Team)".
  void add_player(std::size_t index, TagKey name, TagKey team) {
    if (index >= draft_.block.players.size()) return;
    const PrintedWord& player = draft_.block.players[index];
    std::string_view text = player.text;
    const std::size_t open = text.rfind('(');
    if (text.ends_with(')') && open != std::string_view::npos && open > 0) {
      add_tag(game_, team, text.substr(open + 1, text.size() - open - 2), here(player.where));
      text = trimmed(text.substr(0, open));
    }
    if (text.ends_with('.')) text.remove_suffix(1);
    if (text != "?") add_tag(game_, name, text, here(player.where));
  }

  void add_move(const PrintedItem& move) {
    const Span number = here(move.where);
    if (!draft_.start) {
      claim_number(game_, move.number, {number.begin, number.begin});
    } else if (game_.main.plies.size() % 2 == 1) {
      add_missing_half_move(game_, {number.begin, number.begin});
    }
    if (move.white) add_word(*move.white);
    if (!move.white) add_missing_half_move(game_, number);
    if (move.black) add_word(*move.black);
  }

  void add_word(const PrintedWord& word) {
    add_half_move(game_, word.text, here(word.where), Marks::cyrillic_too, sink_);
    if (!word.mark_apart) return;
    if (Diagnostic* d = sink_.report(Code::detached_mark, here(word.where)))
      d->message = fmt::format("the tuzdyk mark stands apart from its move; \"{}\" was expected", word.text);
  }

  void add_strip(const PrintedItem& strip) {
    const auto number = draft_.start_number + static_cast<std::uint32_t>(game_.main.plies.size() / 2);
    constexpr std::uint32_t most_number = 0xFFFF;
    const std::string fen = format_position(*strip.position, static_cast<std::uint16_t>(std::min(number, most_number)));
    add_comment(game_, fmt::format("[%pos {}]", fen), here(strip.where));
  }

  /// What belongs to no game is kept where it stands.
  void add_rest(const PrintedItem& item) {
    std::string text = item.text;
    if (item.kind == PrintedItem::Kind::move) {
      text = fmt::format("{}.", item.number);
      for (const auto* word : {&item.white, &item.black}) {
        if (*word) text.append(" ").append((*word)->text);
      }
    }
    std::vector<Note>& notes = game_.main.plies.empty() ? game_.main.before : game_.main.plies.back().notes.make();
    if (item.kind == PrintedItem::Kind::move && !notes.empty() && rest_ == notes.back().where.end) {
      const std::string whole = fmt::format("{} {}", notes.back().text.view(), text);
      if (whole.size() < 200) {
        notes.back().text = Text(whole);
        notes.back().where.end = std::max(here(item.where).end, notes.back().where.end);
        rest_ = notes.back().where.end;
        return;
      }
    }
    add_comment(game_, text, here(item.where));
    rest_ = here(item.where).end;
  }

  void add_result() {
    const std::vector<PrintedWord>& results = draft_.block.results;
    const bool one_for_two = draft_.beside && results.size() == 1;
    for (std::size_t i = 0; i < results.size(); ++i) {
      const bool own = !draft_.beside || (!one_for_two && (i == 0) == (draft_.part == Part::first));
      if (own) {
        take_result(results[i]);
      } else if (one_for_two && draft_.part == Part::first) {
        keep_result(results[i]);  // of which game it is cannot be told
      }
    }
  }

  void take_result(const PrintedWord& printed) {
    const PrintedResult told = parse_printed_result(printed.text);
    const Span where = here(printed.where);
    if (!told.whole) {
      if (Diagnostic* d = sink_.report(Code::bad_result, where))
        d->message = fmt::format("result \"{}\" is not one of 1 - 0, 0 - 1, 0,5 - 0,5", in_message(printed.text));
    }
    if (!told.result) return keep_result(printed);
    set_result(game_, format_result(*told.result), where, sink_);
  }

  void keep_result(const PrintedWord& printed) {
    if (printed.text.empty()) return;
    Note& note = game_.after.emplace_back();
    note.text = Text(fmt::format("Result {}", printed.text));
    note.where = here(printed.where);
  }

  const Draft& draft_;
  Game& game_;
  Sink& sink_;
  std::uint32_t rest_ = 0;  ///< where the last piece that belongs to no game ends
};

/// Where the first move is not on the page, the game begins with the first position that is.
void find_start(Draft& draft) {
  const std::vector<PrintedItem>& items = draft.block.items;
  const auto is_move = [](const PrintedItem& item) { return item.kind == PrintedItem::Kind::move; };
  const auto is_first = [&](const PrintedItem& item) { return is_move(item) && item.number == 1; };
  const auto begin = std::ranges::find_if(items, is_move);
  if (begin == items.end() || (begin->number < 10 && std::ranges::any_of(items, is_first))) return;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].kind != PrintedItem::Kind::strip) continue;
    const auto moves = std::find_if(items.begin() + static_cast<std::ptrdiff_t>(i), items.end(), is_move);
    if (moves == items.end() || moves->number == 0) return;
    draft.start = items[i].position;
    draft.start_number = moves->number;
    draft.from = i + 1;
    return;
  }
}

class BulletinReader final : public GameReader {
 public:
  explicit BulletinReader(std::string_view text) : text_(text), scanner_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    game.clear();
    while (drafts_.empty()) {
      auto block = scanner_.next();
      if (!block) return std::nullopt;
      const bool is_game = block->headed || block->has_moves();
      last_ = block->where.end + 1U >= text_.size();
      if (is_game) draft(std::move(*block));
    }
    const Draft& draft = drafts_.front();
    const Span where = draft.block.where;
    Maker(draft, game, sink).make();
    game.where = {0, where.size()};
    drafts_.pop_front();
    if (last_ && drafts_.empty()) report_if_cut(text_, sink);
    return where;
  }

 private:
  void draft(PrintedBlock block) {
    Draft& first = drafts_.emplace_back();
    first.block = std::move(block);
    find_start(first);
    if (is_one_game(first.block, first.from)) return;
    first.parts = untangle(first.block, first.from, first.start.value_or(Position::start()));
    // One that cannot be followed even to its second move is read as it stands.
    if (std::ranges::count(first.parts, Part::first) == 0) return;
    first.alone = false;
    // One move alone is no game: it is a rest of another page.
    if (std::ranges::count(first.parts, Part::second) < 2) {
      std::ranges::replace(first.parts, Part::second, Part::none);
      return;
    }
    first.beside = true;
    Draft second = first;
    second.part = Part::second;
    second.start.reset();
    second.start_number = 1;
    drafts_.push_back(std::move(second));
  }

  std::string_view text_;
  PageScanner scanner_;
  std::deque<Draft> drafts_;
  bool last_ = false;
};

std::unique_ptr<GameReader> open_bulletin(std::string_view text) { return std::make_unique<BulletinReader>(text); }

Guess sniff_bulletin(std::string_view head) {
  // Nothing but the first block is looked at: this is asked of every text.
  const std::string_view begin = trimmed(head.substr(0, 4096));
  if (begin.empty() || begin.front() < '0' || begin.front() > '9') return {};
  const auto block = PageScanner(begin).next();
  if (!block || !block->headed || block->players.size() < 2) return {};
  return {Certainty::likely, "it begins with a date, a place and two players"};
}

bool carries_tag(TagKey key) {
  constexpr std::array keys{TagKey::date,  TagKey::site,       TagKey::white,
                            TagKey::black, TagKey::white_team, TagKey::black_team};
  return std::ranges::find(keys, key) != keys.end();
}

}  // namespace

const Format bulletin_format{
    .name = "bulletin",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "printed bulletins of a federation, with the position after every ten moves",
    .sniff = sniff_bulletin,
    .cutter = make_document_cutter,
    .open = open_bulletin,
    .write = write_bulletin,
    .carries = {Carries::lossy, Carries::none, Carries::none, Carries::none, Carries::none, Carries::full,
                Carries::full, Carries::derived, Carries::none, Carries::full},
    .carries_tag = carries_tag,
    .refuses = refuse_unless_plain,
    .wants_positions = true,
};

}  // namespace tqn
