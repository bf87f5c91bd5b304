#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "document.hpp"
#include "tqn/formats/database.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

/// Games as rows of a database: a new one, or one that stands already, to which they are added.
class DatabaseDocument final : public Document {
 public:
  [[nodiscard]] static std::variant<std::unique_ptr<DatabaseDocument>, IoError> open(const Format& format,
                                                                                     const std::string& path);

  void add(std::string_view game, std::string_view name) override;
  [[nodiscard]] std::optional<IoError> finish() override;
  [[nodiscard]] bool broken() const override { return error_.has_value(); }

 private:
  std::string path_;
  std::unique_ptr<Output> place_;  ///< of a new database, which takes its place when it is whole
  std::unique_ptr<RowWriter> rows_;
  std::optional<IoError> error_;
};

}  // namespace tqn::tools
