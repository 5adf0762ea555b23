// Weighs turns against each other by what follows them, as in search/weighing.py.
#pragma once
#include "dealing.hpp"
#include "forecast.hpp"

namespace tashkalar {

struct Settings {
  double preparing;  // The fraction of the time for rating what the turns prepare.
  double prepared;   // The weight of that in the prior chances.
  int racers;        // How many turns enter the race.
  double prior;      // How many worlds the prior chance counts as.
  int rounds;        // How many rounds every turn is followed for.
  int finalists;     // Once this few turns are left, they are followed thoroughly.
  int hands;         // How many worlds are dealt from the same shuffled cards.
  int fewest;        // How many worlds a turn is followed in before it can be dropped.
  double behind;     // A turn is dropped when it is this many standard errors behind the best one
  double alike;      // and the difference is more than this.
  int narrowing;     // The number of pairs below: a fraction of the time, and the turns left then.
  double after[8];
  int left[8];
};

struct Candidate {
  Position view;
  double first;
  bool stays;
  std::vector<double> results;
  double chance(double prior) const {
    double total = prior * first;
    for (double result : results) total += result;
    return total / (prior + static_cast<double>(results.size()));
  }
};

class Weighing {
 public:
  Weighing(std::vector<Candidate>& turns, int seat, const Judge& judge, const Foresight& foresight,
           const Settings& settings, uint64_t dice, Timer& timer)
      : turns_(turns), seat_(seat), forecaster_(judge, foresight, timer), settings_(settings),
        dice_(dice), timer_(timer) {}

  // The turns that are still in the race when the time is up.
  std::vector<int> run() {
    std::vector<int> racing = prepare();
    const double began = timer_.spent_seconds();
    const long steps = timer_.left();
    Worlds worlds;
    for (int number = 0; !timer_.is_over() && dropping(racing) > 1; number++) {
      if (number % settings_.hands == 0) seed_ = advance(dice_);
      worlds.clear();
      for (int one : racing)
        worlds.push_back(dealt(turns_[one].view, seed_, number % settings_.hands));
      const std::vector<double> likely =
          forecaster_.forecast(worlds, seat_, seed_ + number, settings_.rounds,
                               static_cast<int>(racing.size()) <= settings_.finalists);
      if (timer_.is_late()) break;  // Forecasts that were cut short are not used.
      timer_.step(static_cast<long>(racing.size()));
      for (size_t i = 0; i < racing.size(); i++) turns_[racing[i]].results.push_back(likely[i]);
      racing = still_racing(racing, timer_.spent(began, steps));
    }
    return racing;
  }

 private:
  std::vector<Candidate>& turns_;
  const int seat_;
  Forecaster forecaster_;
  const Settings& settings_;
  uint64_t dice_, seed_ = 0;
  Timer& timer_;

  int dropping(const std::vector<int>& racing) const {
    int found = 0;
    for (int one : racing) found += !turns_[one].stays;
    return found;
  }

  double chance(int one) const { return turns_[one].chance(settings_.prior); }

  std::vector<int> best_first(std::vector<int> numbers) const {
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](int one, int other) { return chance(one) > chance(other); });
    return numbers;
  }

  // The most promising turns, by what each prepares for the seat's next turn.
  std::vector<int> prepare() {
    std::vector<int> numbers(turns_.size());
    for (size_t i = 0; i < numbers.size(); i++) numbers[i] = static_cast<int>(i);
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](int one, int other) { return turns_[one].stays > turns_[other].stays; });
    const uint64_t seed = advance(dice_);
    std::vector<double> found;
    for (int one : numbers) {
      if (timer_.is_over() || timer_.spent(0, timer_.left() + long(found.size())) > settings_.preparing)
        break;
      const double likely = forecaster_.unanswered(dealt(turns_[one].view, seed, 0), seat_, seed);
      if (timer_.is_late()) break;
      found.push_back(likely);
      timer_.step(1);
    }
    if (found.empty()) return numbers;
    double mean = 0;
    for (double likely : found) mean += likely / static_cast<double>(found.size());
    numbers.resize(found.size());
    for (size_t i = 0; i < found.size(); i++) {
      double& first = turns_[numbers[i]].first;
      first = std::min(1.0, std::max(0.0, first + settings_.prepared * (found[i] - mean)));
    }
    numbers = best_first(numbers);
    std::stable_sort(numbers.begin(), numbers.end(),
                     [&](int one, int other) { return turns_[one].stays > turns_[other].stays; });
    if (static_cast<int>(numbers.size()) > settings_.racers) numbers.resize(settings_.racers);
    return numbers;
  }

  std::vector<int> still_racing(const std::vector<int>& racing, double spent) const {
    size_t most = racing.size();
    for (int i = 0; i < settings_.narrowing; i++)
      if (spent >= settings_.after[i]) most = std::min<size_t>(most, settings_.left[i]);
    std::vector<int> best = best_first(racing);
    const int leader = best[0];
    best.resize(std::min(most, best.size()));
    std::vector<int> found;
    for (int one : racing) {
      const bool is_best = std::find(best.begin(), best.end(), one) != best.end();
      if (one == leader || turns_[one].stays || (is_best && !is_behind(one, leader)))
        found.push_back(one);
    }
    return found;
  }

  bool is_behind(int one, int leader) const {
    const auto& mine = turns_[one].results;
    const auto& theirs = turns_[leader].results;
    const int number = static_cast<int>(std::min(mine.size(), theirs.size()));
    if (number < settings_.fewest) return false;
    double sum = 0, squares = 0;
    for (int i = 0; i < number; i++) {
      const double difference = theirs[i] - mine[i];
      sum += difference;
      squares += difference * difference;
    }
    const double mean = sum / number;
    const double variance = std::max(0.0, squares - number * mean * mean) / std::max(1, number - 1);
    return mean > settings_.behind * std::sqrt(variance / number) + settings_.alike;
  }
};

}  // namespace tashkalar
