#include <algorithm>
#include <array>
#include <string>

#include "formats/plain_moves.hpp"
#include "formats/tqn/cutter.hpp"
#include "formats/tqn/reader.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> extensions{".playok"};

struct SiteTag {
  TagKey key;
  std::string_view unknown;  ///< empty: the tag is left out
};
constexpr std::array tags{
    SiteTag{TagKey::event, "?"},    SiteTag{TagKey::site, "?"},     SiteTag{TagKey::date, "?"},
    SiteTag{TagKey::round, "-"},    SiteTag{TagKey::white, "?"},    SiteTag{TagKey::black, "?"},
    SiteTag{TagKey::result, "*"},   SiteTag{TagKey::time, ""},      SiteTag{TagKey::time_control, ""},
    SiteTag{TagKey::white_elo, ""}, SiteTag{TagKey::black_elo, ""},
};

bool carries_tag(TagKey key) {
  return key == TagKey::termination || std::ranges::find(tags, key, &SiteTag::key) != tags.end();
}

/// Of all the ways to end, "{zero}" tells one.
bool carries_value(const Tag& tag) { return tag.key != TagKey::termination || tag.value == "atsyrau"; }

void append_tags(std::string& out, const Game& game) {
  for (const SiteTag& row : tags) {
    const Tag* const tag = game.find(row.key);
    if (tag == nullptr && row.unknown.empty()) continue;
    out.append("[").append(info(row.key).name).append(" \"");
    if (row.key == TagKey::result) {
      out += format_result(game.closing_result());
    } else {
      out += tag == nullptr ? std::string(row.unknown) : plain_value(tag->value.view());
    }
    out += "\"]\r\n";
  }
}

/// Words with a blank between, as many on a line as there is room for.
class Lines {
 public:
  explicit Lines(std::string& out) noexcept : out_(out), begin_(out.size()) {}
  void word(std::string_view text) {
    constexpr std::size_t width = 59;
    if (out_.size() > begin_ && out_.size() - begin_ + 1 + text.size() > width) {
      out_ += "\r\n";
      begin_ = out_.size();
    }
    add(text);
  }
  /// A word that never begins a line.
  void add(std::string_view text) {
    if (out_.size() > begin_) out_ += ' ';
    out_ += text;
  }

 private:
  std::string& out_;
  std::size_t begin_;
};

void write_playok(const Game& game, std::string& out, const WriteOptions&) {
  append_tags(out, game);
  out += "\r\n";
  Lines lines(out);
  for (std::size_t i = 0; i < game.main.plies.size(); ++i) {
    if (i % 2 == 0) lines.word(std::to_string(i / 2 + 1) + '.');
    std::string move;
    append_site_move(move, game.main.plies[i].move);
    lines.word(move);
  }
  lines.word(format_result(game.closing_result()));
  if (game.zero_mark || game.value(TagKey::termination) == "atsyrau") lines.add("{zero}");
  out += "\r\n\r\n";
}

}  // namespace

const Format playok_format{
    .name = "playok",
    .extensions = extensions,
    .summary = "the games of PlayOK as the site writes them, with totals behind captures",
    .cutter = make_tqn_cutter,
    .read = read_tqn,
    .write = write_playok,
    .carries = {Carries::lossy, Carries::none, Carries::none, Carries::none, Carries::none, Carries::full,
                Carries::full, Carries::full, Carries::none, Carries::full},
    .carries_tag = carries_tag,
    .carries_value = carries_value,
    .refuses = refuse_unless_plain,
    .counts = Counts::totals,
    .keeps_zero = true,
    .is_tqn = true,
    .between = "",
};

}  // namespace tqn
