#include "rewrite.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "tqn/report/report.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::tools {
namespace {

/// A new file up to this size waits in memory until it is known whether anything changed.
constexpr std::size_t most_held = std::size_t{1} << 20U;

/// Drops what two texts have in common at the front. False if they differ.
bool drop_common(std::string& a, std::string& b) {
  const std::size_t size = std::min(a.size(), b.size());
  if (std::string_view(a).substr(0, size) != std::string_view(b).substr(0, size)) return false;
  a.erase(0, size);
  b.erase(0, size);
  return true;
}

}  // namespace

std::optional<IoError> Rewriter::open(const FileTask& file, Dress dress) {
  name_ = file.name;
  dress_ = dress;
  mark_ = file.notes.byte_order_mark && !file.notes.transcoded ? byte_order_mark : std::string_view();
  changes_ = file.notes.transcoded && dress == Dress::dropped;
  error_.reset();
  if (target_ == Target::diff) diff_.emplace(text_, name_);
  if (target_ == Target::in_place && !file.plain) {
    error_ = IoError{name_, "it is packed, or no file, and cannot be rewritten in place"};
  } else if (target_ == Target::in_place && file.notes.transcoded && dress != Dress::dropped) {
    error_ = IoError{name_, "it is no UTF-8; tqn fmt --write makes it so"};
  }
  return error_;
}

void Rewriter::add(std::string_view before, std::string_view after, End end) {
  if (!mark_.empty()) {
    const std::string marked_before = std::string(mark_).append(before);
    const std::string marked_after = std::string(dress_ == Dress::kept ? mark_ : std::string_view()).append(after);
    mark_ = {};
    return add(marked_before, marked_after, end);
  }
  // Only blanks, of which nothing is left: what waits may still be the last piece.
  if (waits_ && after.empty()) {
    waiting_before_ += before;
    return;
  }
  release(after);
  if (end == End::closed) return add_piece(before, after);
  waits_ = true;
  waiting_before_ = before;
  waiting_after_ = after;
}

void Rewriter::release(std::string_view more) {
  if (!waits_) return;
  waits_ = false;
  if (!more.empty()) waiting_after_ += '\n';
  add_piece(waiting_before_, waiting_after_);
}

void Rewriter::add_piece(std::string_view before, std::string_view after) {
  switch (target_) {
    case Target::document:
      print(after);
      return;
    case Target::in_place:
      put(after);
      break;
    case Target::names:
      break;
    case Target::diff:
      diff_->add(before, after);
      out_.write(text_);
      text_.clear();
      break;
  }
  compare(before, after);
}

/// Between two files stands an empty line, as between two games.
void Rewriter::print(std::string_view text) {
  if (text.empty()) return;
  if (between_ && !tail_.empty() && tail_ != "\n\n") out_.write(tail_.ends_with('\n') ? "\n" : "\n\n");
  between_ = false;
  out_.write(text);
  tail_ += text.substr(text.size() - std::min<std::size_t>(text.size(), 2));
  tail_.erase(0, tail_.size() - std::min<std::size_t>(tail_.size(), 2));
}

void Rewriter::compare(std::string_view before, std::string_view after) {
  if (changes_ || (ahead_before_.empty() && ahead_after_.empty() && before == after)) return;
  ahead_before_ += before;
  ahead_after_ += after;
  changes_ = !drop_common(ahead_before_, ahead_after_);
}

void Rewriter::put(std::string_view bytes) {
  if (error_) return;
  held_ += bytes;
  if (held_.size() <= most_held) return;
  open_place();
  if (place_) place_->write(held_);
  held_.clear();
}

void Rewriter::open_place() {
  if (place_ || error_) return;
  auto opened = open_output(name_);
  if (auto* error = std::get_if<IoError>(&opened)) {
    error_ = std::move(*error);
  } else {
    place_ = std::move(std::get<std::unique_ptr<Output>>(opened));
  }
}

std::optional<IoError> Rewriter::close() {
  if (!mark_.empty()) add({}, {});
  release({});
  between_ = true;
  const bool changes = target_ != Target::document && (changes_ || ahead_before_.size() != ahead_after_.size());
  if (target_ == Target::diff) {
    diff_->finish();
    out_.write(text_);
  } else if (target_ == Target::names && changes) {
    out_.write(quoted_name(name_) + "\n");
  } else if (target_ == Target::in_place && changes) {
    open_place();
    if (place_ && !error_) {
      place_->write(held_);
      error_ = place_->commit();
    }
  }
  if (changes && !error_) ++changed_;
  auto error = std::move(error_);
  abandon();
  return error;
}

void Rewriter::abandon() {
  waits_ = false;
  place_.reset();
  diff_.reset();
  error_.reset();
  held_.clear();
  text_.clear();
  ahead_before_.clear();
  ahead_after_.clear();
}

}  // namespace tqn::tools
