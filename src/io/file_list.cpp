#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "io/file_bytes.hpp"
#include "tqn/io/input.hpp"

namespace tqn {
namespace {

constexpr std::size_t list_limit = std::size_t{256} << 20;

std::vector<std::string> split(std::string_view text, ListSeparator separator) {
  const char end = separator == ListSeparator::nul ? '\0' : '\n';
  std::vector<std::string> paths;
  while (!text.empty()) {
    std::string_view path = text.substr(0, text.find(end));
    text.remove_prefix(std::min(path.size() + 1, text.size()));
    if (separator == ListSeparator::newline && path.ends_with('\r')) path.remove_suffix(1);
    if (!path.empty()) paths.emplace_back(path);
  }
  return paths;
}

}  // namespace

std::variant<std::vector<std::string>, IoError> read_file_list(const std::string& path, ListSeparator separator) {
  const auto progress = std::make_shared<io::Progress>();
  io::OpenedBytes opened = path == "-" ? io::open_stdin(progress) : io::open_file(path, progress);
  const std::string name = path == "-" ? "<stdin>" : path;
  if (std::string* message = std::get_if<std::string>(&opened)) return IoError{name, std::move(*message)};
  const auto& bytes = std::get<std::unique_ptr<io::ByteSource>>(opened);
  std::string text;
  std::array<char, std::size_t{16} * 1024> buffer;
  for (;;) {
    const io::ReadResult result = bytes->read(buffer);
    if (const std::string* message = std::get_if<std::string>(&result)) return IoError{name, *message};
    const std::size_t count = std::get<std::size_t>(result);
    if (count == 0) return split(text, separator);
    if (text.size() + count > list_limit) return IoError{name, fmt::format("is longer than {} MiB", list_limit >> 20)};
    text.append(buffer.data(), count);
  }
}

}  // namespace tqn
