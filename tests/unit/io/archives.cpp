#include "archives.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <stdexcept>

namespace tqn::test {
namespace {

using Writer = std::unique_ptr<archive, int (*)(archive*)>;

la_ssize_t append(archive*, void* target, const void* bytes, std::size_t count) {
  static_cast<std::string*>(target)->append(static_cast<const char*>(bytes), count);
  return static_cast<la_ssize_t>(count);
}

void demand(archive* writer, int status) {
  if (status != ARCHIVE_OK) throw std::runtime_error(archive_error_string(writer));
}

void open(archive* writer, std::string& target) {
  demand(writer, archive_write_set_bytes_in_last_block(writer, 1));
  demand(writer, archive_write_open(writer, &target, nullptr, append, nullptr));
}

void add(archive* writer, const Entry& entry) {
  const std::unique_ptr<archive_entry, void (*)(archive_entry*)> header(archive_entry_new(), archive_entry_free);
  archive_entry_copy_pathname(header.get(), entry.name.c_str());
  archive_entry_set_perm(header.get(), 0644);
  switch (entry.type) {
    case Entry::Type::file:
      archive_entry_set_filetype(header.get(), AE_IFREG);
      archive_entry_set_size(header.get(), static_cast<la_int64_t>(entry.data.size()));
      break;
    case Entry::Type::folder:
      archive_entry_set_filetype(header.get(), AE_IFDIR);
      break;
    case Entry::Type::link:
      archive_entry_set_filetype(header.get(), AE_IFLNK);
      archive_entry_copy_symlink(header.get(), entry.data.c_str());
      break;
  }
  const int status = archive_write_header(writer, header.get());
  if (status != ARCHIVE_OK && status != ARCHIVE_WARN) demand(writer, status);  // it warns of names in the C locale
  if (entry.type == Entry::Type::file) archive_write_data(writer, entry.data.data(), entry.data.size());
}

}  // namespace

std::string pack(const char* filter, std::string_view bytes) {
  std::string packed;
  const Writer writer(archive_write_new(), archive_write_free);
  demand(writer.get(), archive_write_set_format_raw(writer.get()));
  demand(writer.get(), archive_write_add_filter_by_name(writer.get(), filter));
  open(writer.get(), packed);
  add(writer.get(), {"data", std::string(bytes)});
  demand(writer.get(), archive_write_close(writer.get()));
  return packed;
}

std::string make_archive(const char* format, const std::vector<Entry>& entries, const char* options) {
  std::string made;
  const Writer writer(archive_write_new(), archive_write_free);
  demand(writer.get(), archive_write_set_format_by_name(writer.get(), format));
  demand(writer.get(), archive_write_set_options(writer.get(), options));
  if (std::string_view(options).find("encryption") != std::string_view::npos) {
    demand(writer.get(), archive_write_set_passphrase(writer.get(), "secret"));
  }
  open(writer.get(), made);
  for (const Entry& entry : entries) add(writer.get(), entry);
  demand(writer.get(), archive_write_close(writer.get()));
  return made;
}

}  // namespace tqn::test
