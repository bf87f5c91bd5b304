#pragma once

#include <string>

namespace tqn::io {

/// A file that is deleted when this dies, or by remove_temporaries(), unless it was moved away.
class Temporary {
 public:
  /// Registers the path; makes no file.
  explicit Temporary(std::string path);
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary();

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  /// The path is no longer ours: no file stands there, or somebody else's.
  void forget() noexcept;

  struct Slot;

 private:
  std::string path_;
  Slot* slot_;
};

}  // namespace tqn::io
