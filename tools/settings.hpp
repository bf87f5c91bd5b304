#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing.hpp"
#include "selection.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/check/check.hpp"
#include "tqn/core/rules.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/notation/position_notation.hpp"
#include "tqn/report/report.hpp"
#include "tqn/text/code.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// For colour and progress: decided by the terminal, or by the user.
enum class When : std::uint8_t { automatic, always, never };
/// Which fixes are applied.
enum class Fixing : std::uint8_t { safe, suggested };
/// What becomes of a game of which a format does not carry all.
enum class OnLoss : std::uint8_t { warn, error, allow };
/// What the games of one file have in common, where they are written to several.
enum class SplitBy : std::uint8_t { game, event, round };
/// How a table is printed.
enum class TableFormat : std::uint8_t { text, json };

/// Every option's value, merged from all places where it can be set. The defaults are the ones that the
/// option table prints. See options.hpp for the meaning of each.
struct Settings {
  bool help = false;
  bool version = false;

  std::string encoding = "auto";
  const Format* from = nullptr;  ///< null: told by the name
  std::vector<std::string> files_from;
  bool null = false;
  std::string stdin_filename = "<stdin>";

  std::optional<Sink::Codes> select;
  Sink::Codes ignore;
  std::array<std::optional<Severity>, code_count> severity{};
  Severity level = Severity::warning;
  std::optional<Severity> fail_on;
  std::optional<Level> require;
  bool exit_zero = false;
  bool fail_fast = false;
  bool duplicates = false;
  std::uint64_t max_diagnostics = 50;

  ReportFormat report_format = ReportFormat::text;
  TableFormat table_format = TableFormat::text;
  std::string output;

  std::optional<Fixing> fix;
  bool diff = false;
  bool check = false;
  bool write = false;
  WriteOptions layout;

  Selection selection;
  bool append = false;
  std::optional<SplitBy> split_by;

  const Format* to = nullptr;  ///< null: told by the name
  OnLoss on_loss = OnLoss::warn;
  bool roundtrip = false;
  bool strict = false;

  FactOptions add;
  Facts strip;
  std::string notes;
  std::string book;
  std::uint64_t depth = 8;
  std::uint64_t min_games = 2;
  bool extract = false;

  std::uint64_t jobs = 0;  ///< 0: one for each processor
  bool quiet = false;
  bool verbose = false;
  When color = When::automatic;
  When progress = When::automatic;
  std::string config;
  bool no_config = false;

  std::optional<PositionNotation> notation;     ///< nothing: told by the text
  std::optional<PositionNotation> to_notation;  ///< nothing: a drawn board, with words
  std::string play;
  std::string fen;
  Rules rules;
  bool divide = false;
  bool list = false;
  bool show = false;
  std::string for_file;

  Drawing drawing;
};

/// The codes that "TQ4", "TQ503" or "wrong-landing" stands for; nothing if it stands for none.
[[nodiscard]] std::optional<Sink::Codes> find_codes(std::string_view prefix_or_name) noexcept;

}  // namespace tqn::tools
