// The beings of the Highland school, in the order of schools/highland.py.
#pragma once
#include "cards.hpp"

namespace tashkalar {

inline void wild_eagle(Act& act) { act.may_leap(act.being, COMBAT); }

inline void clan_axeman(Act& act) {
  act.may_destroy(act.non_legendaries() & orthogonal(act.being));
}

inline void clan_healer(Act& act) {
  act.up_to(2, [&] { return bool(act.may_place(around(GREEN))); });
}

inline void dire_wolf(Act& act) {
  act.up_to(2, [&] { return bool(act.may_move(act.being, COMBAT)); });
}

inline void ritual_keeper(Act& act) {
  if (act.being & GREEN)
    act.must_upgrade(act.mine() & act.commons());
  else if (act.being & RED)
    act.may_move(act.mine(), COMBAT);
}

inline void blood_shaman(Act& act) {
  const Squares victim = act.must_destroy(act.non_legendaries());
  if (victim & RED) act.destroy(act.commons() & adjacent(victim));
}

inline void war_drummer(Act& act) {
  act.move_or_two([&] { return act.mine() & ~act.being; });
}

inline void hill_giant(Act& act) { act.destroy(act.non_legendaries() & orthogonal(act.being)); }

inline void warlord(Act& act) {
  bool warlord_moved = false;
  for (int number = 1; number <= 3; number++) {
    const bool any_may_move = number < 3 || warlord_moved;
    const Move move = act.may_move(any_may_move ? act.mine() : act.being, COMBAT);
    if (!move) return;
    warlord_moved = warlord_moved || move.to == act.being;
  }
}

inline void war_summoner(Act& act) {
  act.gain_action();
  act.position.war_summoner = true;
}

inline void ritual_master(Act& act) {
  if (act.being & GREEN) {
    act.gain_action(2);
  } else if (act.being & RED) {
    act.may_destroy(act.heroics());
    act.may_destroy(act.commons());
  }
}

inline void legend_slayer(Act& act) {
  const Squares lesser = act.non_legendaries() & diagonal(act.being);
  const Squares victim = act.may_destroy(act.pieces() & diagonal(act.being));
  if (victim & lesser) act.may_destroy(lesser & ~victim);
}

inline void mountain_troll(Act& act) {
  const Squares victims = act.enemies() & act.commons() & adjacent(act.being);
  act.destroy(victims);
  if (count(victims) >= 2) act.gain_action();
}

inline void hungry_bear(Act& act) {
  const Squares prey = act.pieces();
  const Move move = act.may_move(act.being, STANDARD);
  if (move && move.to & prey) act.may_move(act.being, STANDARD);
}

inline void werewolf(Act& act) {
  if (act.being & COLOURED & ~CENTRE)
    act.up_to(3, [&] { return bool(act.may_move(act.being, COMBAT)); });
  else
    act.may_move(act.being, STANDARD);
}

inline void clan_guardian(Act& act) { act.may_upgrade(act.used & act.commons()); }

inline constexpr Being HIGHLAND[] = {
    {"wild-eagle", wild_eagle}, {"clan-axeman", clan_axeman}, {"clan-healer", clan_healer},
    {"dire-wolf", dire_wolf}, {"ritual-keeper", ritual_keeper}, {"eagle-lord", wild_eagle},
    {"wolf-rider", dire_wolf}, {"blood-shaman", blood_shaman}, {"war-drummer", war_drummer},
    {"hill-giant", hill_giant}, {"warlord", warlord}, {"war-summoner", war_summoner},
    {"ritual-master", ritual_master}, {"legend-slayer", legend_slayer},
    {"mountain-troll", mountain_troll}, {"hungry-bear", hungry_bear}, {"werewolf", werewolf},
    {"clan-guardian", clan_guardian},
};

}  // namespace tashkalar
