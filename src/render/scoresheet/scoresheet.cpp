#include "tqn/render/scoresheet.hpp"

#include <fmt/format.h>

#include "render/scoresheet/page.hpp"
#include "render/words.hpp"

namespace tqn {
namespace {

/// Who plays, or what the sheet is where nobody is named.
std::string sheet_title(const Scoresheet& sheet, Language language) {
  const ScoresheetHead& head = sheet.head;
  if (head.white.empty() && head.black.empty()) return std::string(scoresheet::words_of(language).sheet);
  const auto& parts = words_of(language).parts;
  return fmt::format("{} – {}", head.white.empty() ? parts.white : std::string_view(head.white),
                     head.black.empty() ? parts.black : std::string_view(head.black));
}

}  // namespace

std::string render_scoresheet(const Scoresheet& sheet, std::size_t page, const ScoresheetLook& look) {
  constexpr std::size_t usual_size = 40'000;
  std::string out;
  out.reserve(usual_size);
  const scoresheet::Layout layout(sheet, look);
  paper::Leaf leaf(out, look.paper, look.language, sheet_title(sheet, look.language));
  scoresheet::Page parts{leaf, sheet, look, layout, scoresheet::words_of(look.language), page, page_count(sheet, look)};
  draw_head(parts);
  draw_blocks(parts);
  draw_foot(parts);
  leaf.close();
  return out;
}

}  // namespace tqn
