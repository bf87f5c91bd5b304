#include "formats/yaml/document.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace tqn {
namespace {

/// Ends the reading of a document; never leaves this file.
struct Stop {
  YamlError error;
};

/// Whether what begins with a quote at a place ends with one.
bool is_closed(std::string_view text, std::size_t at) noexcept {
  const char quote = text[at];
  for (++at; at < text.size(); ++at) {
    if (quote == '"' && text[at] == '\\') {
      ++at;
    } else if (text[at] == quote) {
      if (quote == '"' || !text.substr(at + 1).starts_with(quote)) return true;
      ++at;
    }
  }
  return false;
}

/// Control characters, which YAML has no place for; yaml-cpp takes one of them for the end.
std::optional<YamlError> find_control(std::string_view text) {
  const auto is_control = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7F;
  };
  const auto found = std::ranges::find_if(text, is_control);
  if (found == text.end()) return std::nullopt;
  return YamlError{static_cast<std::uint32_t>(found - text.begin()), "a control character, which YAML does not allow"};
}

/// Turns the marks of yaml-cpp, which are lines and columns, into bytes. They are asked for in rising order mostly.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
      begins_.push_back(static_cast<std::uint32_t>(at + 1));
  }
  [[nodiscard]] std::uint32_t byte_at(const YAML::Mark& mark) const noexcept {
    const auto size = static_cast<std::uint32_t>(text_.size());
    if (mark.line < 0 || static_cast<std::size_t>(mark.line) >= begins_.size()) return size;
    const std::uint32_t begin = begins_[static_cast<std::size_t>(mark.line)];
    return std::min(begin + static_cast<std::uint32_t>(std::max(mark.column, 0)), size);
  }

 private:
  std::string_view text_;
  std::vector<std::uint32_t> begins_{0};
};

/// What is to be done, where what yaml-cpp says is its own trouble.
std::string in_other_words(std::string_view text, std::uint32_t at, const std::string& message) {
  const std::size_t line_end = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  const std::string_view line = text.substr(line_end == std::string_view::npos ? 0 : line_end + 1);
  const std::size_t first = line.find_first_not_of(" \t");
  if (line.substr(0, first).find('\t') != std::string_view::npos) return "a tab; lines are indented with blanks";
  if (message == "illegal map value") return "a colon in a value; put the value in quotes";
  return message;
}

class Handler final : public YAML::EventHandler {
 public:
  Handler(std::string_view text, const Lines& lines, YamlDocument& document) noexcept
      : text_(text), lines_(lines), document_(document) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (std::exchange(begun_, true)) stop(mark, "something behind the end of the document");
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { take(mark, anchor, ""); }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    stop(mark, "an alias: each game says everything itself");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    if (tag != "!" && tag != "?") stop(mark, "a tag of YAML: everything is text");
    const std::uint32_t at = lines_.byte_at(mark);
    const bool quoted = at < text_.size() && (text_[at] == '"' || text_[at] == '\'');
    if (quoted && !is_closed(text_, at)) stop(mark, "a text that is not closed");
    take(mark, anchor, value);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override {
    stop(mark, "a list, expected a text");
  }
  void OnSequenceEnd() override {}
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    if (anchor != 0) stop(mark, no_anchors);
    if (depth_ == 2 || (depth_ > 0 && !key_)) stop(mark, "a map, expected a text");
    if (depth_ == 1) open_entry().is_map = true;
    ++depth_;
  }
  void OnMapEnd() override { --depth_; }

 private:
  static constexpr const char* no_anchors = "an anchor: each game says everything itself";

  [[noreturn]] void stop(const YAML::Mark& mark, std::string message) const {
    throw Stop{{lines_.byte_at(mark), std::move(message)}};
  }

  YamlEntry& open_entry() {
    YamlEntry& entry = document_.entries.emplace_back();
    entry.key = std::move(*key_);
    key_.reset();
    return entry;
  }

  void take(const YAML::Mark& mark, YAML::anchor_t anchor, std::string value) {
    if (anchor != 0) stop(mark, no_anchors);
    YamlScalar scalar{std::move(value), lines_.byte_at(mark)};
    if (depth_ == 0) stop(mark, "a text, expected the map of a game");
    if (!key_) {
      key_ = std::move(scalar);
      return;
    }
    if (depth_ == 1) {
      open_entry().scalar = std::move(scalar);
      return;
    }
    document_.entries.back().members.emplace_back(std::move(*key_), std::move(scalar));
    key_.reset();
  }

  std::string_view text_;
  const Lines& lines_;
  YamlDocument& document_;
  bool begun_ = false;
  std::optional<YamlScalar> key_;  ///< its value comes next
  int depth_ = 0;
};

}  // namespace

YamlDocument read_yaml_document(std::string_view text) {
  YamlDocument document;
  const Lines lines(text);
  document.error = find_control(text);
  if (document.error) return document;
  Handler handler(text, lines, document);
  try {
    std::istringstream in{std::string(text)};
    YAML::Parser parser(in);
    while (parser.HandleNextDocument(handler)) continue;
  } catch (const Stop& stopped) {
    document.error = stopped.error;
  } catch (const YAML::Exception& error) {
    const std::uint32_t at = lines.byte_at(error.mark);
    document.error = YamlError{at, in_other_words(text, at, error.msg)};
  }
  return document;
}

}  // namespace tqn
