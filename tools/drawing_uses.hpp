#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "drawing.hpp"
#include "exit.hpp"
#include "options.hpp"

namespace tqn::tools {

/// A set of pictures.
class Pictures {
 public:
  constexpr Pictures(std::initializer_list<Picture> pictures) noexcept {
    for (const Picture picture : pictures) bits_ |= bit(picture);
  }
  [[nodiscard]] constexpr bool has(Picture picture) const noexcept { return (bits_ & bit(picture)) != 0; }
  [[nodiscard]] constexpr Pictures operator|(Pictures other) const noexcept {
    other.bits_ |= bits_;
    return other;
  }
  /// "svg, png, pdf", as --to says it.
  [[nodiscard]] std::string names() const;

 private:
  [[nodiscard]] static constexpr unsigned bit(Picture picture) noexcept { return 1U << static_cast<unsigned>(picture); }
  unsigned bits_ = 0;
};

/// An option that does not hold for every picture, and the pictures for which it does. diagrams.md 14.
struct DrawingUse {
  std::string_view option;
  Pictures pictures;
};
[[nodiscard]] std::span<const DrawingUse> all_drawing_uses() noexcept;

/// What somebody asked for on the command line that would be of no effect on this picture; nothing if all is well.
[[nodiscard]] std::optional<Failure> find_useless(std::span<const Given> given, const Drawing& drawing,
                                                  Picture picture);

}  // namespace tqn::tools
