#include "fuzz/target.hpp"
#include "support/properties.hpp"
#include "tqn/formats/format.hpp"

// The first byte says which of the registered formats the rest is read as.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto formats = tqn::all_formats();
  const tqn::Format& format = *formats[data[0] % formats.size()];
  if (format.can_read())
    tqn::test::require(tqn::test::reading_is_sound(tqn::test::text_of(data + 1, size - 1), format));
  return 0;
}
