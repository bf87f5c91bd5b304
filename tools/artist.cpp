#include "artist.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "feed.hpp"
#include "file_name.hpp"

namespace tqn::tools {

std::string picture_name(std::string_view file, std::uint64_t game, std::string_view place) {
  std::string stem = std::filesystem::path(file).filename().string();
  stem.resize(stem.size() - ending_of(stem).size());
  return fmt::format("{}-g{}-{}", safe_file_name(stem), game, place);
}

}  // namespace tqn::tools
