#include "tqn/core/perft.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>

#include "commands.hpp"
#include "help.hpp"
#include "run.hpp"
#include "setters.hpp"
#include "talk.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::tools {
namespace {

/// No machine gets so far; it only keeps the recursion short.
constexpr std::uint64_t most_depth = 60;

/// `variant_given`: whether the command line names the variant; otherwise a position tells it.
std::variant<Position, Failure> start_of(const Settings& settings, bool variant_given) {
  if (settings.fen.empty()) return Position::start(settings.rules);
  const auto parsed = parse_position(settings.fen);
  if (const auto* error = std::get_if<PositionTextError>(&parsed)) {
    return Failure{fmt::format("--fen: {}", error->message), fmt::format("at character {}", error->where.begin + 1)};
  }
  const PositionText& text = std::get<PositionText>(parsed);
  if (variant_given && text.variant != settings.rules.variant) {
    return Failure{"--fen and --variant name different variants", ""};
  }
  Rules rules = settings.rules;
  rules.variant = text.variant;
  const auto position = Position::from(text.setup, rules);
  if (const auto* problems = std::get_if<SetupProblems>(&position)) {
    return Failure{fmt::format("--fen: {}", fmt::join(describe(text.setup, *problems, rules), "; ")), ""};
  }
  return std::get<Position>(position);
}

/// One line for each first move: "76 98765".
std::string divide(const Position& position, int depth) {
  std::string text;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit)) continue;
    Position next = position;
    const Effect effect = play_unchecked(next, pit);
    text += fmt::format("{}{}{} {}\n", pit.to_char(), effect.landing.to_char(), effect.tuzdyk ? "x" : "",
                        tqn::perft(next, depth - 1));
  }
  return text;
}

}  // namespace

Exit run_perft(const Invocation& invocation) {
  if (invocation.operands.empty()) {
    say(short_help(Subcommand::perft));
    return Exit::failed;
  }
  const auto applied = apply(invocation.given);
  if (const auto* failure = std::get_if<Failure>(&applied)) return fail(*failure);
  const Settings& settings = std::get<Settings>(applied);
  if (invocation.operands.size() > 1) return fail({"perft takes one DEPTH", "quote a FEN: --fen \"...\""});
  const auto depth = parse_number(invocation.operands.front());
  if (!depth || *depth > most_depth) {
    return fail({fmt::format("DEPTH: {}", *not_a_number(invocation.operands.front(), 0, most_depth)), ""});
  }
  const bool variant_given =
      std::ranges::any_of(invocation.given, [](const Given& given) { return given.option->name == "variant"; });
  const auto start = start_of(settings, variant_given);
  if (const auto* failure = std::get_if<Failure>(&start)) return fail(*failure);
  const Position& position = std::get<Position>(start);
  const int plies = static_cast<int>(*depth);
  const std::string moves = settings.divide && plies > 0 ? divide(position, plies) : "";
  return print_results(fmt::format("{}{}\n", moves, tqn::perft(position, plies)));
}

}  // namespace tqn::tools
