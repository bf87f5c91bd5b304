#include "annotate/yaml_tree.hpp"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <set>
#include <sstream>

#include "annotate/piece.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::annotating {
namespace {

/// Enough for notes on variations as deep as a record can have, which take four values inside each other. The parser
/// itself recurs as deep, and would stop at 500.
constexpr std::size_t deepest = 4 * (std::size_t{deepest_line} + 2);

/// Turns the marks of yaml-cpp, which count bytes, into places for people.
class Lines {
 public:
  explicit Lines(std::string_view text) {
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      lines_.push_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  [[nodiscard]] Place place_of(const YAML::Mark& mark) const noexcept {
    const auto line = static_cast<std::size_t>(std::max(mark.line, 0));
    const auto column = static_cast<std::size_t>(std::max(mark.column, 0));
    if (line != line_ || column < bytes_) {
      line_ = line;
      bytes_ = code_points_ = 0;
    }
    const std::string_view whole = line < lines_.size() ? lines_[line] : std::string_view();
    const std::string_view more = whole.substr(std::min(bytes_, whole.size()), column - bytes_);
    code_points_ += count_code_points(more);
    bytes_ = column;
    return {line + 1, code_points_ + 1};
  }

 private:
  // Where the last place was: a line of a million values is counted through once.
  mutable std::size_t line_ = 0;
  mutable std::size_t bytes_ = 0;
  mutable std::size_t code_points_ = 0;
  std::vector<std::string_view> lines_;
};

/// Ends the reading; never leaves this file.
struct Stop {
  YamlFault fault;
};

/// Builds the tree from the events of the parser.
class Handler final : public YAML::EventHandler {
 public:
  explicit Handler(const Lines& lines) noexcept : lines_(lines) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (std::exchange(begun_, true)) stop(lines_.place_of(mark), "a second document; one is read");
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { take(mark, YamlNode::Kind::nothing, {}); }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    stop(lines_.place_of(mark), "an alias; everything is said where it stands");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, const std::string& value) override {
    refuse_tag(mark, tag, {"?", "!", "tag:yaml.org,2002:str"});
    const bool empty = value.empty() && tag == "?";
    take(mark, empty ? YamlNode::Kind::nothing : YamlNode::Kind::text, value);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {
    refuse_tag(mark, tag, {"?", "!", "tag:yaml.org,2002:seq"});
    open(mark, YamlNode::Kind::list);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, YAML::EmitterStyle::value) override {
    refuse_tag(mark, tag, {"?", "!", "tag:yaml.org,2002:map"});
    open(mark, YamlNode::Kind::map);
  }
  void OnMapEnd() override { close(); }

  YamlNode root;

 private:
  [[noreturn]] static void stop(Place place, std::string message) { throw Stop{{place, std::move(message)}}; }

  /// A tag asks for a value of another kind than a text, a list or a map, which would be taken for what it is not.
  void refuse_tag(const YAML::Mark& mark, const std::string& tag, std::initializer_list<std::string_view> plain) const {
    if (tag.empty() || std::ranges::find(plain, tag) != plain.end()) return;
    stop(lines_.place_of(mark), fmt::format("the tag {} of YAML; a value is a text, a list or a map", tag));
  }

  [[nodiscard]] YamlNode node(const YAML::Mark& mark, YamlNode::Kind kind, std::string text) const {
    YamlNode node;
    node.kind = kind;
    node.place = lines_.place_of(mark);
    node.text = std::move(text);
    return node;
  }

  void take(const YAML::Mark& mark, YamlNode::Kind kind, std::string text) { add(node(mark, kind, std::move(text))); }

  void open(const YAML::Mark& mark, YamlNode::Kind kind) {
    if (open_.size() >= deepest) stop(lines_.place_of(mark), "too many values inside each other");
    const bool as_key =
        !open_.empty() && open_.back().is(YamlNode::Kind::map) && open_.back().keys.size() == open_.back().items.size();
    if (as_key) stop(lines_.place_of(mark), "a key that is no text");
    open_.push_back(node(mark, kind, {}));
    seen_.emplace_back();
  }

  void close() {
    YamlNode done = std::move(open_.back());
    open_.pop_back();
    seen_.pop_back();
    add(std::move(done));
  }

  void add(YamlNode value) {
    if (open_.empty()) {
      root = std::move(value);
      return;
    }
    YamlNode& parent = open_.back();
    const bool is_key = parent.is(YamlNode::Kind::map) && parent.keys.size() == parent.items.size();
    if (is_key && !seen_.back().insert(value.text).second)
      stop(value.place, fmt::format("the key '{}' stands here twice", value.text));
    (is_key ? parent.keys : parent.items).push_back(std::move(value));
  }

  const Lines& lines_;
  bool begun_ = false;
  std::vector<YamlNode> open_;
  std::vector<std::set<std::string>> seen_;  ///< keys of each open map
};

[[nodiscard]] std::optional<YamlFault> find_control(std::string_view text) {
  const auto is_control = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7F;
  };
  const auto found = std::ranges::find_if(text, is_control);
  if (found == text.end()) return std::nullopt;
  const auto at = static_cast<std::uint32_t>(found - text.begin());
  return YamlFault{Source{.file = {}, .text = text}.place(at), "a control character, which YAML does not allow"};
}

}  // namespace

const YamlNode* YamlNode::find(std::string_view key) const noexcept {
  const auto found = std::ranges::find(keys, key, &YamlNode::text);
  return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

std::variant<YamlNode, YamlFault> read_yaml_tree(std::string_view text) {
  if (auto fault = find_control(text)) return std::move(*fault);
  std::istringstream stream{std::string(text)};
  const Lines lines(text);
  Handler handler(lines);
  try {
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(handler)) {
    }
  } catch (const YAML::Exception& error) {
    return YamlFault{lines.place_of(error.mark), error.msg};
  } catch (Stop& stop) {
    return std::move(stop.fault);
  }
  return std::move(handler.root);
}

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      fmt::format_to(std::back_inserter(out), "\\x{:02X}", byte);
    } else {
      out += c;
    }
  }
  out += '"';
}

}  // namespace tqn::annotating
