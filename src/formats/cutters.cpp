#include "formats/cutters.hpp"

#include <algorithm>

#include "tqn/formats/tqn.hpp"

namespace tqn {
namespace {

class LineCutter final : public Cutter {
 public:
  explicit LineCutter(std::size_t most) noexcept : most_(most) {}

  Cut cut(std::string_view pending, bool at_end) override {
    if (skipping_) return skip(pending, at_end);
    if (at_end) return {pending.size(), false};
    const std::size_t last = pending.rfind('\n');
    if (last != std::string_view::npos) return {last + 1, false};
    if (pending.size() < most_) return {};
    skipping_ = true;
    return {most_, false};
  }

 private:
  Cut skip(std::string_view pending, bool at_end) noexcept {
    const std::size_t end = pending.find('\n');
    skipping_ = end == std::string_view::npos && !at_end;
    return {end == std::string_view::npos ? pending.size() : end + 1, true};
  }

  std::size_t most_;
  bool skipping_ = false;
};

class DocumentCutter final : public Cutter {
 public:
  Cut cut(std::string_view pending, bool at_end) override {
    if (skipping_) return {pending.size(), true};
    if (pending.size() < most_document_bytes) return {at_end ? pending.size() : 0, false};
    skipping_ = true;
    return {most_document_bytes, false};
  }

 private:
  bool skipping_ = false;
};

}  // namespace

std::unique_ptr<Cutter> make_line_cutter(std::size_t most) { return std::make_unique<LineCutter>(most); }
std::unique_ptr<Cutter> make_line_cutter() { return make_line_cutter(most_game_bytes); }
std::unique_ptr<Cutter> make_document_cutter() { return std::make_unique<DocumentCutter>(); }

void report_if_cut(std::string_view text, Sink& sink) {
  if (text.size() < most_document_bytes) return;
  if (Diagnostic* d = sink.report(Code::too_large, {0, 1}))
    d->message = "this text is larger than 256 MiB: what follows was not read";
}

}  // namespace tqn
