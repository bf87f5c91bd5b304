#include <iconv.h>

#include <array>
#include <cerrno>

#include "io/decode.hpp"

namespace tqn::io {
namespace {

class IconvDecoder final : public Decoder {
 public:
  explicit IconvDecoder(iconv_t handle) noexcept : handle_(handle) {}
  IconvDecoder(const IconvDecoder&) = delete;
  IconvDecoder& operator=(const IconvDecoder&) = delete;
  ~IconvDecoder() override { iconv_close(handle_); }

  std::size_t decode(std::string_view in, std::string& out) override {
    char* next = const_cast<char*>(in.data());  // the function only reads it
    std::size_t left = in.size();
    while (left != 0) {
      const std::size_t before = left;
      const int error = convert(&next, &left, out);
      if (error == EINVAL) break;  // unfinished
      const bool stuck = error == E2BIG && left == before;
      if (error != EILSEQ && !stuck) continue;
      out.push_back(undecodable);
      ++next;
      --left;
    }
    return in.size() - left;
  }

  void finish(std::string& out) override { convert(nullptr, nullptr, out); }

 private:
  /// One call: 0, or why it did not convert all.
  int convert(char** next, std::size_t* left, std::string& out) {
    std::array<char, 4096> buffer;
    char* to = buffer.data();
    std::size_t room = buffer.size();
    const std::size_t result = iconv(handle_, next, left, &to, &room);
    const int error = result == static_cast<std::size_t>(-1) ? errno : 0;
    out.append(buffer.data(), buffer.size() - room);
    return error;
  }

  iconv_t handle_;
};

}  // namespace

std::unique_ptr<Decoder> iconv_decoder(const std::string& encoding) {
  // An empty name means the locale's encoding, and a slash begins options such as //IGNORE.
  if (encoding.empty() || encoding.find_first_of(std::string_view("/\0", 2)) != std::string::npos) return nullptr;
  const iconv_t handle = iconv_open("UTF-8", encoding.c_str());
  if (handle == reinterpret_cast<iconv_t>(-1)) return nullptr;
  return std::make_unique<IconvDecoder>(handle);
}

}  // namespace tqn::io
