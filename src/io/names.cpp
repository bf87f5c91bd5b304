#include "io/names.hpp"

#include <algorithm>

#include "io/packing.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::io {
namespace {}  // namespace

bool is_wanted(std::string_view name, std::span<const std::string> extensions) {
  std::string lowered(name);
  std::transform(lowered.begin(), lowered.end(), lowered.begin(), to_lower);
  if (has_archive_suffix(lowered)) return true;
  const std::string_view unpacked = without_packing_suffix(lowered);
  return std::any_of(extensions.begin(), extensions.end(), [&](const std::string& extension) {
    return lowered.ends_with(extension) || unpacked.ends_with(extension);
  });
}

bool is_hidden(std::string_view path) noexcept {
  while (!path.empty()) {
    const std::string_view part = path.substr(0, path.find('/'));
    if (part == "__MACOSX" || (part.starts_with('.') && part != "." && part != "..")) return true;
    path.remove_prefix(std::min(part.size() + 1, path.size()));
  }
  return false;
}

}  // namespace tqn::io
