#include "render/page/words.hpp"

#include <algorithm>
#include <array>

namespace tqn::page {
namespace {

// clang-format off
constexpr std::array page_table{
    Phrase{"page", "Тоғызқұмалақ партиялары", "Тогуз коргоол оюндары", "Партии тогызкумалака", "Games of Togyzqumalaq"},
    Phrase{"white", "бастаушы", "баштоочу", "начинающий", "first player"},
    Phrase{"black", "қостаушы", "коштоочу", "отвечающий", "second player"},
    Phrase{"games", "Партиялар", "Оюндар", "Партии", "Games"},
    Phrase{"filter", "Іздеу", "Издөө", "Поиск", "Filter"},
    Phrase{"board", "Тақта", "Такта", "Доска", "Board"},
    Phrase{"first", "Басына", "Башына", "В начало", "To the start"},
    Phrase{"back", "Артқа", "Артка", "Назад", "Back"},
    Phrase{"forward", "Алға", "Алдыга", "Вперёд", "Forward"},
    Phrase{"last", "Соңына", "Аягына", "В конец", "To the end"},
    Phrase{"play", "Өздігінен ойнату", "Өзү ойнотуу", "Автопросмотр", "Play by itself"},
    Phrase{"speed", "Бір жүрістің уақыты", "Бир жүрүштүн убактысы", "Время на ход", "Time for a move"},
    Phrase{"second", "с", "с", "с", "s"},
    Phrase{"flip", "Тақтаны айналдыру", "Тактаны айлантуу", "Перевернуть доску", "Turn the board"},
    Phrase{"help", "Пернелер", "Баскычтар", "Клавиши", "Keys"},
    Phrase{"space", "Бос орын", "Боштук", "Пробел", "Space"},
    Phrase{"ten", "Он жүріс артқа / алға", "Он жүрүш артка / алдыга", "Десять полуходов назад / вперёд", "Ten half-moves back / forward"},
    Phrase{"variation", "Келесі нұсқа", "Кийинки вариант", "Следующий вариант", "Next variation"},
    Phrase{"comment", "Келесі түсініктеме", "Кийинки түшүндүрмө", "Следующий комментарий", "Next comment"},
    Phrase{"game", "Алдыңғы / келесі партия", "Мурунку / кийинки оюн", "Предыдущая / следующая партия", "Previous / next game"},
    Phrase{"close", "Жабу", "Жабуу", "Закрыть", "Close"},
    Phrase{"graph", "Қазандар жүріс сайын", "Казандар жүрүш сайын", "Казаны по ходам", "The kazans move by move"},
    Phrase{"record", "Жазба", "Жазуу", "Запись", "Record"},
    Phrase{"copy", "Көшіру", "Көчүрүү", "Скопировать", "Copy"},
    Phrase{"save", "Жүктеп алу", "Жүктөп алуу", "Скачать", "Download"},
    Phrase{"details", "Мәліметтер", "Маалымат", "Сведения", "Details"},
    Phrase{"checked", "тексерген", "текшерген", "проверено", "checked by"},
    Phrase{"archival", "архивке жарамды", "архивге жарактуу", "годится для архива", "archival"},
    Phrase{"legal", "ережеге сай", "эрежеге ылайык", "по правилам", "legal"},
    Phrase{"readable", "оқылады", "окулат", "читается", "readable"},
    Phrase{"rejected", "оқылмайды", "окулбайт", "не читается", "rejected"},
};

constexpr std::array spoken_table{
    Phrase{"start", "Бастапқы күй", "Баштапкы абал", "Начальная позиция", "Start of the game"},
    Phrase{"white", "бастаушы", "баштоочу", "начинающий", "first player"},
    Phrase{"black", "қостаушы", "коштоочу", "отвечающий", "second player"},
    Phrase{"turn", "{0}-жүріс, {1}: ", "{0}-жүрүш, {1}: ", "Ход {0}, {1}: ", "Move {0}, {1}: "},
    Phrase{"own", "{0}-отаудан өзінің {1}-отауына", "{0}-үйдөн өзүнүн {1}-үйүнө", "из лунки {0} в свою лунку {1}", "pit {0} to own pit {1}"},
    Phrase{"other", "{0}-отаудан қарсыластың {1}-отауына", "{0}-үйдөн каршылаштын {1}-үйүнө", "из лунки {0} в лунку соперника {1}", "pit {0} to opponent's pit {1}"},
    Phrase{"gap", "тақта жазба бойынша", "такта жазуу боюнча", "позиция по записи", "the position that the record tells"},
    Phrase{"takes", ", {0} құмалақ алды", ", {0} коргоол алды", ", взято {0}", ", captures {0}"},
    Phrase{"makes", ", тұздық", ", туз", ", туздык", ", makes a tuzdyk"},
    Phrase{"kazans", "Қазандар {0} : {1}.", "Казандар {0} : {1}.", "Казаны {0} : {1}.", "Kazans {0} to {1}."},
    Phrase{"cell", "{0}-отау: {1}", "{0}-үй: {1}", "Лунка {0}: {1}", "Pit {0}: {1}"},
    Phrase{"tuzdyk", "{0}-отау: тұздық", "{0}-үй: туз", "Лунка {0}: туздык", "Pit {0}: tuzdyk"},
    Phrase{"copied", "Жазба көшірілді.", "Жазуу көчүрүлдү.", "Запись скопирована.", "The record was copied."},
};
// clang-format on

}  // namespace

std::string_view Phrase::in(Language language) const noexcept {
  switch (language) {
    case Language::kk:
      return kk;
    case Language::ky:
      return ky;
    case Language::ru:
      return ru;
    case Language::en:
      return en;
  }
  return en;
}

std::span<const Phrase> page_words() noexcept { return page_table; }
std::span<const Phrase> spoken_words() noexcept { return spoken_table; }

std::string_view word(std::string_view key, Language language) noexcept {
  const auto* const row = std::ranges::find(page_table, key, &Phrase::key);
  return row == page_table.end() ? std::string_view() : row->in(language);
}

}  // namespace tqn::page
