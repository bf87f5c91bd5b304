#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tqn {

/// How much a finding matters. The order is the order of weight.
enum class Severity : std::uint8_t { info, warning, error };
inline constexpr std::array severities{Severity::info, Severity::warning, Severity::error};

/// Every finding tqn can report. The number after TQ never changes its meaning; spec/diagnostics.md
/// is generated from the table behind info().
enum class Code : std::uint8_t {
  invalid_utf8,          // TQ101
  confusable_character,  // TQ102
  line_endings,          // TQ103
  control_character,     // TQ104
  unterminated,          // TQ110
  missing_tag,           // TQ201
  unknown_tag,           // TQ202
  duplicate_tag,         // TQ203
  bad_date,              // TQ204
  bad_result,            // TQ205
  bad_position,          // TQ206
  bad_tag,               // TQ207
  bad_tag_value,         // TQ208
  bad_token,             // TQ301
  pit_out_of_range,      // TQ302
  move_number,           // TQ303
  half_move_missing,     // TQ304
  parenthesis,           // TQ305
  dialect_guess,         // TQ306
  detached_mark,         // TQ307
  illegible,             // TQ308
  bad_command,           // TQ309
  too_large,             // TQ310
  moves_in_comment,      // TQ311
  empty_pit,             // TQ401
  tuzdyk_pit,            // TQ402
  wrong_landing,         // TQ403
  after_end,             // TQ404
  wrong_side,            // TQ405
  not_judged,            // TQ406
  tuzdyk_unmarked,       // TQ501
  tuzdyk_false,          // TQ502
  count_mismatch,        // TQ503
  checkpoint_mismatch,   // TQ504
  result_contradiction,  // TQ601
  result_two_values,     // TQ602
  ending_unexplained,    // TQ603
  final_count,           // TQ604
  legacy_ending,         // TQ605
  missing_result,        // TQ606
  repeated_position,     // TQ607
  duplicate_game,        // TQ701
  no_game,               // TQ702
  loss,                  // TQ801
  not_written,           // TQ802
  unreadable_game,       // TQ803
  part_left_out,         // TQ804
  io,                    // TQ901
  config,                // TQ902
};

inline constexpr std::size_t code_count = static_cast<std::size_t>(Code::config) + 1;

/// What the examples of a code are.
enum class Example : std::uint8_t {
  game,     ///< whole games: `before` is reported with this code, `after` without a warning or an error
  outline,  ///< an excerpt or a command: the cause is not inside the text of one game
};

/// The severity that some findings of a code have instead of the usual one.
struct OtherSeverity {
  Severity severity;
  std::string_view when;  ///< "where more than one move fits, or none"
};

/// What is known about a code. All text is English, for machines and people; one row a code.
struct CodeInfo {
  Code code;
  std::string_view id;     ///< "TQ403"
  std::string_view name;   ///< "wrong-landing"
  Severity severity;       ///< as shipped; a configuration can change it, never below error if critical
  bool critical;           ///< writing this game would lose or invent something
  std::string_view title;  ///< one line: what is wrong
  std::string_view cause;  ///< paragraph: what it means and how it comes about
  Example example;
  std::string_view before;  ///< an example that triggers it; may hold bytes that cannot be shown
  std::string_view after;   ///< the same, mended
  std::string_view remedy;  ///< paragraph: what to do
  std::string_view rule;    ///< paragraph of spec/ it follows: "tqn.md 5.2", "rules.md 2"; may be empty
  std::optional<Code> along = std::nullopt;               ///< the finding of `before` that this one never comes without
  std::optional<OtherSeverity> otherwise = std::nullopt;  ///< as shipped, like `severity`
};

/// The row of a code.
[[nodiscard]] const CodeInfo& info(Code code) noexcept;
/// All rows in order of number.
[[nodiscard]] std::span<const CodeInfo> all_codes() noexcept;
/// "TQ403", "tq403" or "wrong-landing" to its code; nothing if unknown.
[[nodiscard]] std::optional<Code> find_code(std::string_view id_or_name) noexcept;
/// "info", "warning", "error".
[[nodiscard]] std::string_view name(Severity severity) noexcept;

}  // namespace tqn
