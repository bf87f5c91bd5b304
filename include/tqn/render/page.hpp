#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tqn/check/check.hpp"
#include "tqn/record/game.hpp"
#include "tqn/render/look.hpp"
#include "tqn/text/diagnostic.hpp"

namespace tqn {

/// A game of a replay page. Everything is borrowed.
struct PageGame {
  const Game& game;
  std::string_view text;                 ///< the record, which the page holds byte by byte
  std::span<const Diagnostic> findings;  ///< to be told under the game
  std::optional<Level> level;            ///< what the record was found to be; nothing: it is not said
};

/// What stands around the games.
enum class PageForm : std::uint8_t {
  document,  ///< a whole HTML document
  fragment,  ///< a <figure> to be put into another document
};

/// How a replay page looks and speaks.
struct PageLook {
  PageForm form = PageForm::document;
  Language language = Language::en;
  Orientation orientation = Orientation::south;
  Theme theme;                ///< of the board and of the page around it
  std::optional<Theme> dark;  ///< where the reader prefers dark pages
  std::string title;          ///< of the document; empty: a general one
  std::string version;        ///< of the program that checked the games; may be empty
};

/// A replay page, piece by piece: its start, its games, its end. page.md.
/// Depends on nothing else: the same input gives the same bytes, and the page asks for nothing from anywhere.
void append_page_start(std::string& out, const PageLook& look);
/// What a page holds of a game but for its number: several can be made at once.
[[nodiscard]] std::string page_game(const PageGame& game, const PageLook& look);
/// `number` counts the games of the page from 1.
void append_page_game(std::string& out, std::string_view game, std::size_t number, const PageLook& look);
void append_page_end(std::string& out, const PageLook& look);
/// The whole page. Without a title in the look, the first game gives one.
[[nodiscard]] std::string render_page(std::span<const PageGame> games, const PageLook& look);

}  // namespace tqn
