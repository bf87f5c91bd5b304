#include "batch.hpp"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>

#include <utility>

namespace tqn::tools {
namespace {

/// Batches under way for each job: one being worked on, one waiting. More would only take memory.
constexpr std::size_t batches_a_job = 2;

void work(const Job& job, Batch& batch) {
  if (batch.own && !batch.own->next(batch)) return;
  job.work(batch);
}

/// Delivers a batch, and what its own feed gives after it: a file of several streams, or a packed one that is
/// larger than it looked.
[[nodiscard]] bool deliver(Job& job, Batch& batch) {
  while (job.deliver(batch)) {
    if (!batch.own || !batch.own->next(batch)) {
      batch.own.reset();
      return true;
    }
    job.work(batch);
  }
  return false;
}

void run_alone(Feed& feed, Job& job, Batch& batch) {
  do {
    work(job, batch);
  } while (deliver(job, batch) && feed.next(batch));
}

/// `first` and `second` were filled already.
void run_parallel(Feed& feed, Job& job, std::size_t jobs, std::unique_ptr<Batch> first, std::unique_ptr<Batch> second) {
  namespace tbb = oneapi::tbb;
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, jobs);
  const std::size_t tokens = jobs * batches_a_job;
  // Both ends are serial, so each list has one thread at a time, and a batch that is not under way is in `idle`.
  std::vector<std::unique_ptr<Batch>> batches;
  batches.push_back(std::move(first));
  batches.push_back(std::move(second));
  while (batches.size() < tokens) batches.push_back(std::make_unique<Batch>());
  std::size_t given = 0;
  std::atomic<bool> stopped{false};
  const auto take = [&](tbb::flow_control& control) -> Batch* {
    // Tokens come back in order, so this batch was delivered before.
    Batch* batch = batches[given % tokens].get();
    if (stopped.load(std::memory_order_relaxed) || (given >= 2 && !feed.next(*batch))) {
      control.stop();
      return nullptr;
    }
    ++given;
    return batch;
  };
  const auto work_on = [&](Batch* batch) {
    if (!stopped.load(std::memory_order_relaxed)) work(job, *batch);
    return batch;
  };
  const auto hand_over = [&](Batch* batch) {
    if (!stopped.load(std::memory_order_relaxed) && !deliver(job, *batch)) stopped.store(true);
  };
  tbb::parallel_pipeline(tokens, tbb::make_filter<void, Batch*>(tbb::filter_mode::serial_in_order, take) &
                                     tbb::make_filter<Batch*, Batch*>(tbb::filter_mode::parallel, work_on) &
                                     tbb::make_filter<Batch*, void>(tbb::filter_mode::serial_in_order, hand_over));
}

}  // namespace

void Batch::prepare_sink(const FindingSet& wanted, std::uint32_t limit) {
  if (wanted == wanted_ && limit == limit_) return;
  sink = Sink(wanted, limit);
  wanted_ = wanted;
  limit_ = limit;
}

void run_batches(Feed& feed, Job& job, std::size_t jobs) {
  auto first = std::make_unique<Batch>();
  if (!feed.next(*first)) return;
  if (jobs <= 1) {
    run_alone(feed, job, *first);
    return;
  }
  auto second = std::make_unique<Batch>();
  if (!feed.next(*second)) {
    work(job, *first);
    static_cast<void>(deliver(job, *first));
    return;
  }
  run_parallel(feed, job, jobs, std::move(first), std::move(second));
}

}  // namespace tqn::tools
