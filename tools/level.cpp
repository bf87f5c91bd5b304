#include "level.hpp"

#include <algorithm>
#include <array>

#include "tqn/formats/tqn.hpp"

namespace tqn::tools {
namespace {

/// Findings after which a token or the structure is not known.
constexpr std::array unreadable{Code::invalid_utf8,     Code::unterminated, Code::duplicate_tag,    Code::bad_token,
                                Code::pit_out_of_range, Code::too_large,    Code::result_two_values};

}  // namespace

bool is_canonical(const Game& game, std::string_view text, const WriteOptions& layout, std::string& scratch) {
  scratch.clear();
  tqn_format.write(game, scratch, layout);
  return text.starts_with(scratch) && (text.size() == scratch.size() || text.substr(scratch.size()) == "\n");
}

bool is_flawed(const Sink& sink) noexcept {
  return sink.count(Severity::warning) > 0 || sink.count(Severity::error) > 0 ||
         sink.count(Code::ending_unexplained) > 0;
}

Level level_of(const Game& game, std::string_view text, const Sink& sink, const Verdict& verdict,
               const WriteOptions& layout, std::string& scratch) {
  if (sink.any() && std::ranges::any_of(unreadable, [&](Code code) { return sink.count(code) > 0; })) {
    return Level::rejected;
  }
  if (!verdict.legal) return Level::readable;
  if (is_flawed(sink) || !is_canonical(game, text, layout, scratch)) return Level::legal;
  return Level::archival;
}

}  // namespace tqn::tools
