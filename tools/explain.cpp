#include <fmt/format.h>

#include <string>
#include <string_view>
#include <variant>

#include "commands.hpp"
#include "help.hpp"
#include "json.hpp"
#include "run.hpp"
#include "setters.hpp"
#include "talk.hpp"
#include "tqn/text/catalogue.hpp"

namespace tqn::tools {
namespace {

std::string list_row(const CodeInfo& row) {
  return fmt::format("{} {:<8} {:<22} {}{}\n", row.id, name(row.severity), row.name, row.title,
                     row.critical ? " (critical)" : "");
}

std::string json_row(const CodeInfo& row) {
  return fmt::format(
      "  {{\"id\": {}, \"name\": {}, \"severity\": {}, \"critical\": {}, \"title\": {},\n"
      "   \"cause\": {},\n   \"before\": {},\n   \"after\": {},\n   \"remedy\": {}, \"rule\": {}}}",
      json_quote(row.id), json_quote(row.name), json_quote(name(row.severity)), row.critical, json_quote(row.title),
      json_quote(row.cause), json_quote(row.before), json_quote(row.after), json_quote(row.remedy),
      json_quote(row.rule));
}

enum class Shape : std::uint8_t { pages, list, json };

std::string print(const Sink::Codes& codes, Shape shape) {
  std::string text;
  for (const CodeInfo& row : all_codes()) {
    if (!codes[static_cast<std::size_t>(row.code)]) continue;
    switch (shape) {
      case Shape::pages:
        text += (text.empty() ? "" : "\n\n") + format_explain(row);
        break;
      case Shape::list:
        text += list_row(row);
        break;
      case Shape::json:
        text += (text.empty() ? "" : ",\n") + json_row(row);
        break;
    }
  }
  return shape == Shape::json ? fmt::format("[\n{}\n]\n", text) : text;
}

}  // namespace

Exit run_explain(const Invocation& invocation) {
  const auto applied = apply(invocation.given);
  if (const auto* failure = std::get_if<Failure>(&applied)) {
    say(*failure);
    return Exit::failed;
  }
  const Settings& settings = std::get<Settings>(applied);
  Sink::Codes codes;
  if (settings.list && invocation.operands.empty()) codes.set();
  for (const std::string& word : invocation.operands) {
    const bool is_number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    if (const auto problem = add_codes(codes, is_number ? "TQ" + word : word)) {
      say(Failure{*problem, "tqn explain --list lists the codes"});
      return Exit::failed;
    }
  }
  if (codes.none()) {
    say(short_help(Subcommand::explain));
    return Exit::failed;
  }
  const bool json = settings.table_format == TableFormat::json;
  return print_results(print(codes, json ? Shape::json : settings.list ? Shape::list : Shape::pages));
}

}  // namespace tqn::tools
