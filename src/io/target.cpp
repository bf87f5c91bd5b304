#include "io/target.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <climits>
#include <optional>
#include <string_view>
#include <system_error>

#include "io/system.hpp"

namespace tqn::io {
namespace {

constexpr int link_limit = 40;  // as the system has

std::optional<int> own_descriptor(std::string_view path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string& folder :
       {std::string("/dev/fd/"), std::string("/proc/self/fd/"), fmt::format("/proc/{}/fd/", ::getpid())}) {
    if (!path.starts_with(folder)) continue;
    const std::string_view digits = path.substr(folder.size());
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && end == digits.data() + digits.size() && number >= 0) return number;
  }
  return std::nullopt;
}

/// The folder of a path with its slash, or nothing.
std::string_view folder_of(std::string_view path) { return path.substr(0, path.rfind('/') + 1); }

}  // namespace

Target find_target(const std::string& path) {
  std::string current = path;
  for (int i = 0; i < link_limit; ++i) {
    if (const std::optional<int> number = own_descriptor(current)) return OwnDescriptor{*number};
    std::array<char, PATH_MAX> link;
    const ssize_t length = ::readlink(current.c_str(), link.data(), link.size());
    if (length < 0) {
      // EINVAL: no link. Nothing there: the file to be made.
      if (errno == EINVAL || errno == ENOENT) return TargetPath{std::move(current)};
      return system_message(errno);
    }
    const std::string_view to(link.data(), static_cast<std::size_t>(length));
    current = to.starts_with('/') ? std::string(to) : std::string(folder_of(current)).append(to);
  }
  return system_message(ELOOP);
}

}  // namespace tqn::io
