// Any bytes as the content of a file. However they come, in one piece or byte by byte, the streams, their text and
// their errors are the same; and all of it ends.

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/target.hpp"
#include "tqn/io/input.hpp"

namespace {

using namespace std::string_view_literals;

constexpr std::size_t text_limit = std::size_t{1} << 17;  // of one input: packed data can be a million times larger
constexpr std::size_t error_limit = 1000;

struct Manner {
  std::size_t block;   // how the file gives its bytes
  std::size_t buffer;  // how they are asked for
};

/// Everything a source gives, as one text that tells streams apart.
std::string read_all(const std::string& bytes, const tqn::InputOptions& options, Manner manner) {
  auto opened = tqn::open_memory("input", bytes, options, manner.block);
  if (const auto* error = std::get_if<tqn::IoError>(&opened)) return "error " + error->message;
  tqn::InputSource& source = *std::get<0>(opened);
  std::string all;
  std::size_t errors = 0;
  std::vector<char> buffer(manner.buffer);
  while (all.size() < text_limit && errors < error_limit) {
    auto next = source.next();
    if (const auto* error = std::get_if<tqn::IoError>(&next)) {
      all += "\n[" + error->file + " error " + error->message + "]\n";
      ++errors;
      continue;
    }
    tqn::Input* const input = std::get<0>(next).get();
    if (input == nullptr) return all + "\n[end]\n";
    all.append("\n[").append(input->name()).append("]\n");
    while (all.size() < text_limit) {
      const auto result = input->read(buffer);
      if (const auto* error = std::get_if<tqn::IoError>(&result)) {
        all += "\n[error " + error->message + "]\n";
        ++errors;
        break;
      }
      const std::size_t count = std::get<std::size_t>(result);
      if (count == 0) break;
      if (count > buffer.size()) tqn::test::require("more was read than fits");
      all.append(buffer.data(), count);
    }
    all += "\n[" + input->notes().encoding + ' ' + std::to_string(input->notes().undecodable) + "]\n";
  }
  all.resize(std::min(all.size(), text_limit));
  return all;
}

/// Makes every block of 512 bytes that could be a header of tar one: no fuzzer guesses checksums.
std::string with_checksums(std::string bytes) {
  for (std::size_t begin = 0; begin + 512 <= bytes.size(); begin += 512) {
    const std::string_view block = std::string_view(bytes).substr(begin, 512);
    if (block.substr(257, 5) != "ustar" && begin != 0) continue;
    bytes.replace(begin + 148, 8, "        ");
    unsigned sum = 0;
    for (std::size_t i = 0; i < 512; ++i) sum += static_cast<unsigned char>(bytes[begin + i]);
    std::array<char, 8> field{};
    std::snprintf(field.data(), field.size(), "%06o", sum);
    bytes.replace(begin + 148, 7, field.data(), 7);
  }
  return bytes;
}

/// The first byte of the input says what is made of the rest.
std::string dressed(unsigned manner, std::string bytes) {
  constexpr std::array prefixes = {"PK\x03\x04"sv,
                                   "\x1F\x8B\x08"sv,
                                   "\x28\xB5\x2F\xFD"sv,
                                   "\xFD"
                                   "7zXZ\0"sv,
                                   "BZh91AY&SY"sv,
                                   "\xFF\xFE"sv};
  if (manner == 0) return bytes;
  if (manner == 1) return with_checksums(std::move(bytes));
  return std::string(prefixes[(manner - 2) % prefixes.size()]) + bytes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // Not those with shift states: where their faults lie depends on how iconv was fed.
  constexpr std::array encodings = {"auto", "windows-1251", "utf-16", "gb18030", "euc-kr"};
  const std::string_view text = tqn::test::text_of(data, size);
  const unsigned choice = text.empty() ? 0 : static_cast<unsigned char>(text.front());
  tqn::InputOptions options;
  options.encoding = encodings[choice % 8 % encodings.size()];
  const std::string bytes = dressed(choice / 8 % 8, std::string(text.substr(std::min<std::size_t>(size, 1))));
  const std::string whole = read_all(bytes, options, {0, 64 * 1024});
  for (const Manner& manner : {Manner{1, 64 * 1024}, Manner{7, 5}, Manner{0, 1}}) {
    const std::string other = read_all(bytes, options, manner);
    if (other != whole)
      tqn::test::require("read in another manner, the same bytes give\n" + other + "\nand not\n" + whole);
  }
  return 0;
}
