#include "streams.hpp"

#include <gtest/gtest.h>

namespace tqn::test {
namespace {

Got drain(Input& input, std::size_t size) {
  Got got{std::string(input.name()), "", ""};
  std::vector<char> buffer(size);
  for (;;) {
    const std::variant<std::size_t, IoError> result = input.read(buffer);
    if (const IoError* error = std::get_if<IoError>(&result)) {
      EXPECT_EQ(error->file, got.name);
      got.error = error->message;
      const auto again = input.read(buffer);
      EXPECT_TRUE(std::holds_alternative<IoError>(again)) << "an error does not stick";
      return got;
    }
    const std::size_t count = std::get<std::size_t>(result);
    EXPECT_LE(count, size);
    if (count == 0) return got;
    got.text.append(buffer.data(), count);
  }
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Got& got) {
  out << '{' << got.name << ": " << got.text.size() << " bytes \"" << got.text.substr(0, 60) << '"';
  if (!got.error.empty()) out << ", error " << got.error;
  return out << '}';
}

std::vector<Got> read_all(Opened opened, std::size_t buffer) {
  if (const IoError* error = std::get_if<IoError>(&opened)) return {{error->file, "", error->message}};
  InputSource& source = *std::get<std::unique_ptr<InputSource>>(opened);
  std::vector<Got> all;
  for (;;) {
    auto next = source.next();
    if (const IoError* error = std::get_if<IoError>(&next)) {
      all.push_back({error->file, "", error->message});
    } else if (Input* input = std::get<std::unique_ptr<Input>>(next).get()) {
      all.push_back(drain(*input, buffer));
    } else {
      return all;
    }
  }
}

std::vector<Got> read_memory(std::string bytes, const InputOptions& options) {
  return read_all(open_memory("input", std::move(bytes), options));
}

InputNotes notes_of(std::string bytes, const InputOptions& options) {
  auto opened = open_memory("input", std::move(bytes), options);
  auto next = std::get<std::unique_ptr<InputSource>>(opened)->next();
  Input& input = *std::get<std::unique_ptr<Input>>(next);
  static_cast<void>(drain(input, 64 * 1024));
  return input.notes();
}

std::string long_text(std::size_t lines) {
  std::string text;
  for (std::size_t i = 1; i <= lines; ++i) text += std::to_string(i * 7919) + ". 76 98\n";
  return text;
}

}  // namespace tqn::test
