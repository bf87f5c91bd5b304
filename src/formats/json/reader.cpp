#include "formats/json/reader.hpp"

#include <algorithm>
#include <optional>

#include "formats/json/game_builder.hpp"
#include "formats/json/objects.hpp"

namespace tqn {
namespace {

constexpr std::string_view json_blanks = " \t\r\n";

void report(Sink& sink, JsonError error) {
  if (Diagnostic* d = sink.report(error.code, error.where)) d->message = std::move(error.message);
}

/// Reads the game that a text is. `closed`: nothing may stand behind it.
void read_game(std::string_view text, Game& game, Sink& sink) {
  game.clear();
  if (text.size() >= most_json_bytes) {
    if (Diagnostic* d = sink.report(Code::too_large, {0, 1})) d->message = "this game is larger than 128 MiB";
    return;
  }
  JsonScanner scanner(text);
  JsonGameBuilder builder(scanner, game, sink);
  const bool good = builder.read() && (scanner.at_end() || scanner.fail_here("expected nothing behind a game"));
  if (good) return;
  game.clear();
  report(sink, *scanner.error());
}

class ObjectReader final : public GameReader {
 public:
  explicit ObjectReader(std::string_view text) noexcept : text_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    if (!begin_ && !find_begin()) {
      const std::optional<Span> rest = other_text(text_.size(), game, sink);
      at_ = text_.size();
      return rest;
    }
    if (const auto other = other_text(*begin_, game, sink)) return other;
    const std::size_t begin = *begin_;
    find_end();
    read_game(text_.substr(begin, at_ - begin), game, sink);
    return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
  }

 private:
  bool find_begin() {
    while (const auto found = objects_.next(text_, true)) {
      if (found->edge == JsonObjects::Edge::end) continue;
      begin_ = found->at;
      return true;
    }
    return false;
  }

  /// Moves on to the end of the object that begins at `begin_`.
  void find_end() {
    begin_.reset();
    const auto found = objects_.next(text_, true);
    at_ = found ? found->at : text_.size();
    if (found && found->edge == JsonObjects::Edge::torn) begin_ = found->at;
  }

  /// What stands before the next object is no game, unless it is only what may stand there.
  std::optional<Span> other_text(std::size_t end, Game& game, Sink& sink) {
    const std::size_t begin = at_;
    const std::string_view text = text_.substr(begin, end - begin);
    at_ = end;
    const std::size_t first = text.find_first_not_of(" \t\r\n,[]");
    if (first == std::string_view::npos) return std::nullopt;
    const std::size_t last = text.find_last_not_of(" \t\r\n,[]") + 1;
    game.clear();
    report(sink, {Code::unreadable_game,
                  {0, static_cast<std::uint32_t>(last - first)},
                  "expected a game, an object in curly brackets"});
    return Span{static_cast<std::uint32_t>(begin + first), static_cast<std::uint32_t>(begin + last)};
  }

  std::string_view text_;
  std::size_t at_ = 0;                ///< up to here all is given
  std::optional<std::size_t> begin_;  ///< of the next object, if it is known
  JsonObjects objects_;
};

class LineReader final : public GameReader {
 public:
  explicit LineReader(std::string_view text) noexcept : text_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    at_ = std::min(text_.find_first_not_of(json_blanks, at_), text_.size());
    if (at_ == text_.size()) return std::nullopt;
    const std::size_t begin = at_;
    const std::size_t end = std::min(text_.find('\n', begin), text_.size());
    at_ = end;
    read_game(text_.substr(begin, end - begin), game, sink);
    return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::unique_ptr<GameReader> read_json(std::string_view text) { return std::make_unique<ObjectReader>(text); }
std::unique_ptr<GameReader> read_jsonl(std::string_view text) { return std::make_unique<LineReader>(text); }

}  // namespace tqn
