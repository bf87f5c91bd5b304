#include "tqn/io/input.hpp"

#include <fmt/format.h>

#include <utility>

#include "io/archive.hpp"
#include "io/decode.hpp"
#include "io/file_bytes.hpp"
#include "io/names.hpp"
#include "io/packing.hpp"

namespace tqn {
namespace io {
namespace {

/// Archives and codecs one inside another. A file can be made that holds itself.
constexpr std::size_t packing_limit = 6;

class Stream final : public Input {
 public:
  Stream(std::string name, std::shared_ptr<const Progress> progress, bool plain)
      : name_(std::move(name)), progress_(std::move(progress)), plain_(plain) {}

  void begin(std::unique_ptr<Lookahead> bytes, const std::string& asked) {
    Encoding encoding = find_encoding(bytes->ahead(encoding_head), asked);
    bytes->drop(encoding.mark);
    notes_.byte_order_mark = encoding.mark != 0;
    notes_.transcoded = encoding.decoder != nullptr;
    notes_.encoding = std::move(encoding.name);
    bytes_ =
        encoding.decoder ? decode(std::move(bytes), std::move(encoding.decoder), notes_.undecodable) : std::move(bytes);
  }

  std::variant<std::size_t, IoError> read(std::span<char> buffer) override {
    if (buffer.empty()) return std::size_t{0};
    if (!outcome_) {
      ReadResult result = bytes_->read(buffer);
      const std::size_t* count = std::get_if<std::size_t>(&result);
      if (count != nullptr && *count != 0) return *count;
      outcome_ = std::move(result);
    }
    if (const std::string* message = std::get_if<std::string>(&*outcome_)) return IoError{name_, *message};
    return std::size_t{0};
  }

  std::string_view name() const noexcept override { return name_; }
  InputNotes notes() const override { return notes_; }
  std::optional<std::uint64_t> size() const noexcept override { return progress_->size; }
  std::uint64_t consumed() const noexcept override { return progress_->consumed; }
  bool is_plain_file() const noexcept override { return plain_; }

 private:
  std::string name_;
  std::shared_ptr<const Progress> progress_;
  bool plain_;
  InputNotes notes_;
  std::unique_ptr<ByteSource> bytes_;
  std::optional<ReadResult> outcome_;  // the end or an error, for ever
};

bool is_packed_name(std::string_view name) { return has_archive_suffix(name) || without_packing_suffix(name) != name; }

/// What a member gives. The archive must outlive it.
class MemberBytes final : public ByteSource {
 public:
  explicit MemberBytes(Archive& archive) noexcept : archive_(archive) {}
  ReadResult read(std::span<char> buffer) override { return archive_.read(buffer); }

 private:
  Archive& archive_;
};

class Source final : public InputSource {
 public:
  using Next = std::variant<std::unique_ptr<Input>, IoError>;

  Source(std::string name, std::unique_ptr<ByteSource> bytes, std::shared_ptr<const Progress> progress,
         InputOptions options)
      : name_(std::move(name)), root_(std::move(bytes)), progress_(std::move(progress)), options_(std::move(options)) {}

  Next next() override {
    std::optional<Next> found;
    if (root_) found = open(name_, std::move(root_));
    while (!found && !archives_.empty()) found = next_member();
    if (found) {
      barren_ = false;
      return std::move(*found);
    }
    if (std::exchange(barren_, false)) return IoError{name_, "nothing in this archive can be read as a record"};
    return nullptr;
  }

 private:
  struct Level {
    std::string name;
    std::unique_ptr<Archive> archive;
  };

  /// Nothing when the bytes are an archive, which then is the innermost level.
  std::optional<Next> open(std::string name, std::unique_ptr<ByteSource> source) {
    auto bytes = std::make_unique<Lookahead>(std::move(source));
    bool packed = !archives_.empty();
    if (bytes->ahead(1).empty() && bytes->error() == nullptr && is_packed_name(name)) {
      return IoError{std::move(name), "it is empty, where packed data was expected"};
    }
    for (std::size_t depth = archives_.size();; ++depth) {
      const Packing packing = find_packing(bytes->ahead(packing_head));
      if (const Foreign* foreign = std::get_if<Foreign>(&packing)) {
        return IoError{std::move(name),
                       fmt::format("is packed by {}, which is not read: unpack it first", foreign->name)};
      }
      if (std::holds_alternative<std::monostate>(packing)) break;
      if (depth == packing_limit) return IoError{std::move(name), fmt::format("is packed more than {} times", depth)};
      if (const ArchiveKind* kind = std::get_if<ArchiveKind>(&packing)) {
        barren_ = barren_ || archives_.empty();
        archives_.push_back({std::move(name), open_archive(*kind, std::move(bytes))});
        return std::nullopt;
      }
      packed = true;
      bytes = std::make_unique<Lookahead>(unpack(std::move(bytes), std::get<Compression>(packing)));
    }
    auto stream = std::make_unique<Stream>(std::move(name), progress_, progress_->regular_file && !packed);
    stream->begin(std::move(bytes), options_.encoding);
    return std::unique_ptr<Input>(std::move(stream));
  }

  /// Nothing when there is something to be passed by.
  std::optional<Next> next_member() {
    Level& level = archives_.back();
    NextMember next = level.archive->next();
    if (ArchiveFault* fault = std::get_if<ArchiveFault>(&next)) {
      return IoError{fault->member.empty() ? level.name : level.name + ':' + fault->member, std::move(fault->message)};
    }
    if (const Member* member = std::get_if<Member>(&next)) {
      if (is_hidden(member->name)) return std::nullopt;
      if (!options_.member_extensions.empty() && !is_wanted(member->name, options_.member_extensions))
        return std::nullopt;
      return open(level.name + ':' + member->name, std::make_unique<MemberBytes>(*level.archive));
    }
    archives_.pop_back();
    return std::nullopt;
  }

  static std::unique_ptr<Archive> open_archive(ArchiveKind kind, std::unique_ptr<Lookahead> bytes) {
    switch (kind) {
      case ArchiveKind::tar:
        return open_tar(std::move(bytes));
      case ArchiveKind::zip:
        return open_zip(std::move(bytes));
    }
    return nullptr;
  }

  std::string name_;
  std::unique_ptr<ByteSource> root_;  // until it is opened
  std::shared_ptr<const Progress> progress_;
  InputOptions options_;
  std::vector<Level> archives_;  // outermost first
  bool barren_ = false;          // the argument is an archive that gave neither a stream nor an error
};

std::variant<std::unique_ptr<InputSource>, IoError> make_source(std::string name, OpenedBytes opened,
                                                                std::shared_ptr<const Progress> progress,
                                                                const InputOptions& options) {
  if (std::string* message = std::get_if<std::string>(&opened)) return IoError{std::move(name), std::move(*message)};
  if (!is_known_encoding(options.encoding)) {
    return IoError{std::move(name), fmt::format("unknown encoding \"{}\"", options.encoding)};
  }
  return std::make_unique<Source>(std::move(name), std::get<std::unique_ptr<ByteSource>>(std::move(opened)),
                                  std::move(progress), options);
}

}  // namespace
}  // namespace io

std::variant<std::unique_ptr<InputSource>, IoError> open_input(const std::string& path, const InputOptions& options) {
  const auto progress = std::make_shared<io::Progress>();
  if (path == "-") return io::make_source(options.stdin_name, io::open_stdin(progress), progress, options);
  return io::make_source(path, io::open_file(path, progress), progress, options);
}

std::variant<std::unique_ptr<InputSource>, IoError> open_memory(std::string name, std::string bytes,
                                                                const InputOptions& options, std::size_t block) {
  const auto progress = std::make_shared<io::Progress>();
  return io::make_source(std::move(name), io::memory_bytes(std::move(bytes), block, progress), progress, options);
}

}  // namespace tqn
