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
/// What scanners of score sheets give as JSON. formats.md 7.
extern const Format ocr_json_format;
/// What they give as tables of HTML or Markdown. formats.md 8.
extern const Format ocr_table_format;
/// The exports of PlayStrategy. formats.md 9.
extern const Format playstrategy_format;
/// The games of 9Q. formats.md 10.
extern const Format nine_q_format;
/// Lists of the pits that were played, counted from 1 or from 0. formats.md 11.
extern const Format startpits_format;
extern const Format startpits0_format;
/// Two pits with a hyphen between. formats.md 12.
extern const Format hyphen_format;
/// The notation of 9-korgool. formats.md 13.
extern const Format korgool_format;
/// The notation of 1963, with Cyrillic letters and balls. formats.md 14.
extern const Format letters1963_format;

}  // namespace tqn
