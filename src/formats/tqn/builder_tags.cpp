#include <fmt/format.h>

#include "formats/tqn/boundary.hpp"
#include "formats/tqn/builder.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {

namespace {

std::string describe(TagForm form, std::string_view name) {
  switch (form) {
    case TagForm::quotes_inside:
      return fmt::format("the value of tag \"{}\" holds quotes that are not escaped", name);
    case TagForm::half_quoted:
      return fmt::format("the value of tag \"{}\" has only one quote", name);
    case TagForm::no_quotes:
      return fmt::format("the value of tag \"{}\" has no quotes", name);
    case TagForm::plain:
    case TagForm::cut:
      break;
  }
  return fmt::format("tag \"{}\" is not closed: \"]\" was expected", name);
}

}  // namespace

// 4 Tags

void Builder::tag(const TagToken& token, Span where) {
  const std::string_view name = token.name;
  const TagForm form = token.form;
  if (closed_ || movetext_ || !game_.main.plies.empty()) return begin_next(where.begin);
  const TagName known = find_tag(name);
  const std::uint64_t bit = known.key == TagKey::other ? 0 : std::uint64_t{1} << static_cast<unsigned>(known.key);
  if (!game_.tags.empty()) {
    const bool repeats = (tags_seen_ & bit) != 0 || name == game_.tags.front().name.view();
    if (repeats && (ragged_ || boundary::has_blank_line_before(text_, where.begin))) return begin_next(where.begin);
  }
  tags_seen_ |= bit;
  ragged_ = ragged_ || text_[where.end - 1] != ']';  // as the cutter tells it, which does not read values
  std::string_view value = token.value;
  if (form != TagForm::plain) [[unlikely]] {
    value = trimmed(value);
    if (form == TagForm::cut && value.ends_with('"')) value.remove_suffix(1);
  }
  movetext_ = false;
  touch(where);
  if (!game_.main.before.empty()) [[unlikely]] {  // what stood before or between the tags
    std::move(game_.main.before.begin(), game_.main.before.end(), std::back_inserter(game_.preface));
    game_.main.before.clear();
  }

  Tag& tag = game_.tags.emplace_back();
  tag.key = known.key;
  tag.alias = known.alias;
  tag.name = Text::borrow(name);
  const bool may_be_escaped = token.escaped || form == TagForm::cut || form == TagForm::half_quoted;
  tag.value = may_be_escaped ? Text(unescape_value(value)) : Text::borrow(value);
  tag.where = where;
  const auto value_begin = static_cast<std::uint32_t>(value.data() - text_.data());
  tag.value_where = {value_begin, value_begin + static_cast<std::uint32_t>(value.size())};
  if (tag.key == TagKey::fen) [[unlikely]]
    half_move_ = game_.first_half_move();
  if (form == TagForm::plain) [[likely]]
    return;
  if (Diagnostic* d = sink_.report(Code::bad_tag, where)) {
    d->message = describe(form, name);
    const std::string tag_text = fmt::format("[{} \"{}\"]", name, escape_value(tag.value.view()));
    d->fixes.push_back({fmt::format("write {}", in_message(tag_text)), Safety::safe, {{where, tag_text}}});
  }
}

void Builder::bad_tag(Span where) {
  if (!game_.main.plies.empty() || movetext_ || closed_) return bad_text(where);
  touch(where);
  ragged_ = true;
  note(NoteKind::unread, where, where);
  if (Diagnostic* d = sink_.report(Code::bad_tag, where)) {
    d->message =
        fmt::format("\"{}\" is not a tag: a name and a value in quotes were expected", in_message(slice(where)));
  }
}

}  // namespace tqn
