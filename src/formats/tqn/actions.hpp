#pragma once

#include <algorithm>
#include <string_view>
#include <tao/pegtl.hpp>

#include "formats/tqn/builder.hpp"
#include "formats/tqn/grammar.hpp"

// One specialisation a token, no logic: tokens become calls of the builder.

namespace tqn {

template <typename Rule>
struct TqnAction : tao::pegtl::nothing<Rule> {};

namespace detail {

template <typename Input>
std::uint32_t offset(const Input& in, const char* at) noexcept {
  return static_cast<std::uint32_t>(at - in.input().begin());
}
template <typename ActionInput>
Span span(const ActionInput& in) noexcept {
  return {offset(in, in.begin()), offset(in, in.end())};
}
template <typename ActionInput>
std::string_view view(const ActionInput& in) noexcept {
  return {in.begin(), in.size()};
}
/// The number that a run of digits says, cut at the largest 32-bit value.
inline std::uint32_t to_number(std::string_view digits) noexcept {
  std::uint64_t number = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') continue;
    number = std::min<std::uint64_t>(number * 10 + static_cast<std::uint64_t>(c - '0'), 0xFFFFFFFFU);
  }
  return static_cast<std::uint32_t>(number);
}

inline void give_tag(Builder& builder, TagToken& token, Span where) { builder.tag(token, where); }
inline void give_bad_tag(Builder& builder, TagToken&, Span where) { builder.bad_tag(where); }
inline void give_move(Builder& builder, MoveToken& token, Span where) {
  token.move.where = where;
  builder.move(token);
}
inline void give_faulty_move(Builder& builder, MoveToken& token, Span where) {
  token.move.where = where;
  builder.faulty_move(token);
}
inline void give_comma_move(Builder& builder, MoveToken& token, Span where) {
  token.move.where = where;
  builder.comma_move(token);
}
inline void give_lone_mark(Builder& builder, MoveToken&, Span where) { builder.lone_mark(where); }

}  // namespace detail

// 4 Tags

template <>
struct TqnAction<grammar::tag_name> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, TagToken& token) {
    token.name = detail::view(in);
  }
};
template <>
struct TqnAction<grammar::escape> {
  static void apply0(TagToken& token) { token.escaped = true; }
};
template <typename Rule, TagForm form>
struct ValueAction {
  template <typename ActionInput>
  static void apply(const ActionInput& in, TagToken& token) {
    token.value = detail::view(in);
    token.form = form;
  }
};
template <>
struct TqnAction<grammar::tag_value> : ValueAction<grammar::tag_value, TagForm::plain> {};
template <>
struct TqnAction<grammar::loose_value> : ValueAction<grammar::loose_value, TagForm::quotes_inside> {};
template <>
struct TqnAction<grammar::half_quoted_value> : ValueAction<grammar::half_quoted_value, TagForm::half_quoted> {};
template <>
struct TqnAction<grammar::bare_value> : ValueAction<grammar::bare_value, TagForm::no_quotes> {};
template <>
struct TqnAction<grammar::cut_value> : ValueAction<grammar::cut_value, TagForm::cut> {};

/// A token with a state of its own, which dies with a failed attempt and is given to the builder with
/// the span of the token.
template <typename Token, void (*give)(Builder&, Token&, Span)>
struct TokenAction : tao::pegtl::change_states<Token> {
  template <typename ParseInput>
  static void success(const ParseInput& in, Token& token, Builder& builder) {
    give(builder, token, Span{builder.token_begin(), static_cast<std::uint32_t>(in.current() - in.begin())});
  }
};

template <>
struct TqnAction<grammar::tag_pair> : TokenAction<TagToken, detail::give_tag> {};
template <>
struct TqnAction<grammar::loose_tag> : TokenAction<TagToken, detail::give_tag> {};
template <>
struct TqnAction<grammar::bad_tag> : TokenAction<TagToken, detail::give_bad_tag> {};

// 5 Moves

template <>
struct TqnAction<grammar::pit> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MoveToken& token) {
    token.move.from = Pit::from_char(*in.begin());
  }
};
template <>
struct TqnAction<grammar::landing> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MoveToken& token) {
    token.move.to = Pit::from_char(*in.begin());
  }
};
template <>
struct TqnAction<grammar::tuzdyk_mark> {
  static void apply0(MoveToken& token) { token.move.tuzdyk = true; }
};
template <>
struct TqnAction<grammar::foreign_mark> {
  static void apply0(MoveToken& token) { token.foreign_mark = true; }
};
template <>
struct TqnAction<grammar::count> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MoveToken& token) {
    constexpr std::uint32_t most = MoveText::no_count - 1;
    token.move.count = static_cast<std::uint16_t>(std::min(detail::to_number(detail::view(in)), most));
  }
};
template <>
struct TqnAction<grammar::advisory_plus> {
  static void apply0(MoveToken& token) { token.move.plus = true; }
};
template <>
struct TqnAction<grammar::lookalike_pit> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MoveToken& token) {
    if (in.size() == 2) token.move.from = Pit::from_number(3);
    token.lookalike = token.lookalike || in.size() == 2;
  }
};
template <>
struct TqnAction<grammar::lookalike_landing> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, MoveToken& token) {
    if (in.size() == 2) token.move.to = Pit::from_number(3);
    token.lookalike = token.lookalike || in.size() == 2;
  }
};

template <>
struct TqnAction<grammar::plain_move> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, Builder& builder) {
    builder.plain_move(*Pit::from_char(in.begin()[0]), *Pit::from_char(in.begin()[1]));
  }
};
template <>
struct TqnAction<grammar::move> : TokenAction<MoveToken, detail::give_move> {};
template <>
struct TqnAction<grammar::lookalike_move> : TokenAction<MoveToken, detail::give_move> {};
template <>
struct TqnAction<grammar::comma_move> : TokenAction<MoveToken, detail::give_comma_move> {};
template <>
struct TqnAction<grammar::faulty_move> : TokenAction<MoveToken, detail::give_faulty_move> {};
template <>
struct TqnAction<grammar::lone_mark> : TokenAction<MoveToken, detail::give_lone_mark> {};
template <>
struct TqnAction<grammar::missing_move> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, Builder& builder) {
    MoveToken token;
    token.move.missing = true;
    token.move.where = detail::span(in);
    builder.move(token);
  }
};

template <>
struct TqnAction<grammar::move_number> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, Builder& builder) {
    builder.move_number(detail::view(in), detail::span(in));
  }
};

/// Tokens that the builder wants as a place only, or with their number.
#define TQN_TOKEN(rule, call)                                    \
  template <>                                                    \
  struct TqnAction<grammar::rule> {                              \
    template <typename ActionInput>                              \
    static void apply(const ActionInput& in, Builder& builder) { \
      builder.call(detail::span(in));                            \
    }                                                            \
  }
#define TQN_NUMBER_TOKEN(rule, call)                                       \
  template <>                                                              \
  struct TqnAction<grammar::rule> {                                        \
    template <typename ActionInput>                                        \
    static void apply(const ActionInput& in, Builder& builder) {           \
      builder.call(detail::to_number(detail::view(in)), detail::span(in)); \
    }                                                                      \
  }

TQN_TOKEN(lone_dots, lone_dots);
TQN_NUMBER_TOKEN(lone_number, lone_number);
TQN_NUMBER_TOKEN(lone_count, lone_count);

// 6 Results

TQN_TOKEN(result, result);
TQN_TOKEN(score_rest, score_rest);

// 7 Notes

TQN_TOKEN(comment, comment);
TQN_TOKEN(line_comment, line_comment);
TQN_TOKEN(escape_line, escape_line);
TQN_NUMBER_TOKEN(nag, nag);
TQN_TOKEN(glyph, glyph);
TQN_TOKEN(open_variation, open_variation);
TQN_TOKEN(close_variation, close_variation);
TQN_TOKEN(bad_text, bad_text);

#undef TQN_TOKEN
#undef TQN_NUMBER_TOKEN

}  // namespace tqn
