#include "io/unpack.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <utility>

#include "io/decode.hpp"
#include "io/unpack_reader.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::io {
namespace {

int filter_of(Compression compression) noexcept {
  switch (compression) {
    case Compression::gzip:
      return ARCHIVE_FILTER_GZIP;
    case Compression::bzip2:
      return ARCHIVE_FILTER_BZIP2;
    case Compression::xz:
      return ARCHIVE_FILTER_XZ;
    case Compression::zstd:
      return ARCHIVE_FILTER_ZSTD;
  }
  return ARCHIVE_FILTER_NONE;
}

void allow(archive* reader, Compression compression) {
  archive_read_support_filter_by_code(reader, filter_of(compression));
  archive_read_support_format_raw(reader);
  archive_read_support_format_empty(reader);
}

void allow(archive* reader, ArchiveKind kind) {
  switch (kind) {
    case ArchiveKind::tar:
      archive_read_support_format_tar(reader);
      break;
    case ArchiveKind::zip:
      archive_read_support_format_zip_streamable(reader);
      break;
  }
}

class UnpackedBytes final : public ByteSource {
 public:
  UnpackedBytes(std::unique_ptr<Lookahead> packed, Compression compression)
      : reader_(std::move(packed)), filter_(filter_of(compression)) {
    allow(reader_.handle(), compression);
  }

  ReadResult read(std::span<char> buffer) override {
    if (!std::exchange(opened_, true)) {
      if (!reader_.open()) return reader_.fault();
      // It passes on what it sees no sense in, such as the first bytes of a header.
      if (archive_filter_code(reader_.handle(), 0) != filter_) return "damaged";
      archive_entry* entry = nullptr;
      const int status = archive_read_next_header(reader_.handle(), &entry);
      if (status == ARCHIVE_EOF) return end();
      if (status < ARCHIVE_WARN) return reader_.fault();
    }
    ReadResult result = reader_.read(buffer);
    const std::size_t* const count = std::get_if<std::size_t>(&result);
    return count != nullptr && *count == 0 ? end() : result;
  }

 private:
  /// Some filters end in silence where another stream ought to begin and does not.
  ReadResult end() {
    switch (reader_.rest()) {
      case UnpackReader::Rest::none:
        return std::size_t{0};
      case UnpackReader::Rest::unread:
        return "damaged: not all of it is packed data";
      case UnpackReader::Rest::error:
        return reader_.fault();
    }
    return std::size_t{0};
  }

  UnpackReader reader_;
  int filter_;
  bool opened_ = false;
};

/// Names are in UTF-8 or in the code page of somebody's console. That is 866 where this game is played.
std::string name_of(archive_entry* entry) {
  const char* bytes = archive_entry_pathname_utf8(entry);
  if (bytes == nullptr) bytes = archive_entry_pathname(entry);
  if (bytes == nullptr) return "?";
  std::string name = bytes;
  if (find_invalid_utf8(name)) name = decode_all(name, "CP866").value_or(name);
  return name;
}

class Members final : public Archive {
 public:
  Members(std::unique_ptr<Lookahead> bytes, ArchiveKind kind) : reader_(std::move(bytes)) {
    allow(reader_.handle(), kind);
  }

  NextMember next() override {
    if (!ended_ && !std::exchange(opened_, true) && !reader_.open()) return last_fault();
    while (!ended_) {
      archive_entry* entry = nullptr;
      const int status = reader_.next(entry);
      if (status == ARCHIVE_EOF) return end();
      if (status == ARCHIVE_FATAL) return last_fault();
      if (status == ARCHIVE_RETRY) {
        if (!std::exchange(lost_, true)) return ArchiveFault{"", reader_.fault()};
        continue;
      }
      lost_ = false;
      if (status < ARCHIVE_WARN) return ArchiveFault{name_of(entry), reader_.fault()};
      if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) != nullptr) continue;
      if (archive_entry_is_encrypted(entry) != 0) return ArchiveFault{name_of(entry), "is encrypted"};
      return Member{name_of(entry)};
    }
    return std::monostate();
  }

  ReadResult read(std::span<char> buffer) override {
    ReadResult result = reader_.read(buffer);
    ended_ = ended_ || reader_.is_dead();
    return result;
  }

 private:
  /// What surrounds the archive may have its checksum or its fault behind the last member.
  NextMember end() {
    ended_ = true;
    if (reader_.rest() == UnpackReader::Rest::error) return ArchiveFault{"", reader_.fault()};
    return std::monostate();
  }
  NextMember last_fault() {
    ended_ = true;
    return ArchiveFault{"", reader_.fault()};
  }

  UnpackReader reader_;
  bool opened_ = false;
  bool ended_ = false;
  bool lost_ = false;  // behind a damaged header, which was told, and before a good one
};

}  // namespace

std::unique_ptr<ByteSource> unpack(std::unique_ptr<Lookahead> packed, Compression compression) {
  return std::make_unique<UnpackedBytes>(std::move(packed), compression);
}

std::unique_ptr<Archive> open_archive(std::unique_ptr<Lookahead> bytes, ArchiveKind kind) {
  return std::make_unique<Members>(std::move(bytes), kind);
}

}  // namespace tqn::io
