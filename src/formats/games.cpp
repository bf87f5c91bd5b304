#include <memory>
#include <optional>

#include "tqn/formats/format.hpp"

namespace tqn {
namespace {

/// Games that stand one behind another.
class Sequence final : public GameReader {
 public:
  Sequence(const Format& format, std::string_view text) noexcept : format_(format), text_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    const std::size_t size = format_.read(text_.substr(at_), game, sink);
    if (size == 0) return std::nullopt;
    const std::size_t begin = at_;
    at_ += size;
    return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
  }

 private:
  const Format& format_;
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::unique_ptr<GameReader> open_games(const Format& format, std::string_view text) {
  if (format.open != nullptr) return format.open(text);
  return std::make_unique<Sequence>(format, text);
}

}  // namespace tqn
