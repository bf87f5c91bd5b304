#include "io/temporaries.hpp"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "tqn/io/output.hpp"

namespace tqn {
namespace io {
/// A signal handler reads the list while threads change it, so it holds no lock: slots are added, used
/// again, and never freed; whoever turns a live one to busy owns its path.
struct Temporary::Slot {
  enum class State : int { free, busy, live };

  std::atomic<State> state{State::busy};
  char* path = nullptr;  // a copy, which a handler can still read when the owner is gone
  Slot* next = nullptr;
};

namespace {

using State = Temporary::Slot::State;

static_assert(std::atomic<State>::is_always_lock_free && std::atomic<Temporary::Slot*>::is_always_lock_free);

std::atomic<Temporary::Slot*> slots{nullptr};

bool turn(Temporary::Slot& slot, State from, State to) noexcept { return slot.state.compare_exchange_strong(from, to); }

/// A slot that is busy, and so ours.
Temporary::Slot* take_slot() {
  for (Temporary::Slot* slot = slots.load(); slot != nullptr; slot = slot->next) {
    if (turn(*slot, State::free, State::busy)) return slot;
  }
  auto* const slot = new Temporary::Slot;
  slot->next = slots.load();
  while (!slots.compare_exchange_weak(slot->next, slot)) {
  }
  return slot;
}

}  // namespace

Temporary::Temporary(std::string path) : path_(std::move(path)), slot_(take_slot()) {
  slot_->path = ::strdup(path_.c_str());
  if (slot_->path == nullptr) throw std::bad_alloc();
  slot_->state = State::live;
}

Temporary::~Temporary() {
  if (slot_ == nullptr) return;
  ::unlink(path_.c_str());
  forget();
}

void Temporary::forget() noexcept {
  Slot* const slot = std::exchange(slot_, nullptr);
  // A slot that a signal handler took stays busy: the process is about to end.
  if (slot == nullptr || !turn(*slot, State::live, State::busy)) return;
  std::free(slot->path);
  slot->state = State::free;
}

}  // namespace io

void remove_temporaries() noexcept {
  const int error = errno;
  for (io::Temporary::Slot* slot = io::slots.load(); slot != nullptr; slot = slot->next) {
    if (io::turn(*slot, io::State::live, io::State::busy)) ::unlink(slot->path);
  }
  errno = error;
}

}  // namespace tqn
