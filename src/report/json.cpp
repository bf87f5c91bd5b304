#include <algorithm>

#include "report/json_writer.hpp"
#include "report/printers.hpp"

namespace tqn {
namespace {

constexpr std::uint64_t report_version = 1;  ///< spec/schemas/report.schema.json

std::string_view name_of(Safety safety) {
  switch (safety) {
    case Safety::safe:
      return "safe";
    case Safety::suggested:
      return "suggested";
    case Safety::manual:
      return "manual";
  }
  return "manual";
}

void write_number_or_null(JsonWriter& json, std::string_view name, std::uint64_t number) {
  if (number == 0) {
    json.null(name);
  } else {
    json.number(name, number);
  }
}

void write_tool(JsonWriter& json, std::string_view version) {
  json.number("version", report_version);
  json.key("tool").begin_object().text("name", "tqn").text("version", version).end_object();
}

void write_code(JsonWriter& json, Code code, Severity severity) {
  json.text("code", info(code).id).text("name", info(code).name).text("severity", name(severity));
  json.truth("critical", info(code).critical);
}

void write_range(JsonWriter& json, const Source& source, Locator& locator, Span where) {
  const Range range = locator.range(where);
  json.number("line", range.begin.line).number("column", range.begin.column);
  json.number("end_line", range.end.line).number("end_column", range.end.column);
  json.number("offset", source.offset + where.begin);
  json.number("end_offset", source.offset + std::max(where.begin, where.end));
}

void write_related(JsonWriter& json, const Source& source, Locator& locator, const Diagnostic& diagnostic) {
  json.key("related").begin_array();
  for (const Related& related : diagnostic.related) {
    json.begin_object();
    write_range(json, source, locator, related.where);
    json.text("message", related.text).end_object();
  }
  json.end_array();
}

void write_fixes(JsonWriter& json, const Source& source, Locator& locator, const Diagnostic& diagnostic) {
  json.key("fixes").begin_array();
  for (const Fix& fix : diagnostic.fixes) {
    json.begin_object().text("title", fix.title).text("safety", name_of(fix.safety));
    json.key("edits").begin_array();
    for (const Edit& edit : fix.edits) {
      json.begin_object();
      write_range(json, source, locator, edit.where);
      json.text("text", edit.text).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

/// The members of a finding of a game.
void write_finding(JsonWriter& json, const GameReport& game, Locator& locator, const Diagnostic& diagnostic) {
  write_code(json, diagnostic.code, diagnostic.severity);
  json.text("file", game.source.file).number("game", game.number);
  write_range(json, game.source, locator, diagnostic.where);
  if (diagnostic.ply == Diagnostic::no_ply) {
    json.null("ply");
  } else {
    json.number("ply", diagnostic.ply);
  }
  json.text("move", diagnostic.move).text("board", diagnostic.board);
  json.text("message", diagnostic.message).text("label", diagnostic.label);
  json.key("notes").begin_array();
  for (const std::string& note : diagnostic.notes) json.text(note);
  json.end_array();
  write_related(json, game.source, locator, diagnostic);
  write_fixes(json, game.source, locator, diagnostic);
}

/// The members of a finding of a file.
void write_finding(JsonWriter& json, const FileFinding& finding) {
  write_code(json, finding.code, finding.severity);
  json.text("file", finding.file).null("game");
  write_number_or_null(json, "line", finding.line);
  write_number_or_null(json, "column", finding.column);
  json.text("message", finding.message).text("help", finding.help);
}

/// The members of a game, but for its findings.
void write_game(JsonWriter& json, const GameReport& game) {
  json.text("file", game.source.file).number("game", game.number).number("line", game.source.first_line);
  write_number_or_null(json, "last_line", game.last_line);
  json.text("event", game.event).text("round", game.round).text("board", game.board);
  json.text("white", game.white).text("black", game.black).text("date", game.date).text("result", game.result);
  json.number("half_moves", game.half_moves);
  json.key("kazan_white").literal(std::to_string(game.kazan_white));
  json.key("kazan_black").literal(std::to_string(game.kazan_black));
  json.text("ending", game.ending).text("level", game.level).text("status", game.status);
  json.number("errors", game.errors).number("warnings", game.warnings).number("infos", game.infos);
  json.number("not_shown", game.not_shown);
}

void write_not_shown(JsonWriter& json, std::span<const NotShown> not_shown) {
  json.key("not_shown").begin_array();
  for (const auto& [code, count] : not_shown) {
    json.begin_object().text("code", info(code).id).number("count", count).end_object();
  }
  json.end_array();
}

void write_totals(JsonWriter& json, const Totals& totals) {
  json.number("files", totals.files).number("games", totals.games).number("half_moves", totals.half_moves);
  json.number("ok", totals.ok).number("fixable", totals.fixable);
  json.number("review", totals.review).number("rejected", totals.rejected);
  json.number("errors", totals.errors).number("warnings", totals.warnings).number("infos", totals.infos);
  json.number("not_shown", totals.not_shown);
}

/// One document: files, in them games, in them findings. Written as it comes: only the findings of the
/// current file that belong to no game wait for the end of that file.
class JsonReporter final : public Reporter {
 public:
  explicit JsonReporter(const ReportOptions& options) : version_(options.tool_version) {}

  void begin(std::string& out) override {
    JsonWriter json(out);
    json.begin_object();
    write_tool(json, version_);
    json.key("files").begin_array();
  }

  void begin_file(std::string& out, std::string_view file) override {
    out += any_file_ ? ",\n" : "\n";
    any_file_ = true;
    in_file_ = true;
    any_game_ = false;
    file_findings_.clear();
    JsonWriter(out).begin_object().text("file", file).key("games").begin_array();
  }

  void game(std::string& out, const GameReport& game) override {
    out += any_game_ ? ",\n" : "\n";
    any_game_ = true;
    JsonWriter json(out);
    json.begin_object();
    write_game(json, game);
    json.key("findings").begin_array();
    Locator locator(game.source);
    for (const Diagnostic& diagnostic : game.findings) {
      json.begin_object();
      write_finding(json, game, locator, diagnostic);
      json.end_object();
    }
    json.end_array().end_object();
  }

  void finding(std::string& out, const FileFinding& finding) override {
    const bool own_file = !in_file_;
    if (own_file) begin_file(out, finding.file);
    if (!file_findings_.empty()) file_findings_ += ',';
    JsonWriter json(file_findings_);
    json.begin_object();
    write_finding(json, finding);
    json.end_object();
    if (own_file) end_file(out, finding.file, {});
  }

  void end_file(std::string& out, std::string_view, std::span<const NotShown> not_shown) override {
    in_file_ = false;
    out += "],\"findings\":[";
    out += file_findings_;
    out += "],";
    JsonWriter json(out);
    write_not_shown(json, not_shown);
    json.end_object();
  }

  void end(std::string& out, const Totals& totals) override {
    out += "\n],";
    JsonWriter json(out);
    json.key("totals").begin_object();
    write_totals(json, totals);
    json.end_object().end_object();
    out += '\n';
  }

  [[nodiscard]] bool wants_every_game() const noexcept override { return true; }

 private:
  std::string version_;
  bool any_file_ = false;
  bool in_file_ = false;
  bool any_game_ = false;
  std::string file_findings_;
};

/// One object a line, told apart by "type": begin, game, finding, not_shown, totals.
class JsonlReporter final : public Reporter {
 public:
  explicit JsonlReporter(const ReportOptions& options) : version_(options.tool_version) {}

  void begin(std::string& out) override {
    write_line(out, "begin", [&](JsonWriter& json) { write_tool(json, version_); });
  }

  void begin_file(std::string&, std::string_view) override {}

  void game(std::string& out, const GameReport& game) override {
    write_line(out, "game", [&](JsonWriter& json) { write_game(json, game); });
    Locator locator(game.source);
    for (const Diagnostic& diagnostic : game.findings) {
      write_line(out, "finding", [&](JsonWriter& json) { write_finding(json, game, locator, diagnostic); });
    }
  }

  void finding(std::string& out, const FileFinding& finding) override {
    write_line(out, "finding", [&](JsonWriter& json) { write_finding(json, finding); });
  }

  void end_file(std::string& out, std::string_view file, std::span<const NotShown> not_shown) override {
    if (not_shown.empty()) return;
    write_line(out, "not_shown", [&](JsonWriter& json) {
      json.text("file", file);
      write_not_shown(json, not_shown);
    });
  }

  void end(std::string& out, const Totals& totals) override {
    write_line(out, "totals", [&](JsonWriter& json) { write_totals(json, totals); });
  }

  [[nodiscard]] bool wants_every_game() const noexcept override { return true; }

 private:
  template <typename Write>
  static void write_line(std::string& out, std::string_view type, Write write) {
    JsonWriter json(out);
    json.begin_object().text("type", type);
    write(json);
    json.end_object();
    out += '\n';
  }

  std::string version_;
};

}  // namespace

std::unique_ptr<Reporter> make_json_reporter(const ReportOptions& options) {
  return std::make_unique<JsonReporter>(options);
}

std::unique_ptr<Reporter> make_jsonl_reporter(const ReportOptions& options) {
  return std::make_unique<JsonlReporter>(options);
}

}  // namespace tqn
