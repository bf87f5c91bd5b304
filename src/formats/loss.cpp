#include <algorithm>

#include "tqn/formats/format.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/command.hpp"

namespace tqn {
namespace {

class Collector {
 public:
  void add(const Game& game, const Format& format) {
    for (const Tag& tag : game.tags) {
      // FEN and SetUp are the start, the result is the result, whether a format has tags for them or not.
      if (tag.key == TagKey::fen) add(Feature::start_position);
      if (tag.key == TagKey::fen || tag.key == TagKey::set_up || tag.key == TagKey::result) continue;
      if (says_nothing(tag)) continue;
      if (format.carries_tag != nullptr && !format.carries_tag(tag.key)) add(Feature::tag);
      if (format.carries_value != nullptr && !format.carries_value(tag)) add(Feature::tag);
    }
    // The mark says what the tag Termination says.
    if (game.zero_mark && !format.keeps_zero && game.value(TagKey::termination) != "atsyrau") add(Feature::tag);
    if (game.closing_result() != Result::unknown) add(Feature::result);
    add(game.preface);
    add(game.main, 0);
    add(game.after);
  }
  [[nodiscard]] Features found() const noexcept { return found_; }

 private:
  void add(Feature feature) noexcept { found_.set(static_cast<std::size_t>(feature)); }

  static bool says_nothing(const Tag& tag) noexcept {
    return tag.value.empty() || (tag.key != TagKey::other && tag.value.view() == info(tag.key).unknown);
  }

  void add(const std::vector<Note>& notes, std::size_t depth = 0) {
    for (const Note& note : notes) add(note, depth);
  }

  void add(const Line& line, std::size_t depth) {
    add(line.before, depth);
    for (const Ply& ply : line.plies) {
      if (ply.move.has_count()) add(Feature::count);
      if (ply.notes) add(*ply.notes, depth);
    }
  }

  void add(const Note& note, std::size_t depth) {
    switch (note.kind) {
      case NoteKind::comment:
      case NoteKind::line_comment:
        return add_comment(note.text.view());
      case NoteKind::escape:
      case NoteKind::unread:
        return add(Feature::comment);
      case NoteKind::nag:
        return add(Feature::nag);
      case NoteKind::variation:
        add(Feature::variation);
        if (note.line && depth < most_variation_depth) add(*note.line, depth + 1);
    }
  }

  /// Clocks are carried apart from what people wrote.
  void add_comment(std::string_view text) {
    const auto commands = parse_commands(text);
    std::size_t clocks = 0;
    for (const Command& command : commands) {
      if (command.name == "clk" || command.name == "emt") clocks += command.where.size();
    }
    if (clocks > 0) add(Feature::clock);
    const auto blanks = static_cast<std::size_t>(std::ranges::count(text, ' '));
    if (clocks + blanks < text.size()) add(Feature::comment);
  }

  Features found_;
};

}  // namespace

Features lost_features(const Game& game, const Format& format) {
  Collector collector;
  collector.add(game, format);
  Features lost;
  for (std::size_t i = 0; i < feature_count; ++i) {
    // A tag that was found is one that the format does not carry, whatever it does with the others.
    const bool carried = format.carries[i] != Carries::none && static_cast<Feature>(i) != Feature::tag;
    lost[i] = collector.found()[i] && !carried;
  }
  return lost;
}

}  // namespace tqn
