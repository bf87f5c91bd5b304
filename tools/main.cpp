#include <csignal>
#include <exception>
#include <new>
#include <span>

#include "program.hpp"
#include "talk.hpp"
#include "tqn/io/output.hpp"

namespace {

/// Leaves no temporary file behind, and dies of the signal, so that a shell sees it.
extern "C" void clean_up_and_die(int signal) {
  tqn::remove_temporaries();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

int main(int count, char** arguments) {
  std::signal(SIGINT, clean_up_and_die);
  std::signal(SIGTERM, clean_up_and_die);
  std::signal(SIGHUP, clean_up_and_die);
  // So libraries end a program that gets no memory. Whoever watches over a program for these signals goes on to.
  for (const int signal : {SIGABRT, SIGTRAP, SIGSEGV, SIGBUS}) {
    const auto before = std::signal(signal, clean_up_and_die);
    if (before != SIG_DFL) std::signal(signal, before);
  }
  // A failed write says what was wrong; neither a closed pipe nor a limit of the size of files ends the program.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  using tqn::tools::Exit;
  Exit exit = Exit::failed;
  try {
    const std::span<const char* const> all(arguments, static_cast<std::size_t>(count));
    exit = tqn::tools::run_program(all.subspan(all.empty() ? 0 : 1));
  } catch (const std::bad_alloc&) {
    tqn::tools::say("tqn: not enough memory");
  } catch (const std::exception& error) {
    tqn::tools::say(error.what());
  }
  return static_cast<int>(exit);
}
