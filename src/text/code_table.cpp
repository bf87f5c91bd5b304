#include <algorithm>
#include <array>

#include "text/codes/claims.hpp"
#include "text/codes/collections.hpp"
#include "text/codes/conversion.hpp"
#include "text/codes/encoding.hpp"
#include "text/codes/legality.hpp"
#include "text/codes/movetext.hpp"
#include "text/codes/results.hpp"
#include "text/codes/tags.hpp"
#include "text/codes/tool.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/code.hpp"

namespace tqn {
namespace {

/// Joins the chapters. Too many rows do not compile; too few leave a row without an id.
template <typename... Chapters>
consteval std::array<CodeInfo, code_count> join_chapters(const Chapters&... chapters) {
  std::array<CodeInfo, code_count> table{};
  auto* next = table.begin();
  ((next = std::copy(chapters.begin(), chapters.end(), next)), ...);
  return table;
}

constexpr std::array<CodeInfo, code_count> table =
    join_chapters(codes::encoding, codes::tags, codes::movetext, codes::legality, codes::claims, codes::results,
                  codes::collections, codes::conversion, codes::tool);

consteval bool is_id(std::string_view id) {
  return id.size() == 5 && id.starts_with("TQ") &&
         std::ranges::all_of(id.substr(2), [](char c) { return c >= '0' && c <= '9'; });
}

/// Every code has one row, in the order of the enumeration, and its words.
consteval bool is_complete() {
  for (std::size_t i = 0; i < table.size(); ++i) {
    const CodeInfo& row = table[i];
    if (static_cast<std::size_t>(row.code) != i || !is_id(row.id)) return false;
    if (i > 0 && table[i - 1].id >= row.id) return false;
    if (row.critical && (row.severity != Severity::error || row.otherwise)) return false;
    if (row.otherwise && (row.otherwise->severity <= row.severity || row.otherwise->when.empty())) return false;
    for (const std::string_view words : {row.name, row.title, row.cause, row.before, row.after, row.remedy}) {
      if (words.empty()) return false;
    }
    const auto same_name = [&row](const CodeInfo& other) { return other.name == row.name; };
    if (std::ranges::count_if(table, same_name) != 1) return false;
  }
  return true;
}
static_assert(is_complete(), "a code without a row, or a row out of order");

}  // namespace

const CodeInfo& info(Code code) noexcept { return table[static_cast<std::size_t>(code)]; }

std::span<const CodeInfo> all_codes() noexcept { return table; }

std::optional<Code> find_code(std::string_view id_or_name) noexcept {
  for (const CodeInfo& row : table) {
    if (equal_ignoring_case(row.id, id_or_name) || equal_ignoring_case(row.name, id_or_name)) return row.code;
  }
  return std::nullopt;
}

std::string_view name(Severity severity) noexcept {
  switch (severity) {
    case Severity::info:
      return "info";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

}  // namespace tqn
