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

/// One byte or more that is none of these: a lookup instead of a chain of comparisons.
template <char... Stops>
struct run_without {
  using rule_t = run_without;
  using subs_t = type_list<>;
  static constexpr auto is_stop = [] {
    std::array<bool, 256> stops{};
    ((stops[static_cast<unsigned char>(Stops)] = true), ...);
    return stops;
  }();
  template <typename ParseInput>
  static bool match(ParseInput& in) {
    const char* const begin = in.current();
    const char* at = begin;
    while (at != in.end() && !is_stop[static_cast<unsigned char>(*at)]) ++at;
    in.bump(static_cast<std::size_t>(at - begin));
    return at != begin;
  }
};
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

struct space : one<' ', '\t'> {};
struct spaces : star<space> {};
struct wide_blank : sor<string<'\xC2', '\xA0'>, string<'\xE2', '\x80', '\xAF'>, string<'\xEF', '\xBB', '\xBF'>> {};
struct control : sor<ranges<'\x00', '\x08', '\x0B', '\x0C', '\x0E', '\x1F'>, one<'\x7F'>> {};
struct blank : sor<one<' ', '\n', '\r', '\t'>, wide_blank, control> {};
struct blanks : star<blank> {};
struct number : plus<digit> {};
struct dash : sor<one<'-'>, string<'\xE2', '\x80', '\x90'>, string<'\xE2', '\x80', '\x91'>,
                  string<'\xE2', '\x80', '\x93'>, string<'\xE2', '\x80', '\x94'>, string<'\xE2', '\x88', '\x92'>> {};
struct ellipsis : string<'\xE2', '\x80', '\xA6'> {};
struct glyph_sign
    : sor<string<'\xC2', '\xB1'>, string<'\xE2', '\x88', '\x93'>, string<'\xE2', '\xA9', '\xB2'>,
          string<'\xE2', '\xA9', '\xB1'>, string<'\xE2', '\x88', '\x9E'>, string<'\xE2', '\x96', '\xA1'>> {};
struct delimiter : one<'(', ')', '{', '}', '[', ']', ';', '!', '?', '=', '$', '+'> {};
struct stop : sor<one<' ', '\n', '\r', '\t'>, eof, delimiter, wide_blank, control, glyph_sign> {};
struct any_character : sor<utf8::any, any> {};
struct word_character : seq<not_at<sor<blank, delimiter, one<'.'>>>, any_character> {};

// 4 Tags

struct tag_name : seq<alpha, star<sor<alnum, one<'_'>>>> {};
struct escape : seq<one<'\\'>, not_at<one<'\n', '\r'>>, any> {};
struct tag_value : star<sor<run_without<'"', '\\', '\n', '\r'>, escape>> {};
struct tag_head : seq<one<'['>, spaces, tag_name, spaces> {};
struct tag_pair : seq<tag_head, one<'"'>, tag_value, one<'"'>, spaces, one<']'>> {};
struct inner_quote : seq<one<'"'>, not_at<spaces, one<']'>>> {};
struct loose_value : star<sor<run_without<'"', '\\', '\n', '\r'>, escape, inner_quote>> {};
struct quoting_tag : seq<tag_head, one<'"'>, loose_value, one<'"'>, spaces, one<']'>> {};
struct bare_value : opt<run_without<']', '\n', '\r'>> {};
struct bare_tag : seq<line_start, at<one<'['>, spaces, upper>, tag_head, opt<one<':'>>, spaces, bare_value, one<']'>> {
};
struct cut_value : opt<run_without<'\n', '\r'>> {};
struct cut_tag : seq<tag_head, one<'"'>, cut_value> {};
struct loose_tag : sor<quoting_tag, bare_tag, cut_tag> {};
struct bad_tag : seq<line_start, tag_head, opt<run_without<'\n', '\r'>>> {};

// 5 Moves

struct pit : sor<range<'1', '9'>, one<'_'>> {};
struct landing : sor<range<'1', '9'>, one<'_'>> {};
struct foreign_mark : sor<string<'\xD1', '\x85'>, string<'\xD0', '\xA5'>, string<'\xC3', '\x97'>> {};
struct tuzdyk_mark : sor<one<'x', 'X'>, foreign_mark> {};
struct count : number {};
struct attached_count : seq<one<'('>, count, one<')'>> {};
struct advisory_plus : seq<one<'+'>, not_at<one<'-', '/'>>> {};
struct attachments : seq<opt<tuzdyk_mark>, opt<attached_count>, opt<advisory_plus>> {};
struct move : seq<pit, landing, attachments, at<stop>> {};
struct missing_move : seq<one<'-'>, one<'-'>, at<stop>> {};
struct dots : plus<sor<one<'.'>, ellipsis>> {};
struct move_number : seq<number, dots> {};
struct lone_dots : dots {};
struct lone_number : seq<number, at<stop>> {};
struct two_digits : seq<range<'1', '9'>, range<'1', '9'>> {};
struct lone_count : seq<one<'('>, spaces, not_at<two_digits, spaces, one<')'>>, number, spaces, one<')'>> {};
struct lone_mark : seq<tuzdyk_mark, at<stop>> {};
struct ze : sor<string<'\xD0', '\x97'>, string<'\xD0', '\xB7'>> {};
struct lookalike_pit : sor<pit, ze> {};
struct lookalike_landing : sor<landing, ze> {};
struct lookalike_move : seq<lookalike_pit, lookalike_landing, attachments, at<stop>> {};
struct faulty_move : seq<sor<seq<pit, word_character>, seq<word_character, landing>>, attachments, at<stop>> {};

// 6 Results

struct separator : seq<spaces, sor<dash, one<':'>>, spaces> {};
struct half
    : sor<string<'1', '/', '2'>, string<'\xC2', '\xBD'>, seq<one<'0'>, spaces, one<',', '.'>, spaces, one<'5'>>> {};
struct plain_result
    : sor<string<'1', '-', '0'>, string<'0', '-', '1'>, string<'1', '/', '2', '-', '1', '/', '2'>, one<'*'>> {};
struct loose_result
    : sor<seq<one<'1'>, separator, one<'0'>>, seq<one<'0'>, separator, one<'1'>>, seq<half, opt<separator, half>>> {};
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
/// Ordered by how often each occurs, where the order does not matter.
struct token : sor<move, move_number, tag_pair, comment, missing_move, result, lone_count, open_variation,
                   close_variation, nag, glyph, line_comment, escape_line, lone_dots, loose_tag, bad_tag, lone_mark,
                   lookalike_move, lone_number, score_rest, faulty_move, bad_text> {};
struct element : seq<token, blanks> {};
struct game : seq<blanks, star<element>> {};

}  // namespace tqn::grammar
