#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "commands.hpp"
#include "json.hpp"
#include "run.hpp"
#include "talk.hpp"
#include "tqn/formats/format.hpp"

namespace tqn::tools {
namespace {

constexpr std::array<std::string_view, feature_count> features{"tags",    "comments", "variations", "glyphs", "clocks",
                                                               "landing", "marks",    "counts",     "start",  "result"};

/// "read, write": what can be done with a format.
std::string_view abilities(const Format& format) noexcept {
  if (!format.can_write()) return "read";
  return format.can_read() ? "read, write" : "write";
}

std::vector<std::string_view> endings(const Format& format) {
  std::vector<std::string_view> all(format.extensions.begin(), format.extensions.end());
  all.insert(all.end(), format.shared_extensions.begin(), format.shared_extensions.end());
  return all;
}

std::string text_row(const Format& format) {
  std::string text = fmt::format("{}  ({}; {})\n  {}\n  carries", format.name, fmt::join(endings(format), " "),
                                 abilities(format), format.summary);
  for (std::size_t i = 0; i < feature_count; ++i) {
    text += fmt::format("{} {} {}", i == 0 ? ":" : ",", features[i], name(format.carries[i]));
  }
  return text + "\n";
}

std::string json_row(const Format& format) {
  std::string extensions;
  for (const std::string_view extension : endings(format)) {
    extensions += (extensions.empty() ? "" : ", ") + json_quote(extension);
  }
  std::string carries;
  for (std::size_t i = 0; i < feature_count; ++i) {
    carries += fmt::format("{}\"{}\": \"{}\"", i == 0 ? "" : ", ", features[i], name(format.carries[i]));
  }
  return fmt::format(
      "  {{\"name\": {}, \"extensions\": [{}], \"read\": {}, \"write\": {}, \"summary\": {},\n   \"carries\": "
      "{{{}}}}}",
      json_quote(format.name), extensions, format.can_read(), format.can_write(), json_quote(format.summary), carries);
}

}  // namespace

Exit run_formats(const Invocation& invocation) {
  const auto applied = apply(invocation.given);
  if (const auto* failure = std::get_if<Failure>(&applied)) {
    say(*failure);
    return Exit::failed;
  }
  if (!invocation.operands.empty()) {
    say(Failure{fmt::format("formats takes no operand, but '{}' was given", invocation.operands.front()), ""});
    return Exit::failed;
  }
  const bool json = std::get<Settings>(applied).table_format == TableFormat::json;
  std::string text;
  for (const Format* format : all_formats()) {
    if (!text.empty()) text += json ? ",\n" : "\n";
    text += json ? json_row(*format) : text_row(*format);
  }
  return print_results(json ? fmt::format("[\n{}\n]\n", text) : text);
}

}  // namespace tqn::tools
