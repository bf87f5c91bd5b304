#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "io/bytes.hpp"
#include "io/lookahead.hpp"

struct archive;
struct archive_entry;

namespace tqn::io {

/// A reader of libarchive that is fed from a source of bytes. What kind of bytes they are was told
/// before by how they begin: the caller allows that filter or format alone, so that no text can be
/// taken for an archive of another kind.
class UnpackReader {
 public:
  explicit UnpackReader(std::unique_ptr<Lookahead> bytes);
  UnpackReader(const UnpackReader&) = delete;  // libarchive keeps its address
  UnpackReader& operator=(const UnpackReader&) = delete;

  [[nodiscard]] archive* handle() noexcept { return handle_.get(); }
  /// Once, when everything is allowed that is to be.
  [[nodiscard]] bool open();
  /// archive_read_next_header().
  [[nodiscard]] int next(archive_entry*& entry);
  /// Data behind the header. What came before a fault is given before it, which archive_read_data() does not do.
  [[nodiscard]] ReadResult read(std::span<char> buffer);
  /// What went wrong: with the bytes themselves, else with what they hold.
  [[nodiscard]] std::string fault() const;
  /// Nothing more can be had behind the last fault.
  [[nodiscard]] bool is_dead() const noexcept { return dead_; }

  enum class Rest : std::uint8_t {
    none,    ///< NULs at most
    unread,  ///< something that was not understood as part of the data
    error,   ///< the source of the bytes ends in one: see fault()
  };
  /// Takes what the source still holds when libarchive sees the end.
  [[nodiscard]] Rest rest();

 private:
  struct Free {
    void operator()(archive* handle) const noexcept;
  };

  static std::ptrdiff_t give(archive* handle, void* self, const void** bytes);
  [[nodiscard]] std::size_t fill();
  [[nodiscard]] bool take_block();

  std::unique_ptr<Lookahead> bytes_;
  std::vector<char> buffer_;
  std::uint64_t given_ = 0;     // bytes given to libarchive
  std::size_t last_given_ = 0;  // of these the last ones, in buffer_
  std::string error_;           // of the source
  std::string_view block_;      // of the current data, not yet handed on
  std::int64_t position_ = 0;   // in the current data
  std::string pending_;         // a fault to be told behind block_
  bool ended_ = false;          // the current data did
  bool dead_ = false;
  bool in_member_ = false;
  std::unique_ptr<archive, Free> handle_;
};

}  // namespace tqn::io
