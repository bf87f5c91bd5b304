#include "report/fingerprint.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace tqn {
namespace {

constexpr std::uint64_t fnv_basis = 0xCBF29CE484222325U;
constexpr std::uint64_t fnv_prime = 0x100000001B3U;

std::uint64_t add_byte(std::uint64_t hash, char byte) { return (hash ^ static_cast<unsigned char>(byte)) * fnv_prime; }

/// A field and its end: "ab" and "c" must not look like "a" and "bc".
std::uint64_t add_field(std::uint64_t hash, std::string_view field) {
  for (const char byte : field) hash = add_byte(hash, byte);
  return add_byte(hash, '\0');
}

bool is_unknown(std::string_view player) { return player.find_first_not_of("? ") == std::string_view::npos; }

}  // namespace

Fingerprints::Fingerprints(const GameReport& game) : game_(fnv_basis) {
  for (const std::string_view field : {game.white, game.black, game.date, game.round}) game_ = add_field(game_, field);
  if (is_unknown(game.white) && is_unknown(game.black)) {
    game_ = add_field(game_, game.source.file);
    game_ = add_field(game_, std::to_string(game.number));
  }
}

std::string Fingerprints::next(const Diagnostic& diagnostic) {
  const std::string ply = diagnostic.ply == Diagnostic::no_ply ? std::string() : std::to_string(diagnostic.ply);
  const std::uint64_t hash = add_field(add_field(game_, ply), info(diagnostic.code).id);
  const std::uint32_t occurrence = ++seen_[hash];
  std::string text = fmt::format("{:016x}", hash);
  if (occurrence > 1) fmt::format_to(std::back_inserter(text), ":{}", occurrence);
  return text;
}

}  // namespace tqn
