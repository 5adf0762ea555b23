// What a search goes by beside the worth of positions, as in search/striving.py and
// search/last_turn.py.
#pragma once
#include "worth.hpp"

namespace tashkalar {

// What positions of a turn are judged by: their worth alone, with what is done for tasks that are
// still far, or the points that a last turn may still bring.
enum Purpose { PLAIN, STRIVING, HOPING };

constexpr int FAR = 6;
constexpr double NEARER[FAR + 1] = {0.0, 0.26, 0.27, 0.2, 0.12, 0.05, 0.0};

// How near the open tasks are to the side whose turn it is.
inline double nearness(const Position& position) {
  if (position.tasks.empty()) return 0;
  const Seen seen = seen_by(position, position.side());
  double found = 0;
  for (int task : position.tasks) found += TASKS[task].points * NEARER[lacking(task, seen, FAR)];
  return found;
}

constexpr double HOPE[3] = {0.7, 1.2, 2.5}, HOPE_LACKING[3] = {1.0, 0.6, 0.3};

// Points now, and what the hand could still bring with the actions that are left.
inline double hopes(const Position& position, int seat) {
  const int side = position.setup->side_of(seat);
  const Player& player = position.players[seat];
  const Squares mine = position.owners[side];
  const bool has_flare = player.flare != NONE && player.flare != HIDDEN;
  const int actions =
      position.actions + (has_flare && opponents_ahead(position, FLARES[player.flare]));
  std::vector<double> found;
  const auto look = [&](int card) {
    const int lacks = Judge::lacking_pieces(position, card, mine);
    if (lacks < std::min(actions, 3)) found.push_back(HOPE[CARDS[card].rank] * HOPE_LACKING[lacks]);
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
