#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// How much room text takes, as far as can be told where no font is known: as much as in DejaVu, which is wide.

namespace tqn::paper {

enum class Face : std::uint8_t { sans, sans_bold, serif, serif_bold };

/// How wide a text is in this face, in sizes of the font.
[[nodiscard]] double width_of(std::string_view text, Face face) noexcept;

/// The beginning of a text: how many bytes, and how wide it is in sizes of the font.
struct Prefix {
  std::size_t bytes = 0;
  double width = 0;
};
/// What of a text takes no more than `room`, in sizes of the font. Only that is looked at.
[[nodiscard]] Prefix prefix_of(std::string_view text, Face face, double room) noexcept;

/// A text on one line: runs of blanks are one blank, and what commands a display, or is no text, becomes U+FFFD. Of
/// more than `most` bytes the rest is cut off, and "…" tells so.
[[nodiscard]] std::string on_one_line(std::string_view text, std::size_t most = std::string_view::npos);

/// A text that fits its place.
struct Fitted {
  std::string text;
  double size = 0;
};
/// A text on one line that is drawn smaller, down to `least`, and then shortened with "…", until it takes no more than
/// `room`. However long it is, only its beginning is looked at.
[[nodiscard]] Fitted fit(std::string_view text, Face face, double size, double least, double room);

}  // namespace tqn::paper
