#include "render/scoresheet/words.hpp"

namespace tqn::scoresheet {
namespace {

constexpr Words kazakh{
    .games = {"Тоғызқұмалақ", "Бестемше"},
    .sheet = "партия жазбасы",
    .event = "Жарыс",
    .section = "Топ",
    .time_control = "Уақыт бақылауы",
    .site = "Өткен жері",
    .date = "Күні",
    .round = "Тур",
    .board = "Үстел",
    .team = "Команда",
    .rating = "Рейтинг",
    .move = "жүріс",
    .kazan = "қазан",
    .before = "{}-жүрістің алдындағы орналасу",
    .result = "Нәтиже",
    .kazans = "Қазандар",
    .signatures = {"Бастаушының қолы", "Қостаушының қолы"},
    .arbiter = "Төреші",
};
constexpr Words kyrgyz{
    .games = {"Тогуз коргоол", "Бестемше"},
    .sheet = "оюн жазуусу",
    .event = "Мелдеш",
    .section = "Топ",
    .time_control = "Убакыт көзөмөлү",
    .site = "Өткөн жери",
    .date = "Күнү",
    .round = "Тур",
    .board = "Үстөл",
    .team = "Команда",
    .rating = "Рейтинг",
    .move = "жүрүш",
    .kazan = "казан",
    .before = "{}-жүрүштүн алдындагы абал",
    .result = "Натыйжа",
    .kazans = "Казандар",
    .signatures = {"Баштоочунун колу", "Коштоочунун колу"},
    .arbiter = "Калыс",
};
constexpr Words russian{
    .games = {"Тогызкумалак", "Бестемше"},
    .sheet = "запись партии",
    .event = "Турнир",
    .section = "Группа",
    .time_control = "Контроль времени",
    .site = "Место",
    .date = "Дата",
    .round = "Тур",
    .board = "Доска",
    .team = "Команда",
    .rating = "Рейтинг",
    .move = "ход",
    .kazan = "казан",
    .before = "Позиция перед ходом {}",
    .result = "Результат",
    .kazans = "Казаны",
    .signatures = {"Подпись начинающего", "Подпись отвечающего"},
    .arbiter = "Судья",
};
constexpr Words english{
    .games = {"Togyzqumalaq", "Bestemshe"},
    .sheet = "score sheet",
    .event = "Event",
    .section = "Section",
    .time_control = "Time control",
    .site = "Site",
    .date = "Date",
    .round = "Round",
    .board = "Board",
    .team = "Team",
    .rating = "Rating",
    .move = "move",
    .kazan = "kazan",
    .before = "The position before move {}",
    .result = "Result",
    .kazans = "Kazans",
    .signatures = {"White's signature", "Black's signature"},
    .arbiter = "Arbiter",
};
constexpr std::array all_words{&english, &kazakh, &kyrgyz, &russian};

}  // namespace

const Words& words_of(Language language) noexcept { return *all_words[static_cast<std::size_t>(language)]; }

}  // namespace tqn::scoresheet
