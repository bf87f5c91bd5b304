#include "annotate/words.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

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
         "Missed: %m take %n.",
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
         "Жіберіп алды: %m жүрістері %n құмалақ алады.",
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
         "Өткөрүп жиберди: %m жүрүштөрү %n коргоол алат.",
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
         "Упущено: %m берут %n.",
         "%p набирают больше половины шаров.",
         "Атсырау близко: у %o осталось шаров: %n.",
         "Позиция повторилась.",
         "Выход из дебютной книги.",
     }},
}};

/// A text up to a sign; the last one of a sentence has none.
struct Part {
  std::uint16_t begin = 0;  ///< in Sentences::text
  std::uint8_t size = 0;
  char sign = 0;
};

constexpr std::size_t most_parts = 5;
using Sentence = std::array<Part, most_parts>;

/// All sentences of the table, each with a blank in front and cut at its signs.
struct Sentences {
  static constexpr std::size_t most_text = 4096;
  std::array<char, most_text> text{};
  std::array<std::array<Sentence, phrase_count>, table.size()> of{};
  std::array<BySide<Part>, table.size()> player{};
  std::array<BySide<Part>, table.size()> owner{};

  [[nodiscard]] Padded padded(const Part& part) const noexcept { return {text.data() + part.begin, part.size}; }
};

/// Puts texts behind each other.
class Cutter {
 public:
  constexpr void take(std::string_view text) {
    for (const char c : text) sentences.text[end_++] = c;
  }
  constexpr Part cut(std::string_view text, char sign) {
    const std::size_t begin = end_;
    take(text);
    return part_from(begin, sign);
  }
  constexpr Sentence cut_at_signs(std::string_view phrase) {
    Sentence parts{};
    std::size_t count = 0;
    std::size_t begin = end_;
    take(" ");
    for (std::size_t sign = phrase.find('%'); sign != std::string_view::npos; sign = phrase.find('%')) {
      take(phrase.substr(0, sign));
      parts[count++] = part_from(begin, phrase[sign + 1]);
      begin = end_;
      phrase.remove_prefix(sign + 2);
    }
    take(phrase);
    parts[count] = part_from(begin, 0);
    return parts;
  }

  Sentences sentences;

 private:
  [[nodiscard]] constexpr Part part_from(std::size_t begin, char sign) const {
    return {static_cast<std::uint16_t>(begin), static_cast<std::uint8_t>(end_ - begin), sign};
  }

  std::size_t end_ = 0;
};

consteval Sentences cut_sentences() {
  Cutter cutter;
  for (std::size_t language = 0; language < table.size(); ++language) {
    const Words& words = table[language];
    for (const Side side : {Side::white, Side::black}) {
      cutter.sentences.player[language][side] = cutter.cut(words.player[side], 0);
      cutter.sentences.owner[language][side] = cutter.cut(words.owner[side], 0);
    }
    for (std::size_t phrase = 0; phrase < phrase_count; ++phrase)
      cutter.sentences.of[language][phrase] = cutter.cut_at_signs(words.phrases[phrase]);
  }
  cutter.take(std::string_view("                                ", Ink::stride));  // which may be copied too
  return cutter.sentences;
}

constexpr Sentences sentences = cut_sentences();

void append_pit(Ink& ink, Pit pit, const Voice& voice) {
  const std::string_view name = table[static_cast<std::size_t>(voice.language)].pit;
  const std::size_t sign = name.find("%n");
  ink.append(name.substr(0, sign));
  ink.append(pit.to_char());
  ink.append(name.substr(sign + 2));
  const std::string_view own = voice.pits == PitNaming::names ? pit_name(pit, voice.language) : std::string_view();
  if (own.empty()) return;
  ink.append(" (");
  ink.append(own);
  ink.append(')');
}

void append_score(Ink& ink, const Matter& matter) {
  ink.append_number(matter.score[matter.player]);
  ink.append('-');
  ink.append_number(matter.score[opponent(matter.player)]);
}

void append_sign(Ink& ink, char sign, const Matter& matter, const Voice& voice) {
  const auto language = static_cast<std::size_t>(voice.language);
  switch (sign) {
    case 'p':
      return ink.append(sentences.padded(sentences.player[language][matter.player]));
    case 'o':
      return ink.append(sentences.padded(sentences.owner[language][matter.player]));
    case 'n':
      return ink.append_number(matter.balls);
    case 's':
      return append_score(ink, matter);
    case 't':
      if (matter.pit) append_pit(ink, *matter.pit, voice);
      return;
    default:
      ink.append(matter.moves);
  }
}

}  // namespace

void say(Ink& ink, Phrase phrase, const Matter& matter, const Voice& voice) {
  const Sentence& sentence = sentences.of[static_cast<std::size_t>(voice.language)][static_cast<std::size_t>(phrase)];
  for (const Part& part : sentence) {
    ink.append(sentences.padded(part));
    if (part.sign == 0) return;
    append_sign(ink, part.sign, matter, voice);
  }
}

}  // namespace tqn::annotating
