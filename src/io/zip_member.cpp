#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "io/little_endian.hpp"
#include "io/zip.hpp"

namespace tqn::io {
namespace {

constexpr std::size_t longest_descriptor = 24;  // signature, checksum, two sizes of 8 bytes

}  // namespace

ZipMember::ZipMember(Lookahead& bytes, const ZipHeader& header)
    : bytes_(bytes), header_(header), compression_(zip_method(header.method).second), left_(header.packed) {
  // Some writers mark even an empty member as packed.
  const bool empty = !header.descriptor && header.packed == 0;
  if (compression_ && !empty) codec_ = make_codec(*compression_);
}

ReadResult ZipMember::read(std::span<char> buffer) {
  while (!outcome_) {
    const std::size_t given = codec_ ? unpack(buffer) : header_.size_known() ? copy(buffer) : scan(buffer);
    crc_ = static_cast<std::uint32_t>(crc32_z(crc_, reinterpret_cast<const Bytef*>(buffer.data()), given));
    given_ += given;
    if (ended_ && !outcome_) finish();
    if (given != 0) return given;
  }
  return *outcome_;
}

std::optional<std::string> ZipMember::pass() {
  if (failed() && header_.size_known()) {
    lost_ = header_.descriptor || bytes_.skip(left_) != left_;
    return std::nullopt;
  }
  if (outcome_) return std::nullopt;
  if (header_.size_known()) {
    if (bytes_.skip(left_) != left_) fail_at_end();
    lost_ = header_.descriptor;
  } else {
    std::array<char, std::size_t{16} * 1024> scratch;
    while (!outcome_) static_cast<void>(read(scratch));
  }
  return failed() ? std::optional(std::get<std::string>(*outcome_)) : std::nullopt;
}

std::size_t ZipMember::copy(std::span<char> buffer) {
  ended_ = left_ == 0;
  if (ended_) return 0;
  const auto room = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), left_));
  const ReadResult result = bytes_.read(buffer.first(room));
  const std::size_t* count = std::get_if<std::size_t>(&result);
  if (count == nullptr || *count == 0) {
    fail_at_end();
    return 0;
  }
  left_ -= *count;
  taken_ += *count;
  ended_ = left_ == 0;
  return *count;
}

/// Stored data of unknown size end where a descriptor stands that fits them.
std::size_t ZipMember::scan(std::span<char> buffer) {
  const std::string_view view = bytes_.ahead(longest_descriptor);
  const bool nothing = taken_ == 0 && (view.starts_with(zip_local_header) || view.starts_with(zip_central_header));
  ended_ = nothing || (view.starts_with(zip_descriptor) && descriptor_ahead() != 0);
  if (nothing) header_.descriptor = false;  // forgotten, as there are no data
  if (ended_) return 0;
  if (view.empty()) {
    fail_at_end();
    return 0;
  }
  const std::size_t found = view.find(zip_descriptor, 1);
  std::size_t count = found;
  if (found == std::string_view::npos) count = view.size() < longest_descriptor ? view.size() : view.size() - 3;
  count = std::min(count, buffer.size());
  std::memcpy(buffer.data(), view.data(), count);
  bytes_.drop(count);
  taken_ += count;
  return count;
}

std::size_t ZipMember::unpack(std::span<char> buffer) {
  const std::string_view there = bytes_.ahead(1);
  const std::string_view in = header_.size_known() ? there.substr(0, left_) : there;
  const Step step = codec_->step(in, buffer);
  bytes_.drop(step.taken);
  taken_ += step.taken;
  left_ -= std::min<std::uint64_t>(left_, step.taken);
  switch (step.state) {
    case Step::State::going:
      if (step.taken != 0 || step.given != 0) break;
      if (there.empty()) {
        fail_at_end();
      } else {
        fail(fault_of(in.empty() ? Step::State::going : Step::State::damaged, *compression_));
      }
      break;
    case Step::State::ended:
      if (header_.size_known()) taken_ += bytes_.skip(std::exchange(left_, 0));
      ended_ = true;
      break;
    case Step::State::damaged:
    case Step::State::too_big:
      fail(fault_of(step.state, *compression_));
      break;
  }
  return step.given;
}

void ZipMember::fail(std::string message) {
  outcome_ = std::move(message);
  lost_ = !header_.size_known();
}

void ZipMember::fail_at_end() {
  outcome_ = bytes_.error() != nullptr ? *bytes_.error() : "truncated zip archive";
  lost_ = true;
}

void ZipMember::finish() {
  outcome_ = std::size_t{0};
  if (header_.descriptor) {
    const std::size_t length = descriptor_ahead();
    bytes_.drop(length);
    if (length != 0) return;
    lost_ = true;
  } else if (header_.crc == crc_ && header_.unpacked == given_) {
    return;
  }
  outcome_ = "wrong checksum: the member is damaged";
}

/// APPNOTE 4.3.9: the signature is optional, and the sizes have 4 or 8 bytes.
std::size_t ZipMember::descriptor_ahead() const {
  const std::string_view view = bytes_.ahead(longest_descriptor);
  for (const std::size_t crc : {std::size_t{4}, std::size_t{0}}) {
    if (crc != 0 && !view.starts_with(zip_descriptor)) continue;
    if (view.size() < crc + 12 || little_endian<std::uint32_t>(view, crc) != crc_) continue;
    const std::string_view sizes = view.substr(crc + 4);
    if (sizes.size() >= 16 && little_endian<std::uint64_t>(sizes, 0) == taken_ &&
        little_endian<std::uint64_t>(sizes, 8) == given_) {
      return crc + 20;
    }
    if (little_endian<std::uint32_t>(sizes, 0) == static_cast<std::uint32_t>(taken_) &&
        little_endian<std::uint32_t>(sizes, 4) == static_cast<std::uint32_t>(given_)) {
      return crc + 12;
    }
  }
  return 0;
}

}  // namespace tqn::io
