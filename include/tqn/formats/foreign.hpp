#pragma once

#include "tqn/formats/format.hpp"

namespace tqn {

/// TGK, the format of the MasterTK programs. formats.md, tgk.
extern const Format tgk_format;
/// The downloads of PlayOK. formats.md, playok.
extern const Format playok_format;
/// The tables of a viewer of PlayOK's games. formats.md, csv-viewer.
extern const Format csv_viewer_format;
/// The community's database of games. formats.md, sqlite.
extern const Format sqlite_format;
/// What scanners of score sheets give as JSON. formats.md, ocr-json.
extern const Format ocr_json_format;
/// What they give as tables of HTML or Markdown. formats.md, ocr-table.
extern const Format ocr_table_format;
/// The exports of PlayStrategy. formats.md, playstrategy.
extern const Format playstrategy_format;
/// The games of 9Q. formats.md, 9q.
extern const Format nine_q_format;
/// Lists of the pits that were played, counted from 1 or from 0. formats.md, startpits.
extern const Format startpits_format;
extern const Format startpits0_format;
/// Two pits with a hyphen between. formats.md, hyphen.
extern const Format hyphen_format;
/// The notation of 9-korgool. formats.md, korgool.
extern const Format korgool_format;
/// The notation of 1963, with Cyrillic letters and balls. formats.md, letters1963.
extern const Format letters1963_format;
/// Score sheets to print and sign. formats.md, html-scoresheet, text-scoresheet.
extern const Format html_scoresheet_format;
extern const Format text_scoresheet_format;
/// Everything a game says as JSON: a list of objects, and an object on each line. formats.md, json.
extern const Format json_format;
extern const Format jsonl_format;
/// The opening trees of MasterTK. formats.md, opening-tree.
extern const Format opening_tree_format;
/// Printed bulletins of a federation. formats.md, bulletin.
extern const Format bulletin_format;
/// Tags as keys of YAML, and moves as TQN has them. formats.md, yaml.
extern const Format yaml_format;
/// A table for spreadsheets. formats.md, csv.
extern const Format csv_format;
/// Positions. formats.md, fen.
extern const Format fen_format;

}  // namespace tqn
