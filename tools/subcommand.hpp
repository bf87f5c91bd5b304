#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

namespace tqn::tools {

/// The verbs of the command line, in the order of the help.
enum class Subcommand : std::uint8_t {
  validate,
  fmt,
  convert,
  annotate,
  book,
  render,
  explain,
  position,
  perft,
  formats,
  config,
  completion
};

/// A set of verbs.
class Subcommands {
 public:
  constexpr Subcommands(std::initializer_list<Subcommand> members) noexcept {
    for (const Subcommand member : members) bits_ |= bit(member);
  }
  [[nodiscard]] constexpr bool has(Subcommand member) const noexcept { return (bits_ & bit(member)) != 0; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

 private:
  [[nodiscard]] static constexpr unsigned bit(Subcommand member) noexcept {
    return 1U << static_cast<unsigned>(member);
  }
  unsigned bits_ = 0;
};

/// A command as somebody would type it, and what it is good for.
struct Example {
  std::string_view line;
  std::string_view purpose;
};

/// What a shell can offer in the place of an operand.
enum class Operand : std::uint8_t { none, files, code, number, position, shell };

/// All that help, manual and completions say about a verb.
struct SubcommandInfo {
  Subcommand subcommand;
  std::string_view name;
  std::string_view operands;  ///< as in a synopsis: "[FILE...]"
  Operand operand;
  std::string_view summary;  ///< one line
  std::string_view text;     ///< paragraphs, each in one line
  std::span<const Example> examples;
};

/// All rows, in order.
[[nodiscard]] std::span<const SubcommandInfo> all_subcommands() noexcept;
/// The row of a verb.
[[nodiscard]] const SubcommandInfo& info(Subcommand subcommand) noexcept;
/// By its name; nothing if there is none.
[[nodiscard]] std::optional<Subcommand> find_subcommand(std::string_view name) noexcept;

}  // namespace tqn::tools
