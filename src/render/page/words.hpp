#pragma once

#include <span>
#include <string_view>

#include "tqn/render/language.hpp"

namespace tqn::page {

/// A text of the page in every language. {0}, {1} and {2} stand for what the script puts in.
struct Phrase {
  std::string_view key;
  std::string_view kk;
  std::string_view ky;
  std::string_view ru;
  std::string_view en;

  [[nodiscard]] std::string_view in(Language language) const noexcept;
};

/// What the page says in its own markup.
[[nodiscard]] std::span<const Phrase> page_words() noexcept;
/// What its script says.
[[nodiscard]] std::span<const Phrase> spoken_words() noexcept;
/// A text of the page. Precondition: the key is in page_words().
[[nodiscard]] std::string_view word(std::string_view key, Language language) noexcept;

}  // namespace tqn::page
