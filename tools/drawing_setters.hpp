#pragma once

#include "setters.hpp"

namespace tqn::tools {

template <auto member>
Problem set_drawing(Settings& settings, std::string_view value, const Option& option) {
  return choose(settings.drawing.*member, value, option);
}

Problem set_at(Settings& settings, std::string_view value, const Option& option);
Problem set_every(Settings& settings, std::string_view value, const Option& option);
Problem set_range(Settings& settings, std::string_view value, const Option& option);
Problem set_at_comments(Settings& settings, std::string_view value, const Option& option);
Problem set_fen_to_draw(Settings& settings, std::string_view value, const Option& option);
Problem set_theme(Settings& settings, std::string_view value, const Option& option);
Problem set_colours(Settings& settings, std::string_view value, const Option& option);
Problem set_no_last_move(Settings& settings, std::string_view value, const Option& option);
Problem set_picture_width(Settings& settings, std::string_view value, const Option& option);
Problem set_scale(Settings& settings, std::string_view value, const Option& option);
Problem set_id_prefix(Settings& settings, std::string_view value, const Option& option);
Problem set_sheet(Settings& settings, std::string_view value, const Option& option);
Problem set_fragment(Settings& settings, std::string_view value, const Option& option);
Problem set_blank(Settings& settings, std::string_view value, const Option& option);
Problem set_copies(Settings& settings, std::string_view value, const Option& option);
Problem set_header(Settings& settings, std::string_view value, const Option& option);
Problem set_title(Settings& settings, std::string_view value, const Option& option);
Problem set_delay(Settings& settings, std::string_view value, const Option& option);
Problem set_sowing(Settings& settings, std::string_view value, const Option& option);
Problem set_max_size(Settings& settings, std::string_view value, const Option& option);
Problem set_alt(Settings& settings, std::string_view value, const Option& option);

}  // namespace tqn::tools
