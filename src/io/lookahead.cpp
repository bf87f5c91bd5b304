#include "io/lookahead.hpp"

#include <algorithm>
#include <cstring>

namespace tqn::io {

std::string_view Lookahead::ahead(std::size_t wanted) {
  if (end_ - begin_ < wanted && !ended()) {
    buffer_.resize(capacity);
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
    while (end_ < wanted && !ended()) {
      last_ = inner_->read(std::span(buffer_).subspan(end_));
      if (!ended()) end_ += std::get<std::size_t>(last_);
    }
  }
  return {buffer_.data() + begin_, end_ - begin_};
}

std::uint64_t Lookahead::skip(std::uint64_t count) {
  std::uint64_t taken = 0;
  while (taken != count) {
    const std::size_t there = ahead(1).size();
    if (there == 0) break;
    const auto part = static_cast<std::size_t>(std::min<std::uint64_t>(count - taken, there));
    drop(part);
    taken += part;
  }
  return taken;
}

ReadResult Lookahead::read(std::span<char> buffer) {
  if (begin_ != end_) {
    const std::size_t count = std::min(buffer.size(), end_ - begin_);
    std::memcpy(buffer.data(), buffer_.data() + begin_, count);
    begin_ += count;
    return count;
  }
  if (!ended()) last_ = inner_->read(buffer);
  return last_;
}

}  // namespace tqn::io
