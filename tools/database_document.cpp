#include "database_document.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace tqn::tools {

std::variant<std::unique_ptr<DatabaseDocument>, IoError> DatabaseDocument::open(const Format& format,
                                                                                const std::string& path) {
  auto document = std::make_unique<DatabaseDocument>();
  document->path_ = path;
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  const bool stands = !error && size > 0;
  std::string place = path;
  if (!stands) {
    for (const char* const beside : {"-journal", "-wal"}) {
      // It would be played back into the new database.
      if (std::filesystem::exists(path + beside, error))
        return IoError{path, "a journal of another database stands beside it: " + path + beside};
    }
    auto opened = open_output(path);
    if (auto* const failed = std::get_if<IoError>(&opened)) return std::move(*failed);
    document->place_ = std::get<std::unique_ptr<Output>>(std::move(opened));
    place = document->place_->place();
    if (place.empty()) return IoError{path, "a database is written to a file, and this is none"};
  }
  auto rows = format.database->write(place, stands ? Existing::extend : Existing::empty);
  if (auto* const message = std::get_if<std::string>(&rows)) return IoError{path, std::move(*message)};
  document->rows_ = std::get<std::unique_ptr<RowWriter>>(std::move(rows));
  return document;
}

void DatabaseDocument::add(std::string_view game, std::string_view) {
  if (error_) return;
  if (auto message = rows_->add(game)) error_ = IoError{path_, std::move(*message)};
}

std::optional<IoError> DatabaseDocument::finish() {
  if (error_) return error_;
  if (auto message = rows_->commit()) return IoError{path_, std::move(*message)};
  rows_.reset();  // the file is closed before it is moved
  return place_ ? place_->commit() : std::nullopt;
}

}  // namespace tqn::tools
