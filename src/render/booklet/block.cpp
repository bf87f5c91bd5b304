#include "render/booklet/block.hpp"

#include <cstdint>
#include <cstring>

namespace tqn::booklet {
namespace {

// Written and read by the same program: numbers are bytes as they are.

template <typename Number>
void append_number(std::string& out, Number number) {
  out.append(reinterpret_cast<const char*>(&number), sizeof number);  // NOLINT(*-reinterpret-cast)
}

template <typename Number>
Number take_number(std::string_view& from) noexcept {
  Number number{};
  if (from.size() < sizeof number) return number;
  std::memcpy(&number, from.data(), sizeof number);
  from.remove_prefix(sizeof number);
  return number;
}

}  // namespace

void append_text(std::string& out, std::string_view text) {
  append_number(out, static_cast<std::uint64_t>(text.size()));
  out += text;
}

std::string_view take_text(std::string_view& from) noexcept {
  const auto size = take_number<std::uint64_t>(from);
  const std::string_view text = from.substr(0, static_cast<std::size_t>(size));
  from.remove_prefix(text.size());
  return text;
}

void append_block(std::string& out, const Block& block) {
  append_number(out, block.height);
  append_number(out, block.gap);
  append_number(out, block.keeps);
  append_number(out, block.clears);
  append_text(out, block.name);
  append_text(out, block.svg);
  append_number(out, static_cast<std::uint64_t>(block.figures.size()));
  for (const Figure& figure : block.figures) {
    append_number(out, figure.height);
    append_text(out, figure.svg);
  }
}

std::optional<Block> take_block(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  Block block;
  block.height = take_number<double>(text);
  block.gap = take_number<double>(text);
  block.keeps = take_number<bool>(text);
  block.clears = take_number<bool>(text);
  block.name = take_text(text);
  block.svg = take_text(text);
  block.figures.resize(static_cast<std::size_t>(take_number<std::uint64_t>(text)));
  for (Figure& figure : block.figures) {
    figure.height = take_number<double>(text);
    figure.svg = take_text(text);
  }
  return block;
}

}  // namespace tqn::booklet
