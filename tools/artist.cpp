#include "artist.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "feed.hpp"
#include "file_name.hpp"
#include "findings.hpp"
#include "move_errors.hpp"

namespace tqn::tools {

bool refuse(const Game& game, std::string_view text, const Refusal& why, Sink& sink) {
  if (why.unplayable) {
    find_errors(game, text, sink);
  } else {
    forget_errors(sink);
  }
  if (Diagnostic* d = sink.report(Code::not_written, first_line(text))) {
    d->message = why.message;
    if (!why.help.empty()) d->notes.push_back("help: " + why.help);
  }
  return false;
}

std::string picture_name(std::string_view file, std::uint64_t game, std::string_view place) {
  std::string stem = std::filesystem::path(file).filename().string();
  const std::string_view ending = ending_of(stem);  // ".tqn" of "cup.tqn.gz"
  if (!ending.empty()) stem.resize(static_cast<std::size_t>(ending.data() - stem.data()));
  return fmt::format("{}-g{}-{}", safe_file_name(stem), game, place);
}

}  // namespace tqn::tools
