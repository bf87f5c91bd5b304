#pragma once

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/format.hpp"

namespace tqn::test {

/// What the first game of a text is reported with while it is read: "TQ803 the text there: message", each on a line.
inline std::string findings_of(std::string_view text, const Format& format) {
  Game game;
  Sink sink;
  const auto where = open_games(format, text)->next(game, sink);
  if (!where) return "nothing";
  std::string all;
  for (const Diagnostic& finding : sink.kept()) {
    const auto begin = where->begin + finding.where.begin;
    all += std::string(info(finding.code).id) + ' ' + std::string(text.substr(begin, finding.where.size())) + ": " +
           finding.message + '\n';
  }
  return all;
}

/// The games of a text as dump() shows them; "unreadable" where one must not be written.
inline std::vector<std::string> dumps_of(std::string_view text, const Format& format) {
  const auto reader = open_games(format, text);
  std::vector<std::string> games;
  Game game;
  Sink sink;
  while (reader->next(game, sink)) {
    games.push_back(sink.critical() ? "unreadable" : dump(game));
    sink.clear();
  }
  return games;
}

}  // namespace tqn::test
