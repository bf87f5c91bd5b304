#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "query/field.hpp"
#include "query/grammar.hpp"
#include "query/node.hpp"
#include "tqn/query/query.hpp"

namespace tqn {
namespace query {
namespace {

constexpr std::size_t most_bytes = 4096;
constexpr int most_depth = 64;

using NodePointer = std::shared_ptr<const Query::Node>;
using Type = Query::Node::Type;
using Input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf, const char*>;

/// What was read so far: operands, and where the open lists of operands begin among them.
struct Builder {
  std::vector<NodePointer> operands;
  std::vector<std::size_t> begins;
  Comparison comparison;
  std::string name;
  std::string value;
  int depth = 0;

  void add(Comparison compared) {
    auto node = std::make_shared<Query::Node>();
    node->type = Type::comparison;
    node->comparison = std::move(compared);
    operands.push_back(std::move(node));
  }
  void add(Presence presence) {
    auto node = std::make_shared<Query::Node>();
    node->type = Type::presence;
    node->presence = presence;
    operands.push_back(std::move(node));
  }
  /// Makes one operand of those from `begin` on.
  void join(Type type, std::size_t begin) {
    auto node = std::make_shared<Query::Node>();
    node->type = type;
    node->parts.assign(operands.begin() + static_cast<std::ptrdiff_t>(begin), operands.end());
    operands.resize(begin);
    operands.push_back(std::move(node));
  }
  void close(Type type) {
    const std::size_t begin = begins.back();
    begins.pop_back();
    if (operands.size() - begin > 1) join(type, begin);
  }
};

template <typename Rule>
struct Action : tao::pegtl::nothing<Rule> {};

struct Begin {
  static void apply0(Builder& builder) { builder.begins.push_back(builder.operands.size()); }
};
template <>
struct Action<grammar::either_begin> : Begin {};
template <>
struct Action<grammar::both_begin> : Begin {};
template <>
struct Action<grammar::either> {
  static void apply0(Builder& builder) { builder.close(Type::any); }
};
template <>
struct Action<grammar::both> {
  static void apply0(Builder& builder) { builder.close(Type::all); }
};
template <>
struct Action<grammar::negation> {
  static void apply0(Builder& builder) { builder.join(Type::none, builder.operands.size() - 1); }
};

struct Deeper {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    if (++builder.depth > most_depth)
      throw tao::pegtl::parse_error("this nests too deeply: at most 64 levels", in.position());
  }
};
template <>
struct Action<grammar::group_begin> : Deeper {};
template <>
struct Action<grammar::not_word> : Deeper {};
template <>
struct Action<grammar::group_end> {
  static void apply0(Builder& builder) { --builder.depth; }
};

template <>
struct Action<grammar::compared> {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    builder.comparison = {};
    builder.name = in.string();
    if (find_field(builder.comparison, builder.name)) return;
    throw tao::pegtl::parse_error(fmt::format("there is no '{}'{}", builder.name, near_field(builder.name)),
                                  in.position());
  }
};
template <>
struct Action<grammar::operator_> {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    constexpr std::array<std::string_view, 8> signs{"=", "!=", "<", "<=", ">", ">=", "~", "!~"};
    builder.comparison.op = static_cast<Operator>(std::ranges::find(signs, in.string_view()) - signs.begin());
  }
};
template <char quote>
struct Action<grammar::string_text<quote>> {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    builder.value.clear();
    const std::string_view text = in.string_view();
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool escapes = text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == quote || text[i + 1] == '\\');
      if (escapes) ++i;
      builder.value += text[i];
    }
  }
};
template <>
struct Action<grammar::word> {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    builder.value = in.string();
    if (builder.value.starts_with('=')) throw tao::pegtl::parse_error("one = is enough", in.position());
  }
};
template <>
struct Action<grammar::value> {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    if (const auto problem = set_value(builder.comparison, builder.name, builder.value))
      throw tao::pegtl::parse_error(*problem, in.position());
    builder.add(builder.comparison);
  }
};
template <>
struct Action<grammar::present> {
  template <typename In>
  static void apply(const In& in, Builder& builder) {
    const auto trait = find_trait(in.string_view());
    if (!trait)
      throw tao::pegtl::parse_error(fmt::format("no game can have a '{}'{}", in.string(), near_trait(in.string_view())),
                                    in.position());
    builder.add(*trait);
  }
};

template <typename Rule>
struct Expected {
  static constexpr const char* message = nullptr;  // only rules inside must<> are asked for
};
template <>
struct Expected<grammar::single> {
  static constexpr const char* message = "a comparison was expected, such as white ~ \"Name\"";
};
template <>
struct Expected<grammar::operator_> {
  static constexpr const char* message = "one of = != < <= > >= ~ !~ was expected";
};
template <>
struct Expected<grammar::value> {
  static constexpr const char* message = "a value was expected";
};
template <>
struct Expected<grammar::present> {
  static constexpr const char* message = "a word was expected, such as tuzdyk or comment";
};
template <>
struct Expected<grammar::group_end> {
  static constexpr const char* message = "')' was expected";
};
template <char quote>
struct Expected<grammar::string_text<quote>> {
  static constexpr const char* message = "a text was expected";
};
template <>
struct Expected<grammar::string_end<'"'>> {
  static constexpr const char* message = "'\"' was expected at the end of the text";
};
template <>
struct Expected<grammar::string_end<'\''>> {
  static constexpr const char* message = "\"'\" was expected at the end of the text";
};
template <>
struct Expected<grammar::condition_end> {
  static constexpr const char* message =
      "'and' or 'or' was expected, in small letters; a value with blanks stands in quotes";
};

template <typename Rule>
struct Control : tao::pegtl::normal<Rule> {
  template <typename In, typename... States>
  [[noreturn]] static void raise(const In& in, States&&...) {
    throw tao::pegtl::parse_error(Expected<Rule>::message, in.position());
  }
};

}  // namespace
}  // namespace query

Query::Query(std::shared_ptr<const Node> root) noexcept : root_(std::move(root)) {}

std::variant<Query, QueryError> Query::parse(std::string_view text) {
  using namespace query;
  if (text.size() > most_bytes) return QueryError{{0, 1}, "a condition is at most 4096 bytes long"};
  Input in(text.data(), text.data() + text.size(), "");
  Builder builder;
  try {
    tao::pegtl::parse<grammar::condition, Action, Control>(in, builder);
  } catch (const tao::pegtl::parse_error& error) {
    const auto at = static_cast<std::uint32_t>(error.positions().front().byte);
    return QueryError{{at, at + 1}, std::string(error.message())};
  }
  return Query(builder.operands.front());
}

}  // namespace tqn
