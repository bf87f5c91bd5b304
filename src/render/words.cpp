#include "render/words.hpp"

namespace tqn {
namespace {

constexpr std::array words{
    Words{"kk", {"Бастаушы", "Қостаушы"}},
    Words{"ky", {"Баштоочу", "Коштоочу"}},
    Words{"ru", {"Начинающий", "Отвечающий"}},
    Words{"en", {"White", "Black"}},
};

constexpr std::array<std::string_view, 9> pits{"арт",      "тектұрмас",   "атөтпес",  "атсыратар", "бел",
                                               "белбасар", "қандықақпан", "көкмойын", "маңдай"};
constexpr std::array<std::string_view, 9> latin_pits{"art",      "tekturmas",   "atotpes",  "atsuratar", "bel",
                                                     "belbasar", "qandyqaqpan", "kokmoiyn", "mangdai"};

}  // namespace

const Words& words_of(Language language) noexcept { return words[static_cast<std::size_t>(language)]; }

std::string_view code_of(Language language) noexcept { return words_of(language).code; }

std::string_view pit_name(Language language, int pit) noexcept {
  const auto& names = language == Language::en ? latin_pits : pits;
  return names[static_cast<std::size_t>(pit - 1)];
}

}  // namespace tqn
