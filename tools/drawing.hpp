#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "picks.hpp"
#include "tqn/render/animation.hpp"
#include "tqn/render/look.hpp"
#include "tqn/render/paper.hpp"
#include "tqn/render/scoresheet.hpp"
#include "tqn/render/sheet.hpp"

namespace tqn::tools {

/// What `tqn render` makes.
enum class Picture : std::uint8_t { svg, ascii, unicode, line, tex, markdown, html, png, pdf, animated_svg, gif };
inline constexpr std::size_t picture_count = 11;

/// A row of the table of pictures, which has them in the order of Picture.
struct PictureInfo {
  std::string_view name;     ///< "tex", as the option --to says it
  std::string_view title;    ///< "TeX", in sentences
  std::string_view endings;  ///< of files, with blanks between them; those that tell what an output is
  std::string_view ending;   ///< of the files that are named by the program
  bool moving;               ///< it shows the moves of a game
  bool binary;               ///< not to be read by people, nor shown by a terminal
};
[[nodiscard]] const PictureInfo& info(Picture picture) noexcept;
/// The picture that a file of this name holds; SVG if the name does not tell.
[[nodiscard]] Picture picture_of_file(std::string_view name);
/// Whether files of pictures are known by this ending, in small or capital letters.
[[nodiscard]] bool knows_ending(std::string_view ending);
/// ".svg, .txt", and all others.
[[nodiscard]] std::string all_endings();

/// What is drawn of games: positions, or the whole game on paper.
enum class Subject : std::uint8_t { diagram, scoresheet, booklet };

/// What `tqn render` is asked for.
struct Drawing {
  Subject as = Subject::diagram;
  std::optional<Picture> to;  ///< nothing: told by the output
  Picks picks;
  std::string fen;
  std::optional<BallStyle> style;  ///< nothing: what suits the picture
  Orientation orientation = Orientation::south;
  KazanPlace kazan = KazanPlace::middle;
  PitLabels pits = PitLabels::numbers;
  TuzdykSign tuzdyk = TuzdykSign::disc;
  Language language = Language::en;
  Lettering lettering = Lettering::drawn;
  bool no_last_move = false;
  std::string theme;                                        ///< empty: what suits the picture
  std::vector<std::pair<const ThemeKey*, Colour>> colours;  ///< instead of those of the theme
  std::optional<unsigned> width;
  double scale = 1;
  std::string id_prefix = "tqn";
  std::optional<SheetSize> sheet;
  Paper paper = Paper::a4;
  ScoresheetRows rows = ScoresheetRows::forty;
  bool blank = false;
  unsigned copies = 1;  ///< of a blank score sheet
  std::string header;   ///< a file with the head of score sheets
  std::string title;    ///< of a booklet; empty: the name of the first file
  Timing timing;
  std::uint64_t max_size = 20'000'000;  ///< bytes of a GIF
  bool alt = false;
  bool fragment = false;
};

}  // namespace tqn::tools
