#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/io/error.hpp"

namespace tqn {

struct InputOptions {
  /// "auto": UTF-8, or UTF-16/UTF-32 by byte order mark. Any other name is given to iconv.
  std::string encoding = "auto";
  /// Name shown for standard input.
  std::string stdin_name = "<stdin>";
};

/// Facts about the bytes that the decoder changed and a report should tell (TQ103).
struct InputNotes {
  bool byte_order_mark = false;   ///< at the very start, removed
  bool transcoded = false;        ///< the bytes were not UTF-8
  std::string encoding = "UTF-8"; ///< what they were
};

/// A stream of decoded bytes: unpacked (gz, zst, xz, bz2; told by content, not by name) and turned
/// into UTF-8 where a byte order mark or the encoding option says so. One archive (zip, tar) gives one
/// stream a member. Invalid UTF-8 is passed on untouched: the reader reports it.
class Input {
 public:
  virtual ~Input() = default;
  /// Fills the front of `buffer`; 0 at the end. After an error every call gives the error again.
  [[nodiscard]] virtual std::variant<std::size_t, IoError> read(std::span<char> buffer) = 0;
  /// "games/r5.tqn", "round.zip:games/r5.tqn", "<stdin>".
  [[nodiscard]] virtual std::string_view name() const noexcept = 0;
  [[nodiscard]] virtual InputNotes notes() const noexcept = 0;
  /// Size of the file on disk, if it is one: for progress.
  [[nodiscard]] virtual std::optional<std::uint64_t> size() const noexcept = 0;
  /// Bytes of it read so far, before unpacking.
  [[nodiscard]] virtual std::uint64_t consumed() const noexcept = 0;
  /// Whether the stream is the plain bytes of a file that can be rewritten in place.
  [[nodiscard]] virtual bool is_plain_file() const noexcept = 0;
};

/// The streams of one argument, one after another: one for a file, one a member for an archive.
class InputSource {
 public:
  virtual ~InputSource() = default;
  /// The next stream; null at the end; an error for a member or file that cannot be read (then the
  /// next call goes on with the one after it). The stream before it becomes invalid.
  [[nodiscard]] virtual std::variant<std::unique_ptr<Input>, IoError> next() = 0;
};

/// Opens a file by path, or standard input for "-".
[[nodiscard]] std::variant<std::unique_ptr<InputSource>, IoError> open_input(const std::string& path, const InputOptions& options);

struct ExpandOptions {
  std::vector<std::string> extensions;  ///< lower case, with the dot; searched in directories. ".gz" and the like may follow them.
};
/// Turns arguments into paths: files and "-" as they are, directories searched recursively for known
/// extensions and archives, sorted by name byte by byte, hidden files and folders left out, symbolic links to directories not
/// followed (no loop can occur). Every argument that does not exist, or a directory in which nothing
/// matches, is an error; the rest is still given.
struct Expanded {
  std::vector<std::string> paths;
  std::vector<IoError> errors;
};
[[nodiscard]] Expanded expand_inputs(std::span<const std::string> arguments, const ExpandOptions& options);
/// Reads a list of paths, one a line ('\n', or '\0' with `zero`), from a file or "-".
[[nodiscard]] std::variant<std::vector<std::string>, IoError> read_file_list(const std::string& path, bool zero);

}  // namespace tqn
