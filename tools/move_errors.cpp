#include "move_errors.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "tqn/check/check.hpp"

namespace tqn::tools {
namespace {

bool is_error(const Diagnostic& finding) noexcept {
  return is_about_moves(finding.code) && finding.severity == Severity::error;
}

/// Leaves of the findings about moves the errors that `bears` takes.
template <typename Bears>
void keep_errors(Sink& sink, Bears bears) {
  std::vector<Diagnostic> findings = std::exchange(sink.kept(), {});
  sink.clear();
  for (Diagnostic& finding : findings) {
    if (is_about_moves(finding.code) && !(is_error(finding) && bears(finding))) continue;
    if (Diagnostic* d = sink.report(finding.code, finding.severity, finding.where)) *d = std::move(finding);
  }
}

/// Says beside the first error what it means for what is drawn.
void say_what_it_means(Sink& sink) {
  Diagnostic* first = nullptr;
  for (Diagnostic& finding : sink.kept()) {
    if (is_error(finding) && (first == nullptr || finding.where.begin < first->where.begin)) first = &finding;
  }
  if (first == nullptr) return;
  first->notes.emplace_back("drawn:  as it is written; from here on it may not be what was played");
}

/// The last of these that begins at byte `at` or before it; null if none does.
template <typename T, typename Begin>
const T* last_before(const std::vector<T>& sorted, std::uint32_t at, Begin begin) {
  const auto next = std::ranges::upper_bound(sorted, at, {}, begin);
  return next == sorted.begin() ? nullptr : &*std::prev(next);
}

/// The half-move that byte `at` stands in or behind, in this line or in a variation of it; null if it stands before
/// all.
const Ply* half_move_at(const Line& line, std::uint32_t at) {
  const Ply* const ply = last_before(line.plies, at, [](const Ply& one) { return one.move.where.begin; });
  if (ply == nullptr || !ply->notes) return ply;
  const Note* const note = last_before(*ply->notes, at, [](const Note& one) { return one.where.begin; });
  const bool inside = note != nullptr && note->line && at < note->where.end;
  return inside ? half_move_at(*note->line, at) : ply;
}

/// The way from the start of a game to the frames that are drawn.
class Way {
 public:
  Way(const Game& game, const Storyboard& story, std::span<const std::size_t> frames)
      : game_(game), story_(story), reached_(story.frames.size()), passed_(story.frames.size()) {
    for (const std::size_t drawn : frames) {
      std::size_t frame = drawn;
      while (!reached_[frame]) {
        reached_[frame] = true;
        frame = story.frames[frame].parent;
        if (frame == Frame::none || passed_[frame]) break;
        passed_[frame] = true;
      }
    }
  }

  /// Whether a frame that is drawn comes behind a finding. Where that cannot be told it is said to.
  [[nodiscard]] bool comes_behind(const Diagnostic& finding) const {
    const Ply* const ply = half_move_at(game_.main, finding.where.begin);
    if (ply == nullptr) return true;
    const auto found = std::ranges::lower_bound(story_.frames, ply->move.where.begin, {},
                                                [](const Frame& frame) { return frame.where.begin; });
    if (found == story_.frames.end() || found->where.begin != ply->move.where.begin) return true;
    const auto frame = static_cast<std::size_t>(found - story_.frames.begin());
    // What was not read behind a half-move may have been the next one, or one behind the last.
    const bool unread = finding.code == Code::bad_token && finding.where.begin >= ply->move.where.end;
    return unread && frame != story_.main.back() ? passed_[frame] : reached_[frame];
  }

 private:
  const Game& game_;
  const Storyboard& story_;
  std::vector<bool> reached_;  ///< the frames that are drawn and all before them
  std::vector<bool> passed_;   ///< those that another one of them comes behind
};

}  // namespace

bool is_about_moves(Code code) noexcept {
  return code >= Code::bad_token && code <= Code::checkpoint_mismatch && code != Code::too_large;
}

void tell_errors_before(const Game& game, std::string_view text, const Storyboard& story,
                        std::span<const std::size_t> frames, Sink& sink) {
  if (frames.empty()) return forget_errors(sink);
  find_errors(game, text, sink);
  const Way way(game, story, frames);
  keep_errors(sink, [&](const Diagnostic& finding) { return way.comes_behind(finding); });
  say_what_it_means(sink);
}

void tell_errors(const Game& game, std::string_view text, Sink& sink) {
  find_errors(game, text, sink);
  say_what_it_means(sink);
}

void find_errors(const Game& game, std::string_view text, Sink& sink) {
  static_cast<void>(check(game, text, sink));
  keep_errors(sink, [](const Diagnostic&) { return true; });
}

void forget_errors(Sink& sink) {
  keep_errors(sink, [](const Diagnostic&) { return false; });
}

}  // namespace tqn::tools
