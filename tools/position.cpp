#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
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
#include "tqn/text/line_end.hpp"

namespace tqn::tools {
namespace {

/// What is read from standard input at most.
constexpr std::size_t most_text_bytes = std::size_t{64} << 20U;

/// A text that is to be read as one position.
struct Written {
  std::string text;
  std::string file;        ///< where it stands; empty for an operand
  std::uint64_t line = 0;  ///< the one that it begins in
};

/// Adds the positions of a text.
void split(std::string_view text, std::string_view file, std::vector<Written>& positions) {
  PositionSplitter splitter(text);
  std::uint64_t line = 1;
  std::size_t counted = 0;
  while (const auto piece = splitter.next()) {
    while (true) {
      const LineEnd end = find_line_end(text, counted);
      if (end.end >= piece->reading.begin || end.next == end.end) break;
      counted = end.next;
      ++line;
    }
    positions.push_back(
        {std::string(text.substr(piece->reading.begin, piece->reading.size())), std::string(file), line});
  }
}

/// All of one stream, of which some bytes were read before.
std::optional<Failure> read_whole(Input& input, std::string& text, std::size_t before) {
  std::vector<char> block(std::size_t{1} << 16U);
  while (true) {
    const auto read = input.read(block);
    if (const auto* error = std::get_if<IoError>(&read)) return Failure{cannot_read(*error).message, ""};
    const std::size_t size = std::get<std::size_t>(read);
    if (size == 0) return std::nullopt;
    text.append(block.data(), size);
    if (before + text.size() > most_text_bytes)
      return Failure{"there are more than 64 MiB of positions", "tqn convert --to fen reads them all"};
  }
}

/// Adds the positions of standard input, of all members if it is an archive.
std::optional<Failure> read_all(std::vector<Written>& positions) {
  const auto opened = open_input("-", {});
  if (const auto* error = std::get_if<IoError>(&opened)) return Failure{cannot_read(*error).message, ""};
  const auto& source = std::get<std::unique_ptr<InputSource>>(opened);
  std::size_t bytes = 0;
  while (true) {
    auto next = source->next();
    if (const auto* error = std::get_if<IoError>(&next)) return Failure{cannot_read(*error).message, ""};
    const auto& input = std::get<std::unique_ptr<Input>>(next);
    if (input == nullptr) return std::nullopt;
    std::string text;
    if (auto failure = read_whole(*input, text, bytes)) return failure;
    bytes += text.size();
    split(text, input->name(), positions);
  }
}

/// What the operands name; several words may be one position without quotes.
std::variant<std::vector<Written>, Failure> positions_of(const Invocation& invocation) {
  const std::vector<std::string>& operands = invocation.operands;
  if (operands.empty()) return std::vector{Written{format_position(Position::start()), "", 0}};
  if (operands.size() > 1) {
    std::string whole = fmt::format("{}", fmt::join(operands, " "));
    if (!guess_position(whole).readings.empty()) return std::vector{Written{std::move(whole), "", 0}};
  }
  std::vector<Written> positions;
  for (const std::string& operand : operands) {
    if (operand != "-") {
      positions.push_back({operand, "", 0});
    } else if (auto failure = read_all(positions)) {
      return std::move(*failure);
    }
  }
  return positions;
}

class PositionRun {
 public:
  explicit PositionRun(const Settings& settings) noexcept : settings_(settings) {}

  void take(const Written& given) {
    given_ = &given;
    ++number_;
    auto found = read_given_position(given.text, settings_.notation);
    if (auto* failure = std::get_if<Failure>(&found)) return fail(std::move(*failure));
    show(std::get<GivenPosition>(found));
  }
  [[nodiscard]] Exit finish() {
    if (number_ == 0) {
      say(Failure{"there is no position", ""});
      exit_ = Exit::findings;
    }
    return worse(print_results(out_), exit_);
  }

 private:
  void fail(Failure failure) {
    if (given_->line > 0) {
      failure.message = fmt::format("{}:{}: {}", given_->file, given_->line, failure.message);
    } else if (number_ > 1) {
      failure.message = fmt::format("position {}: {}", number_, failure.message);
    }
    say(failure);
    exit_ = Exit::findings;
  }

  void show(GivenPosition given) {
    auto& [position, number] = given;
    const Tale tale = play_moves(settings_.play, position, number);
    if (tale.failure) fail(*tale.failure);
    // A program that asked for a notation takes what is printed for the position behind all moves.
    if (tale.failure && settings_.to_notation) return;
    const PositionNotation notation = settings_.to_notation.value_or(PositionNotation::board);
    if (!out_.empty() && !info(notation).one_line) out_ += '\n';
    if (!settings_.to_notation) out_ += tale.text;
    out_ += format_position(position, notation, number) + '\n';
    if (!settings_.to_notation) out_ += how_it_stands(position, number) + '\n';
  }

  const Settings& settings_;
  const Written* given_ = nullptr;
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
  for (const Written& given : std::get<std::vector<Written>>(positions)) run.take(given);
  return run.finish();
}

}  // namespace tqn::tools
