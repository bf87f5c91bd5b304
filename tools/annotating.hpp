#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "exit.hpp"
#include "tqn/annotate/book.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/annotate/overlay.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// A file of notes, shared by all threads.
struct Notes {
  std::string file;
  Overlay overlay;
  mutable std::vector<std::atomic<bool>> used;  ///< entries that fitted a game
};
/// Reads a book of openings.
[[nodiscard]] std::variant<std::unique_ptr<Book>, Failure> load_book(const std::string& path);
/// Reads a file of notes.
[[nodiscard]] std::variant<std::unique_ptr<Notes>, Failure> load_notes(const std::string& path);

/// What is written of a game.
enum class Product : std::uint8_t {
  record,
  notes,    ///< only what extract_notes() writes
  opening,  ///< a line for a book; see OpeningTree
  nothing,  ///< it is only seen which entries of the notes are about it
};
/// What is to become of the annotations of each game.
struct Annotation {
  Facts strip;
  FactOptions add;
  const Notes* notes = nullptr;  ///< to be laid over; null: none
  Product product = Product::record;
};

enum class Annotated : std::uint8_t {
  written,
  unchanged,  ///< it is not legal, or too large: it is to stay as it is
  refused,    ///< it cannot be written; a finding says why
};

/// A game that was judged.
struct Judged {
  Game& game;
  std::string_view text;
  const Verdict& verdict;
  std::uint64_t number;  ///< in its file; known only where somebody counts
};

/// Annotates one game and writes it behind `out`. It then borrows from `writer`.
[[nodiscard]] Annotated annotate(const Judged& judged, const Annotation& wish, const WriteOptions& layout, Sink& sink,
                                 std::string& out, FactWriter& writer);

/// How many half-moves of a game a book can hold at most.
inline constexpr std::uint64_t deepest_book = 100;
/// The form in which notes are extracted, one game behind another.
extern const Format notes_format;

}  // namespace tqn::tools
