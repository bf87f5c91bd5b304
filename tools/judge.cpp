#include "judge.hpp"

#include <algorithm>

#include "session.hpp"

namespace tqn::tools {
namespace {

/// Details kept of one game when all are wanted: enough for people, and an end for a million faults.
constexpr std::uint32_t most_details = 100'000;

std::uint32_t details_of_a_game(const Settings& settings, bool all) noexcept {
  const std::uint64_t shown = settings.max_diagnostics;
  if (all || shown == 0 || shown > most_details) return most_details;
  return std::max(static_cast<std::uint32_t>(shown), Sink::default_limit);
}

bool artist_chooses(const Wishes& wishes) noexcept {
  return wishes.rewriting == Rewriting::draw && wishes.artist->chooses_findings();
}

/// Whether canonical texts are printed, which there are of games of any format.
bool prints_format(const Wishes& wishes) noexcept { return wishes.rewriting == Rewriting::format && wishes.prints; }

}  // namespace

FindingSet Judge::wanted(const FileTask& file, const Policy& policy) const noexcept {
  if (wishes_.rewriting == Rewriting::fix) return policy.active;
  FindingSet wanted;
  if (wishes_.statuses) wanted |= policy.counted;
  if (artist_chooses(wishes_) || !file.sated.load(std::memory_order_relaxed)) wanted |= policy.shown;
  return wanted;
}

void Judge::judge(Batch& batch, const Before& before) const {
  Work& work = batch.work;
  work.clear();
  if (!batch.file) return;
  const Policy& policy = wishes_.policy != nullptr ? *wishes_.policy : batch.file->resolved->policy;
  Wishes wishes = wishes_;
  // GamesJob::begin_file() says so.
  const bool untouchable = (!batch.file->format->is_tqn && !prints_format(wishes)) ||
                           (wishes.in_place && (!batch.file->plain || batch.file->notes.transcoded));
  if (keeps_rest(wishes.rewriting) && untouchable) wishes.rewriting = Rewriting::none;
  const bool mended = wishes.rewriting == Rewriting::fix;
  const bool all = mended || artist_chooses(wishes);
  batch.prepare_sink(wanted(*batch.file, policy), details_of_a_game(batch.file->resolved->settings, all));
  if (!batch.skipped) {
    Session(batch, wishes, policy, before).run();
  } else if (keeps_rest(wishes.rewriting) && batch.file->format->is_tqn) {
    work.rewritten = batch.bytes.view();
    const auto size = static_cast<std::uint32_t>(work.rewritten.size());
    work.pieces.push_back({{0, size}, {0, size}});
  }
  work.text = mended ? std::string_view(work.rewritten) : batch.bytes.view();
  work.extent = measure(work.text);
}

}  // namespace tqn::tools
