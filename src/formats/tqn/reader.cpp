#include "formats/tqn/reader.hpp"

#include <algorithm>
#include <tao/pegtl.hpp>

#include "formats/tqn/actions.hpp"
#include "formats/tqn/boundary.hpp"
#include "formats/tqn/builder.hpp"
#include "formats/tqn/characters.hpp"
#include "formats/tqn/dialect.hpp"
#include "formats/tqn/grammar.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {
namespace {

// The type is spelled out: the deduced one would track lines eagerly.
using Input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf_crlf, const char*>;

/// Reads common tokens as long as they come. Flattened: a call for each would cost as much as its work.
[[gnu::flatten]] void read_common_tokens(Input& in, Builder& builder) {
  do {
    builder.begin_token(static_cast<std::uint32_t>(in.current() - in.begin()));
  } while (tao::pegtl::parse<tao::pegtl::seq<grammar::common_token, grammar::blanks>, TqnAction>(in, builder) &&
           builder.open());
}

/// The next line that looks like the first tag of a game.
std::size_t next_game(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find('[', from); at != std::string_view::npos; at = text.find('[', at + 1)) {
    if (boundary::is_line_start(text, at) && boundary::is_tag_shaped(text, at) == boundary::Answer::yes) return at;
  }
  return text.size();
}

/// "76-98": the dash of a score between numbers that no score has.
bool is_no_score(std::string_view token) {
  Input in(token.data(), token.data() + token.size(), "");
  return tao::pegtl::parse<tao::pegtl::seq<grammar::score, tao::pegtl::eof>>(in) && !recognise_result(token);
}

/// What is the same in notations with half-moves of their own.
struct shared_token : tao::pegtl::sor<grammar::move_number, grammar::tag_pair, grammar::comment, grammar::missing_move,
                                      grammar::result, grammar::open_variation, grammar::close_variation, grammar::nag,
                                      grammar::glyph, grammar::line_comment, grammar::escape_line, grammar::lone_dots,
                                      grammar::loose_tag, grammar::bad_tag, grammar::bad_text> {};

/// Reads one game. `read_tokens(in, builder)` reads one token or more with the blanks behind them.
template <typename ReadTokens>
std::size_t read_game(std::string_view whole, Game& game, Sink& sink, ReadTokens read_tokens) {
  game.clear();
  const std::string_view text = whole.substr(0, most_game_bytes);
  Input in(text.data(), text.data() + text.size(), "");
  tao::pegtl::parse<grammar::blanks>(in);
  if (in.empty() && text.size() == whole.size()) return 0;
  const auto begin = static_cast<std::uint32_t>(in.current() - text.data());
  game.where = {begin, begin};

  Builder builder(text, game, sink);
  do {
    while (!in.empty() && builder.open()) read_tokens(in, builder);
    if (!builder.resume()) break;
    in.bump(builder.end() - static_cast<std::size_t>(in.current() - text.data()));
    tao::pegtl::parse<grammar::blanks>(in);
  } while (true);
  if (builder.gave_back()) {
    sink.clear();
    return read_game(whole.substr(0, builder.end()), game, sink, read_tokens);
  }
  const bool ended = !builder.open();
  builder.finish(static_cast<std::uint32_t>(text.size()));

  std::size_t read = builder.end();
  if (!ended && text.size() == most_game_bytes) {
    read = next_game(whole, text.size());
    if (Diagnostic* d = sink.report(Code::too_large, {begin, begin + 1})) {
      d->message = "this game is larger than 16 MiB: what follows was not read";
    }
  }
  check_characters(text.substr(0, builder.end()), sink);
  return read;
}

}  // namespace

bool stays_unread(std::string_view line) {
  // Blanks at its ends would be lost.
  if (boundary::skip_blanks(line, 0) != 0) return false;
  Input in(line.data(), line.data() + line.size(), "");
  const char* end = in.current();
  while (!in.empty()) {
    const char* const begin = in.current();
    if (tao::pegtl::parse<tao::pegtl::sor<grammar::common_token, grammar::readable_token>>(in)) {
      if (!is_no_score({begin, static_cast<std::size_t>(in.current() - begin)})) return false;
    } else {
      tao::pegtl::parse<grammar::unread_token>(in);
    }
    end = in.current();
    tao::pegtl::parse<grammar::blanks>(in);
  }
  return end == in.end();
}

std::size_t read_tqn(std::string_view whole, Game& game, Sink& sink) {
  return read_game(whole, game, sink, [](Input& in, Builder& builder) {
    read_common_tokens(in, builder);
    if (in.empty() || !builder.open()) return;
    tao::pegtl::parse<tao::pegtl::seq<grammar::rare_token, grammar::blanks>, TqnAction>(in, builder);
  });
}

std::size_t read_dialect(std::string_view whole, Game& game, Sink& sink, Dialect& dialect) {
  std::size_t tags = 0;
  std::size_t taken = 0;
  const auto read_tokens = [&](Input& in, Builder& builder) {
    const auto at = static_cast<std::uint32_t>(in.current() - in.begin());
    const std::string_view text(in.begin(), static_cast<std::size_t>(in.end() - in.begin()));
    builder.begin_token(at);
    tags = std::min(tags, game.tags.size());  // a game may be read again from its begin
    const std::size_t own = dialect.take(text, at, builder);
    if (own > 0) {
      in.bump(own);
      taken = std::max(taken, at + own);
    } else {
      tao::pegtl::parse<shared_token, TqnAction>(in, builder);
    }
    tao::pegtl::parse<grammar::blanks>(in);
    for (; tags < game.tags.size(); ++tags) {
      dialect.see(game.tags[tags]);
      if (game.tags[tags].key == TagKey::fen) builder.begin_at_start();
    }
  };
  const std::size_t size = read_game(whole, game, sink, read_tokens);
  if (taken <= size) return size;
  // What the dialect said of half-moves that turned out to be the next game's is not said of this one.
  sink.clear();
  tags = 0;
  return read_game(whole.substr(0, size), game, sink, read_tokens);
}

}  // namespace tqn
