#include "property/naive_engine.hpp"

namespace tqn::test {

// rules.md 1
NaiveGame::NaiveGame(Rules rules) : rules_(rules) {
  for (const Side row : {Side::white, Side::black}) {
    for (int number = 1; number <= rules.pits(); ++number) ring_.push_back({row, number, rules.balls_per_pit()});
  }
}

NaiveGame::NaiveGame(const Setup& setup, Rules rules) : NaiveGame(rules) {
  for (Hole& hole : ring_) {
    hole.balls = setup.rows[hole.row][static_cast<std::size_t>(hole.number - 1)];
    const auto tuzdyk = setup.tuzdyk[opponent(hole.row)];
    if (tuzdyk && tuzdyk->number() == hole.number) hole.tuzdyk_of = opponent(hole.row);
  }
  kazan_ = {setup.kazan.white, setup.kazan.black};
  turn_ = setup.turn;
  judge(false, nullptr);
}

std::size_t NaiveGame::find(Side row, int pit) const {
  std::size_t at = 0;
  while (ring_[at].row != row || ring_[at].number != pit) ++at;
  return at;
}

int NaiveGame::row_total(Side row) const {
  int total = 0;
  for (const Hole& hole : ring_) total += hole.row == row ? hole.balls : 0;
  return total;
}

int NaiveGame::balls_in_all() const {
  return row_total(Side::white) + row_total(Side::black) + kazan_.white + kazan_.black;
}

const NaiveGame::Hole* NaiveGame::tuzdyk_owned_by(Side owner) const {
  for (const Hole& hole : ring_) {
    if (hole.tuzdyk_of == owner) return &hole;
  }
  return nullptr;
}

// rules.md 3, 12
std::string NaiveGame::objection(int pit) const {
  if (ending_ != "open") return "game-over";
  if (pit < 1 || pit > rules_.pits()) return "no-such-pit";
  const Hole& hole = ring_[find(turn_, pit)];
  if (hole.tuzdyk_of) return "tuzdyk-pit";
  return hole.balls == 0 ? "empty-pit" : "";
}

// rules.md 10
void NaiveGame::drop_ball(Hole& hole) {
  if (hole.tuzdyk_of)
    ++kazan_[*hole.tuzdyk_of];
  else
    ++hole.balls;
}

// rules.md 8
bool NaiveGame::may_become_tuzdyk(const Hole& hole) const {
  if (rules_.variant == Variant::bestemshe) return false;
  if (hole.number == 9) return false;
  if (tuzdyk_owned_by(turn_) != nullptr) return false;
  const Hole* other = tuzdyk_owned_by(opponent(turn_));
  return other == nullptr || other->number != hole.number;
}

// rules.md 6, 7, 9, 11
void NaiveGame::reap(Hole& hole, Report& report) {
  if (hole.row == turn_ || hole.tuzdyk_of) return;
  if (hole.balls % 2 == 0) {
    report.captured = hole.balls;
    kazan_[turn_] += hole.balls;
    hole.balls = 0;
  } else if (hole.balls == 3 && may_become_tuzdyk(hole)) {
    report.tuzdyk = true;
    kazan_[turn_] += 3;
    hole.balls = 0;
    hole.tuzdyk_of = turn_;
  }
}

// rules.md 4, 5
NaiveGame::Report NaiveGame::play(int pit) {
  Report report;
  std::size_t at = find(turn_, pit);
  int hand = ring_[at].balls;
  report.lifted = hand;
  ring_[at].balls = 0;
  if (hand == 1) at = next(at);
  drop_ball(ring_[at]);
  for (--hand; hand > 0; --hand) {
    at = next(at);
    drop_ball(ring_[at]);
  }
  report.landing = ring_[at].number;
  report.landing_row = ring_[at].row;
  reap(ring_[at], report);
  turn_ = opponent(turn_);
  const bool after_extra_move = extra_move_;
  extra_move_ = false;
  judge(after_extra_move, &report);
  return report;
}

// rules.md 13 to 19
void NaiveGame::judge(bool after_extra_move, Report* report) {
  const Side other = opponent(turn_);
  const bool majority =
      rules_.end == EndRule::majority && (kazan_.white > rules_.half() || kazan_.black > rules_.half());
  const int left = row_total(other);
  if (row_total(turn_) > 0) {
    if (majority) ending_ = "kazan";
    return;
  }
  if (left == 0) {
    ending_ = kazan_.white == kazan_.black ? "draw" : "kazan";
    return;
  }
  if (rules_.atsyrau == AtsyrauRule::extra && !after_extra_move && !majority) {
    turn_ = other;
    extra_move_ = true;
    return;
  }
  ending_ = "atsyrau";
  if (report == nullptr) return;
  for (Hole& hole : ring_) {
    kazan_[other] += hole.balls;
    report->swept[other] += hole.balls;
    hole.balls = 0;
  }
}

Setup NaiveGame::setup() const {
  Setup setup;
  for (const Hole& hole : ring_) {
    setup.rows[hole.row][static_cast<std::size_t>(hole.number - 1)] = static_cast<std::uint8_t>(hole.balls);
    if (hole.tuzdyk_of) setup.tuzdyk[*hole.tuzdyk_of] = Pit::from_number(hole.number);
  }
  setup.kazan = {static_cast<std::uint8_t>(kazan_.white), static_cast<std::uint8_t>(kazan_.black)};
  setup.turn = turn_;
  return setup;
}

}  // namespace tqn::test
