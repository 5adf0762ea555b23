// Flares: their conditions and effects, as in flares.py.
#pragma once
#include "cards.hpp"

namespace tashkalar {

inline Squares my_commons(Act& act) { return act.mine() & act.commons(); }

inline void place_common(Act& act) { act.must_place(); }

inline void place_two_commons(Act& act) {
  act.must_place();
  act.must_place();
}

inline void place_heroic(Act& act) { act.must_place(ARENA, HEROIC); }

inline void gain_an_action(Act& act) { act.gain_action(); }

inline void up_to_three_standard_moves(Act& act) {
  act.up_to(3, [&] { return bool(act.may_move(my_commons(act), STANDARD)); });
}

// Chooses one of the alternatives that are possible.
inline void do_one(Act& act, Squares placing, Squares converting, const Moves& moves,
                   Squares upgrading) {
  int number = count(placing) + count(converting) + count(upgrading);
  for (int i = 0; i < moves.number; i++) number += count(moves.targets[i]);
  if (!number) return;
  Choice answer;
  if (number == 1) {
    answer = placing      ? choice(PLACE, index_of(placing))
             : converting ? choice(CONVERT, index_of(converting))
             : upgrading  ? choice(UPGRADE, index_of(upgrading))
                          : choice(MOVE, index_of(moves.pieces[0]), index_of(moves.targets[0]));
  } else {
    answer = act.ask(false, [&](Options& options) {
      Act::list_moves(options, moves);
      list_squares(options, PLACE, placing);
      list_squares(options, CONVERT, converting);
      list_squares(options, UPGRADE, upgrading);
    });
  }
  if (const Move move = Act::move_of(answer))
    act.move(move);
  else if (answer.kind == PLACE)
    act.place(at(answer.one));
  else if (answer.kind == CONVERT)
    act.convert(at(answer.one));
  else
    act.upgrade(at(answer.one));
}

inline void place_or_convert(Act& act) {
  if (act.can_place(COMMON)) do_one(act, act.empty(), act.enemies() & act.commons(), {}, 0);
}

inline void move_or_upgrade(Act& act) {
  do_one(act, 0, 0, act.moves(my_commons(act), STANDARD), my_commons(act));
}

inline void place_or_upgrade(Act& act) {
  do_one(act, act.can_place(COMMON) ? act.empty() : 0, 0, {}, my_commons(act));
}

inline void combat_leap(Act& act) { act.may_leap(my_commons(act), COMBAT); }

inline void standard_leap(Act& act) { act.may_leap(my_commons(act), STANDARD); }

inline void upgrade_and_gain_an_action(Act& act) {
  act.must_upgrade(my_commons(act));
  act.gain_action();
}

inline void standard_and_combat_move(Act& act) {
  const Move first = act.choose_move(act.moves(my_commons(act), COMBAT));
  if (!first) return;
  const bool in_combat = act.is_combat(first);
  act.move(first);
  act.must_move_among(act.moves(my_commons(act), in_combat ? STANDARD : COMBAT));
}

inline void combat_move_or_two_standard(Act& act) {
  act.move_or_two([&] { return act.mine() & act.non_legendaries(); });
}

struct Part {
  int more;
  Effect effect;
};

struct Flare {
  const char* name;
  Part upper, lower;
};

inline constexpr Flare FLARES[] = {
    {"f36a", {3, place_common}, {6, place_heroic}},
    {"f44a", {4, place_common}, {4, place_common}},
    {"f35", {3, up_to_three_standard_moves}, {5, gain_an_action}},
    {"f45a", {4, place_common}, {5, place_or_convert}},
    {"f36b", {3, move_or_upgrade}, {6, place_two_commons}},
    {"f44b", {4, place_or_upgrade}, {4, combat_leap}},
    {"f46", {4, place_common}, {6, upgrade_and_gain_an_action}},
    {"f45b", {4, gain_an_action}, {5, place_common}},
    {"f54", {5, place_heroic}, {4, standard_and_combat_move}},
    {"f55", {5, place_two_commons}, {5, place_common}},
    {"f34", {3, place_common}, {4, combat_move_or_two_standard}},
    {"f25", {2, standard_leap}, {5, gain_an_action}},
};
constexpr int FLARES_NUMBER = std::size(FLARES);
static_assert(FLARES_NUMBER <= MAX_FLARES, "too many flares: raise MAX_FLARES");

// Whether the upper (1) and the lower part (2) apply against an opponent, as bits.
inline int parts_that_apply(const Position& position, const Flare& flare, int opponent) {
  const Squares mine = position.mine(), theirs = position.owners[opponent];
  const Squares upgraded = position.upgraded();
  return (count(theirs & upgraded) - count(mine & upgraded) >= flare.upper.more) |
         (count(theirs) - count(mine) >= flare.lower.more) << 1;
}

// The opponents against whom the flare may be invoked, as bits.
inline int opponents_ahead(const Position& position, const Flare& flare) {
  int found = 0;
  for (int owner = 0; owner < position.setup->sides; owner++)
    if (owner != position.side() && parts_that_apply(position, flare, owner)) found |= 1 << owner;
  return found;
}

}  // namespace tashkalar
