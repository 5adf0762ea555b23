// Random worlds that a seat cannot tell from the real one, as `sample` in view.py.
#pragma once
#include "turn.hpp"

namespace tashkalar {

// The cards of a deck that are not visible anywhere, in random order.
class Unseen {
 public:
  explicit Unseen(int number) {
    for (int card = 0; card < number; card++) cards_.add(card);
  }
  template <int SIZE>
  explicit Unseen(const Cards<SIZE>& deck) {
    for (int card : deck) cards_.add(card);
  }
  template <int SIZE>
  void leave_out(const Cards<SIZE>& seen) {
    for (int card : seen) cards_.remove(card);
  }
  void leave_out(int card) { cards_.remove(card); }
  void shuffle_and_skip(uint64_t& chance, int number) {
    shuffle(chance, cards_);
    if (cards_.empty()) return;
    const int left = cards_.size() - number % cards_.size();
    std::rotate(cards_.begin(), cards_.begin() + left % cards_.size(), cards_.end());
  }
  template <int SIZE>
  void fill(Cards<SIZE>& cards) {
    for (uint8_t& card : cards)
      if (card == HIDDEN) card = static_cast<uint8_t>(next());
  }
  int next() { return cards_.cards[--cards_.number]; }

 private:
  Cards<std::max({MAX_SCHOOL_CARDS, MAX_LEGENDS, MAX_FLARES, MAX_TASKS})> cards_;
};

template <int SIZE>
int hidden(const Cards<SIZE>& cards) {
  return static_cast<int>(std::count(cards.begin(), cards.end(), HIDDEN));
}

// A world with every hidden card dealt; `further` is the number of the hand from the same shuffle.
inline Position dealt(const Position& view, uint64_t chance, int further) {
  Position world = view;
  const Setup& setup = *view.setup;
  world.chance = advance(chance);
  int legends_hidden = 0, flares_hidden = 0;
  Unseen legends(setup.legends), flares(FLARES_NUMBER), tasks(TASKS_NUMBER);
  for (int seat = 0; seat < setup.seats; seat++) {
    Player& player = world.players[seat];
    Unseen unseen(setup.decks[seat]);
    unseen.leave_out(player.hand);
    unseen.leave_out(player.deck);
    unseen.leave_out(player.discard);
    const int in_hand = hidden(player.hand);
    unseen.shuffle_and_skip(chance, further * (in_hand ? in_hand : setup.form.hand));
    unseen.fill(player.hand);
    unseen.fill(player.deck);
    legends.leave_out(player.legends);
    legends_hidden += hidden(player.legends);
    flares.leave_out(player.flare);
    flares_hidden += player.flare == HIDDEN;
  }
  legends.leave_out(world.legend_discard);
  flares.leave_out(world.flare_discard);
  legends.shuffle_and_skip(chance, further * legends_hidden);
  flares.shuffle_and_skip(chance, further * flares_hidden);
  legends.fill(world.legend_deck);
  flares.fill(world.flare_deck);
  for (int seat = 0; seat < setup.seats; seat++) {
    legends.fill(world.players[seat].legends);
    if (world.players[seat].flare == HIDDEN)
      world.players[seat].flare = static_cast<int16_t>(flares.next());
  }
  if (setup.form.has_tasks()) {
    tasks.leave_out(world.tasks);
    tasks.leave_out(world.next_task);
    for (int task = 0; task < TASKS_NUMBER; task++)
      if ((world.claimed[0] | world.claimed[1]) >> task & 1) tasks.leave_out(task);
    if (!setup.form.advanced_tasks)
      for (int task = 0; task < TASKS_NUMBER; task++)
        if (TASKS[task].advanced) tasks.leave_out(task);
    tasks.shuffle_and_skip(chance, further);
    tasks.fill(world.task_deck);
  }
  return world;
}

}  // namespace tashkalar
