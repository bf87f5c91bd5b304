#pragma once

#include <memory>

namespace tqn {

/// A value that is mostly not there: one pointer, empty by default, copied deeply.
template <typename T>
class Rare {
 public:
  Rare() noexcept = default;
  Rare(const Rare& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
  Rare(Rare&&) noexcept = default;
  Rare& operator=(const Rare& other) {
    if (this != &other) *this = Rare(other);
    return *this;
  }
  Rare& operator=(Rare&&) noexcept = default;
  ~Rare() = default;

  [[nodiscard]] const T* get() const noexcept { return value_.get(); }
  [[nodiscard]] T* get() noexcept { return value_.get(); }
  explicit operator bool() const noexcept { return value_ != nullptr; }
  const T& operator*() const noexcept { return *value_; }
  T& operator*() noexcept { return *value_; }
  const T* operator->() const noexcept { return value_.get(); }
  T* operator->() noexcept { return value_.get(); }
  /// The value, made if it is not there.
  T& make() {
    if (!value_) value_ = std::make_unique<T>();
    return *value_;
  }
  void reset() noexcept { value_.reset(); }

 private:
  std::unique_ptr<T> value_;
};

}  // namespace tqn
