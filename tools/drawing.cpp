#include "drawing.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "options.hpp"

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

}  // namespace

const PictureInfo& info(Picture picture) noexcept { return pictures[static_cast<std::size_t>(picture)]; }

Picture picture_of_file(std::string_view name) {
  const std::string ending = std::filesystem::path(name).extension().string();
  const auto found = std::ranges::find_if(pictures, [&](const PictureInfo& row) {
    const auto endings = split(row.endings, ' ');
    return std::ranges::find(endings, ending) != endings.end();
  });
  return found == pictures.end() ? Picture::svg : static_cast<Picture>(found - pictures.begin());
}

}  // namespace tqn::tools
