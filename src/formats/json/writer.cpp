#include "formats/json/writer.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "formats/json/reader.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/number.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

bool is_plain(char c) noexcept { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void append_escaped(std::string& out, char c) {
  constexpr std::string_view hex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  switch (c) {
    case '"':
    case '\\':
      out += '\\';
      out += c;
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += hex[byte >> 4U];
      out += hex[byte & 15U];
  }
}

/// Valid UTF-8, in quotes.
void append_valid(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const auto special = std::ranges::find_if_not(text, is_plain);
    const auto size = static_cast<std::size_t>(special - text.begin());
    out += text.substr(0, size);
    text.remove_prefix(size);
    if (text.empty()) break;
    append_escaped(out, text.front());
    text.remove_prefix(1);
  }
  out += '"';
}

/// In quotes; each byte that is no UTF-8 becomes U+FFFD.
void append_text(std::string& out, std::string_view text) {
  auto bad = find_invalid_utf8(text);
  if (!bad) return append_valid(out, text);
  std::string valid;
  for (; bad; bad = find_invalid_utf8(text)) {
    valid.append(text.substr(0, *bad)).append("\xEF\xBF\xBD");
    text.remove_prefix(*bad + 1);
  }
  append_valid(out, valid.append(text));
}

std::string_view name(NoteKind kind) noexcept {
  switch (kind) {
    case NoteKind::comment:
      return "comment";
    case NoteKind::line_comment:
      return "line_comment";
    case NoteKind::escape:
      return "escape";
    case NoteKind::nag:
      return "nag";
    case NoteKind::variation:
      return "variation";
    case NoteKind::unread:
      break;
  }
  return "unread";
}

class JsonGameWriter {
 public:
  JsonGameWriter(std::string& out, const WriteOptions& options) noexcept : out_(out), options_(options) {}

  void write(const Game& game) {
    out_ += "{\"tqn\":";
    append_number(out_, json_version);
    write_span(game.where);
    write_tags(game);
    if (!game.preface.empty()) write_notes("preface", game.preface, 0);
    if (const Position* const start = position(0)) write_position("start", *start, 0);
    write_line(game.main, 0);
    if (game.result) out_.append(",\"result\":\"").append(format_result(*game.result)).append("\"");
    if (game.zero_mark) out_ += ",\"zero\":true";
    if (!game.after.empty()) write_notes("after", game.after, 0);
    out_ += '}';
  }

 private:
  void write_span(Span where) {
    if (!options_.with_spans) return;
    out_ += ",\"span\":[";
    append_number(out_, where.begin);
    out_ += ',';
    append_number(out_, where.end);
    out_ += ']';
  }

  [[nodiscard]] const Position* position(std::size_t half_moves) const noexcept {
    if (!options_.with_positions || half_moves >= options_.positions.size()) return nullptr;
    return &options_.positions[half_moves];
  }
  void write_position(std::string_view key, const Position& position, std::size_t half_moves) {
    const std::size_t first = options_.positions.front().turn() == Side::black ? 1 : 0;
    const std::size_t number = std::min<std::size_t>((first + half_moves) / 2 + 1, UINT16_MAX);
    out_.append(",\"").append(key).append("\":\"");
    out_.append(format_position(position, static_cast<std::uint16_t>(number))).append("\"");
  }

  void write_tags(const Game& game) {
    out_ += ",\"tags\":[";
    for (const Tag& tag : game.tags) {
      if (&tag != game.tags.data()) out_ += ',';
      out_ += "{\"name\":";
      append_text(out_, tag.name.view());
      out_ += ",\"value\":";
      append_text(out_, tag.value.view());
      write_span(tag.where);
      out_ += '}';
    }
    out_ += ']';
  }

  /// The members of a line; the main one is that of depth 0.
  void write_line(const Line& line, std::size_t depth) {
    if (!line.before.empty()) write_notes("before", line.before, depth);
    out_ += ",\"moves\":[";
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
      if (i > 0) out_ += ',';
      write_move(line.plies[i], depth == 0 ? position(i + 1) : nullptr, i + 1, depth);
    }
    out_ += ']';
    if (!line.numbers.empty()) write_numbers(line);
    if (line.bare) out_ += ",\"bare\":true";
  }

  void write_pit(std::string_view key, const std::optional<Pit>& pit) {
    out_ += key;
    pit ? out_ += pit->to_char() : out_ += "null";
  }

  void write_move(const Ply& ply, const Position* position, std::size_t half_moves, std::size_t depth) {
    const MoveText& move = ply.move;
    if (move.missing) {
      out_ += "{\"missing\":true";
    } else {
      write_pit("{\"from\":", move.from);
      write_pit(",\"to\":", move.to);
    }
    if (move.tuzdyk) out_ += ",\"tuzdyk\":true";
    if (move.plus) out_ += ",\"plus\":true";
    if (move.has_count()) {
      out_ += ",\"count\":";
      append_number(out_, move.count);
    }
    if (position != nullptr) write_position("position", *position, half_moves);
    write_span(move.where);
    if (ply.notes && !ply.notes->empty()) write_notes("notes", *ply.notes, depth);
    out_ += '}';
  }

  void write_numbers(const Line& line) {
    out_ += ",\"numbers\":[";
    for (const NumberClaim& claim : line.numbers) {
      if (&claim != line.numbers.data()) out_ += ',';
      out_ += "{\"ply\":";
      append_number(out_, claim.ply);
      out_ += ",\"number\":";
      append_number(out_, claim.number);
      if (claim.black) out_ += ",\"black\":true";
      if (claim.no_dot) out_ += ",\"no_dot\":true";
      if (claim.slip) out_ += ",\"slip\":true";
      write_span(claim.where);
      out_ += '}';
    }
    out_ += ']';
  }

  void write_notes(std::string_view key, const std::vector<Note>& notes, std::size_t depth) {
    out_.append(",\"").append(key).append("\":[");
    for (const Note& note : notes) {
      if (&note != notes.data()) out_ += ',';
      out_.append("{\"kind\":\"").append(name(note.kind)).append("\"");
      if (note.kind == NoteKind::nag) {
        out_ += ",\"nag\":";
        append_number(out_, note.nag);
      } else if (note.kind != NoteKind::variation) {
        out_ += ",\"text\":";
        append_text(out_, note.text.view());
      } else if (note.line && depth < most_variation_depth) {
        write_line(*note.line, depth + 1);
      }
      write_span(note.where);
      out_ += '}';
    }
    out_ += ']';
  }

  std::string& out_;
  const WriteOptions& options_;
};

}  // namespace

void write_json(const Game& game, std::string& out, const WriteOptions& options) {
  JsonGameWriter(out, options).write(game);
}

}  // namespace tqn
