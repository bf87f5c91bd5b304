#include "tqn/notation/pit_name.hpp"

#include <array>

namespace tqn {
namespace {

constexpr std::array<std::string_view, 9> cyrillic{"арт",      "тектұрмас",   "ат өтпес", "атсыратар", "бел",
                                                   "белбасар", "қандықақпан", "көкмойын", "маңдай"};
constexpr std::array<std::string_view, 9> latin{"art",      "tekturmas",   "at otpes", "at suratar", "bel",
                                                "belbasar", "qandyqaqpan", "kokmoiyn", "mangdai"};

}  // namespace

std::string_view pit_name(Pit pit, Language language) noexcept {
  if (language == Language::ky) return {};
  return (language == Language::en ? latin : cyrillic)[static_cast<std::size_t>(pit.index())];
}

}  // namespace tqn
