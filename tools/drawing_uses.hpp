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

/// A set of values of an enumeration.
template <typename Value>
class Some {
 public:
  constexpr Some(std::initializer_list<Value> values) noexcept {
    for (const Value value : values) bits_ |= bit(value);
  }
  [[nodiscard]] constexpr bool has(Value value) const noexcept { return (bits_ & bit(value)) != 0; }
  [[nodiscard]] constexpr Some operator|(Some other) const noexcept {
    other.bits_ |= bits_;
    return other;
  }

 private:
  [[nodiscard]] static constexpr unsigned bit(Value value) noexcept { return 1U << static_cast<unsigned>(value); }
  unsigned bits_ = 0;
};
using Pictures = Some<Picture>;
using Subjects = Some<Subject>;
/// "svg, png, pdf", as --to says it; "diagram, booklet", as --as does.
[[nodiscard]] std::string names_of(Pictures pictures);
[[nodiscard]] std::string names_of(Subjects subjects);

/// An option that does not hold for everything, and for what it does: pictures, and what is made of games.
/// diagrams.md 14.
struct DrawingUse {
  std::string_view option;
  Pictures pictures;
  Subjects subjects;
};
[[nodiscard]] std::span<const DrawingUse> all_drawing_uses() noexcept;

/// What somebody asked for on the command line that would be of no effect on what is made; nothing if all is well.
[[nodiscard]] std::optional<Failure> find_useless(std::span<const Given> given, const Drawing& drawing,
                                                  Picture picture);

}  // namespace tqn::tools
