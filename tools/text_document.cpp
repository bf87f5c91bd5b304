#include "text_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "old_games.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::tools {
namespace {

/// What is kept of a file while it is copied, to see what it is and how it ends.
constexpr std::size_t window = std::size_t{1} << 16U;

/// Texts of games that wait to be joined.
constexpr std::size_t most_kept_bytes = std::size_t{16} << 20U;

bool is_blank(std::string_view text) noexcept { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

/// Neither packed, nor UTF-16, nor a database. A character may be cut at the end of the block.
bool is_text(std::string_view block) noexcept {
  constexpr std::size_t longest_character = 4;
  const auto invalid = find_invalid_utf8(block);
  return block.find('\0') == std::string_view::npos &&
         (!invalid || (block.size() == window && *invalid + longest_character > block.size()));
}

/// The lines of a game with its number in front of each.
std::string numbered(std::string_view game, std::uint64_t number) {
  std::string text;
  while (!game.empty()) {
    const std::size_t end = std::min(game.find('\n'), game.size() - 1) + 1;
    text += fmt::format("{},{}", number, game.substr(0, end));
    game.remove_prefix(end);
  }
  return text;
}

/// Whether a game that is none would be taken for one of TQN's, or for words about the next: such files are read
/// before anything is put behind them. What ends with a tail shows by it that it is whole.
bool is_read_before(const Format& format) noexcept {
  return format.can_read() && !format.is_tqn && format.tail.empty() && format.cutter != nullptr;
}

/// Finds the number at the begin of the last line that has one, in a text that comes in blocks.
class LastNumber {
 public:
  void read(std::string_view block) noexcept {
    for (const char c : block) {
      if (counting_ && c >= '0' && c <= '9') {
        number_ = number_ * 10 + static_cast<std::uint64_t>(c - '0');
        continue;
      }
      if (counting_ && number_ > 0) last_ = number_;
      counting_ = c == '\n';
      number_ = 0;
    }
  }
  [[nodiscard]] std::uint64_t value() const noexcept { return last_; }

 private:
  bool counting_ = true;
  std::uint64_t number_ = 0;
  std::uint64_t last_ = 0;
};

}  // namespace

TextDocument::TextDocument(const Format& format, std::unique_ptr<Output> out) noexcept
    : format_(format), out_(format.utf16 ? as_utf16(std::move(out)) : std::move(out)) {}

std::variant<std::unique_ptr<TextDocument>, IoError> TextDocument::open(const Format& format, const std::string& path,
                                                                        Growth growth) {
  auto opened = open_output(path);
  if (auto* const error = std::get_if<IoError>(&opened)) return std::move(*error);
  auto document = std::make_unique<TextDocument>(format, std::get<std::unique_ptr<Output>>(std::move(opened)));
  auto error = growth == Growth::appended ? document->take_over(path) : std::nullopt;
  if (error) return std::move(*error);
  return document;
}

std::optional<IoError> TextDocument::take_over(const std::string& path) {
  std::error_code missing;
  if (!std::filesystem::exists(path, missing)) return std::nullopt;
  if (!std::filesystem::is_regular_file(path, missing)) return IoError{path, "nothing can be appended to it"};
  if (format_.utf16) return IoError{path, fmt::format("{} is UTF-16, to which nothing can be appended", format_.name)};
  std::ifstream old(path, std::ios::binary);
  std::string held;  // the last bytes, which may be the tail
  LastNumber games;
  std::optional<OldGames> old_games;
  if (is_read_before(format_)) old_games.emplace(format_);
  char last = '\n';
  std::array<char, window> block{};
  bool first = true;
  while (old) {
    old.read(block.data(), block.size());
    const std::string_view read(block.data(), static_cast<std::size_t>(old.gcount()));
    if (std::exchange(first, false) && !is_blank(read)) {
      if (!is_text(read)) return IoError{path, "it is no text of UTF-8, to which nothing can be appended"};
      const bool is_own_table = !format_.head.empty() && !format_.can_read() && read.starts_with(format_.head);
      const Format& was =
          is_own_table ? format_ : *tell_format(read, std::filesystem::path(path).extension().string()).format;
      if (&was != &format_ && was.name == format_.name) return IoError{path, "its rows stand for something else"};
      if (&was != &format_ && !(was.is_tqn && format_.is_tqn))
        return IoError{path, fmt::format("it is {}, to which no {} can be appended", was.name, format_.name)};
    }
    if (format_.numbers_games) games.read(read);
    if (old_games) old_games->read(read);
    if (!read.empty()) last = read.back();
    held += read;
    if (held.size() <= format_.tail.size()) continue;
    empty_ = false;
    out_->write(std::string_view(held).substr(0, held.size() - format_.tail.size()));
    held.erase(0, held.size() - format_.tail.size());
  }
  games_ = games.value();
  if (!old.eof()) return IoError{path, std::strerror(errno)};
  if (empty_) return std::nullopt;
  if (held != format_.tail) return IoError{path, fmt::format("it does not end as {} does: is it whole?", format_.name)};
  if (const auto fault = old_games ? old_games->finish() : std::nullopt)
    return IoError{
        path, fmt::format("it is no {} from end to end, to which games could be appended: {}", format_.name, *fault)};
  if (format_.tail.empty() && last != '\n' && last != '\r') out_->write("\n");
  return std::nullopt;
}

void TextDocument::add(std::string_view game, std::string_view) {
  ++games_;
  if (format_.numbers_games) return print(numbered(game, games_));
  if (format_.join == nullptr) return print(game);
  kept_.emplace_back(game);
  kept_bytes_ += game.size();
  if (kept_bytes_ >= most_kept_bytes) print_kept();
}

void TextDocument::print(std::string_view text) {
  out_->write(empty_ ? format_.head : format_.between);
  out_->write(text);
  empty_ = false;
}

void TextDocument::print_kept() {
  std::string joined;
  format_.join(kept_, joined);
  kept_.clear();
  kept_bytes_ = 0;
  print(joined);
}

std::optional<IoError> TextDocument::finish() {
  if (!kept_.empty()) print_kept();
  if (empty_) out_->write(format_.head);
  out_->write(format_.tail);
  return out_->commit();
}

}  // namespace tqn::tools
