#include "formats/ocr/json_events.hpp"

namespace tqn {

bool run_json(std::string_view text, std::size_t at, JsonEvents& events) {
  const std::string_view value = text.substr(at);
  return nlohmann::json::sax_parse(value.begin(), value.end(), &events, nlohmann::json::input_format_t::json, false);
}

}  // namespace tqn
