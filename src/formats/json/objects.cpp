#include "formats/json/objects.hpp"

#include <utility>

namespace tqn {
namespace {

/// The first of a few characters at or after a place, or the end.
template <char... wanted>
std::size_t find_one_of(std::string_view text, std::size_t at) noexcept {
  while (at < text.size() && ((text[at] != wanted) && ...)) ++at;
  return at;
}

enum class Answer : std::uint8_t { no, yes, more_needed };

/// Whether what follows an opening bracket makes it that of a game.
Answer begins_game(std::string_view text, std::size_t at, bool at_end) noexcept {
  constexpr std::string_view name = "\"tqn\"";
  const std::size_t begin = text.find_first_not_of(" \t\r\n", at);
  if (begin == std::string_view::npos) return at_end ? Answer::no : Answer::more_needed;
  const std::string_view rest = text.substr(begin, name.size());
  if (rest == name) return Answer::yes;
  if (!at_end && rest.size() < name.size() && name.starts_with(rest)) return Answer::more_needed;
  return Answer::no;
}

class JsonCutter final : public Cutter {
 public:
  Cut cut(std::string_view pending, bool at_end) override {
    if (skipping_) return skip(pending, at_end);
    if (at_end) return {pending.size(), false};
    std::size_t last = 0;
    while (const auto found = objects_.next(pending, at_end)) {
      if (found->edge != JsonObjects::Edge::begin) last = found->at;
    }
    if (last == 0 && pending.size() >= most_json_bytes) {
      skipping_ = true;
      last = objects_.reached();
    }
    objects_.forget(last);
    return {last, false};
  }

 private:
  Cut skip(std::string_view pending, bool at_end) {
    const auto found = objects_.next(pending, at_end);
    const std::size_t size = found ? found->at : at_end ? pending.size() : objects_.reached();
    skipping_ = !found;
    objects_.forget(size);
    return {size, true};
  }

  JsonObjects objects_;
  bool skipping_ = false;
};

}  // namespace

std::optional<JsonObjects::Found> JsonObjects::next(std::string_view text, bool at_end) {
  while (at_ < text.size()) {
    if (quoted_) {
      const std::size_t found = find_one_of<'"', '\\', '\n'>(text, at_);
      at_ = found;
      if (found == text.size()) break;
      const bool escape = text[found] == '\\';
      if (escape && found + 1 == text.size()) break;  // what it escapes is not here yet
      quoted_ = escape;
      at_ += escape && text[found + 1] != '\n' ? 2 : 1;
      continue;
    }
    const std::size_t found = find_one_of<'"', '{', '}'>(text, at_);
    at_ = found;
    if (found == text.size()) break;
    ++at_;
    if (text[found] == '"') {
      quoted_ = true;
    } else if (text[found] == '{') {
      const Answer game = depth_ == 0 ? Answer::no : begins_game(text, at_, at_end);
      if (game == Answer::more_needed) {
        at_ = found;
        break;
      }
      if (game == Answer::yes) depth_ = 0;
      ++depth_;
      if (depth_ == 1) return Found{game == Answer::yes ? Edge::torn : Edge::begin, found};
    } else if (depth_ > 0) {
      --depth_;
      if (depth_ == 0) return Found{Edge::end, at_};
    }
  }
  return std::nullopt;
}

std::unique_ptr<Cutter> make_json_cutter() { return std::make_unique<JsonCutter>(); }

}  // namespace tqn
