// The worth of a position to a seat, as in worth/: the same features with the same weights.
#pragma once
#include <cmath>

#include "turn.hpp"

namespace tashkalar {

constexpr double HALF_A_PAIR = 0.3;
constexpr double CERTAIN = 100.0;
constexpr double ACTION = 1.5;

// A few numbers sorted, the lowest first.
inline void sort_row(int (&row)[SEATS], int number) {
  for (int i = 1; i < number; i++)
    for (int j = i; j && row[j] < row[j - 1]; j--) std::swap(row[j], row[j - 1]);
}

struct Race {
  double ahead, second, late;
};

inline int claiming(const Position& position) {
  const Seen seen = seen_by(position, position.side());
  int found = 0;
  for (int task : position.tasks)
    if (!lacking(task, seen, 1)) found = std::max(found, TASKS[task].points);
  return found;
}

inline double drawn_share(const Position& position) {
  const Setup& setup = *position.setup;
  double most = 0;
  for (int seat = 0; seat < setup.seats; seat++) {
    const Player& player = position.players[seat];
    const double left = player.deck.size() - player.sideways;
    most = std::max(most, 1.0 - left / (setup.decks[seat].size() - setup.form.hand));
  }
  return most;
}

// The points of a side by the colours of the others, the lowest first, with the running turn's.
inline int colours_row(const Position& position, int owner, int (&row)[SEATS]) {
  int number = 0;
  for (int other = 0; other < position.setup->sides; other++) {
    if (other == owner) continue;
    row[number] = position.scores[owner][other];
    if (owner == position.side()) row[number] += points_for(position.destroyed[other]);
    number++;
  }
  sort_row(row, number);
  return number;
}

inline double late(double most, const Position& position) {
  const double limit = position.setup->form.points_to_end;
  return std::min(1.2, std::max(most / limit, drawn_share(position)));
}

inline Race race_by_colours(const Position& position, int side) {
  int mine[SEATS] = {}, best[SEATS] = {-1}, most = 0, number = 0;
  for (int owner = 0; owner < position.setup->sides; owner++) {
    int row[SEATS];
    number = colours_row(position, owner, row);
    most = std::max(most, row[number - 1]);
    if (owner == side)
      std::copy(row, row + number, mine);
    else if (best[0] < 0 || std::lexicographical_compare(best, best + number, row, row + number))
      std::copy(row, row + number, best);
  }
  double second = 0;
  for (int i = 1; i < number; i++) second += mine[i] - best[i];
  return {double(mine[0] - best[0]), second, late(most, position)};
}

inline Race race(const Position& position, int side, int claimed = NONE) {
  const Setup& setup = *position.setup;
  if (setup.form.scoring == BY_COLOURS) return race_by_colours(position, side);
  const int enemy = setup.enemy(side), acting = position.side();
  double mine = points_of(position, side), theirs = points_of(position, enemy);
  double& pending = acting == side ? mine : theirs;
  if (setup.form.has_tasks()) {
    pending += claimed == NONE ? claiming(position) : claimed;
  } else {
    const auto& destroyed = position.destroyed[setup.enemy(acting)];
    pending += points_for(destroyed);
    if (position.actions && destroyed[COMMON] % 2) pending += HALF_A_PAIR;
  }
  return {mine - theirs, 0.0, late(std::max(mine, theirs), position)};
}

// The final standing of a side if the current turn and the game ended now.
struct Standing {
  int number = 0;
  double parts[SEATS + 2];
  void add(double part) { parts[number++] = part; }
};

// The points by colour, the lowest first; a common piece left unpaired scores in the lowest.
inline void add_colours(Standing& found, const Position& position, int owner, bool is_acting) {
  int points[SEATS], number = 0, lowest = NONE, odd = 0;
  for (int other = 0; other < position.setup->sides; other++) {
    if (other == owner) continue;
    points[number] = position.scores[owner][other];
    if (is_acting) {
      points[number] += points_for(position.destroyed[other]);
      if (position.destroyed[other][COMMON] % 2) {
        odd++;
        if (lowest == NONE || points[number] < points[lowest]) lowest = number;
      }
    }
    number++;
  }
  if (odd >= 2) points[lowest]++;
  sort_row(points, number);
  for (int i = 0; i < number; i++) found.add(points[i]);
}

inline Standing standing(const Position& position, int owner) {
  const Setup& setup = *position.setup;
  const bool is_acting = position.stage != OVER && owner == position.side();
  Standing found;
  switch (setup.form.scoring) {
    case BY_TASKS:
      found.add(points_of(position, owner) + (is_acting ? claiming(position) : 0));
      break;
    case BY_DESTRUCTION:
      found.add(points_of(position, owner) +
                (is_acting ? points_for(position.destroyed[setup.enemy(owner)]) : 0));
      break;
    case BY_COLOURS: add_colours(found, position, owner, is_acting);
  }
  found.add(count(position.owners[owner] & position.upgraded()));
  found.add(count(position.owners[owner]));
  return found;
}

inline bool ends_game(const Position& position) {
  if (position.extra_turn) return false;
  if (position.end_triggered) return position.last_turns.empty();
  const Form& form = position.setup->form;
  if (form.has_last_turns) return false;
  const Player& player = position.players[position.seat];
  const int wanted = std::max(0, form.hand - player.hand.size()) + position.extra_cards;
  if (0 < player.deck.size() && player.deck.size() <= wanted) return true;
  for (int side = 0; side < position.setup->sides; side++)
    if (standing(position, side).parts[0] >= form.points_to_end) return true;
  return false;
}

// Compares two final standings: more than 0 if the first one is better.
inline double compared(const Standing& one, const Standing& other) {
  for (int i = 0; i < one.number; i++)
    if (one.parts[i] != other.parts[i]) return one.parts[i] - other.parts[i];
  return 0;
}

// Features by their number, in the order of worth/features.py.
enum Feature {
  TURN, POINTS, POINTS_LATE, POINTS_LAST, SECOND_POINTS, PIECES, CENTRAL_PIECES = 8, BESIDE, ASLANT,
  ON_COLOURED, UPGRADED_ON_COLOURED, OWN_NEAR, ENEMY_NEAR = 15, HAND = 17, TWO_WAYS = 26,
  HAND_UNKNOWN, STOCK_SHORT, IDLE, OWN_FLARE, ENEMY_FLARE, OWN_TASK, ENEMY_TASK = 36,
  NEXT_TASK = 40, DEEP = 42, PARTNER = 51, OWN_DECK_READY = 54, FEATURES = 55,
};

inline int beside(Squares pieces) {
  return count(pieces & pieces >> 1) + count(pieces & pieces >> STRIDE);
}
inline int aslant(Squares pieces) {
  return count(pieces & pieces >> (STRIDE + 1)) + count(pieces & pieces >> (STRIDE - 1));
}

struct Odds {
  double offset, slope;
  double chance(double worth) const {
    if (std::abs(worth) >= CERTAIN) return worth > 0;
    return 1.0 / (1.0 + std::exp(-std::max(-30.0, std::min(30.0, offset + slope * worth))));
  }
};

class Judge {
 public:
  double weights[FEATURES];
  Odds ends;

  double glance(const Position& position, int seat) const {
    const Counted now(position, seat);
    double worth = points_and_pieces(now, 2) + together(now);
    each_card(now, [&](const Card& card, Squares places, Squares) {
      if (places) worth += ready(card, places);
    });
    return with_actions(worth, now);
  }

  double quick(const Position& position, int seat) const {
    const Counted now(position, seat);
    double worth = weights[TURN] + points_and_pieces(now, 4) + together(now) + squares_held(now);
    worth += contact(now) + flares(now) + next_tasks(now);
    each_card(now, [&](const Card& card, Squares places, Squares allowed) {
      if (places) {
        worth += ready(card, places);
        return;
      }
      const double* lacking = weights + HAND + 3 * card.rank;
      if (!lacking[1] && !lacking[2]) return;
      const int lacks = card.missing_where_none_fits(now.mine, now.upgraded, now.empty, allowed,
                                                     lacking[2] != 0);
      if (lacks < TOO_MANY) worth += lacking[lacks];
    });
    const Player& player = position.players[seat];
    const int stock = position.stock(now.side, COMMON);
    const int lacking_cards = position.setup->form.hand + position.setup->form.legends_in_hand -
                              player.hand.size() - player.legends.size();
    worth += weights[HAND_UNKNOWN] * std::max(0, lacking_cards);
    worth += weights[STOCK_SHORT] * (stock <= 1);
    worth += weights[IDLE] * (stock <= 0 && position.side() == now.side &&
                              !position.summonings && !position.discarded);
    return with_actions(worth, now);
  }

  // The worth by points and pieces alone, used in the middle of an effect.
  double rough(const Position& position, int seat) const {
    const Counted now(position, seat);
    double worth = (weights[POINTS] + 0.5 * weights[POINTS_LATE]) * race(position, now.side).ahead;
    return worth + pieces(now) + action() * position.actions;
  }

  // The worth at the end of a turn of the seat's side.
  double full(const Position& position, int seat) const {
    if (!position.actions && ends_game(position)) return final(position, position.setup->side_of(seat));
    return quick(position, seat) + deep(Counted(position, seat));
  }

  double chance(const Position& position, int seat) const {
    if (position.stage == OVER) return result(position, position.setup->side_of(seat));
    return ends.chance(full(position, seat));
  }

  // The number of pieces that a being still needs, 0 to TOO_MANY.
  static int lacking_pieces(const Position& position, int number, Squares pieces) {
    const Card& card = CARDS[number];
    const Squares upgraded = position.upgraded();
    const Squares barred = card.rank == COMMON   ? upgraded
                           : card.rank == HEROIC ? position.legendaries
                                                 : 0;
    const Squares allowed = ARENA & ~barred;
    if (card.fits(pieces, pieces & upgraded) & allowed) return 0;
    return card.missing_where_none_fits(pieces, upgraded, position.empty(), allowed, true);
  }

 private:
  // What is looked at again and again.
  struct Counted {
    const Position& position;
    const int seat, side;
    const Squares mine, upgraded, theirs, empty;
    const double share;
    Counted(const Position& here, int looking)
        : position(here), seat(looking), side(here.setup->side_of(looking)),
          mine(here.owners[side]), upgraded(here.upgraded()), theirs(here.occupied() & ~mine),
          empty(here.empty()), share(1.0 / (here.setup->sides - 1)) {}
    double difference(Squares among) const {
      return count(mine & among) - share * count(theirs & among);
    }
  };

  double action() const { return ACTION * weights[PIECES]; }

  double with_actions(double worth, const Counted& now) const {
    const Position& position = now.position;
    if (position.side() != now.side) return worth;
    if (!position.actions && ends_game(position)) return final(position, now.side);
    return worth + action() * position.actions;
  }

  double final(const Position& position, int side) const {
    const Standing mine = standing(position, side);
    Standing best;
    for (int owner = 0; owner < position.setup->sides; owner++) {
      if (owner == side) continue;
      const Standing row = standing(position, owner);
      if (!best.number || compared(row, best) > 0) best = row;
    }
    const double first = compared(mine, best);
    if (!first) return 0;
    const double margin = 0.1 * (mine.parts[0] - best.parts[0]);
    return std::copysign(CERTAIN, first) + std::max(-3.0, std::min(3.0, margin));
  }

  // 1 for a win, the side's share of a shared victory, or 0.
  double result(const Position& position, int side) const {
    const Standing mine = standing(position, side);
    int sharing = 0;
    for (int owner = 0; owner < position.setup->sides; owner++) {
      const double ahead = compared(standing(position, owner), mine);
      if (ahead > 0) return 0;
      sharing += ahead == 0;
    }
    return 1.0 / sharing;
  }

  double pieces(const Counted& now) const {
    const Position& position = now.position;
    return weights[PIECES] * now.difference(position.commons) +
           weights[PIECES + 1] * now.difference(position.heroics) +
           weights[PIECES + 2] * now.difference(position.legendaries);
  }

  double points_and_pieces(const Counted& now, int most) const {
    int claimed = 0;
    const double tasks = open_tasks(now, most, claimed);
    const Race standing = race(now.position, now.side, claimed);
    double worth = tasks + weights[POINTS] * standing.ahead +
                   weights[POINTS_LATE] * standing.ahead * standing.late +
                   weights[SECOND_POINTS] * standing.second + pieces(now);
    if (now.position.end_triggered) worth += weights[POINTS_LAST] * standing.ahead;
    return worth;
  }

  double open_tasks(const Counted& now, int most, int& claimed) const {
    const Position& position = now.position;
    if (position.tasks.empty()) return 0;
    const Seen own = seen_by(position, now.side);
    const Seen enemy = seen_by(position, position.setup->enemy(now.side));
    const bool is_acting = position.side() == now.side;
    double worth = 0;
    for (int task : position.tasks) {
      const int points = TASKS[task].points;
      const int own_lacks = lacking(task, own, most), enemy_lacks = lacking(task, enemy, most);
      if (own_lacks < most) worth += weights[OWN_TASK + own_lacks] * points;
      if (enemy_lacks < most) worth += weights[ENEMY_TASK + enemy_lacks] * points;
      if (!(is_acting ? own_lacks : enemy_lacks)) claimed = std::max(claimed, points);
    }
    // The task claimed at the end of this turn is already counted in the points.
    return is_acting ? worth - weights[OWN_TASK] * claimed : worth;
  }

  double next_tasks(const Counted& now) const {
    const Setup& setup = *now.position.setup;
    const int task = setup.form.has_tasks() ? now.position.next_task : NONE;
    if (task == NONE) return 0;
    double worth = 0;
    for (int of : {0, 1}) {
      const Seen seen = seen_by(now.position, of ? setup.enemy(now.side) : now.side);
      if (lacking(task, seen, 2) <= 1) worth += weights[NEXT_TASK + of] * TASKS[task].points;
    }
    return worth;
  }

  double together(const Counted& now) const {
    return weights[BESIDE] * (beside(now.mine) - now.share * beside(now.theirs)) +
           weights[ASLANT] * (aslant(now.mine) - now.share * aslant(now.theirs));
  }

  double squares_held(const Counted& now) const {
    return weights[CENTRAL_PIECES] * now.difference(CENTRAL) +
           weights[ON_COLOURED] * now.difference(COLOURED) +
           weights[UPGRADED_ON_COLOURED] * now.difference(COLOURED & now.upgraded);
  }

  double contact(const Counted& now) const {
    const Squares near_me = around(now.mine) & now.theirs, near_them = around(now.theirs) & now.mine;
    const Squares commons = now.position.commons;
    return weights[OWN_NEAR] * count(near_them & commons) +
           weights[OWN_NEAR + 1] * count(near_them & now.upgraded) +
           weights[ENEMY_NEAR] * count(near_me & commons) +
           weights[ENEMY_NEAR + 1] * count(near_me & now.upgraded);
  }

  double ready(const Card& card, Squares places) const {
    return weights[HAND + 3 * card.rank] + (places & (places - 1) ? weights[TWO_WAYS] : 0.0);
  }

  template <class Look>
  void each_card(const Counted& now, Look look) const {
    const Position& position = now.position;
    const Player& player = position.players[now.seat];
    const Squares own_upgraded = now.mine & now.upgraded;
    const Squares allowed[3] = {ARENA & ~now.upgraded, ARENA & ~position.legendaries, ARENA};
    const auto at_card = [&](int number) {
      const Card& card = CARDS[number];
      if (card.rank == LEGENDARY && !position.setup->form.has_legends()) return;
      look(card, card.fits(now.mine, own_upgraded) & allowed[card.rank], allowed[card.rank]);
    };
    for (int number : player.hand) at_card(number);
    for (int number : player.legends) at_card(number);
  }

  double flares(const Counted& now) const {
    const Position& position = now.position;
    const int flare = position.players[now.seat].flare;
    const int all = count(now.mine), high = count(now.mine & now.upgraded);
    double worth = 0, open_to_them = 0;
    for (int owner = 0; owner < position.setup->sides; owner++) {
      if (owner == now.side) continue;
      const Squares theirs = position.owners[owner];
      const int ahead_high = count(theirs & now.upgraded) - high, ahead = count(theirs) - all;
      if (flare != NONE && flare != HIDDEN)
        worth += weights[OWN_FLARE] * ((ahead_high >= FLARES[flare].upper.more) +
                                       (ahead >= FLARES[flare].lower.more));
      for (const Flare& one : FLARES)
        open_to_them += (std::max(0, -ahead_high) >= one.upper.more) +
                        (std::max(0, -ahead) >= one.lower.more);
    }
    return worth + weights[ENEMY_FLARE] * open_to_them * now.share / FLARES_NUMBER;
  }

  // The deep features: what the cards that the seat has not seen could do next.
  double deep(const Counted& now) const {
    const Position& position = now.position;
    const Setup& setup = *position.setup;
    double worth = 0;
    Cards<MAX_LEGENDS> legends;
    for (int card : setup.legends)
      if (!position.legend_discard.has(card) && !position.players[now.seat].legends.has(card))
        legends.add(card);
    for (int other = 0; other < setup.seats; other++) {
      if (other == now.seat) continue;
      const Player& player = position.players[other];
      const int owner = setup.side_of(other);
      const Squares theirs = position.owners[owner];
      Cards<MAX_SCHOOL_CARDS> unseen;
      for (int card : setup.decks[other]) {
        const bool is_known = std::memchr(player.deck.cards, card, player.known) != nullptr;
        if (!player.discard.has(card) && !is_known) unseen.add(card);
      }
      double found = 0;
      for (int card : unseen) {
        const int lacks = lacking_pieces(position, card, theirs);
        if (lacks < TOO_MANY)
          found += owner == now.side ? weights[PARTNER + lacks]
                                     : weights[DEEP + 3 * CARDS[card].rank + lacks];
      }
      if (!unseen.empty()) worth += found * player.hand.size() / unseen.size();
      if (owner == now.side || legends.empty() || player.legends.empty()) continue;
      found = 0;
      for (int card : legends) {
        const int lacks = lacking_pieces(position, card, theirs);
        if (lacks < TOO_MANY) found += weights[DEEP + 3 * LEGENDARY + lacks];
      }
      worth += found * player.legends.size() / legends.size();
    }
    const Player& player = position.players[now.seat];
    int deck = 0, fitting = 0;
    for (int card : setup.decks[now.seat]) {
      if (player.hand.has(card) || player.discard.has(card)) continue;
      deck++;
      fitting += CARDS[card].fits(now.mine, now.mine & now.upgraded) != 0;
    }
    return deck ? worth + weights[OWN_DECK_READY] * fitting / deck : worth;
  }
};

}  // namespace tashkalar
