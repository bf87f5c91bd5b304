// Reports fit spec/schemas. The validator is the Python package jsonschema (Debian: python3-jsonschema); the
// tests are skipped where it is missing.

#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "samples.hpp"
#include "support/files.hpp"
#include "support/shell.hpp"

namespace tqn::test {
namespace {

using nlohmann::json;

/// A Python that has the package: the first in PATH may not be Debian's. Empty if there is none.
const std::string& python() {
  static const std::string found = [] {
    for (const char* name : {"python3", "/usr/bin/python3"}) {
      if (run_shell(std::string(name) + " -c 'import jsonschema'", project_path(".")).status == 0) return name;
    }
    return "";
  }();
  return found;
}

/// Status 0: it fits; 1: it does not. `name` tells JSON from lines of it.
Outcome validate(const char* schema, const std::string& name, const std::string& text) {
  const ScratchFolder scratch;
  write_file(scratch.path() / name, text);
  const std::string script = project_path("tests/unit/report/validate_json.py").string();
  return run_shell(
      python() + " '" + script + "' '" + project_path("spec/schemas").string() + "/" + schema + "' " + name,
      scratch.path());
}

class Schema : public ::testing::Test {
 protected:
  void SetUp() override {
    if (python().empty()) GTEST_SKIP() << "no python3 with the package jsonschema (Debian: python3-jsonschema)";
  }

  static void expect_fits(const char* schema, const std::string& name, const std::string& text) {
    const Outcome outcome = validate(schema, name, text);
    EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
  }

  /// Each change must make the document unfit: a schema that lets everything pass would fit too.
  static void expect_refused(const char* schema, const json& document,
                             const std::vector<std::function<void(json&)>>& changes) {
    std::string lines;
    for (const auto& change : changes) {
      json changed = document;
      change(changed);
      lines += changed.dump() + '\n';
    }
    const std::string refused = validate(schema, "changed.jsonl", lines).out;
    for (std::size_t i = 1; i <= changes.size(); ++i) {
      EXPECT_NE(refused.find("changed.jsonl:" + std::to_string(i) + ": "), std::string::npos) << "change " << i;
    }
  }
};

TEST_F(Schema, FitsJson) {
  expect_fits("report.schema.json", "samples.json", print_samples(ReportFormat::json));
  expect_fits("report.schema.json", "nothing.json", print_nothing(ReportFormat::json));
}

TEST_F(Schema, FitsEveryLineOfJsonl) {
  expect_fits("report.schema.json", "samples.jsonl", print_samples(ReportFormat::jsonl));
}

TEST_F(Schema, FitsSarif) {
  expect_fits("sarif.schema.json", "samples.json", print_samples(ReportFormat::sarif));
  expect_fits("sarif.schema.json", "nothing.json", print_nothing(ReportFormat::sarif));
}

TEST_F(Schema, RefusesOtherJson) {
  const auto game = [](json& document) -> json& { return document["files"][0]["games"][0]; };
  expect_refused(
      "report.schema.json", json::parse(print_samples(ReportFormat::json)),
      {[](json& document) { document["version"] = 2; }, [](json& document) { document.erase("totals"); },
       [&](json& document) { game(document)["status"] = "fine"; }, [&](json& document) { game(document)["more"] = 1; },
       [&](json& document) { game(document)["findings"][0].erase("code"); },
       [&](json& document) { game(document)["findings"][0]["line"] = 0; },
       [&](json& document) { game(document)["findings"][0]["more"] = 1; },
       [&](json& document) { game(document)["findings"][0]["fixes"][0]["edits"][0].erase("text"); }});
}

TEST_F(Schema, RefusesOtherSarif) {
  const auto result = [](json& document) -> json& { return document["runs"][0]["results"][0]; };
  expect_refused("sarif.schema.json", json::parse(print_samples(ReportFormat::sarif)),
                 {[](json& document) { document["version"] = "2.0.0"; },
                  [&](json& document) { result(document)["level"] = "info"; },
                  [&](json& document) { result(document)["ruleId"] = "wrong-landing"; },
                  [&](json& document) { result(document)["fixes"] = json::array(); },
                  [&](json& document) { result(document)["more"] = 1; }});
}

}  // namespace
}  // namespace tqn::test
