#include "key_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "tqn/report/report.hpp"
#include "whole_file.hpp"

namespace tqn::tools {

std::variant<std::string, Failure> read_small_file(const std::string& path, std::string_view what) {
  constexpr std::size_t most_bytes = std::size_t{1} << 16U;
  std::ifstream stream(path, std::ios::binary);
  std::string text(most_bytes + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
  if (stream.bad() || !stream.eof()) {
    const bool large = text.size() > most_bytes;
    return Failure{fmt::format("cannot read {}: it is {}", visible(path),
                               large ? fmt::format("too large for {}", what) : "no readable file"),
                   ""};
  }
  if (auto failure = not_utf8(path, text)) return *std::move(failure);
  return text;
}

Failure failure_in(const std::string& path, const KeyFileError& error) {
  const std::string place = error.line > 0 ? fmt::format(":{}:{}", error.line, error.column) : "";
  return {fmt::format("{}{}: {}", visible(path), place, error.message), error.help};
}

}  // namespace tqn::tools
