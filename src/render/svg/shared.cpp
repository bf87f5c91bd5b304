#include "render/svg/shared.hpp"

#include <vector>

namespace tqn::svg {

void Shared::define(Ink& ink) const {
  std::vector<std::string_view> in_order(parts_.size());
  for (const auto& [markup, number] : parts_) in_order[number] = markup;
  ink << "<defs>";
  for (std::size_t i = 0; i < in_order.size(); ++i)
    ink << "<g id=\"" << prefix_ << "-b" << static_cast<double>(i) << "\">" << in_order[i] << "</g>\n";
  ink << "</defs>\n";
}

}  // namespace tqn::svg
