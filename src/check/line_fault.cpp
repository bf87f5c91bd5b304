#include <fmt/format.h>

#include <algorithm>

#include "check/fault.hpp"
#include "check/line_judge.hpp"
#include "check/second_slip.hpp"
#include "check/tags.hpp"
#include "check/wording.hpp"

namespace tqn::checking {
namespace {

/// What looking for a second slip takes, in searches for a first one.
constexpr std::uint32_t cost_of_second = 8;

/// The usual case: the pit is right and all the rest agrees. No other slip is likelier, so that none has to
/// be looked for to go on. Then the hypothesis is followed far, else it is left as it is.
[[nodiscard]] bool holds_as_written(const Scene& scene, Hypothesis& written) noexcept {
  if (!written.whole) return false;
  Hypothesis followed = written;
  look_farther(scene, followed);
  if (!followed.whole || followed.slips > 0) return false;
  written = followed;
  return true;
}

}  // namespace

Scene LineJudge::scene() const noexcept {
  const std::size_t earliest = std::max(first_, at_ - std::min(at_, look_back));
  return {.plies = plies_,
          .fault = at_,
          .first = first_,
          .trail = &trail_,
          .counts = context_.counts.likely(),
          .column = half_move_number(0),
          .gap = numbers_.gap_between(earliest, at_ + 1)};
}

bool LineJudge::bridge_fault() {
  trail_.keep(at_, position_);
  const Scene scene = this->scene();
  Candidates candidates;
  auto written = checking::as_written(scene);
  const bool mark_only = written && written->slip == Slip::mark;
  const bool simple =
      written && scene.gap == Scene::no_gap && (mark_only ? written->whole : holds_as_written(scene, *written));
  if (written) candidates.add(*written);
  const Hypothesis* chosen = simple ? &*written : nullptr;
  if (!simple && context_.searches > 0) {
    --context_.searches;
    search_repairs(scene, candidates);
    chosen = candidates.unambiguous();
    if (!candidates.empty() && !candidates.list().front().whole && context_.searches > cost_of_second) {
      context_.searches -= cost_of_second;
      look_for_second_slip(scene, candidates);
      chosen = candidates.unambiguous();
    }
  } else if (simple && !mark_only && context_.options.suggest && context_.sink.wants(Code::wrong_landing)) {
    search_repairs(scene, candidates);  // only to list what else might be meant
  }
  if (!mark_only && ++faults_ > most_faults) chosen = nullptr;
  if (!mark_only) numbers_.doubt_before(at_);
  report_fault(scene, candidates, chosen);
  if (chosen == nullptr) return false;
  adopt(scene, *chosen);
  return true;
}

void LineJudge::report_fault(const Scene& scene, const Candidates& candidates, const Hypothesis* chosen) {
  const Code code = code_of_fault(scene, candidates, chosen);
  // One finding, here: where the number points is as good a guess as any.
  const bool gap_explains = chosen == nullptr && scene.gap != Scene::no_gap && code != Code::after_end;
  if (gap_explains) numbers_.explain(scene.gap, 1);
  Diagnostic* d = report(code, at_, scene.before(at_));
  if (d == nullptr) return;
  describe_fault(scene, candidates, *d);
  if (context_.options.suggest) append_fixes(scene, candidates, context_.text, *d);
  if (code == Code::after_end && place_.main) append_played_on(scene, place_of_new_tag(context_.game), *d);
  if (gap_explains && code != Code::half_move_missing) {
    d->notes.emplace_back("the move numbers say that a half-move is missing here");
  }
  const std::size_t later = plies_.size() - at_ - 1;
  if (chosen == nullptr && later > 0) {
    d->notes.push_back(fmt::format("{} of this {} {} not judged",
                                   later == 1 ? "the one later half-move" : fmt::format("{} later half-moves", later),
                                   place_.main ? "game" : "variation", later == 1 ? "was" : "were"));
  }
}

void LineJudge::adopt(const Scene& scene, const Hypothesis& chosen) {
  const std::size_t fault = at_;
  if (chosen.slip != Slip::mark) as_written_ = false;
  if (chosen.at < fault && place_.main) context_.counts.forget_from(static_cast<std::uint32_t>(chosen.at));
  if (chosen.slip == Slip::left_out) numbers_.explain(std::min(chosen.at, scene.gap), 1);
  if (chosen.slip == Slip::twice) numbers_.explain(chosen.at, -1);
  const bool mended = chosen.from && chosen.slip != Slip::left_out;
  if (mended) {
    position_ = scene.before(chosen.at);
    play_as(*chosen.from, chosen.at);
    at_ = chosen.at + 1;
  } else {
    const Resumption resumption = resume(scene, chosen);
    before_ = scene.before(chosen.at);
    position_ = resumption.position;
    at_ = resumption.next;
  }
  for (; at_ <= fault; ++at_) play_as(*plies_[at_].move.from, at_);
  if (chosen.slip != Slip::mark) first_ = at_;
}

void LineJudge::play_as(Pit from, std::size_t index) {
  before_ = position_;
  const Side mover = position_.turn();
  const Effect effect = play_unchecked(position_, from);
  done_ = takings(effect, position_, mover);
  see_count(plies_[index].move, index);
}

}  // namespace tqn::checking
