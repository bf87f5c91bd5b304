#include "report/fingerprint.hpp"

#include <string>

#include "report/escape.hpp"

namespace tqn {
namespace {

std::uint64_t fnv1a_64(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001B3U;
  }
  return hash;
}

bool is_unknown(std::string_view player) { return player.find_first_not_of("? ") == std::string_view::npos; }

}  // namespace

std::uint64_t fingerprint(const GameReport& game, const Diagnostic& diagnostic) {
  std::string identity;
  const auto append_field = [&](std::string_view field) {
    identity += field;
    identity += '\0';  // "ab" and "c" must not look like "a" and "bc"
  };
  for (const std::string_view field : {game.white, game.black, game.date, game.round}) append_field(field);
  if (is_unknown(game.white) && is_unknown(game.black)) {
    append_field(game.source.file);
    append_field(std::to_string(game.number));
  }
  append_field(diagnostic.ply == Diagnostic::no_ply ? "" : std::to_string(diagnostic.ply));
  append_field(info(diagnostic.code).id);
  return fnv1a_64(identity);
}

}  // namespace tqn
