#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tqn/record/text.hpp"
#include "tqn/text/code.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// Why a text is not what was expected, and where.
struct JsonError {
  Code code = Code::unreadable_game;
  Span where;
  std::string message;
};

/// A string of JSON.
struct JsonString {
  Text text;   ///< without quotes and escapes; borrows from the scanned text where it has no escapes
  Span where;  ///< quotes included
};

/// Reads JSON (RFC 8259) piece by piece as the caller expects it. The first thing that is not as expected is kept,
/// and everything after it is refused: all functions then give false or nothing. Never recurses.
class JsonScanner {
 public:
  explicit JsonScanner(std::string_view text) noexcept : text_(text) {}

  [[nodiscard]] const std::optional<JsonError>& error() const noexcept { return error_; }
  /// The byte that is looked at next; blanks are passed first.
  [[nodiscard]] std::size_t at() noexcept;
  /// The character there; 0 at the end.
  [[nodiscard]] char peek() noexcept;
  /// Whether only blanks are left.
  [[nodiscard]] bool at_end() noexcept { return at() == text_.size(); }

  /// Passes '{' or '['.
  bool begin(char bracket);
  /// Whether another member or element follows; passes the comma before it, or the closing bracket. `first`: whether
  /// none was there so far; set to false.
  bool more(bool& first, char close);
  /// The key of a member and its colon.
  bool key(JsonString& key);
  bool string(JsonString& string);
  /// An integer from 0 to `most`.
  bool number(std::uint32_t most, std::uint32_t& number, std::string_view what);
  bool truth(bool& truth, std::string_view what);
  /// Passes null, if it stands here.
  bool pass_null();
  /// Passes a value, whatever it is.
  bool skip();

  /// Keeps an error. Always false.
  bool fail(Span where, std::string message, Code code = Code::unreadable_game);
  /// The same at the value that begins here.
  bool fail_here(std::string message);

 private:
  bool pass(char c) noexcept;
  [[nodiscard]] Span value_here() noexcept;
  bool decode(std::string_view raw, std::size_t offset, std::string& out);
  bool decode_unicode(std::string_view raw, std::size_t& at, std::size_t offset, std::string& out);
  bool skip_word();
  bool skip_number();

  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<JsonError> error_;
};

}  // namespace tqn
