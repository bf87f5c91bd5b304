#include "whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "tqn/io/input.hpp"
#include "tqn/report/report.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::tools {

std::variant<std::string, IoError> read_whole(const std::string& path) {
  constexpr std::size_t most = std::size_t{64} << 20U;
  auto opened = open_input(path, {});
  if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
  auto next = std::get<std::unique_ptr<InputSource>>(opened)->next();
  if (auto* const error = std::get_if<IoError>(&next)) return std::move(*error);
  const auto& input = std::get<std::unique_ptr<Input>>(next);
  std::string text;
  std::array<char, std::size_t{1} << 16U> block{};
  while (input != nullptr) {
    auto read = input->read(block);
    if (auto* const error = std::get_if<IoError>(&read)) return std::move(*error);
    const std::size_t size = std::get<std::size_t>(read);
    if (size == 0) break;
    text.append(block.data(), size);
    if (text.size() > most) return IoError{path, "it is larger than 64 MiB"};
  }
  return text;
}

std::optional<Failure> not_utf8(const std::string& path, std::string_view text) {
  const auto at = find_invalid_utf8(text);
  if (!at) return std::nullopt;
  const std::size_t line_begin = text.rfind('\n', *at) + 1;
  const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*at), '\n') + 1;
  return Failure{fmt::format("{}:{}:{}: this byte is no part of UTF-8", visible(path), line,
                             count_code_points(text.substr(line_begin, *at - line_begin)) + 1),
                 "save the file as UTF-8"};
}

}  // namespace tqn::tools
