#pragma once

// The grammar of spec/notation.md 2 and 3: same order, same names. Rules only; what they mean is in
// position.cpp.

#include <tao/pegtl.hpp>

namespace tqn::position_grammar {

namespace pegtl = tao::pegtl;

// 2.1 Fields
struct blank : pegtl::one<' ', '\t'> {};
struct blanks : pegtl::plus<blank> {};
struct optional_blanks : pegtl::star<blank> {};
struct number : pegtl::plus<pegtl::digit> {};

// 2.2 Rows
struct balls : number {};
struct stack : pegtl::seq<balls, pegtl::one<'S'>> {};
struct empty_run : number {};
struct tuzdyk : pegtl::one<'t', 'T'> {};
struct pit : pegtl::sor<tuzdyk, stack, empty_run> {};
struct comma : pegtl::one<','> {};
struct end_of_row : pegtl::sor<pegtl::one<'/', ' ', '\t'>, pegtl::eof> {};
struct next_pit : pegtl::seq<comma, pegtl::not_at<end_of_row>, pegtl::must<pit>> {};
struct row : pegtl::seq<pegtl::must<pit>, pegtl::star<next_pit>, pegtl::opt<comma>> {};
struct black_row : row {};
struct slash : pegtl::seq<optional_blanks, pegtl::one<'/'>, optional_blanks> {};
struct white_row : row {};

// 2.3 Kazans
struct white_kazan : number {};
struct black_kazan : number {};

// 2.4 Turn and move number
struct turn : pegtl::one<'S', 'N'> {};
struct move_number : number {};
struct numbered : pegtl::opt<blanks, move_number> {};

// 2 Position
struct end : pegtl::seq<optional_blanks, pegtl::eof> {};
struct position : pegtl::seq<optional_blanks, black_row, pegtl::must<slash>, white_row,  //
                             pegtl::must<blanks>, pegtl::must<white_kazan>,              //
                             pegtl::must<blanks>, pegtl::must<black_kazan>,              //
                             pegtl::must<blanks>, pegtl::must<turn>, numbered, pegtl::must<end>> {};

}  // namespace tqn::position_grammar
