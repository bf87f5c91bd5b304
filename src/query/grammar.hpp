#pragma once

#include <tao/pegtl.hpp>

/// The grammar of selection.md 2, rule by rule.
namespace tqn::query::grammar {

using namespace tao::pegtl;

struct either;

struct blank : one<' ', '\t', '\r', '\n'> {};
struct name : seq<ranges<'A', 'Z', 'a', 'z'>, star<ranges<'A', 'Z', 'a', 'z', '0', '9', '_', '_', '-', '-'>>> {};
template <char... letters>
using string_of = tao::pegtl::string<letters...>;
template <char... letters>
struct keyword : seq<string_of<letters...>, not_at<ranges<'A', 'Z', 'a', 'z', '0', '9', '_', '_', '-', '-'>>> {};
struct not_word : keyword<'n', 'o', 't'> {};
struct has_word : keyword<'h', 'a', 's'> {};
struct and_word : keyword<'a', 'n', 'd'> {};
struct or_word : keyword<'o', 'r'> {};

template <char quote>
struct string_text : star<sor<seq<one<'\\'>, any>, not_one<quote>>> {};
template <char quote>
struct string_end : one<quote> {};
template <char quote>
struct quoted : if_must<one<quote>, string_text<quote>, string_end<quote>> {};
struct string : sor<quoted<'"'>, quoted<'\''>> {};
struct word : plus<not_one<' ', '\t', '\r', '\n', ')'>> {};
struct value : sor<string, word> {};

struct operator_ : sor<TAO_PEGTL_STRING("!="), TAO_PEGTL_STRING("<="), TAO_PEGTL_STRING(">="), TAO_PEGTL_STRING("!~"),
                       one<'=', '<', '>', '~'>> {};
struct compared : name {};
struct comparison : seq<compared, star<blank>, must<operator_>, star<blank>, must<value>> {};
struct present : name {};
struct presence : seq<has_word, plus<blank>, must<present>> {};
struct group_end : one<')'> {};
struct group_begin : one<'('> {};
struct group : seq<group_begin, star<blank>, either, star<blank>, must<group_end>> {};
struct single;
struct negation : seq<not_word, star<blank>, single> {};
struct single : sor<negation, group, presence, comparison> {};
struct operand : must<single> {};
struct both_begin : success {};
struct both : seq<both_begin, operand, star<star<blank>, and_word, star<blank>, operand>> {};
struct either_begin : success {};
struct either : seq<either_begin, both, star<star<blank>, or_word, star<blank>, both>> {};
struct condition_end : eof {};
struct condition : seq<star<blank>, either, star<blank>, must<condition_end>> {};

}  // namespace tqn::query::grammar
