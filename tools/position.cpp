#include <fmt/format.h>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "position_text.hpp"
#include "run.hpp"
#include "setters.hpp"
#include "tale.hpp"
#include "talk.hpp"
#include "tqn/io/input.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn::tools {
namespace {

/// What is read from standard input at most.
constexpr std::size_t most_bytes = std::size_t{64} << 20U;

/// All of standard input.
std::variant<std::string, Failure> read_all() {
  const auto opened = open_input("-", {});
  if (const auto* error = std::get_if<IoError>(&opened)) return Failure{cannot_read(*error).message, ""};
  auto next = std::get<std::unique_ptr<InputSource>>(opened)->next();
  if (const auto* error = std::get_if<IoError>(&next)) return Failure{cannot_read(*error).message, ""};
  const auto& input = std::get<std::unique_ptr<Input>>(next);
  std::string text;
  std::vector<char> block(std::size_t{1} << 16U);
  while (input != nullptr) {
    const auto read = input->read(block);
    if (const auto* error = std::get_if<IoError>(&read)) return Failure{cannot_read(*error).message, ""};
    const std::size_t size = std::get<std::size_t>(read);
    if (size == 0) break;
    text.append(block.data(), size);
    if (text.size() > most_bytes)
      return Failure{"there are more than 64 MiB of positions", "tqn convert --to fen reads them all"};
  }
  return text;
}

/// The texts of single positions.
std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> positions;
  PositionSplitter splitter(text);
  while (const auto piece = splitter.next())
    positions.emplace_back(text.substr(piece->where.begin, piece->where.size()));
  return positions;
}

/// What the operands name; several words may be one position without quotes.
std::variant<std::vector<std::string>, Failure> positions_of(const Invocation& invocation) {
  const std::vector<std::string>& operands = invocation.operands;
  if (operands.empty()) return std::vector{format_position(Position::start())};
  if (operands.size() > 1) {
    std::string whole = fmt::format("{}", fmt::join(operands, " "));
    if (!guess_position(whole).readings.empty()) return std::vector{std::move(whole)};
  }
  std::vector<std::string> positions;
  for (const std::string& operand : operands) {
    if (operand != "-") {
      positions.push_back(operand);
      continue;
    }
    auto read = read_all();
    if (auto* failure = std::get_if<Failure>(&read)) return std::move(*failure);
    for (std::string& text : split(std::get<std::string>(read))) positions.push_back(std::move(text));
  }
  return positions;
}

class PositionRun {
 public:
  explicit PositionRun(const Settings& settings) noexcept : settings_(settings) {}

  void take(std::string_view text) {
    ++number_;
    auto found = read_given_position(text, settings_.notation);
    if (auto* failure = std::get_if<Failure>(&found)) return fail(std::move(*failure));
    show(std::get<GivenPosition>(found));
  }
  [[nodiscard]] Exit finish(std::size_t positions) {
    if (positions == 0) fail({"there is no position", ""});
    return worse(print_results(out_), exit_);
  }

 private:
  void fail(Failure failure) {
    if (number_ > 1) failure.message = fmt::format("position {}: {}", number_, failure.message);
    say(failure);
    exit_ = Exit::findings;
  }

  void show(GivenPosition given) {
    auto& [position, number] = given;
    const Tale tale = play_moves(settings_.play, position, number);
    const PositionNotation notation = settings_.to_notation.value_or(PositionNotation::board);
    if (!out_.empty() && !info(notation).one_line) out_ += '\n';
    if (!settings_.to_notation) out_ += tale.text;
    out_ += format_position(position, notation, number) + '\n';
    if (!settings_.to_notation) out_ += how_it_stands(position, number) + '\n';
    if (tale.failure) fail(*tale.failure);
  }

  const Settings& settings_;
  std::string out_;
  std::size_t number_ = 0;
  Exit exit_ = Exit::fine;
};

}  // namespace

Exit run_position(const Invocation& invocation) {
  const auto applied = apply(invocation.given);
  if (const auto* failure = std::get_if<Failure>(&applied)) {
    say(*failure);
    return Exit::failed;
  }
  const auto positions = positions_of(invocation);
  if (const auto* failure = std::get_if<Failure>(&positions)) {
    say(*failure);
    return Exit::failed;
  }
  PositionRun run(std::get<Settings>(applied));
  for (const std::string& text : std::get<std::vector<std::string>>(positions)) run.take(text);
  return run.finish(std::get<std::vector<std::string>>(positions).size());
}

}  // namespace tqn::tools
