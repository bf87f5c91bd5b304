#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "io/codec.hpp"
#include "io/lookahead.hpp"

namespace tqn::io {

// Signatures of APPNOTE 4.3, the specification of zip.
inline constexpr std::string_view zip_local_header = "PK\x03\x04";
inline constexpr std::string_view zip_descriptor = "PK\x07\x08";
inline constexpr std::string_view zip_central_header = "PK\x01\x02";
inline constexpr std::string_view zip_end_record = "PK\x05\x06";
inline constexpr std::string_view zip_end_record_64 = "PK\x06\x06";

/// What stands before the data of a member (APPNOTE 4.3.7).
struct ZipHeader {
  std::string name;  ///< in UTF-8
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint64_t packed = 0;
  std::uint64_t unpacked = 0;
  bool encrypted = false;
  bool descriptor = false;  ///< checksum and sizes follow the data

  /// Whether `packed` can be believed. A member written to a pipe tells its size only behind it.
  [[nodiscard]] bool size_known() const noexcept { return !descriptor || packed != 0; }
};

/// Takes a header from the bytes, which begin with zip_local_header; nothing if they end inside it.
[[nodiscard]] std::optional<ZipHeader> take_zip_header(Lookahead& bytes);

/// Whether members packed by this method can be read; the second value is empty for "stored".
[[nodiscard]] std::pair<bool, std::optional<Compression>> zip_method(std::uint16_t method) noexcept;

/// The data of one member.
class ZipMember {
 public:
  /// The bytes begin with the data and must outlive this. Precondition: zip_method() knows the method.
  ZipMember(Lookahead& bytes, const ZipHeader& header);

  [[nodiscard]] ReadResult read(std::span<char> buffer);
  /// Goes on to what follows. An error that read() did not give.
  [[nodiscard]] std::optional<std::string> pass();
  /// Where this member ends could not be found out: look for the next signature.
  [[nodiscard]] bool lost() const noexcept { return lost_; }
  [[nodiscard]] bool failed() const noexcept { return outcome_ && std::holds_alternative<std::string>(*outcome_); }

 private:
  [[nodiscard]] std::size_t copy(std::span<char> buffer);
  [[nodiscard]] std::size_t scan(std::span<char> buffer);
  [[nodiscard]] std::size_t unpack(std::span<char> buffer);
  void fail(std::string message);
  void fail_at_end();
  void finish();
  /// Length of the descriptor that comes next, 0 if none comes that fits the data.
  [[nodiscard]] std::size_t descriptor_ahead() const;

  Lookahead& bytes_;
  ZipHeader header_;
  std::optional<Compression> compression_;
  std::unique_ptr<Codec> codec_;  // null for stored data
  std::uint64_t left_;            // packed bytes to come, if the size is known
  std::uint64_t taken_ = 0;       // packed bytes
  std::uint64_t given_ = 0;       // unpacked bytes
  std::uint32_t crc_ = 0;         // of them
  bool ended_ = false;
  bool lost_ = false;
  std::optional<ReadResult> outcome_;
};

}  // namespace tqn::io
