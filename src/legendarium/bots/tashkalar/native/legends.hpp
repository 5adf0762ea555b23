// The legends, in the order of schools/legends.py.
#pragma once
#include "cards.hpp"

namespace tashkalar {

inline void fire_dragon(Act& act) {
  const int way = act.must_pick_direction(act.directions);
  Squares flames = 0;
  for (int eighths : {7, 0, 1}) {
    const int turned = (way + eighths) % 8;
    const Squares near = step(act.being, turned);
    flames |= near | step(near, turned);
  }
  act.destroy(flames & act.non_legendaries());
}

inline void hell_bull(Act& act) {
  Moves moves = act.moves(act.being, COMBAT);
  while (const Move move = act.choose_move(moves)) {
    const bool meets_legendary = move.to & act.legendaries();
    act.move(move);
    if (meets_legendary) return;
    moves = act.moves_in_direction(act.being, COMBAT, act.direction_of(move));
  }
}

inline void angel_of_death(Act& act) {
  const Squares victim = act.may_pick(act.pieces() & ~act.being);
  if (!victim) return;
  act.upgrade(victim);
  act.move({act.being, victim});
}

inline void eldest_tree(Act& act) {
  Squares untouched = adjacent(act.being);
  for (int i = 0; i < 3; i++) {
    const Squares prey = act.enemies() & act.non_legendaries();
    const Squares growing = act.mine() & act.commons();
    const Squares soil = act.can_place(COMMON) ? act.empty() : 0;
    const Squares square = act.may_pick((prey | growing | soil) & untouched);
    if (!square) return;
    if (square & prey)
      act.destroy(square);
    else if (square & growing)
      act.upgrade(square);
    else
      act.place(square);
    untouched ^= square;
  }
}

inline void bone_catapult(Act& act) {
  Squares rays = 0;
  for (int way = 0; way < 8; way++)
    if (act.directions >> way & 1) rays |= ray(act.being, way);
  const Squares hit = act.may_pick(act.pieces() & rays);
  act.destroy(hit | (act.commons() & adjacent(hit)));
}

inline void fire_elemental(Act& act) {
  const Squares burning[2] = {act.enemies() & act.non_legendaries() & adjacent(act.being),
                              act.enemies() & act.commons() & within(act.being, 2)};
  if (!burning[0] && !burning[1]) return;
  int what = burning[0] ? 0 : 1;
  if (burning[0] && burning[1])
    what = act.ask(false, [&](Options& options) {
      options.push_back(choice(CHOOSE, DESTROY_ADJACENT));
      options.push_back(choice(CHOOSE, DESTROY_COMMONS));
    }).one == DESTROY_COMMONS;
  act.destroy(burning[what]);
}

inline void leviathan(Act& act) {
  Squares group = act.may_pick(act.pieces());
  const bool are_common = group & act.commons();
  const Squares alike = are_common ? act.commons() : act.upgraded();
  while (group && count(group) < (are_common ? 4 : 3)) {
    const Squares piece = act.may_pick(around(group) & alike & ~group);
    if (!piece) break;
    group |= piece;
  }
  if (are_common) return act.destroy(group);
  const Squares legendaries = group & act.legendaries();
  for (Squares piece : each(group & act.heroics())) act.downgrade(piece);
  for (int owner = 0; owner < act.position.setup->sides; owner++) {
    Squares left = legendaries & act.position.owners[owner];
    while (left && act.can_place(HEROIC, owner)) {
      const bool is_short = count(left) > act.position.stock(owner, HEROIC);
      const Squares piece = is_short ? act.must_pick(left) : left & -left;
      act.downgrade(piece);
      left ^= piece;
    }
  }
}

inline void two_headed_dragon(Act& act) {
  const Squares upgraded = act.may_upgrade(act.used);
  act.may_destroy(act.heroics() & adjacent(upgraded));
}

inline void earth_elemental(Act& act) {
  act.must_destroy(act.non_legendaries() & (RED | around(RED)));
  act.must_upgrade(act.commons() & (GREEN | around(GREEN)));
  act.may_move(act.being, COMBAT, COLOURED);
}

inline void time_elemental(Act& act) { act.position.extra_turn = true; }

inline void storm_elemental(Act& act) {
  const Squares soil = act.empty() & within(act.being, 3);
  bool can = false;
  for (int rank : {COMMON, HEROIC, LEGENDARY}) can = can || act.can_place(rank);
  if (!can || !soil) return;
  const Choice answer = act.ask(true, [&](Options& options) {
    for (int rank : {COMMON, HEROIC, LEGENDARY})
      if (act.can_place(rank))
        for (Squares square : each(soil))
          options.push_back(choice(PLACE, index_of(square), 0, rank + 1));
  });
  if (answer.kind == DECLINE) return;
  Squares piece = at(answer.one);
  const int rank = answer.third - 1;
  act.place(piece, rank);
  Moves moves = act.moves(piece, COMBAT);
  const int times = rank == LEGENDARY ? 1 : rank == HEROIC ? 3 : 5;
  for (int i = 0; i < times; i++) {
    const Move move = act.may_move_among(moves);
    if (!move) break;
    piece = move.to;
    moves = act.moves_in_direction(piece, COMBAT, act.direction_of(move));
  }
  act.destroy(piece);
}

inline void titan(Act& act) {
  act.destroy((act.pieces() & orthogonal(act.being)) |
                  (act.non_legendaries() & diagonal(act.being)),
              false);
}

inline constexpr Being LEGENDS[] = {
    {"fire-dragon", fire_dragon}, {"hell-bull", hell_bull}, {"angel-of-death", angel_of_death},
    {"eldest-tree", eldest_tree}, {"bone-catapult", bone_catapult},
    {"fire-elemental", fire_elemental}, {"leviathan", leviathan},
    {"two-headed-dragon", two_headed_dragon}, {"earth-elemental", earth_elemental},
    {"time-elemental", time_elemental}, {"storm-elemental", storm_elemental}, {"titan", titan},
};

}  // namespace tashkalar
