#include "support/rules_script.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "support/files.hpp"
#include "tqn/check/check.hpp"
#include "tqn/core/perft.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"

namespace tqn::test {
namespace {

constexpr std::array problem_names{
    std::pair{SetupProblem::wrong_total, std::string_view("wrong-total")},
    std::pair{SetupProblem::ninth_tuzdyk, std::string_view("ninth-tuzdyk")},
    std::pair{SetupProblem::mirrored_tuzdyks, std::string_view("mirrored-tuzdyks")},
    std::pair{SetupProblem::balls_in_tuzdyk, std::string_view("balls-in-tuzdyk")},
    std::pair{SetupProblem::no_tuzdyk_variant, std::string_view("no-tuzdyk-variant")},
    std::pair{SetupProblem::pit_out_of_range, std::string_view("pit-out-of-range")},
};

std::string names_of(SetupProblems problems) {
  std::string out;
  for (const auto& [problem, name] : problem_names) {
    if (!problems.has(problem)) continue;
    if (!out.empty()) out += ' ';
    out += name;
  }
  return out;
}

PositionText read(std::string_view fen) {
  const auto read = parse_position(fen);
  if (const auto* error = std::get_if<PositionTextError>(&read)) {
    throw std::runtime_error(fmt::format("{}: {}", fen, error->message));
  }
  return std::get<PositionText>(read);
}

Position judge(const PositionText& text, Rules rules) {
  rules.variant = text.variant;
  const auto judged = Position::from(text.setup, rules);
  if (const auto* problems = std::get_if<SetupProblems>(&judged)) throw std::runtime_error(names_of(*problems));
  return std::get<Position>(judged);
}

class Script {
 public:
  explicit Script(std::uint64_t most_nodes) : most_nodes_(most_nodes) {}

  void run(const std::string& line) {
    std::istringstream in(line);
    std::string verb;
    in >> verb >> std::ws;
    std::string rest;
    std::getline(in, rest);
    if (verb == "rules") return set_rules(rest);
    if (verb == "position") return position(rest);
    if (verb == "setup") return setup(rest);
    if (verb == "problem") return compare(rest, names_of(problems_));
    if (!position_) throw std::runtime_error("there is no position yet");
    if (verb == "move") return move(rest);
    if (verb == "illegal") return illegal(rest);
    if (verb == "ending") return ending(rest);
    if (verb == "perft") return count(rest, false);
    if (verb == "leaves") return count(rest, true);
    throw std::runtime_error(fmt::format("unknown line \"{}\"", line));
  }

  ScriptOutcome outcome;

 private:
  void compare(std::string_view expected, std::string_view actual) {
    ++outcome.checks;
    if (expected != actual) throw std::runtime_error(fmt::format("it is \"{}\", not \"{}\"", actual, expected));
  }

  void set_rules(const std::string& line) {
    rules_ = {};
    std::istringstream in(line);
    for (std::string setting; in >> setting;) {
      if (setting == "variant=bestemshe")
        rules_.variant = Variant::bestemshe;
      else if (setting == "end=exhaust")
        rules_.end = EndRule::exhaust;
      else if (setting == "atsyrau=extra")
        rules_.atsyrau = AtsyrauRule::extra;
      else
        throw std::runtime_error(fmt::format("unknown setting \"{}\"", setting));
    }
    position_.reset();
  }

  void position(const std::string& fen) {
    if (!position_ || !moved_) {
      const PositionText text = read(fen);
      if (text.variant != rules_.variant) throw std::runtime_error("the variant is another");
      position_ = judge(text, rules_);
      number_ = text.move_number;
    }
    moved_ = false;
    compare(fen, format_position(*position_, number_));
  }

  void setup(const std::string& fen) {
    const PositionText text = read(fen);
    const auto judged = Position::from(text.setup, {text.variant});
    const auto* problems = std::get_if<SetupProblems>(&judged);
    problems_ = problems != nullptr ? *problems : SetupProblems{};
  }

  void move(const std::string& token) {
    const auto move = parse_move(token);
    if (!move || !move->complete()) throw std::runtime_error(fmt::format("\"{}\" is not a move", token));
    const Side mover = position_->turn();
    const auto played = play(*position_, *move->from);
    if (const auto* why = std::get_if<Illegal>(&played)) throw std::runtime_error(std::string(name(*why)));
    const Effect& effect = std::get<Effect>(played);
    if (mover == Side::black) ++number_;
    moved_ = true;
    compare(token, fmt::format("{}{}{}", move->from->number(), effect.landing.number(), effect.tuzdyk ? "x" : ""));
  }

  void illegal(const std::string& line) {
    const auto pit = Pit::from_char(line.empty() ? ' ' : line.front());
    if (!pit || line.size() < 3) throw std::runtime_error(fmt::format("\"{}\" names no pit", line));
    const Position before = *position_;
    const auto played = play(*position_, *pit);
    if (position_->setup() != before.setup()) throw std::runtime_error("the refused move changed the position");
    const auto* why = std::get_if<Illegal>(&played);
    compare(line.substr(2), why != nullptr ? name(*why) : "legal");
  }

  void ending(const std::string& line) {
    const auto winner = position_->winner();
    const Result result = !position_->over()       ? Result::unknown
                          : !winner                ? Result::draw
                          : *winner == Side::white ? Result::white
                                                   : Result::black;
    compare(line, fmt::format("{} {}", tqn::name(position_->ending()), format_result(result)));
  }

  void count(const std::string& line, bool leaves) {
    std::istringstream in(line);
    int depth = 0;
    std::uint64_t expected = 0;
    in >> depth >> expected;
    if (expected > most_nodes_) {
      ++outcome.skipped;
      return;
    }
    if (!leaves) return compare(line, fmt::format("{} {}", depth, perft(*position_, depth)));
    const LeafSums sums = perft_leaves(*position_, depth);
    compare(line, fmt::format("{} {} {} {} {} {}", depth, sums.leaves, sums.kazan.white, sums.kazan.black,
                              sums.finished, sums.tuzdyks));
  }

  std::uint64_t most_nodes_;
  Rules rules_;
  std::optional<Position> position_;
  std::uint16_t number_ = 1;
  bool moved_ = false;  // since the last line that said how the board stands
  SetupProblems problems_;
};

}  // namespace

Position position_of(std::string_view fen, Rules rules) { return judge(read(fen), rules); }

std::string_view name(Illegal why) {
  switch (why) {
    case Illegal::no_such_pit:
      return "no-such-pit";
    case Illegal::empty_pit:
      return "empty-pit";
    case Illegal::tuzdyk_pit:
      return "tuzdyk-pit";
    case Illegal::game_over:
      return "game-over";
  }
  return "";
}

ScriptOutcome run_rules_script(std::string_view text, std::uint64_t most_nodes) {
  Script script(most_nodes);
  std::size_t number = 0;
  for (const std::string& line : lines_of(text)) {
    ++number;
    if (line.empty() || line.front() == '#') continue;
    try {
      script.run(line);
    } catch (const std::exception& error) {
      script.outcome.failures.push_back(fmt::format("line {}: {}: {}", number, line, error.what()));
    }
  }
  return script.outcome;
}

}  // namespace tqn::test
