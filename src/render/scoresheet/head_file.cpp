#include <algorithm>
#include <array>

#include "render/key_file.hpp"
#include "tqn/render/scoresheet.hpp"

namespace tqn {
namespace {

template <auto member>
std::string& head_value(ScoresheetHead& head) noexcept {
  return head.*member;
}

using Head = ScoresheetHead;
constexpr std::array head_keys{
    ScoresheetKey{"event", TagKey::event, head_value<&Head::event>},
    ScoresheetKey{"section", TagKey::section, head_value<&Head::section>},
    ScoresheetKey{"time-control", TagKey::time_control, head_value<&Head::time_control>},
    ScoresheetKey{"site", TagKey::site, head_value<&Head::site>},
    ScoresheetKey{"date", TagKey::date, head_value<&Head::date>},
    ScoresheetKey{"round", TagKey::round, head_value<&Head::round>},
    ScoresheetKey{"board", TagKey::board, head_value<&Head::board>},
    ScoresheetKey{"white", TagKey::white, head_value<&Head::white>},
    ScoresheetKey{"white-team", TagKey::white_team, head_value<&Head::white_team>},
    ScoresheetKey{"white-rating", TagKey::white_elo, head_value<&Head::white_rating>},
    ScoresheetKey{"black", TagKey::black, head_value<&Head::black>},
    ScoresheetKey{"black-team", TagKey::black_team, head_value<&Head::black_team>},
    ScoresheetKey{"black-rating", TagKey::black_elo, head_value<&Head::black_rating>},
    ScoresheetKey{"arbiter", TagKey::arbiter, head_value<&Head::arbiter>},
};
constexpr std::string_view file_words = "the head of a score sheet";

}  // namespace

std::span<const ScoresheetKey> all_scoresheet_keys() noexcept { return head_keys; }

std::variant<ScoresheetHead, KeyFileError> parse_scoresheet_head(std::string_view yaml) {
  const auto read = read_key_file(yaml, file_words);
  if (const auto* const error = std::get_if<KeyFileError>(&read)) return *error;
  ScoresheetHead head;
  for (const KeyValue& pair : std::get<std::vector<KeyValue>>(read)) {
    const auto* const row = std::ranges::find(head_keys, std::string_view(pair.key), &ScoresheetKey::name);
    if (row == head_keys.end()) {
      std::vector<std::string_view> known;
      known.reserve(head_keys.size());
      for (const ScoresheetKey& key : head_keys) known.push_back(key.name);
      return unknown_key(pair, file_words, known);
    }
    if (!pair.is_word) return error_at(pair.value_at, '"' + pair.key + "\" takes a few words, not a list");
    row->value(head) = pair.value;
  }
  return head;
}

}  // namespace tqn
