#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "tqn/text/span.hpp"

namespace tqn {

/// Follows the parser through the text, since it does not say where its values stand.
class JsonTrace {
 public:
  JsonTrace(std::string_view text, std::size_t at) noexcept : text_(text), at_(at) {}

  /// The place of a bracket.
  Span bracket() noexcept { return take(1); }
  Span string() noexcept {
    std::size_t end = begin() + 1;
    while (end < text_.size() && text_[end] != '"') end += text_[end] == '\\' ? 2 : 1;
    return take(std::min(end + 1, text_.size()) - begin());
  }
  /// A number, true, false, null.
  Span word() noexcept {
    const std::size_t end = std::min(text_.find_first_of(" \t\r\n,]}", begin()), text_.size());
    return take(end - begin());
  }
  [[nodiscard]] std::size_t at() const noexcept { return at_; }
  /// Where the next token begins.
  [[nodiscard]] std::size_t begin() const noexcept {
    return std::min(text_.find_first_not_of(" \t\r\n,:", at_), text_.size());
  }
  [[nodiscard]] std::string_view slice(Span where) const noexcept { return text_.substr(where.begin, where.size()); }

 private:
  Span take(std::size_t size) noexcept {
    const std::size_t from = begin();
    at_ = std::min(from + size, text_.size());
    return {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(at_)};
  }

  std::string_view text_;
  std::size_t at_;
};

/// What both passes over the text have in common: every event is one of five.
class JsonEvents : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit JsonEvents(JsonTrace trace) noexcept : trace_(trace) {}

  bool null() override { return word(); }
  bool boolean(bool) override { return word(); }
  bool number_integer(number_integer_t) override { return word(); }
  bool number_unsigned(number_unsigned_t) override { return word(); }
  bool number_float(number_float_t, const string_t&) override { return word(); }
  bool binary(binary_t&) override { return false; }  // which JSON does not have
  bool string(string_t& text) override {
    const Span where = trace_.string();
    scalar(text, where);
    return true;
  }
  bool key(string_t& name) override {
    trace_.string();
    named(name);
    return true;
  }
  bool start_object(std::size_t) override { return open(false); }
  bool start_array(std::size_t) override { return open(true); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

  [[nodiscard]] const JsonTrace& trace() const noexcept { return trace_; }

 protected:
  virtual void scalar(std::string_view text, Span where) = 0;
  virtual void named(std::string_view name) = 0;
  virtual void opened(bool array, Span where) = 0;
  virtual void closed(Span where) = 0;

 private:
  bool word() {
    const Span where = trace_.word();
    const std::string_view text = trace_.slice(where);
    scalar(text == "null" ? std::string_view() : text, where);
    return true;
  }
  bool open(bool array) {
    opened(array, trace_.bracket());
    return true;
  }
  bool close() {
    closed(trace_.bracket());
    return true;
  }

  JsonTrace trace_;
};

/// Runs over the value at `at`. False if it is damaged.
[[nodiscard]] bool run_json(std::string_view text, std::size_t at, JsonEvents& events);

}  // namespace tqn
