#pragma once

#include <unistd.h>

#include <filesystem>

namespace tqn::test {

/// The superuser may read and write everything: for as long as this lives, the process is somebody who
/// may not. `folder` can still be entered.
class WithoutPrivileges {
 public:
  explicit WithoutPrivileges(const std::filesystem::path& folder) {
    std::filesystem::permissions(folder, std::filesystem::perms(0755));
    if (::geteuid() == 0) dropped_ = ::seteuid(nobody) == 0;
  }
  ~WithoutPrivileges() {
    if (dropped_ && ::seteuid(0) != 0) _exit(1);
  }
  WithoutPrivileges(const WithoutPrivileges&) = delete;
  WithoutPrivileges& operator=(const WithoutPrivileges&) = delete;

 private:
  static constexpr uid_t nobody = 65534;
  bool dropped_ = false;
};

}  // namespace tqn::test
