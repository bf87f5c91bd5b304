#include "io/unpack_reader.hpp"

#include <archive.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <type_traits>
#include <utility>

namespace tqn::io {
namespace {

constexpr std::size_t feed_size = std::size_t{64} << 10U;

bool is_padding(std::string_view bytes) { return bytes.find_first_not_of('\0') == std::string_view::npos; }

}  // namespace

static_assert(std::is_same_v<la_ssize_t, std::ptrdiff_t>);

void UnpackReader::Free::operator()(archive* handle) const noexcept { archive_read_free(handle); }

UnpackReader::UnpackReader(std::unique_ptr<Lookahead> bytes)
    : bytes_(std::move(bytes)), buffer_(feed_size), handle_(archive_read_new()) {}

bool UnpackReader::open() { return archive_read_open(handle_.get(), this, nullptr, give, nullptr) == ARCHIVE_OK; }

int UnpackReader::next(archive_entry*& entry) {
  block_ = {};
  position_ = 0;
  pending_.clear();
  ended_ = false;
  // Whatever the rest of a member that is passed by suffers from is not the next one's fault.
  if (std::exchange(in_member_, false) && archive_read_data_skip(handle_.get()) == ARCHIVE_FATAL) return ARCHIVE_FATAL;
  const int status = archive_read_next_header(handle_.get(), &entry);
  in_member_ = status != ARCHIVE_EOF && status != ARCHIVE_FATAL && status != ARCHIVE_RETRY;
  return status;
}

/// Fewer than one byte at the end or when error_ is set.
std::size_t UnpackReader::fill() {
  ReadResult result = bytes_->read(buffer_);
  if (std::string* const message = std::get_if<std::string>(&result)) {
    error_ = std::move(*message);
    return 0;
  }
  return std::get<std::size_t>(result);
}

std::ptrdiff_t UnpackReader::give(archive* handle, void* self, const void** bytes) {
  UnpackReader& reader = *static_cast<UnpackReader*>(self);
  const std::size_t count = reader.fill();
  if (!reader.error_.empty()) {
    archive_set_error(handle, EIO, "%s", reader.error_.c_str());
    return ARCHIVE_FATAL;
  }
  if (count != 0) reader.last_given_ = count;
  reader.given_ += count;
  *bytes = reader.buffer_.data();
  return static_cast<std::ptrdiff_t>(count);
}

ReadResult UnpackReader::read(std::span<char> buffer) {
  while (block_.empty()) {
    if (!pending_.empty()) return std::exchange(pending_, {});
    if (ended_ || !take_block()) return std::size_t{0};
  }
  const std::size_t count = std::min(buffer.size(), block_.size());
  std::memcpy(buffer.data(), block_.data(), count);
  block_.remove_prefix(count);
  return count;
}

/// False at the end of the data.
bool UnpackReader::take_block() {
  const void* data = nullptr;
  std::size_t size = 0;
  la_int64_t offset = position_;
  const int status = archive_read_data_block(handle_.get(), &data, &size, &offset);
  if (status == ARCHIVE_OK || status == ARCHIVE_WARN) {  // a warning comes with the last block
    block_ = {static_cast<const char*>(data), size};
  }
  if (status != ARCHIVE_OK && status != ARCHIVE_EOF) {
    pending_ = fault();
    ended_ = true;
    dead_ = status == ARCHIVE_FATAL;
  } else if (offset != position_) {
    block_ = {};
    pending_ = "is a sparse member, which is not read";
    ended_ = true;
  }
  position_ += static_cast<std::int64_t>(block_.size());
  return status != ARCHIVE_EOF || !pending_.empty();
}

std::string UnpackReader::fault() const {
  if (!error_.empty()) return error_;
  const char* const text = archive_error_string(handle_.get());
  return text == nullptr ? "damaged" : "damaged: " + std::string(text);
}

UnpackReader::Rest UnpackReader::rest() {
  const auto taken = static_cast<std::uint64_t>(archive_filter_bytes(handle_.get(), -1));
  const auto left = static_cast<std::size_t>(std::min<std::uint64_t>(given_ - taken, last_given_));
  bool padding = is_padding(std::string_view(buffer_.data(), last_given_).substr(last_given_ - left));
  while (error_.empty()) {
    const std::size_t count = fill();
    if (count == 0) break;
    padding = padding && is_padding({buffer_.data(), count});
  }
  if (!error_.empty()) return Rest::error;
  return padding ? Rest::none : Rest::unread;
}

}  // namespace tqn::io
