#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "exit.hpp"
#include "settings.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/io/error.hpp"
#include "tqn/render/diagram.hpp"

namespace tqn::tools {

/// Where converted games go, one behind another. Nothing is there before finish(), but for what is printed.
class Document {
 public:
  virtual ~Document() = default;
  /// Takes the text of a game. `name`: of the file it belongs into, where there are several.
  virtual void add(std::string_view game, std::string_view name) = 0;
  /// Takes a diagram, where diagrams are drawn: those documents that draw them by themselves do so here.
  virtual void add_diagram(const Diagram& /*diagram*/, std::string_view /*name*/) {}
  /// Puts everything in place. An error: nothing was, or not all of several files. Call it once, last.
  [[nodiscard]] virtual std::optional<IoError> finish() = 0;
  /// Nothing more can be written; finish() says why.
  [[nodiscard]] virtual bool broken() const = 0;
  /// The reader of the pipe is gone.
  [[nodiscard]] virtual bool closed_pipe() const { return false; }
};

/// A document, or why there is none: what was asked for makes no sense, or cannot be written.
using OpenedDocument = std::variant<std::unique_ptr<Document>, Failure, IoError>;
/// The document that the settings ask for, of games in this format.
[[nodiscard]] OpenedDocument open_document(const Format& format, const Settings& settings);

}  // namespace tqn::tools
