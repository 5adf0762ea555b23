// The beings of the Imperial schools, in the order of schools/imperial.py.
#pragma once
#include "cards.hpp"

namespace tashkalar {

inline void swordmaster(Act& act) {
  if (act.may_destroy(act.enemies() & act.commons() & diagonal(act.being))) act.upgrade(act.being);
}

inline void messenger(Act& act) {
  Move move = act.may_move(act.mine() & act.non_legendaries(), STANDARD);
  if (!move) return;
  const int way = act.direction_of(move);
  for (int i = 0; i < 8 && move; i++)
    move = act.may_move_among(act.moves_in_direction(move.to, STANDARD, way));
}

inline void herald(Act& act) {
  act.up_to(2, [&] { return bool(act.may_move(act.mine(), STANDARD, act.empty())); });
}

inline void bomb(Act& act) {
  if (act.position.actions) act.destroy(act.being | (act.commons() & adjacent(act.being)));
}

inline void chronicler(Act& act) {
  act.may_move(act.must_upgrade(act.mine() & act.commons() & ~act.being), STANDARD);
}

inline void assassin(Act& act) {
  if (act.marked & act.pieces())
    act.destroy(act.marked);
  else
    act.may_move(act.being, STANDARD, act.marked);
}

inline void time_mage(Act& act) {
  act.gain_action();
  act.destroy(act.marked & act.enemies());
}

inline void summoner(Act& act) {
  act.up_to(2, [&] { return bool(act.may_place(act.marked)); });
}

inline void hypnotist(Act& act) {
  const Move first = act.may_move(act.enemies() & act.non_legendaries(), COMBAT);
  if (!first) return;
  Squares moved = first.to;
  const int owner = act.position.owner_at(moved);
  const bool is_common = moved & act.commons();
  for (int i = 0; i < (is_common ? 2 : 1); i++) {
    const Squares rank = is_common ? act.commons() : act.heroics();
    const Move move = act.may_move(act.position.owners[owner] & rank & ~moved, COMBAT);
    if (!move) return;
    moved |= move.to;
  }
}

// Choose one of the shots that hit something; `hit` gives what a shot in a direction destroys.
template <class Hit>
void shoot(Act& act, Hit hit) {
  int ways = 0;
  for (int way = 0; way < 8; way++)
    if (act.directions >> way & 1 && hit(way)) ways |= 1 << way;
  const int way = act.may_pick_direction(ways);
  if (way != NONE) act.destroy(hit(way));
}

inline void cannon(Act& act) {
  shoot(act, [&](int way) { return act.commons() & ray(act.being, way); });
}

inline void champion(Act& act) {
  const Squares legendaries = act.legendaries();
  if (act.may_destroy(act.enemies() & adjacent(act.being)) & legendaries) {
    act.destroy(act.being);
    act.gain_action();
  }
}

inline void infantry_captain(Act& act) {
  act.up_to(2, [&] { return bool(act.may_move(act.mine() & ~act.being, COMBAT)); });
}

inline void cavalry_captain(Act& act) {
  Squares piece = act.mine() & ~act.being;
  Steps kind = COMBAT;
  for (int i = 0; i < 3; i++) {
    const Move move = act.choose_move(act.moves(piece, kind));
    if (!move) return;
    if (act.is_combat(move)) kind = STANDARD;
    act.move(move);
    piece = move.to;
  }
}

inline void gryphon_rider(Act& act) {
  if (!act.may_leap(act.being, COMBAT)) return;
  if (act.may_pick(act.being)) {
    act.downgrade(act.being);
    act.must_place(adjacent(act.being));
  }
}

inline void knight(Act& act) {
  act.up_to(3, [&] { return bool(act.may_move(act.being, COMBAT, ~act.commons())); });
}

inline void high_priestess(Act& act) {
  act.may_move(act.being, STANDARD);
  act.may_upgrade(act.commons() & adjacent(act.being));
}

inline void master_of_intrigue(Act& act) {
  act.up_to(3, [&] {
    Moves moves = act.moves(act.being, STANDARD);
    moves.add(act.moves(act.used & ~act.legendaries(), COMBAT));
    return bool(act.may_move_among(moves));
  });
}

inline void gun_tower(Act& act) {
  shoot(act, [&](int way) {
    const Squares first = first_on_ray(act.being, way, act.pieces()) & ~act.legendaries();
    return first | (first_on_ray(first, way, act.pieces()) & ~act.legendaries());
  });
}

inline constexpr Being IMPERIAL[] = {
    {"swordmaster", swordmaster}, {"messenger", messenger}, {"herald", herald}, {"bomb", bomb},
    {"chronicler", chronicler}, {"assassin", assassin}, {"time-mage", time_mage},
    {"summoner", summoner}, {"hypnotist", hypnotist}, {"cannon", cannon}, {"champion", champion},
    {"infantry-captain", infantry_captain}, {"cavalry-captain", cavalry_captain},
    {"gryphon-rider", gryphon_rider}, {"knight", knight}, {"high-priestess", high_priestess},
    {"master-of-intrigue", master_of_intrigue}, {"gun-tower", gun_tower},
};

}  // namespace tashkalar
