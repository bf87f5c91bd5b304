#include "database_input.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "tqn/formats/database.hpp"

namespace tqn::tools {
namespace {

class DatabaseInput final : public Input {
 public:
  DatabaseInput(std::string name, std::unique_ptr<RowReader> rows) : name_(std::move(name)), rows_(std::move(rows)) {}

  std::variant<std::size_t, IoError> read(std::span<char> buffer) override {
    if (error_) return *error_;
    if (at_ == line_.size()) {
      at_ = 0;
      auto more = rows_->next(line_);
      if (auto* const message = std::get_if<std::string>(&more)) {
        line_.clear();
        error_ = IoError{name_, std::move(*message)};
        return *error_;
      }
    }
    const std::size_t size = std::min(buffer.size(), line_.size() - at_);
    std::memcpy(buffer.data(), line_.data() + at_, size);
    at_ += size;
    consumed_ += size;
    return size;
  }
  std::string_view name() const noexcept override { return name_; }
  InputNotes notes() const override { return {}; }
  std::optional<std::uint64_t> size() const noexcept override { return std::nullopt; }
  std::uint64_t consumed() const noexcept override { return consumed_; }
  bool is_plain_file() const noexcept override { return false; }

 private:
  std::string name_;
  std::unique_ptr<RowReader> rows_;
  std::string line_;
  std::size_t at_ = 0;
  std::uint64_t consumed_ = 0;
  std::optional<IoError> error_;
};

class DatabaseSource final : public InputSource {
 public:
  explicit DatabaseSource(std::unique_ptr<Input> input) : input_(std::move(input)) {}
  std::variant<std::unique_ptr<Input>, IoError> next() override { return std::move(input_); }

 private:
  std::unique_ptr<Input> input_;
};

}  // namespace

const Format* database_format_of(std::string_view head) noexcept {
  for (const Format* format : all_formats()) {
    if (format->database != nullptr && head.starts_with(format->database->magic)) return format;
  }
  return nullptr;
}

std::variant<std::unique_ptr<InputSource>, IoError> open_database_input(const std::string& path, const Format& format) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return IoError{path, "a database is read from a file, and this is none"};
  auto opened = format.database->open(path);
  if (auto* const message = std::get_if<std::string>(&opened)) return IoError{path, std::move(*message)};
  auto input = std::make_unique<DatabaseInput>(path, std::get<std::unique_ptr<RowReader>>(std::move(opened)));
  return std::make_unique<DatabaseSource>(std::move(input));
}

}  // namespace tqn::tools
