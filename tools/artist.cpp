#include "artist.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "feed.hpp"
#include "file_name.hpp"

namespace tqn::tools {

std::string picture_name(std::string_view file, std::uint64_t game, std::string_view place) {
  std::string stem = std::filesystem::path(file).filename().string();
  const std::string_view ending = ending_of(stem);  // ".tqn" of "cup.tqn.gz"
  if (!ending.empty()) stem.resize(static_cast<std::size_t>(ending.data() - stem.data()));
  return fmt::format("{}-g{}-{}", safe_file_name(stem), game, place);
}

}  // namespace tqn::tools
