#include "formats/tqn/builder.hpp"

#include <iterator>

#include "formats/tqn/boundary.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {

Builder::Builder(std::string_view text, Game& game, Sink& sink) noexcept
    : text_(text), game_(game), sink_(sink), line_(&game.main) {}

// The end of a game

bool Builder::begins_next(Span where) {
  if (closed_) begin_next(where.begin);
  return closed_;
}

void Builder::close_game() {
  close_variations();
  const std::uint64_t date = std::uint64_t{1} << static_cast<unsigned>(TagKey::date);
  if ((tags_seen_ & date) != 0) return;
  for (Tag& tag : game_.tags) {  // MasterTK's Start is the date where there is no other
    if (tag.key != TagKey::other || tag.name != "Start") continue;
    tag.key = TagKey::date;
    tag.alias = true;
    return;
  }
}

void Builder::begin_next(std::uint32_t at) {
  close_game();
  open_ = false;
  end_ = at;
}

void Builder::finish(std::uint32_t end) {
  if (!open_) return;
  close_game();
  open_ = false;
  end_ = end;
}

std::optional<std::uint32_t> Builder::next_game_at(std::uint32_t at) {
  Ply* const ply = last_ply();
  if (ply == nullptr || !stack_.empty()) return std::nullopt;
  if (!ply->notes) return boundary::has_blank_line_before(text_, at) ? std::optional(at) : std::nullopt;
  // The blank line may stand in front of notes, which then are the next game's.
  auto& notes = *ply->notes;
  for (auto note = notes.begin(); note != notes.end(); ++note) {
    if (!boundary::has_blank_line_before(text_, note->where.begin)) continue;
    const std::uint32_t begin = note->where.begin;
    game_.where.end = note == notes.begin() ? ply->move.where.end : std::prev(note)->where.end;
    notes.erase(note, notes.end());
    gave_back_ = sink_.any() || !line_->numbers.empty();
    return begin;
  }
  return boundary::has_blank_line_before(text_, at) ? std::optional(at) : std::nullopt;
}

bool Builder::follows_move(std::uint32_t at) noexcept {
  const Ply* const ply = last_ply();
  if (ply == nullptr || closed_ || ply->move.where.end > at) return false;
  return slice({ply->move.where.end, at}).find_first_not_of(" \t") == std::string_view::npos;
}

bool Builder::follows_number(std::uint32_t at) const noexcept {
  return last_number_end_ > 0 && last_number_end_ <= at && is_blank_text(slice({last_number_end_, at}));
}

void Builder::close_variations() {
  while (!stack_.empty()) {
    const Frame& frame = stack_.back();
    if (Diagnostic* d = sink_.report(Code::unterminated, frame.opened)) {
      d->message = "the variation opened here is never closed: a \")\" was expected";
      d->related.push_back({{game_.where.end, game_.where.end}, "the game ends here"});
    }
    line_->where.end = game_.where.end;
    line_ = frame.line;
    half_move_ = frame.half_move;
    stack_.pop_back();
  }
}

void Builder::skip_to(std::uint32_t end) noexcept {
  open_ = false;
  end_ = end;
  resumes_ = true;
}

bool Builder::resume() noexcept {
  if (!resumes_) return false;
  resumes_ = false;
  return open_ = true;
}

}  // namespace tqn
