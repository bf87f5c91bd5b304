#pragma once

#include <string>
#include <string_view>

namespace tqn::page {

/// Appends text for an element or a quoted attribute. What commands a display and is no text (control characters,
/// changes of writing direction) and what is not UTF-8 becomes U+FFFD. page.md 5.
void append_html(std::string& out, std::string_view text);
/// Appends a JSON string with its quotes that no HTML parser takes for anything but text.
void append_json(std::string& out, std::string_view text);
/// Appends a record for a <script> that is not run: a backslash behind each "<" that could end or hide it, or that a
/// backslash follows; returns as "<\r", NUL as "<\0". page.md 4.
void append_record(std::string& out, std::string_view text);

}  // namespace tqn::page
