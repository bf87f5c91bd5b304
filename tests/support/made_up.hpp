#pragma once

#include <string>

#include "support/random.hpp"

namespace tqn::test {

// Words for generated records, in the scripts that real ones use. None of them is a real person's
// record.

[[nodiscard]] std::string made_up_name(Random& random);
[[nodiscard]] std::string made_up_event(Random& random);
[[nodiscard]] std::string made_up_site(Random& random);
/// "2018.01.27", sometimes "2018.01.??" or "2018.??.??".
[[nodiscard]] std::string made_up_date(Random& random);
/// A remark for a comment: without braces, not empty, no blank at its ends, sometimes of two lines.
[[nodiscard]] std::string made_up_remark(Random& random);

}  // namespace tqn::test
