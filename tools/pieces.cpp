#include "pieces.hpp"

#include <cstdint>

namespace tqn::tools {

void Pieces::add(std::size_t at, std::size_t size, std::string_view after) {
  close();
  const std::size_t begin = work_.rewritten.size();
  work_.rewritten += after;
  end(at, size, begin);
}

void Pieces::end(std::size_t at, std::size_t size, std::size_t begin) {
  work_.pieces.push_back({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + size)},
                          {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(work_.rewritten.size())}});
}

void Pieces::close() {
  if (work_.pieces.empty() || !work_.pieces.back().open) return;
  work_.rewritten += '\n';
  ++work_.pieces.back().after.end;
  work_.pieces.back().open = false;
}

void Pieces::drop(std::size_t at, std::size_t end) {
  if (work_.pieces.empty()) return add(at, end - at, {});
  work_.pieces.back().before.end = static_cast<std::uint32_t>(end);
}

}  // namespace tqn::tools
