#include "tqn/record/game.hpp"

#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {

void Line::clear() noexcept {
  before.clear();
  plies.clear();
  numbers.clear();
  bare = false;
  where = {};
}

const Tag* Game::find(TagKey key) const noexcept {
  for (const Tag& tag : tags) {
    if (tag.key == key) return &tag;
  }
  return nullptr;
}

std::string_view Game::value(TagKey key) const noexcept {
  const Tag* const tag = find(key);
  return tag == nullptr ? std::string_view() : tag->value.view();
}

std::string_view Game::known_value(TagKey key) const noexcept {
  const std::string_view said = value(key);
  return said == info(key).unknown || said == "?" || said == "-" ? std::string_view() : said;
}

const Tag* Game::start() const noexcept {
  const Tag* const fen = find(TagKey::fen);
  return fen == nullptr || fen->value.empty() || fen->value.view() == "?" ? nullptr : fen;
}

Result Game::closing_result() const noexcept {
  if (result) return *result;
  const auto told = recognise_result(value(TagKey::result));
  return told ? told->result : Result::unknown;
}

std::uint32_t Game::first_half_move() const {
  const Tag* const fen = find(TagKey::fen);
  if (fen == nullptr) return 0;
  const auto parsed = parse_position(fen->value.view());
  const auto* const position = std::get_if<PositionText>(&parsed);
  if (position == nullptr || position->move_number == 0) return 0;
  return 2 * (position->move_number - 1U) + (position->setup.turn == Side::black ? 1U : 0U);
}

void Game::clear() noexcept {
  preface.clear();
  tags.clear();
  main.clear();
  result.reset();
  result_where = {};
  after.clear();
  zero_mark = false;
  where = {};
}

}  // namespace tqn
