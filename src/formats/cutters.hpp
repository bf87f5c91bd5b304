#pragma once

#include <cstddef>
#include <memory>

#include "tqn/formats/reading.hpp"

namespace tqn {

/// The largest text that is kept in memory as a whole, where a format does not allow for less.
inline constexpr std::size_t most_document_bytes = std::size_t{256} << 20U;

/// Cuts behind line ends, for formats with a game on each line. A line of `most` bytes or more is cut there, and
/// its rest skipped: the reader reports it (TQ310), since what it is given is as long as that.
[[nodiscard]] std::unique_ptr<Cutter> make_line_cutter(std::size_t most);
/// The same with most_game_bytes.
[[nodiscard]] std::unique_ptr<Cutter> make_line_cutter();
/// Gives the whole text as one piece, for formats in which everything hangs together. A text of
/// most_document_bytes or more is cut there, and its rest skipped: the reader reports it (TQ310).
[[nodiscard]] std::unique_ptr<Cutter> make_document_cutter();
/// Reports of the last game of such a text that the text was cut.
void report_if_cut(std::string_view text, Sink& sink);

}  // namespace tqn
