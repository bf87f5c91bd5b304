#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tqn/annotate/pit_naming.hpp"
#include "tqn/check/check.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/language.hpp"

namespace tqn {
namespace annotating {
class Annotator;
}

/// What replay, and a book of openings, tell of a game, in the order in which it is written. annotations.md 2.1.
enum class Fact : std::uint8_t {
  counts,
  tuzdyk,
  kazans,
  swing,
  emt,
  checkpoints,
  prose,
  moments,
  opening,
  count,
  termination,
  plycount,
};
inline constexpr std::size_t fact_count = static_cast<std::size_t>(Fact::plycount) + 1;

/// A set of facts.
class Facts {
 public:
  constexpr Facts() noexcept = default;
  constexpr Facts(Fact fact) noexcept { add(fact); }  // NOLINT(google-explicit-constructor)
  [[nodiscard]] static constexpr Facts all() noexcept {
    Facts facts;
    facts.bits_ = (1U << fact_count) - 1;
    return facts;
  }
  constexpr Facts& add(Fact fact) noexcept {
    bits_ |= 1U << static_cast<unsigned>(fact);
    return *this;
  }
  [[nodiscard]] constexpr bool has(Fact fact) const noexcept {
    return (bits_ >> static_cast<unsigned>(fact) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool none() const noexcept { return bits_ == 0; }
  constexpr Facts& operator|=(Facts other) noexcept {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr bool operator==(Facts, Facts) = default;

 private:
  unsigned bits_ = 0;
};

struct FactInfo {
  Fact fact;
  std::string_view name;     ///< "kazans"
  std::string_view meaning;  ///< one line
};
/// All rows, in order.
[[nodiscard]] std::span<const FactInfo> all_facts() noexcept;
/// By its name; nothing if there is none.
[[nodiscard]] std::optional<Fact> find_fact(std::string_view name) noexcept;

class Book;

/// Which facts are written, and how.
struct FactOptions {
  Facts facts;
  CountDialect counts = CountDialect::total;  ///< what counts mean; undecided: totals
  std::uint32_t checkpoint_moves = 10;        ///< moves between two checkpoints; at least 1
  Language language = Language::en;
  PitNaming pits = PitNaming::numbers;
  const Book* book = nullptr;  ///< for openings; null: none is named
};

/// Writes facts into a game; those of the same names that were written before give way. No half-move is changed.
/// Precondition: `verdict` is what check() made of this game, and it is legal. annotations.md 2.
void add_facts(Game& game, const Verdict& verdict, const FactOptions& options);

/// The same for one game after another, and quicker: it keeps its memory, from which the games borrow.
class FactWriter {
 public:
  FactWriter();
  FactWriter(FactWriter&&) noexcept;
  FactWriter& operator=(FactWriter&&) noexcept;
  ~FactWriter();

  /// Where check() of the next game may leave its way (CheckOptions::trace), so that it is not gone twice.
  [[nodiscard]] Trace& trace() noexcept;
  /// As add_facts(). Precondition: if the way of a game was left, it is this one's. The game must not be read any more
  /// when this is called again, or is gone.
  void add(Game& game, const Verdict& verdict, const FactOptions& options);
  /// Takes memory back from the game that facts were added to last. Its facts are gone then, but not all.
  void take_back(Game& game);

 private:
  std::unique_ptr<annotating::Annotator> annotator_;
};

/// Takes facts out that add_facts() wrote. What people wrote stays. annotations.md 2.2.
void strip_facts(Game& game, Facts facts);

}  // namespace tqn
