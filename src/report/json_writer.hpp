#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "report/escape.hpp"
#include "tqn/text/number.hpp"

namespace tqn {

/// Appends JSON piece by piece, with nothing built up in memory. It sets the commas; that brackets and
/// keys fit together is the caller's affair.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) noexcept : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  /// `key`: plain ASCII that needs no escapes.
  JsonWriter& key(std::string_view key) {
    separate();
    out_ += '"';
    out_ += key;
    out_ += "\":";
    needs_comma_ = false;
    return *this;
  }

  JsonWriter& text(std::string_view value) {
    separate();
    append_json(out_, value);
    return *this;
  }
  JsonWriter& number(std::uint64_t value) {
    separate();
    append_number(out_, value);
    return *this;
  }
  /// A literal: true, false, null, or a number in other clothes.
  JsonWriter& literal(std::string_view value) {
    separate();
    out_ += value;
    return *this;
  }

  JsonWriter& text(std::string_view name, std::string_view value) { return key(name).text(value); }
  JsonWriter& number(std::string_view name, std::uint64_t value) { return key(name).number(value); }
  JsonWriter& truth(std::string_view name, bool value) { return key(name).literal(value ? "true" : "false"); }
  JsonWriter& null(std::string_view name) { return key(name).literal("null"); }

 private:
  JsonWriter& open(char bracket) {
    separate();
    out_ += bracket;
    needs_comma_ = false;
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_ += bracket;
    needs_comma_ = true;
    return *this;
  }
  void separate() {
    if (needs_comma_) out_ += ',';
    needs_comma_ = true;
  }

  std::string& out_;
  bool needs_comma_ = false;
};

}  // namespace tqn
