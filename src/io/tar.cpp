#include "io/tar.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "io/archive.hpp"

namespace tqn::io {
namespace {

constexpr std::size_t metadata_limit = Lookahead::capacity;

bool is_zero(std::string_view block) { return block.find_first_not_of('\0') == std::string_view::npos; }

class TarArchive final : public Archive {
 public:
  explicit TarArchive(std::unique_ptr<Lookahead> bytes) : bytes_(std::move(bytes)) {}

  NextMember next() override {
    pending_ = {};
    if (!ended_ && !skip(remaining_ + padding_)) return truncated();
    remaining_ = padding_ = 0;
    while (!ended_) {
      const std::string_view block = bytes_->ahead(tar_block).substr(0, tar_block);
      if (block.size() < tar_block) return at_end(block);
      if (is_zero(block)) {
        pass_zero_block();
      } else if (!is_tar_header(block)) {
        return resynchronise();
      } else if (std::optional<NextMember> found = take_header()) {
        return std::move(*found);
      }
    }
    return after_end();
  }

  ReadResult read(std::span<char> buffer) override {
    if (remaining_ == 0) return std::size_t{0};
    const auto room = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), remaining_));
    ReadResult result = bytes_->read(buffer.first(room));
    const std::size_t* count = std::get_if<std::size_t>(&result);
    if (count == nullptr || *count == 0) {
      ended_ = true;
      told_ = count == nullptr;
      return told_ ? std::move(result) : "truncated tar archive";
    }
    remaining_ -= *count;
    return result;
  }

 private:
  bool skip(std::uint64_t count) { return bytes_->skip(count) == count; }

  NextMember truncated() {
    ended_ = true;
    if (bytes_->error() != nullptr) return after_end();
    return ArchiveFault{"", "truncated tar archive"};
  }

  /// Many archives lack the zero blocks at their end.
  NextMember at_end(std::string_view block) {
    if (!block.empty()) return truncated();
    ended_ = true;
    return after_end();
  }

  /// What surrounds the archive may have its checksum or its fault behind the last member.
  NextMember after_end() {
    bytes_->skip(std::numeric_limits<std::uint64_t>::max());
    if (bytes_->error() == nullptr || std::exchange(told_, true)) return std::monostate();
    return ArchiveFault{"", *bytes_->error()};
  }

  /// Two zero blocks end an archive; one alone does not.
  void pass_zero_block() {
    bytes_->drop(tar_block);
    const std::string_view next = bytes_->ahead(tar_block).substr(0, tar_block);
    ended_ = next.size() == tar_block && !is_tar_header(next);
  }

  ArchiveFault resynchronise() {
    for (;;) {
      const std::string_view block = bytes_->ahead(tar_block).substr(0, tar_block);
      if (is_tar_header(block)) break;
      bytes_->drop(block.size());
      if (block.size() < tar_block) break;
    }
    return {"", "damaged tar archive"};
  }

  /// Nothing when the header belongs to no member that is a file.
  std::optional<NextMember> take_header() {
    const std::optional<TarHeader> header = parse_tar_header(bytes_->ahead(tar_block));
    bytes_->drop(tar_block);
    if (!header) return resynchronise();
    remaining_ = header->size;
    if (header->type == TarHeader::Type::file) remaining_ = pending_.size.value_or(remaining_);
    padding_ = (tar_block - remaining_ % tar_block) % tar_block;
    switch (header->type) {
      case TarHeader::Type::file:
        return take_file(*header);
      case TarHeader::Type::sparse:
        return ArchiveFault{pending_.path.value_or(header->name), "is a sparse member, which is not read"};
      case TarHeader::Type::long_name:
      case TarHeader::Type::pax:
        return take_metadata(*header);
      case TarHeader::Type::other:
        pending_ = {};
        break;
      case TarHeader::Type::note:
        break;
    }
    return pass_data();
  }

  NextMember take_file(const TarHeader& header) {
    std::string name = pending_.path.value_or(header.name);
    if (pending_.sparse) return ArchiveFault{std::move(name), "is a sparse member, which is not read"};
    return Member{std::move(name)};
  }

  std::optional<NextMember> take_metadata(const TarHeader& header) {
    if (header.size > metadata_limit) return ArchiveFault{"", "damaged tar archive"};
    const std::string_view text = bytes_->ahead(static_cast<std::size_t>(header.size)).substr(0, header.size);
    if (text.size() < header.size) return truncated();
    if (header.type == TarHeader::Type::long_name) {
      pending_.path = text.substr(0, text.find('\0'));
    } else if (std::optional<PaxRecords> records = parse_pax_records(text)) {
      pending_ = std::move(*records);
    } else {
      return ArchiveFault{"", "damaged tar archive"};
    }
    return pass_data();
  }

  std::optional<NextMember> pass_data() {
    if (!skip(remaining_ + padding_)) return truncated();
    remaining_ = padding_ = 0;
    return std::nullopt;
  }

  std::unique_ptr<Lookahead> bytes_;
  std::uint64_t remaining_ = 0;  // of the current member
  std::uint64_t padding_ = 0;
  PaxRecords pending_;  // about the next member
  bool ended_ = false;
  bool told_ = false;  // the error of the bytes was told
};

}  // namespace

std::unique_ptr<Archive> open_tar(std::unique_ptr<Lookahead> bytes) {
  return std::make_unique<TarArchive>(std::move(bytes));
}

}  // namespace tqn::io
