// The actions of a turn and its end (actions.py, turn.py, hands.py, scoring/).
//
// It has only what searches need: no handing over, no start pieces.
#pragma once
#include "flares.hpp"
#include "summoning.hpp"
#include "tasks.hpp"

namespace tashkalar {

// The deck that a card is put under; needed because flares and beings share numbers.
enum Under { BEING_DECK, FLARE_DECK };

inline void put_under(Position& position, Choice answer) {
  Player& player = position.players[position.seat];
  if (answer.other == FLARE_DECK) {
    position.flare_deck.add(answer.one);
    player.flare = NONE;
  } else if (is_legend(answer.one)) {
    player.legends.remove(answer.one);
    position.legend_deck.add(answer.one);
  } else {
    player.hand.remove(answer.one);
    player.deck.add(answer.one);
  }
}

// Actions

inline void place(Act& act, Squares square) {
  Position& position = act.position;
  if (position.stock(act.side, COMMON) <= 0) {
    const Squares own = square & act.mine();
    act.pick_up(own ? own : choose_pick_up(act, COMMON));
  }
  position.actions--;
  act.place(square);
}

inline int choose_side(Act& act, Kind kind, int sides) {
  if (!(sides & (sides - 1))) return __builtin_ctz(sides);
  return act.ask(false, [&](Options& options) {
    for (int side = 0; side < SEATS; side++)
      if (sides >> side & 1) options.push_back(choice(kind, side));
  }).one;
}

inline int opponents(const Act& act) {
  return ((1 << act.position.setup->sides) - 1) & ~(1 << act.side);
}

inline void legend_summoned(Act& act) {
  switch (act.position.setup->form.scoring) {
    case BY_TASKS: return;
    case BY_DESTRUCTION: return act.add_points(act.side, 1);
    case BY_COLOURS: act.add_points(act.side, 1, choose_side(act, COLOUR, opponents(act)));
  }
}

inline void summon(Act& act, int number, Squares square) {
  const Card& card = CARDS[number];
  Position& position = act.position;
  const bool is_legend = card.rank == LEGENDARY;
  position.actions--;
  if (is_legend)
    act.player().legends.remove(number);
  else
    act.player().hand.remove(number);
  appear(act, card, square);
  position.summoned[position.summonings++] = {static_cast<uint8_t>(number),
                                              static_cast<uint8_t>(index_of(square))};
  if (is_legend) legend_summoned(act);
  ALL_BEINGS[number].effect(act);
  if (is_legend)
    position.legend_discard.put_on_top(number);
  else
    act.player().discard.put_on_top(number);
}

inline void flare_invoked(Act& act, int opponent) {
  switch (act.position.setup->form.scoring) {
    case BY_TASKS: return;
    case BY_DESTRUCTION: return act.add_points(opponent, 1);
    case BY_COLOURS: act.add_points(opponent, 1, act.side);
  }
}

inline void invoke(Act& act) {
  Position& position = act.position;
  const int number = act.player().flare;
  const Flare& flare = FLARES[number];
  const int opponent = choose_side(act, OPPONENT, opponents_ahead(position, flare));
  const int parts = parts_that_apply(position, flare, opponent);
  act.player().flare = NONE;
  if (parts & 1) flare.upper.effect(act);
  if (parts & 2) flare.lower.effect(act);
  position.flare_discard.put_on_top(number);
  flare_invoked(act, opponent);
}

inline void discard(Act& act, int card) {
  Position& position = act.position;
  Player& player = act.player();
  player.hand.remove(card);
  player.discard.put_on_top(card);
  position.actions--;
  position.discarded = true;
  while (player.hand.size() + player.legends.size() || player.flare != NONE) {
    const Choice answer = act.ask(true, [&](Options& options) {
      for (int held : player.hand) options.push_back(choice(PUT_UNDER, held, BEING_DECK));
      for (int held : player.legends) options.push_back(choice(PUT_UNDER, held, BEING_DECK));
      if (player.flare != NONE) options.push_back(choice(PUT_UNDER, player.flare, FLARE_DECK));
    });
    if (answer.kind == DECLINE) return;
    put_under(position, answer);
  }
}

// The end of a turn

inline int points_for(const uint8_t (&destroyed)[3]) {
  return 2 * destroyed[LEGENDARY] + destroyed[HEROIC] + destroyed[COMMON] / 2;
}

inline bool is_allowed(const Position& position, int task) {
  const int limit = position.setup->form.open_of_category;
  if (!limit) return true;
  int alike = 0;
  for (int other : position.tasks) alike += TASKS[other].category == TASKS[task].category;
  return alike < limit;
}

inline void reveal(Position& position) {
  position.next_task = NONE;
  auto& deck = position.task_deck;
  for (int skipped = 0; skipped < deck.size(); skipped++) {
    const int task = deck[skipped];
    if (!is_allowed(position, task)) continue;
    position.next_task = static_cast<int16_t>(task);
    std::rotate(deck.begin(), deck.begin() + skipped, deck.end());
    deck.drop(1);
    return;
  }
}

inline void claim(Act& act) {
  Position& position = act.position;
  const Seen seen = seen_by(position, act.side);
  int claimable = 0;
  for (int task : position.tasks) claimable += !lacking(task, seen, 1);
  if (!claimable) return;
  const Choice answer = act.ask(true, [&](Options& options) {
    for (int task : position.tasks)
      if (!lacking(task, seen, 1)) options.push_back(choice(CLAIM, task));
  });
  if (answer.kind == DECLINE) return;
  for (int i = 0; i < position.tasks.size(); i++) {
    if (position.tasks[i] != answer.one) continue;
    if (position.next_task == NONE)
      position.tasks.remove_at(i);
    else
      position.tasks.cards[i] = static_cast<uint8_t>(position.next_task);
    break;
  }
  position.claimed[act.side] |= 1u << answer.one;
  reveal(position);
}

inline void score_colours(Act& act) {
  const Position& position = act.position;
  int unpaired = 0;
  for (int side = 0; side < position.setup->sides; side++) {
    if (side == act.side) continue;
    act.add_points(act.side, points_for(position.destroyed[side]), side);
    if (position.destroyed[side][COMMON] % 2) unpaired |= 1 << side;
  }
  if (unpaired & (unpaired - 1)) act.add_points(act.side, 1, choose_side(act, COLOUR, unpaired));
}

inline void close_turn(Act& act) {
  const Position& position = act.position;
  switch (position.setup->form.scoring) {
    case BY_TASKS: return claim(act);
    case BY_DESTRUCTION:
      return act.add_points(act.side,
                            points_for(position.destroyed[position.setup->enemy(act.side)]));
    case BY_COLOURS: score_colours(act);
  }
}

// The points of a side that count first: all of them, or its most in one colour.
inline int points_of(const Position& position, int side) {
  const auto& row = position.scores[side];
  switch (position.setup->form.scoring) {
    case BY_TASKS:
      return row[0] + task_points(position.claimed[side]) +
             count(position.owners[side] & position.legendaries);
    case BY_DESTRUCTION: return row[0];
    case BY_COLOURS: return *std::max_element(row, row + position.setup->sides);
  }
  return 0;
}

inline bool draw_beings(Position& position, int seat, int number) {
  Player& player = position.players[seat];
  number = std::min(number, player.deck.size());
  if (number <= 0) return false;
  const int upright = player.deck.size() - player.sideways;
  for (int i = 0; i < number; i++) player.hand.add(player.deck[i]);
  player.deck.drop(number);
  player.sideways = static_cast<uint8_t>(std::min<int>(player.sideways, player.deck.size()));
  player.known = static_cast<uint8_t>(std::max(0, player.known - number));
  return upright > 0 && number >= upright;
}

template <int SIZE>
void renew(uint64_t& chance, Cards<SIZE>& deck, Cards<SIZE>& discard) {
  if (!deck.empty() || discard.empty()) return;
  shuffle(chance, discard);
  deck = discard;
  discard = {};
}

// The top card of a shared deck, or NONE.
template <int SIZE>
int drawn(uint64_t& chance, Cards<SIZE>& deck, Cards<SIZE>& discard) {
  renew(chance, deck, discard);
  if (deck.empty()) return NONE;
  const int card = deck[0];
  deck.drop(1);
  renew(chance, deck, discard);
  return card;
}

inline void draw_legends(Position& position, int seat, int number) {
  for (int i = 0; i < number; i++) {
    const int card = drawn(position.chance, position.legend_deck, position.legend_discard);
    if (card == NONE) return;
    position.players[seat].legends.add(card);
  }
}

inline int pass_legends(Position& position, int seat) {
  const int partner = position.setup->partner(seat);
  for (int card : position.players[seat].legends) position.players[partner].legends.add(card);
  position.players[seat].legends = {};
  return partner;
}

inline bool refill(Position& position) {
  const int seat = position.seat;
  Player& player = position.players[seat];
  const int heir = position.setup->teams ? pass_legends(position, seat) : seat;
  const Form& form = position.setup->form;
  bool ended = draw_beings(position, seat, form.hand - player.hand.size());
  if (form.has_legends())
    draw_legends(position, heir, form.legends_in_hand - position.players[heir].legends.size());
  if (player.flare == NONE)
    player.flare = static_cast<int16_t>(
        drawn(position.chance, position.flare_deck, position.flare_discard));
  ended |= draw_beings(position, seat, position.extra_cards);
  draw_legends(position, heir, position.extra_legends);
  return ended;
}

inline bool is_reached(const Position& position) {
  for (int side = 0; side < position.setup->sides; side++)
    if (points_of(position, side) >= position.setup->form.points_to_end) return true;
  return false;
}

inline void end_turn(Act& act) {
  Position& position = act.position;
  close_turn(act);
  const bool drew_last = refill(position);
  const bool triggered = drew_last || is_reached(position);
  if (triggered && !position.setup->form.has_last_turns) {
    position.stage = OVER;
    return;
  }
  const int seats = position.setup->seats;
  if (triggered && !position.end_triggered) {
    position.end_triggered = true;
    for (int i = 1; i <= seats; i++) position.last_turns.add((position.seat + i) % seats);
  }
  int seat = (position.seat + 1) % seats;
  if (position.extra_turn) {
    seat = position.seat;
  } else if (position.end_triggered) {
    if (position.last_turns.empty()) {
      position.stage = OVER;
      return;
    }
    seat = position.last_turns[0];
    position.last_turns.drop(1);
  }
  begin_turn(position, seat);
}

// Running an action

enum Run { DONE, ASKING, REFUSED };

// Carry an action out from `before`: the result is in `after`, the options of its question in
// `options`.
inline Run run(const Position& before, const Answers& answers, Position& after, Options& options,
               bool checked = false) {
  after = before;
  Act act(after, answers, options, checked);
  const Choice first = answers.given[0];
  const bool is_done = act.run([&](Act& running) {
    switch (first.kind) {
      case PLACE: return place(running, at(first.one));
      case SUMMON: return summon(running, first.one, at(first.other));
      case FLARE: return invoke(running);
      case DISCARD: return discard(running, first.one);
      case END_TURN: return end_turn(running);
      case HAND_OVER: case DECLINE: case WAY: case PICK_UP: case PICK: case CONVERT: case UPGRADE:
      case MOVE: case LEAP: case DIRECTION: case CARD: case CHOOSE: case OPPONENT: case COLOUR:
      case CLAIM: case PUT_UNDER: case CONCEDE: case SKIP_LAST_TURNS:
        return running.refuse();
    }
  });
  return is_done ? DONE : act.is_asking() ? ASKING : REFUSED;
}

inline bool may_invoke(const Position& position) {
  const int flare = position.players[position.seat].flare;
  return !position.handed_over && flare != NONE && opponents_ahead(position, FLARES[flare]);
}

inline Squares placing_squares(const Position& position) {
  if (position.stock(position.side(), COMMON) > 0) return position.empty();
  return position.empty() | (position.mine() & ~position.legendaries);
}

// The options between two actions: placing on these squares only, discarding only if `discards`,
// and neither handing over nor ending the turn.
inline void list_actions(const Position& position, Squares placing, bool discards,
                         Options& options) {
  options.clear();
  if (position.actions) {
    list_squares(options, PLACE, placing_squares(position) & placing);
    if (!position.handed_over) {
      const Player& player = position.players[position.seat];
      for (int card : player.hand)
        for (Squares square : each(summoning_squares(position, card)))
          options.push_back(choice(SUMMON, card, index_of(square)));
      for (int card : player.legends)
        for (Squares square : each(summoning_squares(position, card)))
          options.push_back(choice(SUMMON, card, index_of(square)));
      if (discards && !position.discarded && position.setup->form.may_discard)
        for (int card : player.hand) options.push_back(choice(DISCARD, card));
    }
  }
  if (may_invoke(position)) options.push_back(choice(FLARE));
}

// Whether an action may begin with this choice.
inline bool may_begin(const Position& position, const Choice& option) {
  if (position.stage != TURNS) return false;
  if (option.kind == END_TURN) return !position.actions;
  if (option.kind == FLARE) return may_invoke(position);
  if (!position.actions) return false;
  if (option.kind == PLACE) return placing_squares(position) & at(option.one);
  const Player& player = position.players[position.seat];
  if (position.handed_over) return false;
  if (option.kind == DISCARD)
    return !position.discarded && position.setup->form.may_discard && player.hand.has(option.one);
  return option.kind == SUMMON && (player.hand.has(option.one) || player.legends.has(option.one)) &&
         summoning_squares(position, option.one) & at(option.other);
}

}  // namespace tashkalar
