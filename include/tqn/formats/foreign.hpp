#pragma once

#include "tqn/formats/format.hpp"

namespace tqn {

/// TGK, the format of the MasterTK programs. formats.md 4.
extern const Format tgk_format;
/// The downloads of PlayOK. formats.md 5.
extern const Format playok_format;
/// The tables of a viewer of PlayOK's games. formats.md 6.
extern const Format csv_viewer_format;
/// The community's database of games. formats.md 7.
extern const Format sqlite_format;
/// What scanners of score sheets give as JSON. formats.md 8.
extern const Format ocr_json_format;
/// What they give as tables of HTML or Markdown. formats.md 9.
extern const Format ocr_table_format;
/// Score sheets to print and sign. formats.md 10.
extern const Format html_scoresheet_format;
extern const Format text_scoresheet_format;
/// The opening trees of MasterTK. formats.md 11.
extern const Format opening_tree_format;

}  // namespace tqn
