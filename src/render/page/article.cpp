#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

#include "render/page/board.hpp"
#include "render/page/escape.hpp"
#include "render/page/moves.hpp"
#include "render/page/tree.hpp"
#include "render/page/words.hpp"
#include "render/result_text.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/render/page.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn {
namespace {

using namespace page;

void append_name(std::string& out, std::string_view name, std::string_view part) {
  out += "<bdi>";
  append_html(out, name.empty() || name == "?" ? part : name);
  out += "</bdi>";
}

bool says_something(std::string_view value) noexcept {
  return value.find_first_not_of("?-.* ") != std::string_view::npos;
}

void append_header(std::string& out, const Game& game, Language language) {
  out += "<header><h2>";
  append_name(out, game.value(TagKey::white), word("white", language));
  const std::string_view result = result_text(game.closing_result());
  fmt::format_to(std::back_inserter(out), "<b> {} </b>", result.empty() ? "–" : result);
  append_name(out, game.value(TagKey::black), word("black", language));
  out += "</h2><p class=\"event\">";
  bool any = false;
  for (const TagKey key : {TagKey::event, TagKey::round, TagKey::site, TagKey::date}) {
    const std::string_view value = game.value(key);
    if (!says_something(value)) continue;
    if (any) out += " · ";
    out += "<bdi>";
    append_html(out, value);
    out += "</bdi>";
    any = true;
  }
  out += "</p></header>\n";
}

void append_summary(std::string& out, std::string_view key, Language language) {
  fmt::format_to(std::back_inserter(out), "<details><summary>{}</summary>", word(key, language));
}

void append_tags(std::string& out, const Game& game, Language language) {
  if (game.tags.empty()) return;
  append_summary(out, "details", language);
  out += "<dl>";
  for (const Tag& tag : game.tags) {
    out += "<dt>";
    append_html(out, tag.canonical_name());
    out += "<dd dir=\"auto\">";
    append_html(out, tag.value.view());
  }
  out += "</dl></details>\n";
}

void append_notes(std::string& out, const std::vector<Note>& notes) {
  for (const Note& note : notes) {
    if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) continue;
    out += "<p class=\"n\" dir=\"auto\">";
    append_html(out, note.text.view());
    out += "</p>\n";
  }
}

std::string_view level_word(Level level, Language language) noexcept { return word(name(level), language); }

void append_status(std::string& out, const PageGame& game, const PageLook& look) {
  if (!game.level) return;
  out += "<p>";
  fmt::format_to(std::back_inserter(out), "{} tqn", word("checked", look.language));
  if (!look.version.empty()) out += ' ';
  append_html(out, look.version);
  fmt::format_to(std::back_inserter(out), ": <b>{}</b></p>\n", level_word(*game.level, look.language));
}

void append_findings(std::string& out, const PageGame& game, const Tree* tree) {
  if (game.findings.empty()) return;
  out += "<ul class=\"findings\">\n";
  for (const Diagnostic& finding : game.findings) {
    out += "<li>";
    if (tree != nullptr && finding.ply != Diagnostic::no_ply && !finding.move.empty()) {
      // Where the half-move could not be played: the last position before it.
      const std::uint64_t number = std::min<std::uint64_t>(finding.ply + 1ULL, tree->lines().front().length);
      fmt::format_to(std::back_inserter(out), "<button value=\"{}\">", number);
      append_html(out, finding.move);
      out += "</button> ";
    }
    append_html(out, info(finding.code).id);
    out += ' ';
    append_html(out, finding.message);
    out += '\n';
  }
  out += "</ul>\n";
}

void append_record_part(std::string& out, const PageLook& look) {
  append_summary(out, "record", look.language);
  fmt::format_to(std::back_inserter(out),
                 R"(<p class="bar"><button value="copy">{}</button><button value="save">{}</button></p>)",
                 word("copy", look.language), word("save", look.language));
  out += "<pre></pre></details>\n";
}

}  // namespace

std::string page_game(const PageGame& game, const PageLook& look) {
  const auto story = make_storyboard(game.game);
  const auto tree = story ? std::optional<Tree>(*story) : std::nullopt;
  std::string out;
  append_record(out, game.text);
  out += "</script>\n";
  append_header(out, game.game, look.language);
  if (story) {
    out += "<figure>";
    append_board(out, diagram_of(*story, story->main.back()), look.orientation, look.language);
    out += "</figure>\n";
    append_moves(out, *story, *tree, look);
    out += "<script type=\"application/json\" class=\"data\">";
    append_data(out, *story, *tree);
    out += "</script>\n";
  }
  out += "<div class=\"rest\">\n";
  append_notes(out, game.game.preface);
  append_notes(out, game.game.after);
  append_status(out, game, look);
  append_findings(out, game, tree ? &*tree : nullptr);
  append_tags(out, game.game, look.language);
  append_record_part(out, look);
  out += "</div></article>\n";
  return out;
}

void append_page_game(std::string& out, std::string_view game, std::size_t number, const PageLook& look) {
  out += "<article";
  if (look.form == PageForm::document) fmt::format_to(std::back_inserter(out), " id=\"g{}\"", number);
  out += ">\n<script type=\"text/x-tqn\" class=\"record\"";
  if (look.form == PageForm::document) out += number == 1 ? " id=\"record\"" : fmt::format(" id=\"record-{}\"", number);
  out.append(">").append(game);
}

}  // namespace tqn
