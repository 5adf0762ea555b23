// The position as a plain value that is copied with a single memcpy.
#pragma once
#include <cstring>

#include "arena.hpp"
#include "form.hpp"

namespace tashkalar {

enum Rank { COMMON, HEROIC, LEGENDARY };
enum Stage { START, TURNS, OVER };

constexpr int SEATS = 4;
// How many cards a position has room for; decks.hpp, flares.hpp and tasks.hpp check that there are
// not more.
constexpr int MAX_SCHOOL_CARDS = 24, MAX_LEGENDS = 16, MAX_FLARES = 16, MAX_TASKS = 32;
constexpr int MAX_SUMMONINGS = MAX_SCHOOL_CARDS + MAX_LEGENDS;  // In one turn: every card once.
constexpr int HIDDEN = 255;  // A card that the seat has not seen.
constexpr int NONE = -1;

// A few cards in order, the top one first.
template <int SIZE>
struct Cards {
  uint8_t number = 0;
  uint8_t cards[SIZE] = {};

  int size() const { return number; }
  bool empty() const { return !number; }
  uint8_t operator[](int i) const { return cards[i]; }
  uint8_t* begin() { return cards; }
  uint8_t* end() { return cards + number; }
  const uint8_t* begin() const { return cards; }
  const uint8_t* end() const { return cards + number; }
  bool has(int card) const { return std::memchr(cards, card, number) != nullptr; }
  void add(int card) { cards[number++] = static_cast<uint8_t>(card); }
  void put_on_top(int card) {
    std::memmove(cards + 1, cards, number++);
    cards[0] = static_cast<uint8_t>(card);
  }
  void remove_at(int place) {
    std::memmove(cards + place, cards + place + 1, --number - place);
  }
  void remove(int card) {
    for (int i = 0; i < number; i++)
      if (cards[i] == card) return remove_at(i);
  }
  // Take a number of cards off the top.
  void drop(int taken) {
    number -= taken;
    std::memmove(cards, cards + taken, number);
  }
};

struct Player {
  Cards<MAX_SCHOOL_CARDS> hand;
  Cards<MAX_LEGENDS> legends;
  int16_t flare = NONE;
  Cards<MAX_SCHOOL_CARDS> deck;
  Cards<MAX_SCHOOL_CARDS> discard;
  uint8_t sideways = 0;
  uint8_t known = 0;
};

struct Setup {
  Form form;
  int teams, seats, sides;
  Cards<MAX_SCHOOL_CARDS> decks[SEATS];  // By seat: all beings of its deck in this game.
  Cards<MAX_LEGENDS> legends;            // All legends of this game.

  int side_of(int seat) const { return seat % sides; }
  int partner(int seat) const { return (seat + 2) % 4; }
  // The other side. Only by colours can more than two score.
  int enemy(int side) const { return 1 - side; }
};

struct Summoned {
  uint8_t card;
  uint8_t square;
};

struct Position {
  Squares owners[SEATS];
  Squares commons, heroics, legendaries;
  const Setup* setup;
  uint64_t chance;
  Player players[SEATS];
  Cards<MAX_LEGENDS> legend_deck, legend_discard;
  Cards<MAX_FLARES> flare_deck, flare_discard;
  Cards<MAX_TASKS> tasks;
  int16_t next_task;
  Cards<MAX_TASKS> task_deck;
  uint32_t claimed[2];  // Tasks as bits; only two sides play with tasks.
  int16_t scores[SEATS][SEATS];
  uint8_t improvised[SEATS];
  uint8_t destroyed[SEATS][3];
  Summoned summoned[MAX_SUMMONINGS];
  uint8_t summonings;
  uint8_t stage, seat, actions, extra_cards, extra_legends;
  bool discarded, war_summoner, extra_turn, handed_over, end_triggered;
  Cards<SEATS> last_turns;

  int side() const { return setup->side_of(seat); }
  Squares mine() const { return owners[side()]; }
  Squares occupied() const { return commons | heroics | legendaries; }
  Squares upgraded() const { return heroics | legendaries; }
  Squares empty() const { return ARENA & ~occupied(); }
  int rank_at(Squares square) const {
    return square & commons ? COMMON : square & heroics ? HEROIC : LEGENDARY;
  }
  int owner_at(Squares square) const {
    for (int side = 0; side < setup->sides; side++)
      if (square & owners[side]) return side;
    return NONE;
  }
  int stock(int side, int rank) const {
    if (rank == LEGENDARY) return setup->form.legendary_stock - count(owners[side] & legendaries);
    return setup->form.stock - count(owners[side] & ~legendaries);
  }
};

inline void begin_turn(Position& position, int seat) {
  position.seat = static_cast<uint8_t>(seat);
  position.actions = 2;
  std::memset(position.destroyed, 0, sizeof position.destroyed);
  position.summonings = 0;
  position.extra_cards = position.extra_legends = 0;
  position.discarded = position.war_summoner = position.extra_turn = position.handed_over = false;
}

// SplitMix64, as in legendarium/table/chance.py.
inline uint64_t advance(uint64_t& state) {
  state += 0x9E3779B97F4A7C15ULL;
  uint64_t bits = state;
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
  return bits ^ (bits >> 31);
}

inline int below(uint64_t& state, int limit) {
  return static_cast<int>((static_cast<Squares>(advance(state)) * limit) >> 64);
}

template <class Row>
void shuffle(uint64_t& state, Row& order) {
  for (int last = static_cast<int>(order.size()) - 1; last > 0; last--)
    std::swap(order.begin()[last], order.begin()[below(state, last + 1)]);
}

}  // namespace tashkalar
