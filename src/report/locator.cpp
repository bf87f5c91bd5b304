#include "report/locator.hpp"

#include <algorithm>

#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr std::size_t mark_distance = std::size_t{16} * 1024;

}  // namespace

Locator::Locator(const Source& source)
    : text_(source.text), last_{0, {source.first_line, source.first_column}}, marks_{last_} {}

Place Locator::place(std::uint32_t position) {
  const std::size_t wanted = std::min<std::size_t>(position, text_.size());
  while (wanted / mark_distance >= marks_.size()) {
    Mark next = marks_.back();
    advance(next, marks_.size() * mark_distance);
    marks_.push_back(next);
  }
  Mark mark = marks_[wanted / mark_distance];
  if (last_.offset <= wanted && last_.offset > mark.offset) mark = last_;
  advance(mark, wanted);
  last_ = mark;
  return mark.place;
}

Range Locator::range(Span span) {
  const Place begin = place(span.begin);
  return {begin, place(std::max(span.begin, span.end))};
}

void Locator::advance(Mark& mark, std::size_t position) const {
  while (mark.offset < position) {
    const char c = text_[mark.offset];
    const bool ends_line = c == '\n' || (c == '\r' && !text_.substr(mark.offset + 1).starts_with('\n'));
    if (ends_line) {
      mark = {mark.offset + 1, {mark.place.line + 1, 1}};
      continue;
    }
    const std::size_t length = static_cast<unsigned char>(c) < 0x80 ? 1 : decode_utf8(text_.substr(mark.offset)).length;
    if (mark.offset + length > position) return;
    mark.offset += length;
    ++mark.place.column;
  }
}

}  // namespace tqn
