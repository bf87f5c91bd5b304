#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/json/scanner.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// Makes a game of an object of JSON. formats.md, json.
class JsonGameBuilder {
 public:
  JsonGameBuilder(JsonScanner& in, Game& game, Sink& sink) noexcept : in_(in), game_(game), sink_(sink) {}

  /// False: it is no game, and the scanner knows why. What the game holds then is of no use.
  [[nodiscard]] bool read();

 private:
  /// Calls `member(name, place)` for each member of an object; it takes the value. False if something is wrong.
  template <typename Take>
  bool read_members(Take member);
  template <typename Take>
  bool read_list(Take element);

  bool read_member(std::string_view name, Span where);
  bool read_version();
  bool read_tag();
  bool read_result();
  bool read_notes(std::vector<Note>& notes, unsigned depth);
  bool read_note(Note& note, unsigned depth);
  bool finish_note(Note& note, const JsonString& kind, unsigned members);
  bool read_moves(Line& line, unsigned depth);
  bool read_move(Ply& ply, unsigned depth);
  bool read_pit(std::optional<Pit>& pit);
  bool read_numbers(Line& line);
  bool read_number(NumberClaim& claim);
  bool read_text(JsonString& string);
  /// Passes the value of a member that is not known; it is reported if the object turns out to be a game.
  bool leave_out(std::string_view name, Span where);

  JsonScanner& in_;
  Game& game_;
  Sink& sink_;
  std::vector<JsonString> names_;  ///< of the members so far, of each object that is open
  std::vector<JsonString> left_out_;
  bool versioned_ = false;
};

}  // namespace tqn
