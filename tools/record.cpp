#include "record.hpp"

namespace tqn::tools {

std::string_view name(Status status) noexcept {
  switch (status) {
    case Status::ok:
      return "ok";
    case Status::fixable:
      return "fixable";
    case Status::review:
      return "review";
    case Status::rejected:
      return "rejected";
  }
  return "rejected";
}

void Work::clear() {
  text = {};
  extent = {};
  totals = {};
  to_show.fill(0);
  failing = false;
  unread = false;
  fixed = 0;
  written = 0;
  damaged = 0;
  records.clear();
  rewritten.clear();
  pieces.clear();
}

}  // namespace tqn::tools
