#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <ostream>
#include <string>

namespace tqn::test {

/// A data file, or a block of one, as the parameter of a test.
template <typename T>
struct Case {
  std::string name;
  T data;
  friend void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }
};

/// GoogleTest allows letters, digits and underscores in the name of a case.
template <typename T>
std::string case_name(const ::testing::TestParamInfo<Case<T>>& info) {
  std::string name = info.param.name;
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
}

}  // namespace tqn::test
