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

constexpr std::array<std::string_view, 1> extensions{".tgk"};

/// The tags that the format demands, in its order.
constexpr std::array mandatory{TagKey::white, TagKey::black, TagKey::result, TagKey::date,
                               TagKey::event, TagKey::round, TagKey::site};

void append_tag(std::string& out, std::string_view name, std::string_view value) {
  out.append("[").append(name).append(" \"").append(plain_value(value)).append("\"]\n");
}

void append_tags(std::string& out, const Game& game) {
  for (const TagKey key : mandatory) {
    if (key == TagKey::result) {
      append_tag(out, info(key).name, format_result(game.closing_result()));
      continue;
    }
    const Tag* const tag = game.find(key);
    append_tag(out, info(key).name, tag == nullptr || tag->value.empty() ? "?" : tag->value.view());
  }
  for (const Tag& tag : game.tags) {
    if (std::ranges::find(mandatory, tag.key) != mandatory.end()) continue;
    append_tag(out, tag.canonical_name(), tag.value.view());
  }
}

/// One pair a line. No result, no comments: the programs that read it know neither.
void write_tgk(const Game& game, std::string& out, const WriteOptions&) {
  append_tags(out, game);
  out += '\n';
  append_pairs(out, game.main, '\n');
  if (!game.main.plies.empty()) out += '\n';
}

}  // namespace

const Format tgk_format{
    .name = "tgk",
    .extensions = extensions,
    .summary = "the files of the MasterTK programs: tags and moves, nothing else",
    .cutter = make_tqn_cutter,
    .read = read_tqn,
    .write = write_tgk,
    .carries = {Carries::full, Carries::none, Carries::none, Carries::none, Carries::none, Carries::full, Carries::full,
                Carries::derived, Carries::none, Carries::full},
    .refuses = refuse_unless_plain,
    .is_tqn = true,
};

}  // namespace tqn
