// The beings of the Sylvan school, in the order of schools/sylvan.py.
#pragma once
#include "cards.hpp"

namespace tashkalar {

inline void sapling(Act& act) { act.upgrade(act.being); }

inline void kiskin_farseeders(Act& act) { act.may_place(around(act.mine())); }

inline void charging_buck(Act& act) {
  act.up_to(2, [&] {
    return bool(act.may_leap(act.being, COMBAT, at_distance(act.being, 2)));
  });
}

// The pieces of this kind of the opponents who have more of them than you.
inline Squares of_those_ahead(Act& act, Squares kind) {
  Squares found = 0;
  for (int owner = 0; owner < act.position.setup->sides; owner++) {
    const Squares theirs = act.position.owners[owner] & kind;
    if (owner != act.side && count(theirs) > count(act.mine() & kind)) found |= theirs;
  }
  return found;
}

inline void forest_wardens(Act& act) {
  act.must_destroy(of_those_ahead(act, act.commons()));
  act.must_destroy(of_those_ahead(act, act.upgraded()) & act.heroics());
}

inline void naiad(Act& act) {
  const Squares neighbours = act.mine() & adjacent(act.being);
  const Move first = act.may_move(neighbours, STANDARD);
  if (first) act.may_move(neighbours & ~first.from & ~first.to, STANDARD);
}

inline void kiskin_spirit(Act& act) {
  Player& player = act.player();
  if (player.discard.empty()) {
    act.position.extra_cards++;
    return;
  }
  const Choice answer = act.ask(true, [&](Options& options) {
    for (int card : player.discard) options.push_back(choice(CARD, card));
  });
  if (answer.kind == DECLINE) return;
  player.discard.remove(answer.one);
  player.deck.put_on_top(answer.one);
  player.known++;
  act.position.extra_cards++;
}

inline void dryad(Act& act) {
  act.may_convert(act.enemies() & act.non_legendaries() & adjacent(act.being), COMMON);
}

inline void centaur_spearman(Act& act) {
  const Move move = act.may_move(act.being, COMBAT);
  if (move)
    act.destroy(first_on_ray(act.being, act.direction_of(move), act.pieces()) & ~act.legendaries());
}

inline void centaur_chieftain(Act& act) {
  const Move move = act.may_move(act.being, COMBAT);
  if (!move) return;
  const int way = act.direction_of(move);
  act.up_to(3, [&] {
    return bool(act.may_move_among(act.moves_in_direction(act.mine() & ~act.being, COMBAT, way)));
  });
}

inline void unicorn(Act& act) {
  const Moves moves = act.moves(act.being, COMBAT);
  if (!moves.number) return act.gain_action();
  const Choice answer = act.ask(true, [&](Options& options) {
    Act::list_moves(options, moves);
    options.push_back(choice(CHOOSE, GAIN_ACTION));
  });
  if (answer.kind == CHOOSE)
    act.gain_action();
  else if (const Move move = Act::move_of(answer))
    act.move(move);
}

inline void sylvan_queen(Act& act) {
  act.may_convert(act.enemies() & act.non_legendaries() & diagonal(act.being));
}

inline void sylvan_princess(Act& act) {
  act.may_convert(act.enemies() & act.commons() & diagonal(act.being));
}

inline void woodland_druid(Act& act) {
  Squares owners[SEATS];
  std::memcpy(owners, act.position.owners, sizeof owners);
  for (int owner = 0; owner < act.position.setup->sides; owner++)
    act.must_upgrade(owners[owner] & act.commons());
}

inline void forest_ancient(Act& act) {
  const int sides = act.position.setup->sides;
  int placed[2], number = 0;
  for (int i = 0; i < 2; i++) {
    const Squares soil = within(act.being, 2) & act.empty();
    int able = 0, last = NONE;
    for (int owner = 0; owner < sides; owner++)
      if (owner != act.side && act.can_place(COMMON, owner)) able++, last = owner;
    if (!able || !soil) continue;
    Choice answer = choice(PLACE, index_of(soil), last + 1);
    if (able > 1 || count(soil) > 1)
      answer = act.ask(false, [&](Options& options) {
        for (int owner = 0; owner < sides; owner++)
          if (owner != act.side && act.can_place(COMMON, owner))
            for (Squares square : each(soil))
              options.push_back(choice(PLACE, index_of(square), owner + 1));
      });
    const int owner = answer.other - 1;
    act.place(at(answer.one), COMMON, owner);
    placed[number++] = owner;
  }
  for (int i = 0; i < number; i++)
    act.must_destroy(act.position.owners[placed[i]] & act.commons() & within(act.being, 3));
}

inline void forest_mystic(Act& act) {
  act.position.extra_cards++;
  if (act.position.setup->form.has_legends()) act.position.extra_legends++;
}

inline void kiskin_leafsplitter(Act& act) {
  for (int i = 0; i < 2; i++) {
    int ways = 0;
    for (int way : {NE, SE, SW, NW})
      if (first_on_ray(act.being, way, act.pieces())) ways |= 1 << way;
    const int way = act.may_pick_direction(ways);
    if (way == NONE) return;
    act.destroy(first_on_ray(act.being, way, act.pieces()));
  }
}

inline void kiskin_boughrunner(Act& act) {
  act.up_to(3, [&] {
    return bool(act.may_move(act.being, COMBAT, around(act.mine() & ~act.being)));
  });
}

inline void tree_shepherd(Act& act) {
  Moves moves = act.moves(act.mine() & act.heroics(), COMBAT);
  moves.add(act.moves(act.mine() & act.legendaries(), STANDARD));
  const Squares growing = act.mine() & act.commons();
  if (!moves.number && !growing) return;
  const Choice answer = act.ask(true, [&](Options& options) {
    list_squares(options, UPGRADE, growing);
    Act::list_moves(options, moves);
  });
  if (answer.kind == UPGRADE)
    act.upgrade(at(answer.one));
  else if (const Move move = Act::move_of(answer))
    act.move(move);
}

inline constexpr Being SYLVAN[] = {
    {"sapling", sapling}, {"kiskin-farseeders", kiskin_farseeders},
    {"charging-buck", charging_buck}, {"forest-wardens", forest_wardens}, {"naiad", naiad},
    {"kiskin-spirit", kiskin_spirit}, {"dryad", dryad}, {"centaur-spearman", centaur_spearman},
    {"centaur-chieftain", centaur_chieftain}, {"unicorn", unicorn},
    {"sylvan-queen", sylvan_queen}, {"sylvan-princess", sylvan_princess},
    {"woodland-druid", woodland_druid}, {"forest-ancient", forest_ancient},
    {"forest-mystic", forest_mystic}, {"kiskin-leafsplitter", kiskin_leafsplitter},
    {"kiskin-boughrunner", kiskin_boughrunner}, {"tree-shepherd", tree_shepherd},
};

}  // namespace tashkalar
