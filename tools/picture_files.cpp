#include "picture_files.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace tqn::tools {

bool is_stdout(const std::string& output) noexcept { return output.empty() || output == "-"; }

bool is_folder(const std::string& output) {
  std::error_code error;
  return output.ends_with('/') || std::filesystem::is_directory(output, error);
}

std::variant<std::unique_ptr<Output>, IoError> open_single(const std::string& output) {
  if (is_stdout(output)) return open_stdout();
  return open_output(output);
}

std::variant<Folder, IoError> Folder::make(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return IoError{path, error.message()};
  return Folder(path.ends_with('/') ? path : path + '/');
}

std::string Folder::path_of(std::string_view name, std::string_view ending) {
  std::string path = fmt::format("{}{}{}", path_, name, ending);
  for (int again = 2; !taken_.insert(path).second; ++again) path = fmt::format("{}{}-{}{}", path_, name, again, ending);
  return path;
}

std::optional<IoError> Folder::write(const std::string& path, std::string_view bytes) {
  auto opened = open_output(path);
  if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
  const auto out = std::get<std::unique_ptr<Output>>(std::move(opened));
  out->write(bytes);
  return out->commit();
}

}  // namespace tqn::tools
