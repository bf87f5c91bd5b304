#include "annotating.hpp"

#include "findings.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::tools {

Annotated annotate(Game& game, std::string_view text, const Verdict& verdict, const Annotation& wish,
                   const WriteOptions& layout, Sink& sink, std::string& out, std::string& words) {
  if (sink.critical()) return Annotated::refused;
  if (!verdict.legal) return Annotated::unchanged;
  strip_facts(game, wish.strip);
  if (!wish.add.facts.none()) add_facts(game, verdict, wish.add, words);
  const std::size_t begin = out.size();
  tqn_format.write(game, out, layout);
  if (out.size() - begin <= most_game_bytes) return Annotated::written;
  out.resize(begin);
  if (Diagnostic* d = sink.report(Code::too_large, first_line(text)))
    d->message = "the text of this game would be larger than 16 MiB: it is not annotated";
  return Annotated::refused;
}

}  // namespace tqn::tools
