#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/reading.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::test {

/// Forty half-moves that the rules allow; nobody has won.
inline constexpr std::string_view forty =
    "1. 19 87 2. 12 19 3. 12 66 4. 57 12 5. 46x 46 6. 57 25 7. 69 36 8. 56 23 9. 14 95 10. 67 91x\n"
    "11. 83 36 12. 23 15 13. 41 56 14. 45 56 15. 59 92 16. 45 26 17. 79 12 18. 36 12 19. 59 12 20. 56 46\n";
/// A game that is won on the board: White has 88 balls.
inline constexpr std::string_view won_by_white = "1. 98 22 2. 87 12 3. 76 25 4. 65 13 5. 93 25 6. 54\n";

/// The seven tags, so that only the moves are in question.
inline std::string with_tags(std::string_view movetext, std::string_view result = "*",
                             std::string_view more_tags = "") {
  return "[Event \"Cup\"]\n[Site \"Almaty\"]\n[Date \"2024.03.22\"]\n[Round \"1\"]\n[White \"A\"]\n[Black "
         "\"B\"]\n[Result \"" +
         std::string(result) + "\"]\n" + std::string(more_tags) + "\n" + std::string(movetext) + "\n" +
         std::string(result) + "\n";
}

/// Reads and judges a text of one game.
inline ReadGame judged(const std::string& text, const CheckOptions& options = {}) {
  ReadGame result;
  result.text = text;
  Sink sink;
  Game game;
  const std::size_t used = tqn_format.read(result.text, game, sink);
  EXPECT_GT(used, 0U);
  result.verdict = check(game, std::string_view(result.text).substr(0, used), sink, options);
  sink.sort();
  result.findings = sink.kept();
  result.game = game;
  return result;
}
/// The same for bare moves.
inline ReadGame judged_moves(std::string_view movetext, std::string_view result = "*",
                             std::string_view more_tags = "") {
  return judged(with_tags(movetext, result, more_tags));
}

/// "TQ403 TQ501": what was found, in order of place; info only if it is asked for.
inline std::string codes(const ReadGame& game, Severity least = Severity::warning) {
  std::string out;
  for (const Diagnostic& finding : game.findings) {
    if (finding.severity < least) continue;
    if (!out.empty()) out += ' ';
    out += info(finding.code).id;
  }
  return out;
}
inline std::string all_codes_of(const ReadGame& game) { return codes(game, Severity::info); }

/// The first finding of a code; fails the test if there is none.
inline Diagnostic finding(const ReadGame& game, Code code) {
  const auto found =
      std::find_if(game.findings.begin(), game.findings.end(), [&](const Diagnostic& d) { return d.code == code; });
  if (found != game.findings.end()) return *found;
  ADD_FAILURE() << info(code).id << " was not found, but " << all_codes_of(game);
  return {};
}

/// The text a finding points at.
inline std::string pointed_at(const ReadGame& game, const Diagnostic& finding) {
  return game.text.substr(finding.where.begin, finding.where.size());
}

/// The text after a fix.
inline std::string mended(const ReadGame& game, const Fix& fix) {
  std::string text = game.text;
  std::vector<Edit> edits = fix.edits;
  std::stable_sort(edits.begin(), edits.end(),
                   [](const Edit& a, const Edit& b) { return a.where.begin > b.where.begin; });
  for (const Edit& edit : edits) text.replace(edit.where.begin, edit.where.size(), edit.text);
  return text;
}
/// The text after the first fix of the first finding of a code; fails the test if there is none.
inline std::string mended(const ReadGame& game, Code code) {
  const Diagnostic d = finding(game, code);
  if (d.fixes.empty()) {
    ADD_FAILURE() << "no fix: " << d.message;
    return {};
  }
  return mended(game, d.fixes.front());
}

/// A text with one piece of it replaced.
inline std::string replaced(std::string_view text, std::string_view what, std::string_view by) {
  std::string out(text);
  const std::size_t at = out.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  if (at != std::string::npos) out.replace(at, what.size(), by);
  return out;
}

}  // namespace tqn::test
