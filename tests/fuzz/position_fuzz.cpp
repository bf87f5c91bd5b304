#include "fuzz/target.hpp"
#include "support/properties.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tqn::test::require(tqn::test::positions_come_back(tqn::test::text_of(data, size)));
  return 0;
}
