#pragma once

#include <optional>
#include <string_view>

#include "artist.hpp"
#include "picture_document.hpp"
#include "policy.hpp"
#include "run.hpp"

// What all that is drawn of games has in common.

namespace tqn::tools {

/// What is to be made, told by --to or by the name of the output.
[[nodiscard]] Picture picture_of(const Settings& settings);
/// Why the name of the output does not tell what is to be made: it has an ending, which is no picture's.
[[nodiscard]] std::optional<Failure> unknown_ending(const Settings& settings);
/// Findings that keep a game from being drawn, and errors before what is drawn of it.
[[nodiscard]] Policy drawing_policy();
/// Puts everything in place and tells what went wrong.
[[nodiscard]] Exit put_in_place(PictureDocument& document, const Settings& settings, Exit exit);
/// What is wished of games that an artist draws. It borrows both.
[[nodiscard]] Wishes drawing_wishes(const Settings& settings, const Artist& artist, const Policy& policy);
/// Takes the games of a run into a document, and tells on standard error what is found. The document is not finished.
[[nodiscard]] Exit draw_all(Run& run, const Wishes& wishes, Document& document);
/// Draws the games of a run. `why_nothing`: what is said if nothing comes of it.
[[nodiscard]] Exit draw_games(Run& run, const Artist& artist, PictureDocument& document, std::string_view why_nothing);
/// Why no picture of pixels or PDF can be made, found before anything is read. `sample`: such an SVG.
[[nodiscard]] std::optional<Failure> cannot_raster(Picture picture, double scale, std::string_view sample);

}  // namespace tqn::tools
