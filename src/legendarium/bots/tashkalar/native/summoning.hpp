// Where and in which ways a being can be summoned, and how it appears, as in summoning.py.
#pragma once
#include "decks.hpp"

namespace tashkalar {

struct Way {
  const Footprint* footprint;
  int uses_up;  // The side whose colour an improvisation uses up, or NONE.
};

struct Ways {
  int number = 0;
  Way ways[32];
  void add(Way way) { ways[number++] = way; }
};

inline Squares of_kind(const Position& position, int rank) {
  return rank == LEGENDARY ? position.legendaries : position.commons | position.heroics;
}

inline bool is_short(const Position& position, int rank) {
  return position.stock(position.side(), rank) <= 0;
}

inline bool needs_pick_up(const Position& position, int rank, Squares square) {
  return is_short(position, rank) && !(square & position.mine() & of_kind(position, rank));
}

// The sides whose colour may still be improvised with, as bits (12.4).
inline int improvisable(const Position& position) {
  if (!position.setup->form.improvises) return 0;
  const int all = (1 << position.setup->sides) - 1;
  return all & ~(1 << position.side()) & ~position.improvised[position.seat];
}

inline bool may_borrow(const Position& position, Borrowing& borrowing) {
  if (!position.war_summoner && !position.setup->form.improvises) return false;
  const int sides = improvisable(position);
  borrowing = {};
  for (int side = 0; side < position.setup->sides; side++)
    if (sides >> side & 1) borrowing.improvised |= position.owners[side];
  if (position.war_summoner) borrowing.permitted = position.occupied() & ~position.mine();
  return borrowing.permitted || borrowing.improvised;
}

inline Ways all_ways(const Position& position, const Card& card, Squares square) {
  Ways found;
  const Squares mine = position.mine(), occupied = position.occupied();
  const bool is_scarce = needs_pick_up(position, card.rank, square);
  const int permits = position.war_summoner;
  for (const Footprint& footprint : card.footprints[index_of(square)]) {
    if (footprint.used & ~occupied || footprint.heroics & ~position.upgraded()) continue;
    if (is_scarce && !(mine & of_kind(position, card.rank) & ~footprint.used)) continue;
    const Squares borrowed = footprint.used & ~mine;
    const int number = count(borrowed);
    if (number <= permits) {
      found.add({&footprint, NONE});
    } else if (number == permits + 1) {
      const int sides = improvisable(position);
      for (int side = 0; side < position.setup->sides; side++)
        if (sides >> side & 1 && position.owners[side] & borrowed) found.add({&footprint, side});
    }
  }
  return found;
}

// The ways that differ in something that matters (6.4).
inline Ways different_ways(const Position& position, const Card& card, Squares square) {
  const bool pieces_matter = card.uses_pieces || needs_pick_up(position, card.rank, square);
  const Ways all = all_ways(position, card, square);
  const auto alike = [&](const Footprint& one, const Footprint& other) {
    return one.marked == other.marked && one.directions == other.directions &&
           (!pieces_matter || one.used == other.used);
  };
  Ways found;
  for (int i = 0; i < all.number; i++) {
    const Way& way = all.ways[i];
    bool is_new = true, has_free = false;
    for (int j = 0; j < all.number; j++) {
      if (!alike(*way.footprint, *all.ways[j].footprint)) continue;
      has_free = has_free || all.ways[j].uses_up == NONE;
      is_new = is_new && (j >= i || all.ways[j].uses_up != way.uses_up);
    }
    if (is_new && (!has_free || way.uses_up == NONE)) found.add(way);
  }
  return found;
}

// Where a being can be summoned now.
inline Squares summoning_squares(const Position& position, int number) {
  const Card& card = CARDS[number];
  const Squares mine = position.mine(), upgraded = position.upgraded();
  Borrowing borrowing;
  Squares found = may_borrow(position, borrowing)
                      ? card.fits_with(mine, mine & upgraded, upgraded, borrowing)
                      : card.fits(mine, mine & upgraded);
  found &= ~(card.rank == COMMON ? upgraded : card.rank == HEROIC ? position.legendaries : 0);
  if (found && is_short(position, card.rank) &&
      count(mine & of_kind(position, card.rank)) <= card.size)
    for (Squares square : each(found))
      if (!all_ways(position, card, square).number) found ^= square;
  return found;
}

inline Squares choose_pick_up(Act& act, int rank, Squares among = ARENA) {
  return act.must_pick(act.mine() & of_kind(act.position, rank) & among, PICK_UP);
}

inline void appear(Act& act, const Card& card, Squares square) {
  Position& position = act.position;
  const Ways found = different_ways(position, card, square);
  Way way = found.ways[0];
  if (found.number > 1) {
    const Choice answer = act.ask(false, [&](Options& options) {
      for (int i = 0; i < found.number; i++)
        options.push_back(
            choice(WAY, found.ways[i].footprint->orientation, found.ways[i].uses_up + 1));
    });
    for (int i = 0; i < found.number; i++)
      if (found.ways[i].footprint->orientation == answer.one &&
          found.ways[i].uses_up + 1 == answer.other)
        way = found.ways[i];
  }
  position.war_summoner = false;
  if (way.uses_up != NONE) position.improvised[position.seat] |= 1 << way.uses_up;
  if (needs_pick_up(position, card.rank, square))
    act.pick_up(choose_pick_up(act, card.rank, ~way.footprint->used));
  else if (square & of_kind(position, card.rank) & act.mine() && is_short(position, card.rank))
    act.pick_up(square);
  if (square & act.pieces()) act.destroy(square);
  act.used = way.footprint->used & ~square;
  act.marked = way.footprint->marked;
  act.directions = way.footprint->directions;
  act.place(square, card.rank);
  act.being = square;
}

}  // namespace tashkalar
