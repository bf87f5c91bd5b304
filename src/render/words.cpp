#include "render/words.hpp"

namespace tqn {
namespace {

constexpr Words kazakh{
    .parts = {"Бастаушы", "Қостаушы"},
    .initials = {"Б", "Қ"},
    .start = "Бастапқы орналасу",
    .position = "Орналасу",
    .row = "{}, {}–{} отаулары: {}.",
    .tuzdyk = "тұздық",
    .kazans = "Қазандар: {} – {}, {} – {}.",
    .to_move = "Жүріс кезегі: {}.",
    .won = "Ойын аяқталды, жеңімпаз: {}.",
    .drawn = "Ойын аяқталды: тең ойын.",
    .last_move = "Соңғы жүріс: {}, {}-отаудан",
    .to_own = " өзінің {}-отауына",
    .to_other = " қарсыластың {}-отауына",
    .laps = ", тақтаны айналып өту саны: {}",
    .captured = ", ұтып алынған құмалақ: {}",
    .made_tuzdyk = ", тұздық алынды",
    .swept = " Тақтадағы құмалақтарды алды: {} – {}.",
};
constexpr Words kyrgyz{
    .parts = {"Баштоочу", "Коштоочу"},
    .initials = {"Б", "К"},
    .start = "Баштапкы абал",
    .position = "Абал",
    .row = "{}, {}–{} үйлөрү: {}.",
    .tuzdyk = "туз",
    .kazans = "Казандар: {} – {}, {} – {}.",
    .to_move = "Жүрүш кезеги: {}.",
    .won = "Оюн бүттү, жеңүүчү: {}.",
    .drawn = "Оюн бүттү: тең чыгуу.",
    .last_move = "Акыркы жүрүш: {}, {}-үйдөн",
    .to_own = " өзүнүн {}-үйүнө",
    .to_other = " атаандаштын {}-үйүнө",
    .laps = ", тактаны айланып өтүү саны: {}",
    .captured = ", утуп алынган коргоол: {}",
    .made_tuzdyk = ", туз алынды",
    .swept = " Тактадагы коргоолдорду алды: {} – {}.",
};
constexpr Words russian{
    .parts = {"Начинающий", "Отвечающий"},
    .initials = {"Н", "О"},
    .start = "Начальная позиция",
    .position = "Позиция",
    .row = "{}, лунки {}–{}: {}.",
    .tuzdyk = "туздык",
    .kazans = "Казаны: {} – {}, {} – {}.",
    .to_move = "Ход: {}.",
    .won = "Игра окончена, победитель: {}.",
    .drawn = "Игра окончена: ничья.",
    .last_move = "Последний ход: {}, из лунки {}",
    .to_own = " в свою лунку {}",
    .to_other = " в лунку {} соперника",
    .laps = ", полных кругов: {}",
    .captured = ", взято шариков: {}",
    .made_tuzdyk = ", взят туздык",
    .swept = " Шарики с доски забирает {}: {}.",
};
constexpr Words english{
    .parts = {"White", "Black"},
    .initials = {"W", "B"},
    .start = "The start",
    .position = "A position",
    .row = "{}, pits {} to {}: {}.",
    .tuzdyk = "tuzdyk",
    .kazans = "Kazans: {} {}, {} {}.",
    .to_move = "{} to move.",
    .won = "The game is over: {} has won.",
    .drawn = "The game is over: a draw.",
    .last_move = "Last move: {}, from pit {}",
    .to_own = " to the same player's pit {}",
    .to_other = " to the opponent's pit {}",
    .laps = ", times round the board: {}",
    .captured = ", balls captured: {}",
    .made_tuzdyk = ", making a tuzdyk",
    .swept = " {} takes the balls left on the board: {}.",
};
constexpr std::array all_words{&english, &kazakh, &kyrgyz, &russian};

}  // namespace

const Words& words_of(Language language) noexcept { return *all_words[static_cast<std::size_t>(language)]; }

}  // namespace tqn
