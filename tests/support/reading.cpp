#include "support/reading.hpp"

#include <fmt/format.h>

#include "support/generator.hpp"

namespace tqn::test {
namespace {

/// Calls `take(bytes, game, sink)` for every game of a text.
template <typename Take>
void for_each_game(std::string_view text, Take take) {
  Game game;
  Sink sink;
  while (const std::size_t used = tqn_format.read(text, game, sink)) {
    take(text.substr(0, used), game, sink);
    sink.clear();
    text.remove_prefix(used);
  }
}

class Dumper {
 public:
  explicit Dumper(bool notes) : notes_(notes) {}

  void line(const Line& line, int depth) {
    write_notes(line.before, depth);
    for (const Ply& ply : line.plies) {
      const MoveText& move = ply.move;
      out_ += fmt::format("{:{}}move {}{}{}{}{}", "", 2 * depth, move.from ? move.from->to_char() : '_',
                          move.to ? move.to->to_char() : '_', move.tuzdyk ? " tuzdyk" : "",
                          move.missing ? " missing" : "", move.plus ? " plus" : "");
      if (move.has_count()) out_ += fmt::format(" count {}", move.count);
      out_ += '\n';
      if (ply.notes) write_notes(*ply.notes, depth + 1);
    }
  }

  void write_notes(const std::vector<Note>& notes, int depth) {
    for (const Note& note : notes) {
      if (note.kind == NoteKind::variation) {
        out_ += fmt::format("{:{}}variation\n", "", 2 * depth);
        if (note.line) line(*note.line, depth + 1);
      } else if (notes_) {
        out_ += fmt::format("{:{}}{}\n", "", 2 * depth, words(note));
      }
    }
  }

  void tags(const Game& game) {
    for (const Tag& tag : game.tags) {
      const std::string_view name = tag.canonical_name();
      out_ += fmt::format("tag {} = {}\n", name, tag.value.view());
    }
  }

  void result(const Game& game) {
    out_ += fmt::format("result {}\n", game.result ? format_result(*game.result) : "none");
    if (game.zero_mark) out_ += "zero mark\n";
  }

  std::string take() { return std::move(out_); }

 private:
  static std::string words(const Note& note) {
    switch (note.kind) {
      case NoteKind::comment:
      case NoteKind::line_comment:
        return fmt::format("comment <{}>", note.text.view());
      case NoteKind::escape:
        return fmt::format("escape <{}>", note.text.view());
      case NoteKind::nag:
        return fmt::format("glyph {}", note.nag);
      case NoteKind::unread:
        return fmt::format("unread <{}>", note.text.view());
      case NoteKind::variation:
        break;
    }
    return {};
  }

  bool notes_;
  std::string out_;
};

}  // namespace

std::vector<ReadGame> read_games(std::string_view text) {
  std::vector<ReadGame> games;
  for_each_game(text, [&](std::string_view bytes, const Game& game, Sink& sink) {
    ReadGame& read = games.emplace_back();
    read.text = bytes;
    read.game = game;
    read.verdict = check(game, bytes, sink);
    sink.sort();
    read.findings = sink.kept();
  });
  return games;
}

std::vector<ReadGame> read_games(std::string_view text, const Format& format) {
  std::vector<ReadGame> games;
  const auto reader = open_games(format, text);
  Game game;
  Sink sink;
  while (const auto where = reader->next(game, sink)) {
    ReadGame& read = games.emplace_back();
    read.text = text.substr(where->begin, where->size());
    read.game = game;
    read.verdict = check(game, read.text, sink);
    sink.sort();
    read.findings = sink.kept();
    sink.clear();
  }
  return games;
}

std::string write_alone(Game& game, const Format& format) {
  if (format.counts == Counts::totals) {
    write_totals(game);
  } else {
    complete(game);
  }
  WriteOptions options;
  std::vector<Position> positions;
  if (format.wants_positions) follow(game, positions);
  options.positions = positions;
  std::string text(format.head);
  format.write(game, text, options);
  return text += format.tail;
}

std::string write_first(std::string_view text, const Format& format) {
  Game game = parse_games(text).front();
  return write_alone(game, format);
}

std::vector<Game> parse_games(std::string_view text) {
  std::vector<Game> games;
  for_each_game(text, [&](std::string_view, const Game& game, const Sink&) { games.push_back(game); });
  return games;
}

std::string canonical_text(std::string_view text) {
  std::string out;
  for_each_game(text, [&](std::string_view, const Game& game, const Sink&) { append_game(out, game); });
  return out;
}

std::vector<std::string> codes_at_least(Severity least, const std::vector<Diagnostic>& findings) {
  std::vector<std::string> codes;
  for (const Diagnostic& finding : findings) {
    if (finding.severity >= least) codes.emplace_back(info(finding.code).id);
  }
  return codes;
}

std::string dump(const Game& game) {
  Dumper dumper(true);
  dumper.write_notes(game.preface, 0);
  dumper.tags(game);
  dumper.line(game.main, 0);
  dumper.result(game);
  dumper.write_notes(game.after, 0);
  return dumper.take();
}

std::string dump_essentials(const Game& game) {
  Dumper dumper(false);
  dumper.tags(game);
  dumper.line(game.main, 0);
  dumper.result(game);
  return dumper.take();
}

}  // namespace tqn::test
