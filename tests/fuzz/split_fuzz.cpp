#include <algorithm>
#include <span>

#include "fuzz/target.hpp"
#include "support/properties.hpp"

// The first eight bytes are the lengths of the blocks, the rest is the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::size_t sizes = std::min<std::size_t>(size, 8);
  tqn::test::require(
      tqn::test::blocks_do_not_matter(tqn::test::text_of(data + sizes, size - sizes), std::span(data, sizes)));
  return 0;
}
