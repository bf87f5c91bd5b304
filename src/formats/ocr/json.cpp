#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "formats/cutters.hpp"
#include "formats/ocr/columns.hpp"
#include "formats/ocr/json_events.hpp"
#include "formats/words.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> shared_extensions{".json"};
/// Deeper objects are passed over.
constexpr std::size_t most_depth = 64;

/// The first pass: the places of the objects that have moves. Of two in one another, the outer one.
class Finder final : public JsonEvents {
 public:
  Finder(std::string_view text, std::size_t at, std::vector<Span>& found) : JsonEvents({text, at}), found_(found) {}

  /// After damage: what is open ends here.
  void give_up(std::uint32_t at) {
    for (const Frame& frame : frames_) {
      if (frame.has_moves) return add(frame, at);
    }
  }

 private:
  struct Frame {
    std::uint32_t begin = 0;
    bool has_moves = false;
    std::size_t found = 0;  ///< games before it
  };

  void scalar(std::string_view, Span) override { is_moves_ = false; }
  void named(std::string_view name) override { is_moves_ = name == "moves"; }
  void opened(bool array, Span where) override {
    if (array && is_moves_ && depth_ > 0 && depth_ <= most_depth) frames_.back().has_moves = true;
    is_moves_ = false;
    if (depth_++ < most_depth) frames_.push_back({where.begin, false, found_.size()});
  }
  void closed(Span where) override {
    if (--depth_ >= most_depth) return;
    const Frame frame = frames_.back();
    frames_.pop_back();
    if (frame.has_moves) add(frame, where.end);
  }
  void add(const Frame& frame, std::uint32_t end) {
    found_.resize(frame.found);
    found_.push_back({frame.begin, end});
  }

  std::vector<Span>& found_;
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
  bool is_moves_ = false;
};

std::vector<Span> find_games(std::string_view text) {
  std::vector<Span> games;
  std::vector<std::size_t> cut;
  for (std::size_t at = text.find_first_of("{["); at != std::string_view::npos; at = text.find_first_of("{[", at)) {
    const std::size_t before = games.size();
    Finder finder(text, at, games);
    const bool whole = run_json(text, at, finder);
    at = std::max(finder.trace().at(), at + 1);
    if (whole) continue;
    finder.give_up(static_cast<std::uint32_t>(at));
    // What follows the damage belongs to the game that was cut, up to the next one.
    if (games.size() > before) cut.push_back(games.size() - 1);
  }
  for (const std::size_t i : cut) {
    const std::size_t end = i + 1 < games.size() ? games[i + 1].begin : text.size();
    games[i].end = static_cast<std::uint32_t>(std::max<std::size_t>(end, games[i].end));
  }
  return games;
}

TagKey tag_of(std::string_view name) noexcept {
  struct Name {
    std::string_view name;
    TagKey key;
  };
  constexpr std::array names{Name{"tournament", TagKey::event},
                             Name{"round", TagKey::round},
                             Name{"table", TagKey::board},
                             Name{"date", TagKey::date},
                             Name{"white_player", TagKey::white},
                             Name{"black_player", TagKey::black},
                             Name{"white", TagKey::white},
                             Name{"black", TagKey::black},
                             Name{"event", TagKey::event},
                             Name{"site", TagKey::site},
                             Name{"time_control", TagKey::time_control}};
  const auto found = std::ranges::find(names, name, &Name::name);
  return found == names.end() ? TagKey::other : found->key;
}

bool is_tag_name(std::string_view name) noexcept {
  const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  return !name.empty() && is_letter(name.front()) && std::ranges::all_of(name, fits);
}

/// The number that a text says; nothing if it says none, or one that no game has.
std::optional<std::uint32_t> to_number(std::string_view text) noexcept {
  if (text.empty() || text.size() > 6) return std::nullopt;
  std::uint32_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return number;
}

/// The second pass: makes a game of one object.
class GameBuilder final : public JsonEvents {
 public:
  GameBuilder(std::string_view text, Game& game, Sink& sink) : JsonEvents({text, 0}), game_(game), sink_(sink) {}

  void finish() { settle_black_pits(game_, black_pits_, sink_); }

 private:
  struct Member {
    std::string text;
    Span where;
  };
  /// An element of "moves".
  struct Element {
    std::optional<Member> number, white, black, side, from;
    std::vector<std::string> others;
    void clear() {
      number = white = black = side = from = std::nullopt;
      others.clear();
    }
  };

  // Depths: 1 the members of the game, 2 the elements of "moves", 3 the members of an element.
  void named(std::string_view name) override { name_ = name; }

  void opened(bool array, Span where) override {
    ++depth_;
    const bool is_moves = depth_ == 2 && array && name_ == "moves" && !in_moves_;
    const bool is_element = depth_ == 3 && in_moves_;
    if (is_moves) in_moves_ = true;
    if (is_element) element_.clear();
    if (is_element) pair_ = array;
    if (depth_ > 1 && !is_moves && !is_element && !skipped_)
      skipped_ = {where.begin, static_cast<std::uint32_t>(depth_)};
  }

  void closed(Span where) override {
    if (skipped_ && skipped_->end == depth_) {
      const Span whole{skipped_->begin, where.end};
      add_unread(game_, trace().slice(whole), whole, sink_);
      skipped_.reset();
    } else if (depth_ == 3 && in_moves_ && !pair_) {
      take_element(where);
    } else if (depth_ == 2) {
      in_moves_ = false;
    }
    --depth_;
  }

  void scalar(std::string_view text, Span where) override {
    if (skipped_) return;
    if (depth_ == 1) return take_member(text, where);
    if (!in_moves_) return;
    if (depth_ == 2 || pair_) return take_word(text, where);
    keep(text, where);
  }

  void take_member(std::string_view text, Span where) {
    const TagKey key = tag_of(name_);
    if (name_ == "result") {
      set_result(game_, text, where, sink_);
    } else if (key != TagKey::other) {
      add_tag(game_, key, text, where);
    } else if (is_tag_name(name_)) {
      add_tag(game_, name_, text, where);
    } else {
      add_comment(game_, name_ + ": " + std::string(text), where);
    }
  }

  void keep(std::string_view text, Span where) {
    if (text.empty()) return;
    std::optional<Member>* const member = name_ == "n" || name_ == "moveNumber" ? &element_.number
                                          : name_ == "w"                        ? &element_.white
                                          : name_ == "b"                        ? &element_.black
                                          : name_ == "side"                     ? &element_.side
                                          : name_ == "fromPit"                  ? &element_.from
                                                                                : nullptr;
    if (member == nullptr) {
      element_.others.push_back(name_ + ": " + std::string(text));
    } else {
      *member = {std::string(text), where};
    }
  }

  void take_element(Span where) {
    const Span here{where.begin, where.begin};
    const auto number = element_.number ? to_number(element_.number->text) : std::nullopt;
    if (element_.from) {
      take_pit(number, *element_.from);
    } else {
      if (number) claim_number(game_, *number, element_.number->where);
      for (const auto* word : {&element_.white, &element_.black}) {
        if (*word) take_word((*word)->text, (*word)->where);
        if (!*word && word == &element_.white && element_.black) add_missing_half_move(game_, here);
      }
    }
    for (const std::string& other : element_.others) add_comment(game_, other, here);
  }

  /// A half-move by its pit. Its number and side say whether one before it is missing.
  void take_pit(std::optional<std::uint32_t> number, const Member& from) {
    const bool black = element_.side && (element_.side->text == "black" || element_.side->text == "north");
    const bool white_to_move = game_.main.plies.size() % 2 == 0;
    if (element_.side && black == white_to_move) add_missing_half_move(game_, {from.where.begin, from.where.begin});
    if (number && !black) claim_number(game_, *number, element_.number->where);
    const auto index = static_cast<std::uint32_t>(game_.main.plies.size());
    if (from.text.size() > 1) {  // two digits would be a pit and a landing
      add_missing_half_move(game_, from.where);
      return add_unread(game_, from.text, from.where, sink_);
    }
    take_word(from.text, from.where);
    const MoveText& move = game_.main.plies.back().move;
    if (index % 2 == 1 && move.from && !move.to) black_pits_.push_back(index);
  }

  void take_word(std::string_view text, Span where) {
    std::string word;
    std::ranges::remove_copy_if(text, std::back_inserter(word), [](char c) { return is_blank_text({&c, 1}); });
    if (word.empty()) return add_missing_half_move(game_, where);
    add_half_move(game_, word, where, Marks::cyrillic_too, sink_);
  }

  Game& game_;
  Sink& sink_;
  std::size_t depth_ = 0;
  std::string name_;
  bool in_moves_ = false;
  bool pair_ = false;            ///< the element is an array of words
  std::optional<Span> skipped_;  ///< where an unknown object began, and its depth
  Element element_;
  std::vector<std::uint32_t> black_pits_;
};

class JsonReader final : public GameReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text), games_(find_games(text)) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    if (next_ == games_.size()) return std::nullopt;
    const Span where = games_[next_++];
    const std::string_view own = text_.substr(where.begin, where.size());
    game.clear();
    GameBuilder builder(own, game, sink);
    if (!run_json(own, 0, builder)) {
      const std::size_t at = std::min(builder.trace().begin(), own.size());
      add_unread_lines(game, own, at, sink);
    }
    builder.finish();
    while (!game.main.plies.empty() && game.main.plies.back().move.missing && !game.main.plies.back().notes)
      game.main.plies.pop_back();
    if (next_ == games_.size()) report_if_cut(text_, sink);
    game.where = {0, where.size()};
    return where;
  }

 private:
  std::string_view text_;
  std::vector<Span> games_;
  std::size_t next_ = 0;
};

std::unique_ptr<GameReader> open_json(std::string_view text) { return std::make_unique<JsonReader>(text); }

Guess sniff_json(std::string_view head) {
  const std::string_view text = trimmed(head);
  const bool array = text.starts_with('[') && trimmed(text.substr(1, 64)).starts_with('{');
  if (!array && !text.starts_with('{') && !text.starts_with("```")) return {};
  const auto has = [&](std::string_view key) { return text.find(key) != std::string_view::npos; };
  if (!has("\"moves\"")) return {};
  if (!has("\"fromPit\"") && !(has("\"w\"") && has("\"b\""))) return {};
  return {Certainty::certain, "it is JSON with \"moves\" as scanners of sheets write them"};
}

}  // namespace

const Format ocr_json_format{
    .name = "ocr-json",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "what scanners of score sheets give as JSON: rows of moves, or pits only",
    .sniff = sniff_json,
    .cutter = make_document_cutter,
    .open = open_json,
    .carries = {Carries::full, Carries::none, Carries::none, Carries::none, Carries::none, Carries::lossy,
                Carries::lossy, Carries::none, Carries::none, Carries::full},
};

}  // namespace tqn
