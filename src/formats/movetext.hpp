#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/record/game.hpp"

// What the formats have in common that write a game as PGN does: tags, and the moves on one line.

namespace tqn {

/// A tag on one line, with `"` and `\` escaped.
void append_tag_pair(std::string& out, std::string_view name, std::string_view value);

/// The words of one line, a blank between two.
class Words {
 public:
  explicit Words(std::string& out) noexcept : out_(out), begin_(out.size()) {}
  void add(std::string_view word) {
    if (out_.size() > begin_) out_ += ' ';
    out_ += word;
  }
  [[nodiscard]] bool none() const noexcept { return out_.size() == begin_; }

 private:
  std::string& out_;
  std::size_t begin_;
};

/// Comments, lines of comments and unread text as "{ text }", glyphs as $n; no variations.
void append_notes(Words& words, const std::vector<Note>& notes);
enum class Notes : bool { left_out, written };
/// Numbers from that of half-move `first` on (0 is White's of move 1), the half-moves of the main line as `tokens` has
/// them, and their notes. "..." stands for White's missing first half-move.
void append_moves(Words& words, const Line& line, std::uint32_t first, Notes notes,
                  const std::vector<std::string>& tokens);

}  // namespace tqn
