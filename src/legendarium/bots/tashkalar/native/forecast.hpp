// Forecasts what follows a turn: the enemies' replies and the side's next turn, as in
// search/forecast.py and search/shared_search.py.
#pragma once
#include "turn_tree.hpp"

namespace tashkalar {

// How closely the turns that follow are searched.
struct Foresight {
  // Quick forecasts search similar positions together (shared_search.py).
  Width glance, closer;
  double closer_fraction;  // The fraction of the positions searched with the closer width.
  int lines_shared;        // How many turns of each search are tried in the other positions.
  int max_lines_tried;     // How many shared turns are tried in a position.
  // Thorough forecasts search every position by itself.
  Width thorough;
  int ends;  // How many ends of a search are evaluated in full.
};

using Worlds = std::vector<Position>;

// The position after the end of a turn, with the best of the closing choices for its side.
inline Position closed(const Position& position, const Judge& judge) {
  if (position.stage == OVER) return position;
  Answers answers;
  answers.add(choice(END_TURN));
  Position after, other;
  Options options, further;
  while (run(position, answers, after, options) == ASKING) {
    double most = -1e9;
    Choice best;
    for (const Choice& option : options) {
      Answers more = answers;
      more.add(option);
      run(position, more, other, further);
      const double worth = judge.quick(other, position.seat);
      if (worth > most) most = worth, best = option;
    }
    answers.add(best);
  }
  return after;
}

// The end of the best turn that a search finds; the few best ends are evaluated in full.
inline Position best_end(TurnTree& tree, const Position& position, const Judge& judge, Width width,
                         int closer) {
  const std::vector<int>& ends = tree.search(position, position.seat, judge, width);
  if (ends.empty()) return position;
  double most = -1e9;
  int best = ends[0];
  for (int i = 0; i < closer && i < static_cast<int>(ends.size()); i++) {
    const double worth = judge.full(tree[ends[i]].position, position.seat);
    if (worth > most) most = worth, best = ends[i];
  }
  return tree[best].position;
}

class Forecaster {
 public:
  Forecaster(const Judge& judge, const Foresight& foresight, const Timer& timer)
      : judge_(judge), foresight_(foresight), timer_(timer), tree_(timer) {}

  // For each end of a turn: the chance to win after the enemies' turns and the side's next turn,
  // as the mean over the rounds. `ends` are worlds that differ only in the seat's turn.
  std::vector<double> forecast(const Worlds& ends, int seat, uint64_t dice, int rounds,
                               bool thoroughly) {
    thoroughly_ = thoroughly;
    std::vector<double> totals(ends.size());
    std::vector<bool> goes_on(ends.size(), true);
    Worlds worlds = ends;
    for (int left = rounds; left; left--) {
      std::vector<bool> follows(ends.size(), false);
      Worlds after = round(worlds, goes_on, seat, dice, follows, true);
      for (size_t i = 0; i < ends.size(); i++) {
        if (!goes_on[i]) continue;
        const double likely = judge_.chance(after[i], seat);
        // A world without further turns keeps its chance for the remaining rounds.
        totals[i] += follows[i] ? likely : left * likely;
      }
      goes_on = follows;
      worlds = after;
    }
    for (double& chance : totals) chance /= rounds;
    return totals;
  }

  // The chance to win after the seat's next turn, if all other seats pass.
  double unanswered(const Position& end, int seat, uint64_t dice) {
    thoroughly_ = false;
    std::vector<bool> follows(1, false);
    const Worlds after = round({end}, {true}, seat, dice, follows, false);
    return judge_.chance(after[0], seat);
  }

 private:
  const Judge& judge_;
  const Foresight& foresight_;
  const Timer& timer_;
  TurnTree tree_;
  Options options_;
  bool thoroughly_ = false;

  // The worlds after a round of turns; `follows` says in which the seat's side had its turn.
  Worlds round(const Worlds& ends, const std::vector<bool>& goes_on, int seat, uint64_t& dice,
               std::vector<bool>& follows, bool answered) {
    const Setup& setup = *ends[0].setup;
    const int side = setup.side_of(seat);
    const auto is_own = [&](int other) {
      return answered ? setup.side_of(other) == side : other == seat;
    };
    Worlds worlds = ends;
    for (size_t i = 0; i < worlds.size(); i++)
      if (goes_on[i]) worlds[i] = closed(ends[i], judge_);
    // One pass more than there are other seats, because a seat may get an extra turn.
    for (int time = 0; time <= setup.seats; time++)
      for (int acting = 0; acting < setup.seats; acting++) {
        if (is_own(acting)) continue;
        const std::vector<int> here = to_move(worlds, goes_on, acting);
        if (here.empty()) continue;
        if (answered)
          play(worlds, here, acting, dice);
        else
          for (int i : here) worlds[i].actions = 0;
        for (int i : here) worlds[i] = closed(worlds[i], judge_);
      }
    for (int acting = 0; acting < setup.seats; acting++) {
      if (!is_own(acting)) continue;
      std::vector<int> here;
      for (int i : to_move(worlds, goes_on, acting))
        if (!follows[i]) here.push_back(i);
      if (here.empty()) continue;
      play(worlds, here, acting, dice);
      for (int i : here) follows[i] = true;
    }
    return worlds;
  }

  static std::vector<int> to_move(const Worlds& worlds, const std::vector<bool>& goes_on, int seat) {
    std::vector<int> found;
    for (size_t i = 0; i < worlds.size(); i++)
      if (goes_on[i] && worlds[i].stage != OVER && worlds[i].seat == seat)
        found.push_back(static_cast<int>(i));
    return found;
  }

  // The ends of the best turns found, with pieces placed for the remaining actions.
  void play(Worlds& worlds, const std::vector<int>& here, int seat, uint64_t& dice) {
    if (thoroughly_) {
      for (int i : here)
        worlds[i] = best_end(tree_, worlds[i], judge_, foresight_.thorough, foresight_.ends);
      return;
    }
    find_together(worlds, here, seat, dice);
    const uint64_t seed = advance(dice);
    for (int i : here) {
      uint64_t chance = seed;
      fill(worlds[i], seat, chance);
    }
  }

  void find_together(Worlds& worlds, const std::vector<int>& here, int seat, uint64_t& dice) {
    const int number = static_cast<int>(here.size());
    std::vector<bool> closer(number, false);
    for (int left = static_cast<int>(std::lround(foresight_.closer_fraction * (number - 1))); left;) {
      const int one = below(dice, number);
      if (!closer[one]) closer[one] = true, left--;
    }
    std::vector<Position> best(number);
    std::vector<double> most(number);
    std::vector<std::vector<Line>> found(number);
    std::vector<std::pair<Line, double>> gains;
    for (int i = 0; i < number; i++) {
      const Position& world = worlds[here[i]];
      const auto& ends = tree_.search(world, seat, judge_,
                                      closer[i] ? foresight_.closer : foresight_.glance);
      best[i] = tree_[ends[0]].position;
      most[i] = tree_[ends[0]].worth;
      if (number == 1) continue;
      const double before = tree_[0].worth;
      for (size_t k = 0; k < ends.size() && k < static_cast<size_t>(foresight_.lines_shared); k++) {
        Line line = tree_.line(ends[k]);
        const double gain = tree_[ends[k]].worth - before;
        auto known = std::find_if(gains.begin(), gains.end(),
                                  [&](const auto& one) { return one.first == line; });
        if (known == gains.end())
          gains.push_back({line, gain});
        else
          known->second = std::max(known->second, gain);
        found[i].push_back(std::move(line));
      }
    }
    std::stable_sort(gains.begin(), gains.end(),
                     [](const auto& one, const auto& other) { return one.second > other.second; });
    if (static_cast<int>(gains.size()) > foresight_.max_lines_tried) gains.resize(foresight_.max_lines_tried);
    for (int i = 0; i < number; i++) {
      for (const auto& [line, gain] : gains)
        if (!timer_.is_late() && std::find(found[i].begin(), found[i].end(), line) == found[i].end())
          try_line(worlds[here[i]], line, seat, best[i], most[i]);
      worlds[here[i]] = best[i];
    }
  }

  // Play a turn found in another position, as far as it is legal here.
  void try_line(const Position& world, const Line& line, int seat, Position& best, double& most) {
    Position here = world, after;
    for (const Answers& action : line) {
      if (!may_begin(here, action.given[0]) || run(here, action, after, options_, true) != DONE)
        return;
      here = after;
      const double worth = judge_.glance(here, seat);
      if (worth > most) most = worth, best = here;
    }
  }

  // Use the remaining actions to place pieces where they help a card of the hand.
  void fill(Position& position, int seat, uint64_t& chance) {
    while (position.stage != OVER && position.actions) {
      if (position.stock(position.side(), COMMON) <= 0) {
        position.actions = 0;
        return;
      }
      const Squares mine = position.mine(), empty = position.empty();
      Squares near = completing_squares(position, seat);
      if (!near) near = around(mine) & empty;
      if (!near) near = empty;
      for (int skip = below(chance, count(near)); skip; skip--) near &= near - 1;
      Answers answers;
      answers.add(choice(PLACE, index_of(near)));
      const Position before = position;
      run(before, answers, position, options_);
    }
  }
};

}  // namespace tashkalar
