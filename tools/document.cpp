#include "document.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "database_document.hpp"
#include "split_document.hpp"
#include "text_document.hpp"

namespace tqn::tools {
namespace {

template <typename Kind>
OpenedDocument made(std::variant<std::unique_ptr<Kind>, IoError> opened) {
  if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
  return std::get<std::unique_ptr<Kind>>(std::move(opened));
}

}  // namespace

OpenedDocument open_document(const Format& format, const Settings& settings) {
  const bool prints = settings.output.empty() || settings.output == "-";
  if (format.database != nullptr) {
    if (prints)
      return Failure{fmt::format("{} is no text that could be printed", format.name), "name a file with --output"};
    if (settings.split_by)
      return Failure{fmt::format("{} is one file: --split-by does not go with it", format.name), ""};
    return made(DatabaseDocument::open(format, settings.output));
  }
  if (settings.split_by) {
    if (prints) return Failure{"--split-by writes into a folder", "name it with --output"};
    return made(SplitDocument::open(format, settings));
  }
  if (prints && settings.append) return Failure{"--append adds to a file", "name it with --output"};
  if (prints) return std::make_unique<TextDocument>(format, open_stdout());
  return made(TextDocument::open(format, settings.output, growth_of(settings)));
}

}  // namespace tqn::tools
