#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tqn::test {

/// A text that repeats one thing very often. Reading and checking it must take time in proportion to its
/// length: the benchmark pathological_bench measures that, pathological_test only sees that it ends and what
/// is said.
struct Pathological {
  std::string_view name;
  std::string_view front;  ///< once, before
  std::string_view unit;   ///< repeated; '#' in it is replaced by the number of the repetition
  std::string_view back;   ///< once, behind
  std::string_view codes;  ///< some of what must be reported at 1000 repetitions and more, blanks between; may be empty
  bool many_games = false;  ///< each repetition is a game
};

[[nodiscard]] std::span<const Pathological> pathological_texts();
[[nodiscard]] std::string make(const Pathological& text, std::size_t repetitions);

}  // namespace tqn::test
