#include "annotating.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "findings.hpp"
#include "opening_tree.hpp"
#include "tqn/formats/tqn.hpp"
#include "whole_file.hpp"

namespace tqn::tools {
namespace {

/// The entries that are about a game.
std::vector<std::size_t> entries_for(const Judged& judged, const Notes* notes) {
  if (notes == nullptr) return {};
  std::vector<std::size_t> entries = notes->overlay.entries_for(judged.game, judged.number);
  for (const std::size_t entry : entries) notes->used[entry].store(true, std::memory_order_relaxed);
  return entries;
}

/// Lays entries over a game. False, and reported, if one cannot be.
bool lay_over(const Judged& judged, const Notes& notes, const std::vector<std::size_t>& entries, Sink& sink) {
  for (const std::size_t entry : entries) {
    const auto fault = notes.overlay.apply(entry, judged.game, judged.verdict);
    if (!fault) continue;
    if (Diagnostic* d = sink.report(Code::not_written, first_line(judged.text))) {
      d->message = fmt::format("not annotated: {}:{}:{}: {}", notes.file, fault->place.line, fault->place.column,
                               fault->message);
    }
    return false;
  }
  return true;
}

constexpr std::string_view notes_key = "tqn-notes";
constexpr std::string_view book_key = "tqn-book";

/// Whether a text begins with a game of TQN, which needs no mark of its own.
bool begins_with_game(std::string_view text) {
  Game game;
  Sink unheard(Sink::Codes(), 0);
  if (!open_games(tqn_format, text)->next(game, unheard)) return false;
  constexpr std::ptrdiff_t enough = 2;
  return std::ranges::any_of(game.tags, [](const Tag& tag) { return tag.key != TagKey::other; }) ||
         std::ranges::count_if(game.main.plies, [](const Ply& ply) { return ply.move.complete(); }) >= enough;
}

/// What a file is that was meant to have the key `head`, if its look tells.
std::string what_it_is(std::string_view text, std::string_view head) {
  if (text.find(head) != std::string_view::npos) return {};
  if (text.find(notes_key) != std::string_view::npos) return "a file of notes";
  if (text.find(book_key) != std::string_view::npos) return "a book of openings";
  const Sniffed told = sniff(text);
  if (told.format != nullptr && told.guess.certainty >= Certainty::likely)
    return fmt::format("a record of games ({})", told.format->name);
  return begins_with_game(text) ? fmt::format("a record of games ({})", tqn_format.name) : "";
}

/// Reads what stands in a file of YAML, which begins with `head`.
template <typename Content>
std::variant<Content, Failure> load(const std::string& path, std::string_view head, std::string_view name) {
  const auto text = read_whole(path);
  if (const auto* error = std::get_if<IoError>(&text))
    return Failure{fmt::format("cannot read {}: {}", error->file, error->message), ""};
  if (auto failure = not_utf8(path, std::get<std::string>(text))) return *std::move(failure);
  auto parsed = Content::parse(std::get<std::string>(text));
  if (const auto* fault = std::get_if<YamlFault>(&parsed)) {
    const std::string other = what_it_is(std::get<std::string>(text), head);
    if (!other.empty())
      return Failure{fmt::format("{} is {}, not {}", path, other, name),
                     fmt::format("such a file begins with {}: 1", head)};
    return Failure{fmt::format("{}:{}:{}: {}", path, fault->place.line, fault->place.column, fault->message), ""};
  }
  return std::get<Content>(std::move(parsed));
}

}  // namespace

const Format notes_format{
    .name = "notes", .extensions = {}, .summary = "notes for tqn annotate", .head = overlay_head, .between = ""};

std::variant<std::unique_ptr<Book>, Failure> load_book(const std::string& path) {
  auto loaded = load<Book>(path, book_key, "a book of openings");
  if (auto* const failure = std::get_if<Failure>(&loaded)) return std::move(*failure);
  return std::make_unique<Book>(std::get<Book>(std::move(loaded)));
}

std::variant<std::unique_ptr<Notes>, Failure> load_notes(const std::string& path) {
  auto loaded = load<Overlay>(path, notes_key, "a file of notes");
  if (auto* const failure = std::get_if<Failure>(&loaded)) return std::move(*failure);
  Overlay& overlay = std::get<Overlay>(loaded);
  const std::size_t size = overlay.size();
  return std::unique_ptr<Notes>(new Notes{path, std::move(overlay), std::vector<std::atomic<bool>>(size)});
}

Annotated annotate(const Judged& judged, const Annotation& wish, const WriteOptions& layout, Sink& sink,
                   std::string& out, FactWriter& writer) {
  const std::vector<std::size_t> entries = entries_for(judged, wish.notes);
  if (sink.critical()) return Annotated::refused;
  if (!judged.verdict.legal) return wish.product == Product::record ? Annotated::unchanged : Annotated::refused;
  Game& game = judged.game;
  const std::size_t begin = out.size();
  switch (wish.product) {
    case Product::record:
      break;
    case Product::notes:
      strip_facts(game, Facts::all());
      extract_notes(game, judged.number, out);
      return Annotated::written;
    case Product::nothing:
      return Annotated::refused;
    case Product::opening:
      append_opening(game, judged.verdict, out);
      return out.size() == begin ? Annotated::refused : Annotated::written;
  }
  strip_facts(game, wish.strip);
  if (!entries.empty() && !lay_over(judged, *wish.notes, entries, sink)) return Annotated::refused;
  if (!wish.add.facts.none()) writer.add(game, judged.verdict, wish.add);
  tqn_format.write(game, out, layout);
  if (out.size() - begin <= most_game_bytes) return Annotated::written;
  out.resize(begin);
  if (Diagnostic* d = sink.report(Code::too_large, first_line(judged.text)))
    d->message = "the text of this game would be larger than 16 MiB: it is not annotated";
  return Annotated::refused;
}

}  // namespace tqn::tools
