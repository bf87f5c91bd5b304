#include "formats/plain_moves.hpp"

#include <algorithm>

#include "formats/playing.hpp"

namespace tqn {

std::string_view refuse_unless_plain(const Game& game) {
  if (game.start() != nullptr) return "it begins with a position of its own, which cannot be written there";
  const std::string_view rules = game.value(TagKey::rules);
  if (is_bestemshe(game) || !rules.empty()) return "it is played by other rules, which cannot be told there";
  const auto is_standing = [](const Note& note) {
    return note.kind == NoteKind::comment && note.text.view().find("[%stands") != std::string_view::npos;
  };
  for (const Ply& ply : game.main.plies) {
    if (!ply.move.complete()) return "a half-move is missing or cannot be read";
    if (ply.notes && std::ranges::any_of(*ply.notes, is_standing))
      return "a half-move stands that was against the rules, which cannot be written there";
  }
  return {};
}

void append_digits(std::string& out, const MoveText& move) {
  for (const auto& pit : {move.from, move.to}) out += static_cast<char>('0' + pit->number());
}

void append_site_move(std::string& out, const MoveText& move) {
  append_digits(out, move);
  if (move.tuzdyk) {
    out += 'X';
  } else if (move.has_count()) {
    out.append("(").append(std::to_string(move.count)).append(")");
  }
}

std::string plain_value(std::string_view value) {
  std::string plain(value);
  for (char& c : plain) {
    if (c == '"') c = '\'';
    if (c == '\\') c = '/';  // there is no telling whether a reader takes it for an escape
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  }
  return plain;
}

}  // namespace tqn
