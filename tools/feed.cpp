#include "feed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>
#include <variant>

#include "database_input.hpp"
#include "talk.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::tools {
namespace {

/// Large enough to make calls cheap, small enough to stay in the second-level cache.
constexpr std::size_t block_bytes = std::size_t{1} << 18U;
/// A dozen games.
constexpr std::size_t few_games_bytes = std::size_t{1} << 13U;

constexpr std::array<std::string_view, 5> packed{".gz", ".zst", ".xz", ".bz2", ".lzma"};

std::string_view extension_of(std::string_view name) noexcept {
  const std::size_t dot = name.rfind('.');
  const std::size_t slash = name.rfind('/');
  if (dot == std::string_view::npos || (slash != std::string_view::npos && dot < slash)) return {};
  return name.substr(dot);
}

/// The size of a file that is no larger than a block, and whose name does not say that it is packed.
std::optional<std::uint64_t> size_if_small(const std::string& path) {
  if (find_format_by_extension(extension_of(path), Use::reading) == nullptr) return std::nullopt;
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);  // an error for what is no regular file
  return error || size >= block_bytes ? std::nullopt : std::optional<std::uint64_t>(size);
}

}  // namespace

std::string_view ending_of(std::string_view name) noexcept {
  for (const std::string_view ending : packed) {
    if (name.ends_with(ending)) name.remove_suffix(ending.size());
  }
  return extension_of(name);
}

std::vector<std::string> known_extensions() {
  std::vector<std::string> extensions;
  for (const Format* format : all_formats()) {
    extensions.insert(extensions.end(), format->extensions.begin(), format->extensions.end());
    if (format->can_read())
      extensions.insert(extensions.end(), format->shared_extensions.begin(), format->shared_extensions.end());
  }
  return extensions;
}

FileFeed::FileFeed(std::vector<InputPath> paths, std::string stdin_name, SmallFiles small, Portion portion)
    : paths_(std::move(paths)), stdin_name_(std::move(stdin_name)), small_(small), portion_(portion) {}

bool FileFeed::next(Batch& batch) {
  batch.file.reset();
  batch.bytes.clear();
  batch.opens = batch.closes = batch.skipped = false;
  batch.error.reset();
  if (!input_ && !open_next(batch)) return false;
  if (input_) fill(batch);
  batch.consumed = consumed_ + consumed_here_;
  return true;
}

bool FileFeed::open_next(Batch& batch) {
  while (true) {
    if (source_) {
      auto next = source_->next();
      if (auto* error = std::get_if<IoError>(&next)) {
        batch.error = std::move(*error);
        return true;
      }
      input_ = std::move(std::get<std::unique_ptr<Input>>(next));
      if (input_) {
        batch.error = begin_stream();
        if (batch.error) input_.reset();
        if (batch.error) source_.reset();
        if (batch.error || !is_something_else()) return true;
        leave_out();
        continue;
      }
      source_.reset();
      consumed_ += std::exchange(consumed_here_, 0);
    }
    if (path_ == paths_.size()) return false;
    const InputPath& path = paths_[path_++];
    if (const auto size = small_ == SmallFiles::by_worker ? size_if_small(path.path) : std::nullopt) {
      auto own = std::make_unique<FileFeed>(std::vector{path}, stdin_name_, SmallFiles::here, portion_);
      own->consumed_ = consumed_;
      consumed_ += *size;
      batch.own = std::move(own);
      return true;
    }
    const Format* const told = path.resolved->settings.from;
    database_ = told != nullptr && told->database != nullptr ? told : nullptr;
    InputOptions options;
    options.encoding = path.resolved->settings.encoding;
    options.stdin_name = stdin_name_;
    options.member_extensions = known_extensions();
    auto opened = database_ != nullptr ? open_database_input(path.path, *database_) : open_input(path.path, options);
    if (auto* error = std::get_if<IoError>(&opened)) {
      batch.error = std::move(*error);
      return true;
    }
    source_ = std::move(std::get<std::unique_ptr<InputSource>>(opened));
  }
}

std::optional<IoError> FileFeed::begin_stream() {
  file_ = std::make_shared<FileTask>();
  file_->name = input_->name();
  file_->resolved = paths_[path_ - 1].resolved;
  file_->plain = input_->is_plain_file();
  file_->notes = input_->notes();
  rest_.clear();
  opened_ = false;
  error_.reset();
  ended_ = !read_block(rest_);
  const Format* const told = database_ != nullptr ? database_ : file_->resolved->settings.from;
  const Format* const seen_database = database_ == nullptr ? database_format_of(rest_.view()) : nullptr;
  if (seen_database != nullptr && told == nullptr && file_->plain) return begin_database(*seen_database);
  if (seen_database != nullptr) {
    error_ = IoError{file_->name, "a database is read from a file of its own, neither packed nor from a pipe"};
    rest_.clear();
    ended_ = true;
  }
  Sniffed seen = told != nullptr ? Sniffed{told, {}} : tell_format(rest_.view(), ending_of(file_->name));
  if (!seen.format->can_read()) {
    error_ =
        IoError{file_->name, fmt::format("{}; {} can be written, but not read", seen.guess.reason, seen.format->name)};
    rest_.clear();
    ended_ = true;
    seen = {&tqn_format, {}};
  }
  file_->format = seen.format;
  file_->why_format = seen.guess.reason;
  cutter_ = file_->format->cutter();
  return std::nullopt;
}

bool FileFeed::is_something_else() const {
  const Settings& settings = file_->resolved->settings;
  const std::string& path = paths_[path_ - 1].path;
  const bool sought = paths_[path_ - 1].sought || (path != "-" && file_->name != path);
  if (!sought || settings.from != nullptr || database_ != nullptr) return false;
  const std::string ending(ending_of(file_->name));
  const auto owns = [&](const Format* format) {
    return std::ranges::find(format->extensions, ending) != format->extensions.end();
  };
  if (std::ranges::any_of(all_formats(), owns)) return false;
  return sniff(rest_.view()).guess.certainty < Certainty::likely;
}

void FileFeed::leave_out() {
  if (file_->resolved->settings.verbose)
    say(fmt::format("{}: left out: nothing in it looks like games, and its ending does not say so",
                    visible(file_->name)));
  input_.reset();
}

std::optional<IoError> FileFeed::begin_database(const Format& format) {
  auto opened = open_database_input(file_->name, format);
  if (auto* error = std::get_if<IoError>(&opened)) return std::move(*error);
  auto source = std::get<std::unique_ptr<InputSource>>(std::move(opened));
  input_ = std::get<std::unique_ptr<Input>>(source->next());
  source_ = std::move(source);
  database_ = &format;
  return begin_stream();
}

void FileFeed::fill(Batch& batch) {
  batch.file = file_;
  batch.opens = !std::exchange(opened_, true);
  // What is left over changes places with the batch's buffer, so that both keep their memory.
  std::swap(batch.bytes, rest_);
  rest_.clear();
  Cut part;
  do {
    if (!batch.bytes.view().empty() || ended_) part = cut(batch.bytes.view());
    if (part.bytes > 0 || ended_) break;
    ended_ = !read_block(batch.bytes);
  } while (true);
  batch.skipped = part.skipped;
  rest_.append(batch.bytes.view().substr(part.bytes));
  batch.bytes.shrink(part.bytes);
  consumed_here_ = input_->consumed();
  if (!ended_ || !rest_.view().empty()) return;
  batch.closes = true;
  batch.error = std::move(error_);
  input_.reset();
}

Cut FileFeed::cut(std::string_view pending) {
  if (portion_ == Portion::few_games) {
    for (std::size_t size = few_games_bytes; size < pending.size(); size *= 2) {
      const Cut part = cutter_->cut(pending.substr(0, size), false);
      if (part.bytes > 0) return part;
    }
  }
  return cutter_->cut(pending, ended_);
}

bool FileFeed::read_block(Buffer& bytes) {
  std::size_t left = block_bytes;
  while (left > 0) {
    auto read = input_->read(bytes.room(left));
    if (auto* error = std::get_if<IoError>(&read)) {
      error_ = std::move(*error);
      return false;
    }
    const std::size_t size = std::get<std::size_t>(read);
    if (size == 0) return false;
    bytes.grow(size);
    left -= size;
  }
  return true;
}

}  // namespace tqn::tools
