#pragma once

#include <array>
#include <tao/pegtl.hpp>

#include "formats/tqn/boundary.hpp"

// The grammar of spec/tqn.md, in its order and with its names. It is total and flat: every byte
// belongs to some token, so that parsing never fails, and parentheses are tokens, so that nothing
// recurses.

namespace tqn::grammar {

using namespace tao::pegtl;

// 3 Characters

/// A set of bytes, so that a lookup takes the place of a chain of comparisons.
using ByteSet = std::array<bool, 256>;
template <typename... Bytes>
consteval ByteSet bytes(Bytes... members) {
  ByteSet set{};
  ((set[static_cast<unsigned char>(members)] = true), ...);
  return set;
}
consteval ByteSet operator|(ByteSet a, const ByteSet& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = a[i] || b[i];
  return a;
}
consteval ByteSet operator~(ByteSet set) {
  for (bool& member : set) member = !member;
  return set;
}
/// NUL to US without tab and line ends, and DEL. 2.1.
inline constexpr ByteSet control_bytes = [] {
  ByteSet set = bytes('\x7F');
  for (std::size_t i = 0; i < 0x20; ++i) set[i] = i != '\t' && i != '\n' && i != '\r';
  return set;
}();
inline constexpr ByteSet space_bytes = bytes(' ', '\t') | control_bytes;
inline constexpr ByteSet blank_bytes = bytes(' ', '\t', '\n', '\r') | control_bytes;
inline constexpr ByteSet delimiter_bytes = bytes('(', ')', '{', '}', '[', ']', ';', '!', '?', '=', '$', '+');
inline constexpr ByteSet digit_bytes = bytes('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
inline constexpr ByteSet name_bytes = [] {
  ByteSet set = digit_bytes | bytes('_');
  for (unsigned char c = 'A'; c <= 'Z'; ++c) set[c] = true;
  for (unsigned char c = 'a'; c <= 'z'; ++c) set[c] = true;
  return set;
}();
inline constexpr ByteSet stop_bytes = blank_bytes | delimiter_bytes;

/// One byte of a set.
template <const ByteSet& set>
struct byte_of {
  using rule_t = byte_of;
  using subs_t = type_list<>;
  template <typename ParseInput>
  static bool match(ParseInput& in) {
    if (in.empty() || !set[static_cast<unsigned char>(*in.current())]) return false;
    in.bump(1);
    return true;
  }
};
/// One byte or more of a set.
template <const ByteSet& set>
struct run_of {
  using rule_t = run_of;
  using subs_t = type_list<>;
  template <typename ParseInput>
  static bool match(ParseInput& in) {
    const char* const begin = in.current();
    const char* at = begin;
    while (at != in.end() && set[static_cast<unsigned char>(*at)]) ++at;
    in.bump(static_cast<std::size_t>(at - begin));
    return at != begin;
  }
};
/// One byte or more, none of which is one of these.
template <char... Stops>
inline constexpr ByteSet bytes_without = ~bytes(Stops...);
template <char... Stops>
struct run_without : run_of<bytes_without<Stops...>> {};
/// A look at the next byte that rules out everything in ASCII at once.
struct not_ascii : at<range<'\x80', '\xFF'>> {};
/// The place before the first byte of a line.
struct line_start {
  using rule_t = line_start;
  using subs_t = type_list<>;
  template <typename ParseInput>
  static bool match(ParseInput& in) {
    const char* const at = in.current();
    return at == in.begin() || at[-1] == '\n' || at[-1] == '\r';
  }
};

struct space : byte_of<space_bytes> {};
struct spaces : star<space> {};
struct wide_blank
    : seq<not_ascii, sor<string<'\xC2', '\xA0'>, string<'\xE2', '\x80', '\xAF'>, string<'\xEF', '\xBB', '\xBF'>>> {};
struct blank : sor<byte_of<blank_bytes>, wide_blank> {};
struct blanks : star<blank> {};
struct number : run_of<digit_bytes> {};
struct dash
    : sor<one<'-'>, string<'\xE2', '\x80', '\x90'>, string<'\xE2', '\x80', '\x91'>, string<'\xE2', '\x80', '\x92'>,
          string<'\xE2', '\x80', '\x93'>, string<'\xE2', '\x80', '\x94'>, string<'\xE2', '\x88', '\x92'>> {};
struct ellipsis : seq<not_ascii, string<'\xE2', '\x80', '\xA6'>> {};
struct glyph_sign
    : seq<not_ascii,
          sor<string<'\xC2', '\xB1'>, string<'\xE2', '\x88', '\x93'>, string<'\xE2', '\xA9', '\xB2'>,
              string<'\xE2', '\xA9', '\xB1'>, string<'\xE2', '\x88', '\x9E'>, string<'\xE2', '\x96', '\xA1'>>> {};
struct stop : sor<byte_of<stop_bytes>, eof, wide_blank, glyph_sign, string<'-', '+'>, string<'-', '/', '+'>> {};
struct letter_o : sor<one<'O', 'o'>, string<'\xD0', '\x9E'>, string<'\xD0', '\xBE'>> {};
struct zero : sor<one<'0'>, letter_o> {};
struct foreign_letter : seq<not_ascii, not_at<sor<wide_blank, glyph_sign, dash, ellipsis>>, utf8::any> {};
struct word_character : sor<alnum, foreign_letter> {};

// 4 Tags

struct tag_name : seq<alpha, opt<run_of<name_bytes>>> {};
struct escape : seq<one<'\\'>, not_at<one<'\n', '\r'>>, any> {};
struct tag_value : star<sor<run_without<'"', '\\', '\n', '\r'>, escape>> {};
struct tag_head : seq<one<'['>, spaces, tag_name, spaces> {};
struct tag_pair : seq<tag_head, one<'"'>, tag_value, one<'"'>, spaces, one<']'>> {};
/// A bracket, unless the next tag of the line begins with it.
struct lone_bracket : seq<not_at<tag_head, one<'"'>>, one<'['>> {};
struct rest_of_line : star<sor<run_without<'[', '\n', '\r'>, lone_bracket>> {};
struct inner_quote : seq<one<'"'>, not_at<spaces, one<']'>>> {};
struct loose_value : star<sor<run_without<'[', '"', '\\', '\n', '\r'>, escape, inner_quote, lone_bracket>> {};
struct quoting_tag : seq<tag_head, one<'"'>, loose_value, one<'"'>, spaces, one<']'>> {};
struct half_quoted_value : star<run_without<'"', '[', ']', '\n', '\r'>> {};
struct half_quoted_tag : seq<tag_head, one<'"'>, half_quoted_value, one<']'>> {};
struct bare_value : star<sor<run_without<'[', ']', '\n', '\r'>, lone_bracket>> {};
struct bare_tag : seq<line_start, at<one<'['>, spaces, upper>, tag_head, not_at<one<'"'>>, opt<one<':'>>, spaces,
                      bare_value, one<']'>> {};
struct cut_value : rest_of_line {};
struct cut_tag : seq<tag_head, one<'"'>, cut_value> {};
struct loose_tag : sor<quoting_tag, half_quoted_tag, bare_tag, cut_tag> {};
struct bad_tag : seq<line_start, tag_head, rest_of_line> {};

// 5 Moves

struct pit : sor<range<'1', '9'>, one<'_'>> {};
struct landing : sor<range<'1', '9'>, one<'_'>> {};
struct foreign_mark : seq<not_ascii, sor<string<'\xD1', '\x85'>, string<'\xD0', '\xA5'>, string<'\xC3', '\x97'>>> {};
struct tuzdyk_mark : sor<one<'x', 'X'>, foreign_mark> {};
struct count : number {};
struct attached_count : seq<one<'('>, count, one<')'>> {};
struct advisory_plus : seq<one<'+'>, not_at<one<'-', '/'>>> {};
struct attachments : seq<opt<tuzdyk_mark>, opt<attached_count>, opt<advisory_plus>> {};
/// Nine moves in ten: told apart from the rest with three looks.
struct plain_move : seq<range<'1', '9'>, range<'1', '9'>, at<byte_of<blank_bytes>>> {};
struct move : seq<pit, landing, attachments, at<stop>> {};
struct missing_move : seq<one<'-'>, one<'-'>, at<stop>> {};
struct dots : plus<sor<one<'.'>, ellipsis>> {};
struct decimal_half : seq<one<'0'>, spaces, one<',', '.'>, spaces, one<'5'>, not_at<digit>> {};
struct move_number : seq<not_at<decimal_half>, number, dots> {};
struct lone_dots : dots {};
struct lone_number : seq<digit, opt<digit>, opt<digit>, at<stop>> {};
struct two_digits : seq<range<'1', '9'>, range<'1', '9'>> {};
struct lone_count : seq<one<'('>, spaces, not_at<two_digits, spaces, one<')'>>, number, spaces, one<')'>> {};
struct lone_mark : seq<tuzdyk_mark, at<stop>> {};
struct ze : sor<string<'\xD0', '\x97'>, string<'\xD0', '\xB7'>> {};
struct lookalike_pit : sor<pit, ze> {};
struct lookalike_landing : sor<landing, ze> {};
struct lookalike_move : seq<lookalike_pit, lookalike_landing, attachments, at<stop>> {};
struct comma_move : seq<pit, landing, attachments, one<','>, at<sor<blank, one<'['>, eof>>> {};
struct faulty_move : seq<sor<seq<pit, word_character>, seq<word_character, landing>>, attachments, at<stop>> {};

// 6 Results

struct separator : seq<spaces, sor<dash, one<':'>>, spaces> {};
struct half : sor<string<'1', '/', '2'>, string<'\xC2', '\xBD'>, decimal_half> {};
struct plain_result
    : sor<string<'1', '-', '0'>, string<'0', '-', '1'>, string<'1', '/', '2', '-', '1', '/', '2'>, one<'*'>> {};
struct loose_result
    : sor<seq<one<'1'>, separator, zero>, seq<zero, separator, one<'1'>>, seq<half, opt<separator, half>>> {};
struct forfeit : sor<string<'+', '/', '-'>, string<'-', '/', '+'>, seq<one<'('>, sor<one<'+'>, dash>, one<')'>>> {};
struct score : seq<number, separator, number> {};
struct result : seq<sor<plain_result, loose_result, forfeit, score>, at<stop>> {};
struct score_rest : seq<sor<dash, one<':'>>, spaces, number, at<stop>> {};

// 7 Notes

/// From the '{' to the '}' that closes it, or to where an unclosed comment is cut off. 2.3.
struct comment {
  using rule_t = comment;
  using subs_t = type_list<>;
  template <typename ParseInput>
  static bool match(ParseInput& in) {
    if (in.empty() || *in.current() != '{') return false;
    const std::string_view text(in.begin(), static_cast<std::size_t>(in.end() - in.begin()));
    const auto at = static_cast<std::size_t>(in.current() - in.begin());
    in.bump(boundary::find_comment_end(text, at) - at);
    return true;
  }
};
struct line_comment : seq<one<';'>, opt<run_without<'\n', '\r'>>> {};
struct escape_line : seq<line_start, one<'%'>, opt<run_without<'\n', '\r'>>> {};
struct nag : seq<one<'$'>, number> {};
struct glyph : sor<string<'!', '!'>, string<'?', '?'>, string<'!', '?'>, string<'?', '!'>, string<'+', '-'>,
                   string<'-', '+'>, one<'!', '?', '='>, glyph_sign> {};
struct open_variation : one<'('> {};
struct close_variation : one<')'> {};

// 2 Games

struct bad_text : sor<plus<not_at<sor<blank, one<'(', ')', '{', '}', '[', ']', ';'>>>, any>, any> {};
/// Most of every game. The reader tries them before all others.
struct common_token : sor<plain_move, move_number> {};
struct readable_token : sor<move, tag_pair, comment, missing_move, result, lone_count, open_variation, close_variation,
                            nag, glyph, line_comment, escape_line, lone_dots, loose_tag, lone_mark, lookalike_move,
                            comma_move, lone_number, score_rest, faulty_move> {};
struct unread_token : sor<bad_tag, bad_text> {};
struct rare_token : sor<readable_token, unread_token> {};
struct token : sor<common_token, rare_token> {};
struct element : seq<token, blanks> {};
struct game : seq<blanks, star<element>> {};

}  // namespace tqn::grammar
