#include "formats/json/game_builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "formats/json/reader.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/record/tag_name.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn {
namespace {

/// What every object of the form may have: told by replay or by the record that was written, and not read.
bool is_derived(std::string_view name) noexcept { return name == "span" || name == "position" || name == "start"; }

bool has_control(std::string_view text) noexcept {
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
  });
}

struct KindName {
  std::string_view name;
  NoteKind kind;
};
constexpr std::array kinds{
    KindName{"comment", NoteKind::comment}, KindName{"line_comment", NoteKind::line_comment},
    KindName{"escape", NoteKind::escape},   KindName{"nag", NoteKind::nag},
    KindName{"unread", NoteKind::unread},   KindName{"variation", NoteKind::variation},
};

/// Every member that the form knows, wherever it is.
constexpr std::array<std::string_view, 30> members{
    "tqn",     "tags",  "name", "value",  "preface", "before", "moves", "numbers", "result",   "zero",
    "after",   "kind",  "text", "nag",    "bare",    "from",   "to",    "tuzdyk",  "count",    "plus",
    "missing", "notes", "ply",  "number", "black",   "no_dot", "slip",  "span",    "position", "start"};

/// Members of a note, as bits.
constexpr unsigned has_text = 1;
constexpr unsigned has_nag = 2;
constexpr unsigned has_line = 4;

unsigned wanted_members(NoteKind kind) noexcept {
  switch (kind) {
    case NoteKind::nag:
      return has_nag;
    case NoteKind::variation:
      return has_line;
    case NoteKind::comment:
    case NoteKind::line_comment:
    case NoteKind::escape:
    case NoteKind::unread:
      break;
  }
  return has_text;
}

}  // namespace

template <typename Take>
bool JsonGameBuilder::read_members(Take member) {
  constexpr std::size_t most_members = 32;
  if (!in_.begin('{')) return false;
  const auto begin = static_cast<std::ptrdiff_t>(names_.size());
  bool first = true;
  while (in_.more(first, '}')) {
    JsonString name;
    if (!in_.key(name)) return false;
    const std::string_view text = name.text.view();
    if (names_.size() - static_cast<std::size_t>(begin) == most_members)
      return in_.fail(name.where, "an object has no more than 32 members");
    if (std::any_of(names_.begin() + begin, names_.end(), [&](const JsonString& known) { return known.text == text; }))
      return in_.fail(name.where, fmt::format("the member \"{}\" is there a second time", text));
    names_.push_back(name);
    if (!member(text, name.where)) return false;
  }
  names_.resize(static_cast<std::size_t>(begin));
  return !in_.error();
}

template <typename Take>
bool JsonGameBuilder::read_list(Take element) {
  if (!in_.begin('[')) return false;
  bool first = true;
  while (in_.more(first, ']')) {
    if (!element()) return false;
  }
  return !in_.error();
}

bool JsonGameBuilder::read() {
  const auto begin = static_cast<std::uint32_t>(in_.at());
  if (!read_members([&](std::string_view name, Span where) { return read_member(name, where); })) return false;
  if (!versioned_) {
    return in_.fail({begin, begin + 1},
                    fmt::format("this object has no member \"tqn\": it is no game of version {}", json_version));
  }
  for (const JsonString& name : left_out_) {
    if (Diagnostic* d = sink_.report(Code::part_left_out, name.where))
      d->message = fmt::format("there is no member \"{}\" here; it was left out", name.text.view());
  }
  game_.where = {begin, static_cast<std::uint32_t>(in_.at())};
  return true;
}

bool JsonGameBuilder::read_member(std::string_view name, Span where) {
  if (name == "tqn") return read_version();
  if (name == "tags") return read_list([&] { return read_tag(); });
  if (name == "preface") return read_notes(game_.preface, 0);
  if (name == "before") return read_notes(game_.main.before, 0);
  if (name == "moves") return read_moves(game_.main, 0);
  if (name == "numbers") return read_numbers(game_.main);
  if (name == "result") return read_result();
  if (name == "zero") return in_.truth(game_.zero_mark, "\"zero\" is true or false");
  if (name == "after") return read_notes(game_.after, 0);
  if (is_derived(name)) return in_.skip();
  return leave_out(name, where);
}

bool JsonGameBuilder::leave_out(std::string_view name, Span where) {
  // A slip in a name would cost all that stands under it; what is like no name was never meant for this form.
  constexpr std::size_t shortest_slip = 4;
  const auto near = name.size() < shortest_slip ? std::nullopt : nearest(name, members);
  if (near && *near != name)
    return in_.fail(where, fmt::format("there is no member \"{}\", did you mean \"{}\"?", name, *near));
  left_out_.push_back({Text(name), where});
  return in_.skip();
}

bool JsonGameBuilder::read_version() {
  versioned_ = true;
  std::uint32_t version = 0;
  const auto at = static_cast<std::uint32_t>(in_.at());
  if (!in_.number(UINT32_MAX, version, "the version of the form is a number")) return false;
  return version == json_version ||
         in_.fail({at, static_cast<std::uint32_t>(in_.at())},
                  fmt::format("this game has version {}, only {} is known", version, json_version));
}

bool JsonGameBuilder::read_text(JsonString& string) {
  if (!in_.string(string)) return false;
  if (has_control(string.text.view())) {
    if (Diagnostic* d = sink_.report(Code::control_character, string.where))
      d->message = "there is a control character in this text; a record has a blank instead";
  }
  return true;
}

bool JsonGameBuilder::read_tag() {
  Tag& tag = game_.tags.emplace_back();
  const auto begin = static_cast<std::uint32_t>(in_.at());
  JsonString name;
  JsonString value;
  const bool good = read_members([&](std::string_view member, Span where) {
    if (member == "name") return in_.string(name);
    if (member == "value") return read_text(value);
    return is_derived(member) ? in_.skip() : leave_out(member, where);
  });
  if (!good) return false;
  if (!is_tag_name(name.text.view())) {
    const Span where = name.where.empty() ? Span{begin, begin + 1} : name.where;
    return in_.fail(where, "the name of a tag is a letter, then letters, digits and _");
  }
  if (value.where.empty()) return in_.fail({begin, begin + 1}, "this tag has no value");
  const TagName found = find_tag(name.text.view());
  tag.key = found.key;
  tag.alias = found.alias;
  tag.name = std::move(name.text);
  tag.value = std::move(value.text);
  tag.where = {begin, static_cast<std::uint32_t>(in_.at())};
  tag.value_where = {value.where.begin + 1, value.where.end - 1};
  return true;
}

bool JsonGameBuilder::read_result() {
  if (in_.pass_null()) return true;
  JsonString string;
  if (!in_.string(string)) return false;
  game_.result = parse_result(string.text.view());
  game_.result_where = string.where;
  return game_.result || in_.fail(string.where, "a result is 1-0, 0-1, 1/2-1/2 or *");
}

bool JsonGameBuilder::read_notes(std::vector<Note>& notes, unsigned depth) {
  return read_list([&] { return read_note(notes.emplace_back(), depth); });
}

bool JsonGameBuilder::read_note(Note& note, unsigned depth) {
  const auto begin = static_cast<std::uint32_t>(in_.at());
  JsonString kind;
  JsonString text;
  unsigned members = 0;
  const auto line = [&]() -> Line& { return note.line.make(); };
  const bool may_nest = depth < most_variation_depth;
  const bool good = read_members([&](std::string_view name, Span where) {
    if (name == "kind") return in_.string(kind);
    if (name == "text") return members |= has_text, read_text(text);
    if (name == "nag") {
      members |= has_nag;
      std::uint32_t nag = 0;
      if (!in_.number(255, nag, "a glyph is a number from 0 to 255")) return false;
      note.nag = static_cast<std::uint8_t>(nag);
      return true;
    }
    if (name == "before" || name == "moves" || name == "numbers" || name == "bare") {
      members |= has_line;
      if (!may_nest) return in_.fail(where, fmt::format("variations nest deeper than {}", most_variation_depth));
    }
    if (name == "before") return read_notes(line().before, depth + 1);
    if (name == "moves") return read_moves(line(), depth + 1);
    if (name == "numbers") return read_numbers(line());
    if (name == "bare") return in_.truth(line().bare, "\"bare\" is true or false");
    return is_derived(name) ? in_.skip() : leave_out(name, where);
  });
  if (!good) return false;
  note.where = text.where.empty() ? Span{begin, static_cast<std::uint32_t>(in_.at())} : text.where;
  note.text = std::move(text.text);
  if (note.line) note.line->where = note.where;
  if (kind.where.empty()) return in_.fail({begin, begin + 1}, "this note has no \"kind\"");
  return finish_note(note, kind, members);
}

/// A note has what belongs to its kind, and nothing else.
bool JsonGameBuilder::finish_note(Note& note, const JsonString& kind, unsigned members) {
  const auto known = std::ranges::find(kinds, kind.text.view(), &KindName::name);
  if (known == kinds.end())
    return in_.fail(kind.where, "a note is a comment, line_comment, escape, nag, variation or unread");
  note.kind = known->kind;
  if (note.kind == NoteKind::variation && members == 0) {
    note.line.make();
    members = has_line;
  }
  if (members != wanted_members(note.kind)) {
    constexpr std::string_view expected[] = {"", "only \"text\"", "only \"nag\"", "",
                                             "only \"moves\" and what belongs to them"};
    return in_.fail(kind.where, fmt::format("{} has {}", known->name, expected[wanted_members(note.kind)]));
  }
  const bool one_line = note.kind == NoteKind::escape || note.kind == NoteKind::line_comment;
  if (one_line && note.text.view().find_first_of("\r\n") != std::string_view::npos)
    return in_.fail(note.where, fmt::format("the text of {} is one line, here is a line end in it", known->name));
  return true;
}

bool JsonGameBuilder::read_moves(Line& line, unsigned depth) {
  return read_list([&] { return read_move(line.plies.emplace_back(), depth); });
}

bool JsonGameBuilder::read_pit(std::optional<Pit>& pit) {
  if (in_.pass_null()) return true;
  std::uint32_t number = 0;
  const Span where{static_cast<std::uint32_t>(in_.at()), static_cast<std::uint32_t>(in_.at() + 1)};
  constexpr std::string_view what = "a pit is a number from 1 to 9, or null where it cannot be read";
  if (!in_.number(9, number, what)) return false;
  pit = Pit::from_number(static_cast<int>(number));
  return pit || in_.fail(where, std::string(what));
}

bool JsonGameBuilder::read_move(Ply& ply, unsigned depth) {
  MoveText& move = ply.move;
  const auto begin = static_cast<std::uint32_t>(in_.at());
  const bool good = read_members([&](std::string_view name, Span where) {
    if (name == "from") return read_pit(move.from);
    if (name == "to") return read_pit(move.to);
    if (name == "tuzdyk") return in_.truth(move.tuzdyk, "\"tuzdyk\" is true or false");
    if (name == "count") {
      std::uint32_t count = 0;
      if (!in_.number(MoveText::no_count - 1U, count, "a count is a number from 0 to 65534")) return false;
      move.count = static_cast<std::uint16_t>(count);
      return true;
    }
    if (name == "plus") return in_.truth(move.plus, "\"plus\" is true or false");
    if (name == "missing") return in_.truth(move.missing, "\"missing\" is true or false");
    if (name == "notes") return read_notes(ply.notes.make(), depth);
    return is_derived(name) ? in_.skip() : leave_out(name, where);
  });
  if (!good) return false;
  move.where = {begin, static_cast<std::uint32_t>(in_.at())};
  const bool says_more = move.from || move.to || move.tuzdyk || move.plus || move.has_count();
  return !move.missing || !says_more || in_.fail(move.where, "a half-move that is missing has nothing else");
}

bool JsonGameBuilder::read_numbers(Line& line) {
  return read_list([&] { return read_number(line.numbers.emplace_back()); });
}

bool JsonGameBuilder::read_number(NumberClaim& claim) {
  const auto begin = static_cast<std::uint32_t>(in_.at());
  const bool good = read_members([&](std::string_view name, Span where) {
    if (name == "ply") return in_.number(UINT32_MAX, claim.ply, "\"ply\" is the place of a half-move, from 0");
    if (name == "number") return in_.number(UINT32_MAX, claim.number, "\"number\" is the number of a move");
    if (name == "black") return in_.truth(claim.black, "\"black\" is true or false");
    if (name == "no_dot") return in_.truth(claim.no_dot, "\"no_dot\" is true or false");
    if (name == "slip") return in_.truth(claim.slip, "\"slip\" is true or false");
    return is_derived(name) ? in_.skip() : leave_out(name, where);
  });
  claim.where = {begin, static_cast<std::uint32_t>(in_.at())};
  return good;
}

}  // namespace tqn
