#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/core/position.hpp"
#include "tqn/text/span.hpp"

// A bulletin taken apart: what is printed there, in the order of the text. formats.md, bulletin.

namespace tqn {

/// A word, as UTF-8 whatever the text is.
struct PrintedWord {
  std::string text;
  Span where;
  bool mark_apart = false;  ///< its mark stood apart from it
};

/// What stands between the head and the result of a game.
struct PrintedItem {
  enum class Kind : std::uint8_t { move, strip, words };
  Kind kind = Kind::words;
  Span where;
  std::uint32_t number = 0;                 ///< of a move
  std::optional<PrintedWord> white, black;  ///< of a move
  std::optional<Position> position;         ///< of a strip, with White to move
  std::string text;                         ///< the words of a strip, or those that are neither
};

/// One game of a bulletin, or two that stood side by side.
struct PrintedBlock {
  Span where;
  bool headed = false;
  PrintedWord date, place;
  std::vector<PrintedWord> players;  ///< White, Black, and those of the game beside it
  std::vector<PrintedItem> items;
  std::vector<PrintedWord> results;
  [[nodiscard]] bool has_moves() const noexcept;
};

/// Takes a text apart, block by block. It is UTF-8, or else windows-1251.
class PageScanner {
 public:
  explicit PageScanner(std::string_view text);
  /// Nothing at the end.
  [[nodiscard]] std::optional<PrintedBlock> next();

 private:
  void take_line(PrintedBlock& block, std::string_view line, std::uint32_t begin);
  bool take_head(PrintedBlock& block, std::string_view line, std::uint32_t begin);
  bool take_players(PrintedBlock& block, const std::vector<PrintedWord>& words);
  bool take_results(PrintedBlock& block, std::string_view line, std::uint32_t begin);
  void take_words(PrintedBlock& block, std::vector<PrintedWord> words);
  bool take_in_move(PrintedBlock& block, const PrintedWord& word);
  void take_loose(PrintedBlock& block, PrintedWord word);
  void drop_loose(PrintedBlock& block, std::size_t count);
  [[nodiscard]] std::vector<PrintedWord> words_of(std::string_view line, std::uint32_t begin) const;
  [[nodiscard]] std::string decoded(std::string_view bytes) const;

  std::string_view text_;
  bool legacy_;  ///< windows-1251
  std::size_t at_ = 0;
  std::vector<PrintedWord> loose_;  ///< numbers and signs that may become a strip
};

}  // namespace tqn
