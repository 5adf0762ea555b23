// What guides a search besides the worth of positions, as in search/task_turns.py and
// search/last_turn.py.
#pragma once
#include "worth.hpp"

namespace tashkalar {

// What positions within a turn are judged by: their worth alone, their worth plus progress on
// distant tasks, or the points that a last turn may still score.
enum Purpose { PLAIN_WORTH, FAR_TASKS, LAST_POINTS };

constexpr int MAX_LACKING = 6;
constexpr double NEARNESS_BONUS[MAX_LACKING + 1] = {0.0, 0.26, 0.27, 0.2, 0.12, 0.05, 0.0};

// How close the side to move is to the open tasks.
inline double nearness(const Position& position) {
  if (position.tasks.empty()) return 0;
  const Seen seen = seen_by(position, position.side());
  double found = 0;
  for (int task : position.tasks)
    found += TASKS[task].points * NEARNESS_BONUS[lacking(task, seen, MAX_LACKING)];
  return found;
}

constexpr double SUMMONING_POINTS[3] = {0.7, 1.2, 2.5}, LACKING_FACTORS[3] = {1.0, 0.6, 0.3};

// The lead in points, plus what the hand could still score with the remaining actions.
inline double last_turn_worth(const Position& position, int seat) {
  const int side = position.setup->side_of(seat);
  const Player& player = position.players[seat];
  const Squares mine = position.owners[side];
  const bool has_flare = player.flare != NONE && player.flare != HIDDEN;
  const int actions =
      position.actions + (has_flare && opponents_ahead(position, FLARES[player.flare]));
  std::vector<double> found;
  const auto look = [&](int card) {
    const int lacks = Judge::lacking_pieces(position, card, mine);
    if (lacks < std::min(actions, 3))
      found.push_back(SUMMONING_POINTS[CARDS[card].rank] * LACKING_FACTORS[lacks]);
  };
  for (int card : player.hand) look(card);
  for (int card : player.legends) look(card);
  std::sort(found.begin(), found.end(), std::greater<>());
  if (static_cast<int>(found.size()) > actions) found.resize(actions);
  double worth = race(position, side).ahead + 0.1 * actions;
  for (double hope : found) worth += hope;
  return worth + 0.05 * count(mine & position.upgraded()) + 0.01 * count(mine);
}

}  // namespace tashkalar
