#include "support/made_up.hpp"

#include <fmt/format.h>

#include <array>
#include <span>
#include <string_view>

namespace tqn::test {
namespace {

using namespace std::string_view_literals;

constexpr std::array given_names = {"Айбар"sv,  "Әлия"sv,  "Ғалия"sv,   "Еркеғали"sv, "Жұлдыз"sv,  "Қайсар"sv,
                                    "Мөлдір"sv, "Ұлпан"sv, "Бегимай"sv, "Чыңгыз"sv,   "Өмүрбек"sv, "Алексей"sv,
                                    "Ксения"sv, "Timur"sv, "Aigul"sv,   "Jiří"sv};
constexpr std::array family_names = {"Самалов"sv, "Тоғайбекова"sv, "Құмкентов"sv, "Өзенбаева"sv,
                                     "Шоқысы"sv,  "Көлбайұлы"sv,   "Ташиев"sv,    "Жайыкова"sv,
                                     "Полевой"sv, "Садовая"sv,     "Qumbelov"sv,  "O'Togyz"sv};
constexpr std::array events = {"Қала біріншілігі"sv,
                               "Турнир памяти степи"sv,
                               "Ала-Тоо кубогу"sv,
                               "Open \"Ninth Pit\" Cup"sv,
                               "Командный матч, юноши до 17 лет"sv,
                               "Back\\slash Memorial"sv};
constexpr std::array sites = {"Көкшетау, KZ"sv, "Ақтау, KZ"sv, "Ош, KG"sv, "Баян-Өлгий, MN"sv, "Brno, CZ"sv, "Омск"sv};
constexpr std::array remarks = {"a quiet move"sv,
                                "жақсы жүріс"sv,
                                "теперь отацы белых под ударом"sv,
                                "тузды коргоо керек"sv,
                                "time trouble"sv,
                                "better was 89, see below"sv,
                                "the ninth pit is full"sv,
                                "12 balls in reserve; enough?"sv,
                                "日本語の注"sv,
                                "first line\nsecond line"sv,
                                "(in brackets)"sv,
                                "50 % sure"sv};

}  // namespace

std::string made_up_name(Random& random) {
  return fmt::format("{} {}", random.pick(std::span(family_names)), random.pick(std::span(given_names)));
}

std::string made_up_event(Random& random) { return std::string(random.pick(std::span(events))); }

std::string made_up_site(Random& random) { return std::string(random.pick(std::span(sites))); }

std::string made_up_date(Random& random) {
  const std::size_t year = random.between(1948, 2024);
  const std::size_t month = random.between(1, 12);
  if (random.chance(15)) return fmt::format("{}.??.??", year);
  if (random.chance(5)) return fmt::format("{}.{:02}.??", year, month);
  return fmt::format("{}.{:02}.{:02}", year, month, random.between(1, 28));
}

std::string made_up_remark(Random& random) { return std::string(random.pick(std::span(remarks))); }

}  // namespace tqn::test
