#include "annotate/words.hpp"

#include <array>
#include <charconv>
#include <cstddef>

#include "tqn/notation/pit_name.hpp"

namespace tqn::annotating {
namespace {

constexpr std::size_t phrase_count = static_cast<std::size_t>(Phrase::left_book) + 1;

/// The sentences of a language. In them stand %p for the player, %o for the player as one who has something, %n for
/// balls, %s for the score, %t for the pit, %m for half-moves.
struct Words {
  BySide<std::string_view> player;
  BySide<std::string_view> owner;
  std::string_view pit;  ///< %n for its number
  std::array<std::string_view, phrase_count> phrases;
};

constexpr std::array<Words, 4> table{{
    {{"White", "Black"},
     {"White", "Black"},
     "pit %n",
     {
         "%p takes %n and leads %s.",
         "%p takes %n and levels at %s.",
         "%p takes %n and trails %s.",
         "%p makes a tuzdyk in %t.",
         "%p wins %s.",
         "Drawn %s.",
         "Atsyrau: no balls are left to %o; %s.",
         "First capture.",
         "%p takes the lead.",
         "A tuzdyk was possible: %m.",
         "Missed: %m takes %n.",
         "%p has more than half of the balls.",
         "Atsyrau is in sight: balls left to %o: %n.",
         "The position is repeated.",
         "Left the book.",
     }},
    {{"Бастаушы", "Қостаушы"},
     {"бастаушыда", "қостаушыда"},
     "%n-отау",
     {
         "%p %n құмалақ алып, %s есебімен алда.",
         "%p %n құмалақ алды, есеп тең: %s.",
         "%p %n құмалақ алды, есеп %s.",
         "%p тұздық алды: %t.",
         "%p %s есебімен жеңді.",
         "Тең ойын: %s.",
         "Атсырау: %o құмалақ қалмады, есеп %s.",
         "Алғашқы ұтыс.",
         "%p алға шықты.",
         "Тұздық алуға болатын еді: %m.",
         "Жіберіп алды: %m жүрісі %n құмалақ алады.",
         "%p құмалақтың жартысынан көбін жинады.",
         "Атсырау жақын: %o қалған құмалақ: %n.",
         "Позиция қайталанды.",
         "Кітаптан шықты.",
     }},
    {{"Баштоочу", "Коштоочу"},
     {"баштоочуда", "коштоочуда"},
     "%n-үй",
     {
         "%p %n коргоол алып, %s эсеби менен алдыда.",
         "%p %n коргоол алды, эсеп тең: %s.",
         "%p %n коргоол алды, эсеп %s.",
         "%p туз алды: %t.",
         "%p %s эсеби менен жеңди.",
         "Тең оюн: %s.",
         "Атсыроо: %o коргоол калган жок, эсеп %s.",
         "Биринчи утуш.",
         "%p алдыга чыкты.",
         "Туз алууга мүмкүн эле: %m.",
         "Өткөрүп жиберди: %m жүрүшү %n коргоол алат.",
         "%p коргоолдун жарымынан көбүн жыйнады.",
         "Атсыроо жакын: %o калган коргоол: %n.",
         "Позиция кайталанды.",
         "Китептен чыкты.",
     }},
    {{"Белые", "Чёрные"},
     {"белых", "чёрных"},
     "лунка %n",
     {
         "%p берут %n и ведут %s.",
         "%p берут %n, счёт равный: %s.",
         "%p берут %n, счёт %s.",
         "%p берут туздык: %t.",
         "%p выигрывают %s.",
         "Ничья: %s.",
         "Атсырау: у %o не осталось шаров, счёт %s.",
         "Первое взятие.",
         "%p выходят вперёд.",
         "Можно было взять туздык: %m.",
         "Упущено: %m берёт %n.",
         "%p набирают больше половины шаров.",
         "Атсырау близко: у %o осталось шаров: %n.",
         "Позиция повторилась.",
         "Выход из дебютной книги.",
     }},
}};

void append_pit(std::string& out, Pit pit, const Words& words, const Voice& voice) {
  const std::size_t sign = words.pit.find("%n");
  out += words.pit.substr(0, sign);
  out += pit.to_char();
  out += words.pit.substr(sign + 2);
  if (voice.pits == PitNaming::numbers) return;
  out += " (";
  out += pit_name(pit, voice.language);
  out += ')';
}

void append_score(std::string& out, const Matter& matter) {
  append_number(out, matter.score[matter.player]);
  out += '-';
  append_number(out, matter.score[opponent(matter.player)]);
}

void append_part(std::string& out, char sign, const Matter& matter, const Words& words, const Voice& voice) {
  switch (sign) {
    case 'p':
      out += words.player[matter.player];
      return;
    case 'o':
      out += words.owner[matter.player];
      return;
    case 'n':
      return append_number(out, matter.balls);
    case 's':
      return append_score(out, matter);
    case 't':
      if (matter.pit) append_pit(out, *matter.pit, words, voice);
      return;
    default:
      out += matter.moves;
  }
}

}  // namespace

void append_number(std::string& out, int number) {
  std::array<char, 12> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

void say(std::string& out, Phrase phrase, const Matter& matter, const Voice& voice) {
  const Words& words = table[static_cast<std::size_t>(voice.language)];
  std::string_view rest = words.phrases[static_cast<std::size_t>(phrase)];
  out += ' ';
  for (std::size_t sign = rest.find('%'); sign != std::string_view::npos; sign = rest.find('%')) {
    out += rest.substr(0, sign);
    append_part(out, rest[sign + 1], matter, words, voice);
    rest.remove_prefix(sign + 2);
  }
  out += rest;
}

}  // namespace tqn::annotating
