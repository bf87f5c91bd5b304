#include <array>
#include <string>

#include "formats/cutters.hpp"
#include "formats/json/objects.hpp"
#include "formats/json/reader.hpp"
#include "formats/json/writer.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> json_endings{".json"};
constexpr std::array<std::string_view, 2> jsonl_endings{".jsonl", ".ndjson"};
constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view version_member = "\"tqn\"";

constexpr std::array all_carried{Carries::full, Carries::full, Carries::full, Carries::full, Carries::full,
                                 Carries::full, Carries::full, Carries::full, Carries::full, Carries::full};

/// The place of the first character that is not blank, from `at` on; the size of the text if there is none.
std::size_t first_word(std::string_view text, std::size_t at) noexcept {
  return std::min(text.find_first_not_of(blanks, at), text.size());
}

/// Whether an object with a game in it begins at `at`.
bool begins_game(std::string_view head, std::size_t at) noexcept {
  if (at >= head.size() || head[at] != '{') return false;
  return head.substr(first_word(head, at + 1)).starts_with(version_member);
}

Guess sniff_json(std::string_view head) {
  const std::size_t begin = first_word(head, 0);
  if (begin == head.size() || head[begin] != '[') {
    // One object over several lines.
    const bool one = begins_game(head, begin) && head.substr(begin, 2) != "{\"";
    return {one ? Certainty::certain : Certainty::no, "the text begins with an object of JSON"};
  }
  const std::size_t object = first_word(head, begin + 1);
  if (begins_game(head, object)) return {Certainty::certain, "the text begins with a list of games in JSON"};
  const bool is_list = object < head.size() && head[object] == '{';
  const bool has_games = head.find(version_member) != std::string_view::npos;
  return {is_list && has_games ? Certainty::certain : Certainty::no, "the text begins with a list of JSON"};
}

Guess sniff_jsonl(std::string_view head) {
  const std::size_t begin = first_word(head, 0);
  const bool game = begins_game(head, begin) && head.substr(begin, 2) == "{\"";
  return {game ? Certainty::certain : Certainty::no, "the text begins with {\"tqn\""};
}

void write_line(const Game& game, std::string& out, const WriteOptions& options) {
  write_json(game, out, options);
  out += '\n';
}

std::unique_ptr<Cutter> make_jsonl_cutter() { return make_line_cutter(most_json_bytes); }

}  // namespace

const Format json_format{
    .name = "json",
    .extensions = {},
    .shared_extensions = json_endings,
    .summary = "a list of games in JSON, everything in its own member",
    .sniff = sniff_json,
    .cutter = make_json_cutter,
    .open = read_json,
    .write = write_json,
    .carries = all_carried,
    .most_bytes = most_json_bytes,
    .keeps_zero = true,
    .head = "[\n",
    .between = ",\n",
    .tail = "\n]\n",
};

const Format jsonl_format{
    .name = "jsonl",
    .extensions = {},
    .shared_extensions = jsonl_endings,
    .summary = "the same, a game on each line",
    .sniff = sniff_jsonl,
    .cutter = make_jsonl_cutter,
    .open = read_jsonl,
    .write = write_line,
    .carries = all_carried,
    .most_bytes = most_json_bytes,
    .keeps_zero = true,
    .between = "",
};

}  // namespace tqn
