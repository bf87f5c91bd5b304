#include "rewrite.hpp"

#include <algorithm>
#include <utility>
#include <variant>

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

std::optional<IoError> Rewriter::open(const FileTask& file) {
  name_ = file.name;
  // The decoder removed a byte order mark or another encoding: without them the file is another one.
  changes_ = file.notes.byte_order_mark || file.notes.transcoded;
  error_.reset();
  if (target_ == Target::diff) diff_.emplace(text_, name_);
  if (target_ == Target::in_place && !file.plain) {
    error_ = IoError{name_, "it is packed, or no file, and cannot be rewritten in place"};
  }
  return error_;
}

void Rewriter::put(std::string_view bytes) {
  if (error_) return;
  held_ += bytes;
  if (held_.size() <= most_held) return;
  if (!place_) {
    auto opened = open_output(name_);
    if (auto* error = std::get_if<IoError>(&opened)) {
      error_ = std::move(*error);
      held_.clear();
      return;
    }
    place_ = std::move(std::get<std::unique_ptr<Output>>(opened));
  }
  place_->write(held_);
  held_.clear();
}

void Rewriter::add(std::string_view before, std::string_view after) {
  switch (target_) {
    case Target::document: out_.write(after); return;
    case Target::in_place: put(after); break;
    case Target::names: break;
    case Target::diff:
      diff_->add(before, after);
      out_.write(text_);
      text_.clear();
      break;
  }
  if (changes_) return;
  if (ahead_before_.empty() && ahead_after_.empty() && before == after) return;
  ahead_before_ += before;
  ahead_after_ += after;
  changes_ = !drop_common(ahead_before_, ahead_after_);
}

std::optional<IoError> Rewriter::close() {
  if (ahead_before_.size() != ahead_after_.size()) changes_ = true;
  const bool changes = changes_ && target_ != Target::document;
  if (target_ == Target::diff) {
    diff_->finish();
    out_.write(std::exchange(text_, {}));
  } else if (target_ == Target::names && changes) {
    out_.write(name_ + "\n");
  } else if (target_ == Target::in_place && changes && !error_) {
    if (!place_) {
      auto opened = open_output(name_);
      if (auto* error = std::get_if<IoError>(&opened)) {
        error_ = std::move(*error);
      } else {
        place_ = std::move(std::get<std::unique_ptr<Output>>(opened));
      }
    }
    if (place_) {
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
  place_.reset();
  diff_.reset();
  error_.reset();
  held_.clear();
  text_.clear();
  ahead_before_.clear();
  ahead_after_.clear();
}

}  // namespace tqn::tools
