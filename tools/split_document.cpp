#include "split_document.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include "file_name.hpp"
#include "tqn/text/letters.hpp"

namespace tqn::tools {
namespace {

/// From here on a file is written to disk as it grows.
constexpr std::size_t most_waiting = std::size_t{1} << 18U;

}  // namespace

std::variant<std::unique_ptr<SplitDocument>, IoError> SplitDocument::open(const Format& format,
                                                                          const Settings& settings) {
  std::error_code error;
  std::filesystem::create_directories(settings.output, error);
  if (!std::filesystem::is_directory(settings.output)) {
    return IoError{settings.output, error ? error.message() : "is not a folder"};
  }
  auto document = std::make_unique<SplitDocument>();
  document->format_ = &format;
  document->settings_ = &settings;
  document->folder_ = settings.output;
  return document;
}

void SplitDocument::add(std::string_view game, std::string_view name) {
  if (error_) return;
  ++games_;
  if (settings_->split_by == SplitBy::game) return add_alone(game, name);
  Part& part = part_of(name);
  // What the format joins itself is given to it game by game.
  if (part.file == nullptr && format_->join != nullptr) pass_on(part);
  if (error_) return;
  if (part.file != nullptr) return part.file->add(game, name);
  if (!part.held.empty()) part.held += format_->between;
  part.held += game;
  if (part.held.size() > most_waiting) pass_on(part);
}

void SplitDocument::add_alone(std::string_view game, std::string_view name) {
  Part part;
  // Zeros in front keep the files in order: 100,000 games are a large folder.
  part.path = path_of(fmt::format("{:05}-{}", games_, safe_file_name(name)));
  part.held = game;
  close(part);
}

SplitDocument::Part& SplitDocument::part_of(std::string_view name) {
  const auto found = parts_.find(name);
  if (found != parts_.end()) return found->second;
  Part& part = parts_[std::string(name)];
  // Names that differ only in capitals or signs are one file for some systems.
  const std::string safe = safe_file_name(name);
  std::string file = safe;
  for (std::uint64_t number = 2; !taken_.insert(small_letters(file)).second; ++number)
    file = fmt::format("{}-{}", safe, number);
  part.path = path_of(file);
  return part;
}

std::string SplitDocument::path_of(std::string_view file) const {
  return fmt::format("{}/{}{}", folder_, file, format_->usual_extension());
}

/// Gives what is held to the file, which is opened if it is not yet.
void SplitDocument::pass_on(Part& part) {
  if (part.file == nullptr) {
    auto opened = TextDocument::open(*format_, part.path, growth_of(*settings_));
    if (auto* const failed = std::get_if<IoError>(&opened)) error_ = std::move(*failed);
    if (error_) return;
    part.file = std::get<std::unique_ptr<TextDocument>>(std::move(opened));
  }
  if (!part.held.empty()) part.file->add(part.held, {});
  part.held.clear();
  part.held.shrink_to_fit();
}

void SplitDocument::close(Part& part) {
  if (error_) return;
  pass_on(part);
  if (error_) return;
  error_ = part.file->finish();
  part.file.reset();
  if (!error_) ++written_;
}

std::optional<IoError> SplitDocument::finish() {
  for (auto& [name, part] : parts_) close(part);
  return error_;
}

std::string file_of(const Game& game, SplitBy what) {
  const auto value = [&](TagKey key) { return std::string(game.value(key)); };
  switch (what) {
    case SplitBy::game:
      return value(TagKey::white) + " - " + value(TagKey::black);
    case SplitBy::event:
      return value(TagKey::event);
    case SplitBy::round:
      return value(TagKey::event) + " - " + value(TagKey::round);
  }
  return {};
}

}  // namespace tqn::tools
