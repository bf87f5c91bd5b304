#include "io/zip.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "io/archive.hpp"

namespace tqn::io {
namespace {

/// Reads the members one behind another, without the directory at the end: a pipe has no end yet, and a
/// damaged archive may have none.
class ZipArchive final : public Archive {
 public:
  explicit ZipArchive(std::unique_ptr<Lookahead> bytes) : bytes_(std::move(bytes)) {
    // APPNOTE 8.5.4 and 8.5.5: markers of an archive that could have been split.
    const std::string_view head = bytes_->ahead(4);
    if (head.starts_with(zip_descriptor) || head.starts_with("PK00")) bytes_->drop(4);
  }

  NextMember next() override {
    if (std::optional<ArchiveFault> fault = leave_member()) return std::move(*fault);
    while (!ended_) {
      const std::string_view signature = bytes_->ahead(4);
      if (signature.starts_with(zip_local_header)) {
        if (std::optional<NextMember> found = take_member()) return std::move(*found);
      } else if (begins_directory(signature)) {
        ended_ = true;
      } else if (signature.size() < 4) {
        return truncated();
      } else {
        find_signature();
        failed_ = true;
        return ArchiveFault{"", "damaged zip archive"};
      }
    }
    return after_end();
  }

  ReadResult read(std::span<char> buffer) override {
    if (!member_) return std::size_t{0};
    ReadResult result = member_->read(buffer);
    if (const std::string* message = std::get_if<std::string>(&result)) remember(*message);
    return result;
  }

 private:
  static bool begins_directory(std::string_view bytes) {
    return bytes.starts_with(zip_central_header) || bytes.starts_with(zip_end_record) ||
           bytes.starts_with(zip_end_record_64);
  }

  /// Goes on to what can be a header.
  void find_signature() {
    for (;;) {
      const std::string_view view = bytes_->ahead(4);
      if (view.size() < 4) return static_cast<void>(bytes_->skip(view.size()));
      for (std::size_t at = view.find("PK"); at < view.size() - 3; at = view.find("PK", at + 1)) {
        const std::string_view found = view.substr(at);
        if (!found.starts_with(zip_local_header) && !begins_directory(found)) continue;
        return bytes_->drop(at);
      }
      bytes_->drop(view.size() - 3);
    }
  }

  /// A fault is told once.
  void remember(const std::string& message) {
    failed_ = true;
    told_ = told_ || (bytes_->error() != nullptr && message == *bytes_->error());
  }

  std::optional<ArchiveFault> leave_member() {
    if (!member_) return std::nullopt;
    std::optional<std::string> message = member_->pass();
    if (message) remember(*message);
    if (member_->lost()) find_signature();
    member_.reset();
    if (!message) return std::nullopt;
    return ArchiveFault{name_, std::move(*message)};
  }

  /// Nothing when the member is a folder.
  std::optional<NextMember> take_member() {
    const std::optional<ZipHeader> header = take_zip_header(*bytes_);
    if (!header) return truncated();
    name_ = header->name;
    if (header->encrypted) return pass_by(*header, "is encrypted");
    if (!zip_method(header->method).first) {
      return pass_by(*header, fmt::format("is packed by method {}, which is not read", header->method));
    }
    member_.emplace(*bytes_, *header);
    if (!name_.ends_with('/')) return Member{name_};
    if (std::optional<ArchiveFault> fault = leave_member()) return std::move(*fault);
    return std::nullopt;
  }

  ArchiveFault pass_by(const ZipHeader& header, std::string message) {
    if (header.size_known()) bytes_->skip(header.packed);
    if (header.descriptor) find_signature();
    return {header.name, std::move(message)};
  }

  NextMember truncated() {
    ended_ = true;
    if (failed_ || bytes_->error() != nullptr) return after_end();
    return ArchiveFault{"", "truncated zip archive"};
  }

  /// What surrounds the archive may have its checksum or its fault behind the last member.
  NextMember after_end() {
    bytes_->skip(std::numeric_limits<std::uint64_t>::max());
    if (bytes_->error() == nullptr || std::exchange(told_, true)) return std::monostate();
    return ArchiveFault{"", *bytes_->error()};
  }

  std::unique_ptr<Lookahead> bytes_;
  std::string name_;
  std::optional<ZipMember> member_;
  bool failed_ = false;  // a fault was told that explains a missing end
  bool told_ = false;    // the error of the bytes was told
  bool ended_ = false;
};

}  // namespace

std::unique_ptr<Archive> open_zip(std::unique_ptr<Lookahead> bytes) {
  return std::make_unique<ZipArchive>(std::move(bytes));
}

}  // namespace tqn::io
