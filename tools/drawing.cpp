#include "drawing.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "options.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::tools {
namespace {

constexpr std::array<PictureInfo, picture_count> pictures{{
    {"svg", "SVG", ".svg", ".svg", false, false},
    {"ascii", "ASCII", "", ".txt", false, false},
    {"unicode", "Unicode", ".txt", ".txt", false, false},
    {"line", "lines", "", ".txt", false, false},
    {"tex", "TeX", ".tex", ".tex", false, false},
    {"markdown", "Markdown", ".md", ".md", false, false},
    {"html", "HTML", ".html .htm", ".html", false, false},
    {"png", "PNG", ".png", ".png", false, true},
    {"pdf", "PDF", ".pdf", ".pdf", false, true},
    {"animated-svg", "SVG", "", ".svg", true, false},
    {"gif", "GIF", ".gif", ".gif", true, true},
}};

auto find_by_ending(std::string_view ending) {
  return std::ranges::find_if(pictures, [&](const PictureInfo& row) {
    return std::ranges::any_of(split(row.endings, ' '), [&](std::string_view known) {
      return !known.empty() && equal_ignoring_case(known, ending);
    });
  });
}

}  // namespace

const PictureInfo& info(Picture picture) noexcept { return pictures[static_cast<std::size_t>(picture)]; }

bool knows_ending(std::string_view ending) { return find_by_ending(ending) != pictures.end(); }

std::string all_endings() {
  std::string all;
  for (const PictureInfo& row : pictures) {
    for (const std::string_view ending : split(row.endings, ' ')) {
      if (!ending.empty()) all.append(all.empty() ? "" : ", ").append(ending);
    }
  }
  return all;
}

Picture picture_of_file(std::string_view name) {
  const auto found = find_by_ending(std::filesystem::path(name).extension().string());
  return found == pictures.end() ? Picture::svg : static_cast<Picture>(found - pictures.begin());
}

}  // namespace tqn::tools
