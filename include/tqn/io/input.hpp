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

/// How the bytes of an argument are to be understood.
struct InputOptions {
  /// "auto": UTF-8, or UTF-16/UTF-32 by byte order mark, or without one when the NULs of ASCII characters
  /// show it. Any other name is given to iconv ("windows-1251", "latin1"). A byte order mark outweighs the name.
  std::string encoding = "auto";
  /// Name shown for standard input.
  std::string stdin_name = "<stdin>";
  /// Members of an archive whose name ends in none of these are left out, as in a directory; empty: all
  /// are given. Lower case, with the dot; ".gz" and the like may follow them.
  std::vector<std::string> member_extensions;
};

/// Facts about the bytes that the decoder changed and a report should tell (TQ103).
struct InputNotes {
  bool byte_order_mark = false;    ///< at the very start, removed
  bool transcoded = false;         ///< the bytes were not UTF-8
  std::string encoding = "UTF-8";  ///< what they were
  std::uint64_t undecodable = 0;   ///< places without a meaning in that encoding so far; see Input
};

/// A stream of decoded bytes: unpacked (gz, zst, xz, bz2; told by content, not by name) and turned
/// into UTF-8 where a byte order mark or the encoding option says so. One archive (zip, tar) gives one
/// stream a member.
///
/// Nothing is lost silently. Invalid UTF-8 is passed on untouched, and what has no meaning in another
/// encoding (an unassigned byte, half a surrogate pair) becomes one byte FF, which no UTF-8 text holds:
/// either way the reader reports TQ101 at the place.
class Input {
 public:
  virtual ~Input() = default;
  /// Fills the front of `buffer`, at least one byte of it; 0 at the end or for an empty buffer. What can
  /// be read before a fault is delivered before the error. After an error every call gives it again.
  [[nodiscard]] virtual std::variant<std::size_t, IoError> read(std::span<char> buffer) = 0;
  /// "games/r5.tqn", "round.zip:games/r5.tqn", "<stdin>".
  [[nodiscard]] virtual std::string_view name() const noexcept = 0;
  /// Complete before the first read, but for `undecodable`, which grows.
  [[nodiscard]] virtual InputNotes notes() const = 0;
  /// Size of the file on disk (for a member: of its archive), if it is one: for progress.
  [[nodiscard]] virtual std::optional<std::uint64_t> size() const noexcept = 0;
  /// Bytes of that file read so far, before unpacking.
  [[nodiscard]] virtual std::uint64_t consumed() const noexcept = 0;
  /// Whether the stream is a regular file, neither packed nor standard input: open_output(name()) can
  /// rewrite it in place (in UTF-8: notes().transcoded says whether that changes its encoding).
  [[nodiscard]] virtual bool is_plain_file() const noexcept = 0;
};

/// The streams of one argument, one after another: one for a file, one a member for an archive.
class InputSource {
 public:
  virtual ~InputSource() = default;
  /// The next stream; null at the end; an error for a member or file that cannot be read (then the
  /// next call goes on with the one after it). The stream before it becomes invalid, read or not.
  [[nodiscard]] virtual std::variant<std::unique_ptr<Input>, IoError> next() = 0;
};

/// Opens a file by path, or standard input for "-". Errors: what the system says, a directory, an
/// encoding that nobody knows. A file that another program changes while it is read ends in an error.
[[nodiscard]] std::variant<std::unique_ptr<InputSource>, IoError> open_input(const std::string& path,
                                                                             const InputOptions& options);
/// Reads bytes in memory as if they were the content of a file of that name, at most `block` bytes at a
/// time (0: as many as fit), as a slow pipe would give them.
[[nodiscard]] std::variant<std::unique_ptr<InputSource>, IoError> open_memory(std::string name, std::string bytes,
                                                                              const InputOptions& options,
                                                                              std::size_t block = 0);
/// Whether InputOptions::encoding may have this value on this system.
[[nodiscard]] bool is_known_encoding(const std::string& name);

/// What to look for in directories.
struct ExpandOptions {
  std::vector<std::string> extensions;  ///< lower case, with the dot; ".gz" and the like may follow them
};
/// Paths to open, in order, and the arguments that gave none.
struct Expanded {
  std::vector<std::string> paths;
  std::vector<IoError> errors;
};
/// Turns arguments into paths: files and "-" as they are, directories searched recursively for known
/// extensions and archives, sorted by name byte by byte, hidden files and folders left out, symbolic
/// links to directories not followed (no loop can occur). Every argument that does not exist, or a
/// directory in which nothing matches, is an error; the rest is still given.
[[nodiscard]] Expanded expand_inputs(std::span<const std::string> arguments, const ExpandOptions& options);

/// What separates the paths of a list.
enum class ListSeparator : std::uint8_t { newline, nul };
/// Reads a list of paths from a file or "-". Empty ones are left out; a CR before a newline is dropped.
[[nodiscard]] std::variant<std::vector<std::string>, IoError> read_file_list(const std::string& path,
                                                                             ListSeparator separator);

}  // namespace tqn
