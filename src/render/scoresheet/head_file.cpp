#include <algorithm>
#include <array>

#include "render/key_file.hpp"
#include "tqn/render/scoresheet.hpp"

namespace tqn {
namespace {

template <auto member>
std::string& value_of(ScoresheetHead& head) noexcept {
  return head.*member;
}

using H = ScoresheetHead;
constexpr std::array keys{
    ScoresheetKey{"event", TagKey::event, value_of<&H::event>},
    ScoresheetKey{"section", TagKey::section, value_of<&H::section>},
    ScoresheetKey{"time-control", TagKey::time_control, value_of<&H::time_control>},
    ScoresheetKey{"site", TagKey::site, value_of<&H::site>},
    ScoresheetKey{"date", TagKey::date, value_of<&H::date>},
    ScoresheetKey{"round", TagKey::round, value_of<&H::round>},
    ScoresheetKey{"board", TagKey::board, value_of<&H::board>},
    ScoresheetKey{"white", TagKey::white, value_of<&H::white>},
    ScoresheetKey{"white-team", TagKey::white_team, value_of<&H::white_team>},
    ScoresheetKey{"white-rating", TagKey::white_elo, value_of<&H::white_rating>},
    ScoresheetKey{"black", TagKey::black, value_of<&H::black>},
    ScoresheetKey{"black-team", TagKey::black_team, value_of<&H::black_team>},
    ScoresheetKey{"black-rating", TagKey::black_elo, value_of<&H::black_rating>},
    ScoresheetKey{"arbiter", TagKey::arbiter, value_of<&H::arbiter>},
};
constexpr std::string_view file_words = "the head of a score sheet";

}  // namespace

std::span<const ScoresheetKey> all_scoresheet_keys() noexcept { return keys; }

std::variant<ScoresheetHead, KeyFileError> parse_scoresheet_head(std::string_view yaml) {
  const auto read = read_key_file(yaml, file_words);
  if (const auto* const error = std::get_if<KeyFileError>(&read)) return *error;
  ScoresheetHead head;
  for (const KeyValue& pair : std::get<std::vector<KeyValue>>(read)) {
    const auto* const row = std::ranges::find(keys, std::string_view(pair.key), &ScoresheetKey::name);
    if (row == keys.end()) {
      std::vector<std::string_view> known;
      for (const ScoresheetKey& key : keys) known.push_back(key.name);
      return unknown_key(pair, file_words, known);
    }
    if (!pair.is_word) return error_at(pair.value_at, '"' + pair.key + "\" takes a few words, not a list");
    row->value(head) = pair.value;
  }
  return head;
}

}  // namespace tqn
