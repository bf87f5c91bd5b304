#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tqn {

/// The rows of a database, one after another, each told as one line of text that the format reads as a game.
class RowReader {
 public:
  virtual ~RowReader() = default;
  /// Puts the next row into `line`, its line end included. False at the end; a text says why the database cannot be
  /// read on.
  [[nodiscard]] virtual std::variant<bool, std::string> next(std::string& line) = 0;
};

/// Puts rows into a database. Nothing is there before commit(), and nothing is left of it without.
class RowWriter {
 public:
  virtual ~RowWriter() = default;
  /// Adds a game from the line that the format writes for it. A text says what went wrong; then nothing more is added.
  [[nodiscard]] virtual std::optional<std::string> add(std::string_view line) = 0;
  [[nodiscard]] virtual std::optional<std::string> commit() = 0;
};

/// What becomes of a database into which games are written.
enum class Existing : std::uint8_t {
  empty,   ///< an empty file, to become a database
  extend,  ///< a database, to which rows are added, all in one transaction
};

/// A file that is no text.
struct Database {
  std::string_view magic;  ///< what such a file begins with
  /// Opens it for reading. A text says why it cannot be read: locked, damaged, of another shape.
  std::variant<std::unique_ptr<RowReader>, std::string> (*open)(const std::string& path);
  std::variant<std::unique_ptr<RowWriter>, std::string> (*write)(const std::string& path, Existing existing);
};

}  // namespace tqn
