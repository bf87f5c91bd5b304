#include "tqn/render/page.hpp"

#include <fmt/format.h>

#include <iterator>

#include "render/page/escape.hpp"
#include "render/page/words.hpp"

namespace tqn {
namespace {

using namespace page;

constexpr std::string_view document =
#include "render/page/page.html.inc"
    ;
constexpr std::string_view player =
#include "render/page/player.html.inc"
    ;
constexpr std::string_view defs =
#include "render/page/defs.svg.inc"
    ;
constexpr std::string_view style =
#include "render/page/page.css.inc"
    ;
constexpr std::string_view script =
#include "render/page/page.js.inc"
    ;
constexpr std::string_view script_hash =
#include "render/page/page.js.hash.inc"
    ;

/// Appends a template. `value(name)` appends what stands for {{name}}.
template <typename Value>
void fill(std::string& out, std::string_view text, Value value) {
  for (;;) {
    const std::size_t open = text.find("{{");
    out += text.substr(0, open);
    if (open == std::string_view::npos) return;
    const std::size_t close = text.find("}}", open);
    value(text.substr(open + 2, close - open - 2));
    text.remove_prefix(close + 2);
  }
}

void append_theme(std::string& out, const Theme& theme, PageForm form) {
  out += form == PageForm::document ? ":root{" : ".tqn{";
  Theme copy = theme;
  for (const ThemeKey& key : all_theme_keys()) {
    if (key.name.ends_with("-fill") || key.name == "yellow") continue;
    fmt::format_to(std::back_inserter(out), "--{}:{};", key.name, format_colour(key.colour(copy)));
  }
  out += '}';
}

void append_figure_start(std::string& out, const PageLook& look) {
  out += "<style>";
  append_theme(out, look.theme, look.form);
  if (look.dark) {
    out += "@media screen and (prefers-color-scheme:dark){";
    append_theme(out, *look.dark, look.form);
    out += '}';
  }
  out.append(style).append("</style>\n").append(defs);
}

void append_figure_end(std::string& out, Language language) {
  fill(out, player, [&](std::string_view name) { append_html(out, word(name, language)); });
  out += "<script type=\"application/json\" class=\"words\">{";
  for (const Phrase& row : spoken_words()) {
    if (out.back() != '{') out += ',';
    append_json(out, row.key);
    out += ':';
    append_json(out, row.in(language));
  }
  out.append("}</script>\n<script>").append(script).append("</script>\n");
}

/// The part of the document in front of the games, or behind them.
std::string_view around(std::string_view which) {
  constexpr std::string_view mark = "{{figure}}\n";
  const std::size_t place = document.find(mark);
  return which == "before" ? document.substr(0, place) : document.substr(place + mark.size());
}

}  // namespace

void append_page_start(std::string& out, const PageLook& look) {
  if (look.form == PageForm::fragment) {
    fmt::format_to(std::back_inserter(out), "<figure class=\"tqn\" lang=\"{}\" tabindex=\"0\"{}>\n",
                   code_of(look.language), look.orientation == Orientation::north ? " data-flip" : "");
  } else {
    fill(out, around("before"), [&](std::string_view name) {
      if (name == "lang") out += code_of(look.language);
      if (name == "hash") out += script_hash;
      if (name == "flip" && look.orientation == Orientation::north) out += " data-flip";
      if (name == "version") append_html(out, look.version);
      if (name == "title") append_html(out, look.title.empty() ? word("page", look.language) : look.title);
    });
  }
  append_figure_start(out, look);
}

void append_page_end(std::string& out, const PageLook& look) {
  append_figure_end(out, look.language);
  out += look.form == PageForm::fragment ? "</figure>\n" : around("after");
}

std::string render_page(std::span<const PageGame> games, const PageLook& look) {
  PageLook titled = look;
  if (titled.title.empty() && !games.empty()) {
    const Game& game = games.front().game;
    titled.title.append(game.value(TagKey::white)).append(" – ").append(game.value(TagKey::black));
  }
  std::string out;
  append_page_start(out, titled);
  for (std::size_t i = 0; i < games.size(); ++i) append_page_game(out, page_game(games[i], titled), i + 1, titled);
  append_page_end(out, titled);
  return out;
}

}  // namespace tqn
