#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>

#include "document.hpp"
#include "text_document.hpp"

namespace tqn::tools {

/// Games in several files of a folder, one for each name that they are given. Files that are not large are kept in
/// memory until the end, so that thousands of them need not be open at once.
class SplitDocument final : public Document {
 public:
  /// Makes the folder if it is not there.
  [[nodiscard]] static std::variant<std::unique_ptr<SplitDocument>, IoError> open(const Format& format,
                                                                                  const Settings& settings);

  void add(std::string_view game, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool broken() const override { return error_.has_value(); }

  /// Files that were put in place.
  [[nodiscard]] std::uint64_t files() const noexcept { return written_; }

 private:
  struct Part {
    std::string path;
    std::string held;                    ///< games not given to `file` yet
    std::unique_ptr<TextDocument> file;  ///< null until there is much
  };
  void add_alone(std::string_view game, std::string_view name);
  Part& part_of(std::string_view name);
  [[nodiscard]] std::string path_of(std::string_view file) const;
  void pass_on(Part& part);
  void close(Part& part);

  const Format* format_ = nullptr;
  const Settings* settings_ = nullptr;
  std::string folder_;
  std::map<std::string, Part, std::less<>> parts_;  ///< by name
  std::set<std::string> taken_;                     ///< file names in small letters
  std::uint64_t games_ = 0;
  std::uint64_t written_ = 0;
  std::optional<IoError> error_;
};

/// What the file is called into which a game belongs; SplitDocument makes a safe name of it.
[[nodiscard]] std::string file_of(const Game& game, SplitBy what);

}  // namespace tqn::tools
