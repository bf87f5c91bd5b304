#include "render/booklet/paragraph.hpp"

#include <algorithm>
#include <utility>

#include "render/svg/ink.hpp"

namespace tqn::booklet {

using paper::Face;

void Paragraph::add(std::string_view text, Face face) {
  const std::string line = paper::on_one_line(text);
  std::string_view rest = line;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    word(rest.substr(0, end), face);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

void Paragraph::add(Figure figure) {
  if (lines_.empty()) lines_.emplace_back();
  lines_.back().figures.push_back(std::move(figure));
}

void Paragraph::word(std::string_view word, Face face) {
  const double room = (setting_.width - setting_.indent) / setting_.size;
  while (!word.empty()) {
    // Of a word that no line has room for a line takes as much as it has.
    const paper::Prefix piece = paper::prefix_of(word, face, room);
    const std::size_t bytes = std::max<std::size_t>(piece.bytes, 1);
    const double blank = lines_.empty() || lines_.back().width == 0 ? 0 : paper::width_of(" ", face);
    if (lines_.empty() || lines_.back().width + blank + piece.width > room) {
      close_face();
      lines_.emplace_back();
    }
    put(word.substr(0, bytes), face, piece.width);
    word.remove_prefix(bytes);
  }
}

void Paragraph::put(std::string_view word, Face face, double width) {
  Line& line = lines_.back();
  svg::Ink ink(line.text);
  if (face != face_) close_face();
  if (!line.text.empty()) {
    line.text += ' ';
    line.width += paper::width_of(" ", face);
  }
  if (face != face_) {
    line.text += R"(<tspan font-weight="700">)";
    face_ = face;
  }
  ink.text(word);
  line.width += width;
}

void Paragraph::close_face() {
  if (!lines_.empty() && face_ != Face::serif) lines_.back().text += "</tspan>";
  face_ = Face::serif;
}

std::vector<Block> Paragraph::finish(double gap) {
  close_face();
  std::vector<Block> blocks;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    Block block;
    block.height = setting_.leading;
    block.gap = i == 0 ? gap : 0;
    block.keeps = (i == 0 && lines_.size() > 1) || i + 2 == lines_.size();
    svg::Ink ink(block.svg);
    ink << "<text";
    ink.attribute("x", setting_.indent).attribute("y", setting_.leading * 0.76).attribute("font-size", setting_.size)
        << '>' << lines_[i].text << "</text>";
    block.figures = std::move(lines_[i].figures);
    blocks.push_back(std::move(block));
  }
  lines_.clear();
  return blocks;
}

}  // namespace tqn::booklet
