#include "report/fingerprint.hpp"
#include "report/json_writer.hpp"
#include "report/printers.hpp"

namespace tqn {
namespace {

constexpr std::string_view schema_address = "https://json.schemastore.org/sarif-2.1.0.json";

std::string_view level(Severity severity) {
  switch (severity) {
    case Severity::info:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

void write_message(JsonWriter& json, std::string_view name, std::string_view text) {
  json.key(name).begin_object().text("text", text).end_object();
}

std::string help_text(const CodeInfo& code) {
  std::string text(code.remedy);
  if (!code.before.empty()) text.append("\n\nBefore:\n").append(code.before);
  if (!code.after.empty()) text.append("\n\nAfter:\n").append(code.after);
  return text;
}

void write_rule(JsonWriter& json, const CodeInfo& code) {
  json.begin_object().text("id", code.id).text("name", code.name);
  write_message(json, "shortDescription", code.title);
  write_message(json, "fullDescription", code.cause);
  write_message(json, "help", help_text(code));
  json.key("defaultConfiguration").begin_object().text("level", level(code.severity)).end_object();
  json.key("properties").begin_object().truth("critical", code.critical).text("rule", code.rule).end_object();
  json.end_object();
}

void write_artifact(JsonWriter& json, std::string_view file) {
  std::string uri;
  append_uri(uri, file);
  json.key("artifactLocation").begin_object().text("uri", uri).end_object();
}

/// `name` is "region" or "deletedRegion"; the object stays open.
void begin_region(JsonWriter& json, std::string_view name, const Range& range) {
  json.key(name).begin_object();
  json.number("startLine", range.begin.line).number("startColumn", range.begin.column);
  json.number("endLine", range.end.line).number("endColumn", range.end.column);
}

void write_locations(JsonWriter& json, const GameReport& game, Locator& locator, const Diagnostic& diagnostic) {
  std::string title;
  append_game_title(title, game);
  json.key("locations").begin_array().begin_object();
  json.key("physicalLocation").begin_object();
  write_artifact(json, game.source.file);
  begin_region(json, "region", locator.range(diagnostic.where));
  json.end_object().end_object();
  json.key("logicalLocations").begin_array().begin_object().text("name", title).end_object().end_array();
  if (!diagnostic.label.empty()) write_message(json, "message", diagnostic.label);
  json.end_object().end_array();
}

void write_related(JsonWriter& json, const GameReport& game, Locator& locator, const Diagnostic& diagnostic) {
  if (diagnostic.related.empty()) return;
  json.key("relatedLocations").begin_array();
  for (const Related& related : diagnostic.related) {
    json.begin_object().key("physicalLocation").begin_object();
    write_artifact(json, game.source.file);
    begin_region(json, "region", locator.range(related.where));
    json.end_object().end_object();
    write_message(json, "message", related.text);
    json.end_object();
  }
  json.end_array();
}

/// What may be applied without asking somebody. A manual fix is one of several: tools that read SARIF
/// would apply the first.
bool is_applicable(const Fix& fix) { return fix.safety != Safety::manual && !fix.edits.empty(); }

void write_fix(JsonWriter& json, const GameReport& game, Locator& locator, const Fix& fix) {
  json.begin_object();
  write_message(json, "description", fix.title);
  json.key("artifactChanges").begin_array().begin_object();
  write_artifact(json, game.source.file);
  json.key("replacements").begin_array();
  for (const Edit& edit : fix.edits) {
    json.begin_object();
    begin_region(json, "deletedRegion", locator.range(edit.where));
    json.end_object();
    write_message(json, "insertedContent", edit.text);
    json.end_object();
  }
  json.end_array().end_object().end_array().end_object();
}

void write_fixes(JsonWriter& json, const GameReport& game, Locator& locator, const Diagnostic& diagnostic) {
  bool any = false;
  for (const Fix& fix : diagnostic.fixes) {
    if (!is_applicable(fix)) continue;
    if (!any) json.key("fixes").begin_array();
    any = true;
    write_fix(json, game, locator, fix);
  }
  if (any) json.end_array();
}

void write_properties(JsonWriter& json, const GameReport& game, const Diagnostic& diagnostic) {
  json.key("properties").begin_object().number("game", game.number);
  if (diagnostic.ply != Diagnostic::no_ply) json.number("ply", diagnostic.ply);
  if (!diagnostic.move.empty()) json.text("move", diagnostic.move);
  if (!diagnostic.board.empty()) json.text("board", diagnostic.board);
  if (!diagnostic.notes.empty()) {
    json.key("notes").begin_array();
    for (const std::string& note : diagnostic.notes) json.text(note);
    json.end_array();
  }
  json.end_object();
}

/// SARIF 2.1.0 (OASIS), written as it comes: one result a line.
class SarifReporter final : public Reporter {
 public:
  explicit SarifReporter(const ReportOptions& options) : version_(options.tool_version) {}

  void begin(std::string& out) override {
    JsonWriter json(out);
    json.begin_object().text("$schema", schema_address).text("version", "2.1.0");
    json.key("runs").begin_array().begin_object();
    json.key("tool").begin_object().key("driver").begin_object();
    json.text("name", "tqn").text("version", version_);
    json.key("rules").begin_array();
    out += '\n';
    for (const CodeInfo& code : all_codes()) {
      JsonWriter rule(out);
      write_rule(rule, code);
      out += code.code == all_codes().back().code ? "\n" : ",\n";
    }
    json.end_array().end_object().end_object();
    json.text("columnKind", "unicodeCodePoints").key("results").begin_array();
  }

  void begin_file(std::string&, std::string_view) override {}

  void game(std::string& out, const GameReport& game) override {
    if (game.findings.empty()) return;
    Locator locator(game.source);
    Fingerprints fingerprints(game);
    for (const Diagnostic& diagnostic : game.findings) {
      JsonWriter json = begin_result(out, diagnostic.code, diagnostic.severity, diagnostic.message);
      write_locations(json, game, locator, diagnostic);
      write_related(json, game, locator, diagnostic);
      json.key("partialFingerprints").begin_object();
      json.text("gamePlyCode/v1", fingerprints.next(diagnostic)).end_object();
      write_fixes(json, game, locator, diagnostic);
      write_properties(json, game, diagnostic);
      json.end_object();
    }
  }

  void finding(std::string& out, const FileFinding& finding) override {
    if (finding.code == Code::io && finding.severity == Severity::error) succeeded_ = false;
    JsonWriter json = begin_result(out, finding.code, finding.severity, finding.message);
    if (!finding.file.empty()) {
      json.key("locations").begin_array().begin_object().key("physicalLocation").begin_object();
      write_artifact(json, finding.file);
      if (finding.line != 0) {
        json.key("region").begin_object().number("startLine", finding.line);
        if (finding.column != 0) json.number("startColumn", finding.column);
        json.end_object();
      }
      json.end_object().end_object().end_array();
    }
    if (!finding.help.empty()) json.key("properties").begin_object().text("help", finding.help).end_object();
    json.end_object();
  }

  void end_file(std::string&, std::string_view, std::span<const NotShown>) override {}

  void end(std::string& out, const Totals& totals) override {
    out += "\n],";
    JsonWriter json(out);
    json.key("invocations").begin_array().begin_object().truth("executionSuccessful", succeeded_);
    json.end_object().end_array();
    json.key("properties").begin_object().number("games", totals.games).number("notShown", totals.not_shown);
    json.end_object().end_object().end_array().end_object();
    out += '\n';
  }

  [[nodiscard]] bool wants_every_game() const noexcept override { return false; }

 private:
  JsonWriter begin_result(std::string& out, Code code, Severity severity, std::string_view message) {
    out += any_result_ ? ",\n" : "\n";
    any_result_ = true;
    JsonWriter json(out);
    json.begin_object().text("ruleId", info(code).id).number("ruleIndex", static_cast<std::uint64_t>(code));
    json.text("level", level(severity));
    write_message(json, "message", message);
    return json;
  }

  std::string version_;
  bool any_result_ = false;
  bool succeeded_ = true;
};

}  // namespace

std::unique_ptr<Reporter> make_sarif_reporter(const ReportOptions& options) {
  return std::make_unique<SarifReporter>(options);
}

}  // namespace tqn
