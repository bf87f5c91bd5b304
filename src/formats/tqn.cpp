#include "tqn/formats/tqn.hpp"

#include "formats/tqn/cutter.hpp"
#include "formats/tqn/reader.hpp"
#include "formats/tqn/writer.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 3> extensions{".tqn", ".pgn", ".txt"};

}  // namespace

const Format tqn_format{
    .name = "tqn",
    .extensions = extensions,
    .summary = "the notation of spec/tqn.md; reads TGK, PlayOK's and 9Q's movetext too",
    .cutter = make_tqn_cutter,
    .read = read_tqn,
    .write = write_tqn,
    .carries = {Carries::full, Carries::full, Carries::full, Carries::full, Carries::full, Carries::full, Carries::full,
                Carries::full, Carries::full, Carries::full},
    .is_tqn = true,
};

}  // namespace tqn
