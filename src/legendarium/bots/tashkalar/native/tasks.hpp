// Tasks: what each still lacks, as in task_progress.py; one that lacks nothing can be claimed.
#pragma once
#include <algorithm>

#include "decks.hpp"

namespace tashkalar {

// What progress on a task depends on, from the side that would claim it.
struct Seen {
  Squares mine, theirs, upgraded, legendaries;
  uint8_t destroyed[3];
  const Position* turn;  // For this turn's summonings; null if it is not this side's turn.

  int summoned() const { return turn ? turn->summonings : 0; }
  int summoned_on(Squares where) const {
    int found = 0;
    for (int i = 0; i < summoned(); i++) found += bool(at(turn->summoned[i].square) & where);
    return found;
  }
  int legends_summoned() const {
    int found = 0;
    for (int i = 0; i < summoned(); i++) found += is_legend(turn->summoned[i].card);
    return found;
  }
};

inline Seen seen_by(const Position& position, int side) {
  const int enemy = position.setup->enemy(side);
  Seen seen{position.owners[side], position.owners[enemy], position.upgraded(),
            position.legendaries, {0, 0, 0}, nullptr};
  if (position.side() == side) {
    std::memcpy(seen.destroyed, position.destroyed[enemy], 3);
    seen.turn = &position;
  }
  return seen;
}

// How many things are still lacking of a number of them, of which `of_them` must be special.
inline int uncounted(int need, int number, int special = 0, int of_them = 0) {
  const int specials = std::min(special, of_them);
  return need - specials - std::min(number - specials, need - of_them);
}

inline int undestroyed(const Seen& seen, int need, int upgraded = 0) {
  const auto& d = seen.destroyed;
  return uncounted(need, d[0] + d[1] + d[2], d[HEROIC] + d[LEGENDARY], upgraded);
}

inline int unheld(const Seen& seen, Squares where, int need, int upgraded) {
  const Squares mine = seen.mine & where;
  return uncounted(need, count(mine), count(mine & seen.upgraded), upgraded);
}

inline int without_legends(const Seen& seen, Squares where) {
  const Squares mine = seen.mine & where & seen.upgraded;
  return uncounted(2, count(mine), count(mine & seen.legendaries), 1);
}

inline bool has_more_upgraded(const Seen& seen, Squares where) {
  return count(seen.mine & seen.upgraded & where) > count(seen.theirs & seen.upgraded & where);
}

inline const Squares CROSSES[2] = {squares("e4 e5 e6 d5 f5"), squares("d4 f4 e5 d6 f6")};
inline const Squares DIAGONALS[2] = {squares("b2 c3 d4 e5 f6 g7 h8"), squares("b8 c7 d6 e5 f4 g3 h2")};

struct Lines {
  Squares middle[6] = {};
  Squares all = 0;
  Lines() {
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 9; j++) {
        middle[i] |= at((3 + i) * STRIDE + j);
        middle[3 + i] |= at(j * STRIDE + 3 + i);
      }
    for (Squares line : middle) all |= line;
  }
};
inline const Lines LINES;

// A chain from start to goal. A belt is the set of squares at one distance from the start; each
// step of a chain advances by at most one belt.
struct Chain {
  Squares start, goal, belts[9] = {};
  int number = 0;
  Chain(const char* from, const char* to) : start(squares(from)), goal(squares(to)) {
    belts[number++] = start;
    for (Squares reached = start; !(belts[number - 1] & goal); reached |= belts[number++])
      belts[number] = around(reached) & ~reached;
  }
};
inline const Chain SIDES[2] = {{"c1 d1 e1 f1 g1", "c9 d9 e9 f9 g9"},
                               {"a3 a4 a5 a6 a7", "i3 i4 i5 i6 i7"}};
inline const Chain CORNERS[2] = {{"a7 b8 c9", "g1 h2 i3"}, {"g9 h8 i7", "a3 b2 c1"}};

inline Squares joined(Squares reached, Squares mine) {
  for (;;) {
    const Squares wider = reached | (around(reached) & mine);
    if (wider == reached) return reached;
    reached = wider;
  }
}

// The smallest number of empty squares that would complete a chain, or `most` if that is not less.
inline int gap(const Seen& seen, const Chain& chain, int most) {
  const Squares mine = seen.mine, empty = ARENA & ~(mine | seen.theirs);
  // A quick lower bound: every belt without an own piece needs one.
  int bare = 0;
  for (int i = 0; i < chain.number; i++)
    if (!(mine & chain.belts[i]) && ++bare >= most) return most;
  Squares reached = joined(mine & chain.start, mine);
  for (int lacking = 0; lacking < most; lacking++) {
    if (reached & chain.goal) return lacking;
    reached = joined(reached | ((around(reached) | chain.start) & empty), mine);
  }
  return most;
}

inline int gap(const Seen& seen, const Chain (&chains)[2], int most) {
  return std::min(gap(seen, chains[0], most), gap(seen, chains[1], most));
}

inline int unsurrounded(const Seen& seen, int need) {
  int most = 0;
  for (Squares piece : each(seen.theirs)) most = std::max(most, count(adjacent(piece) & seen.mine));
  return need - std::min(need, most);
}

inline bool is_isolated(const Seen& seen, Squares piece) {
  const Squares others = seen.theirs & ~piece;
  if (!(within(piece, 2) & others)) return false;
  Squares reached = piece;
  for (int i = 0; i < 3; i++) {
    reached |= around(reached) & ~(seen.mine | seen.theirs);
    if (around(reached) & others) return false;
  }
  return true;
}

inline bool isolation(const Seen& seen) {
  for (Squares piece : each(seen.theirs & ~around(seen.theirs)))
    if (is_isolated(seen, piece)) return true;
  return false;
}

enum TaskName {
  DESTRUCTION, DEVASTATION, HEROIC_DESTRUCTION, HEROIC_DEVASTATION, END_OF_LEGENDS, RED_CONQUEST,
  GREEN_CONQUEST, COLOR_CONQUEST, RED_LEGENDS, GREEN_LEGENDS, RAINBOW_DOMINANCE, RED_SUMMONING,
  GREEN_SUMMONING, COLORED_SUMMONING, LEGENDARY_SUMMONING, CENTRAL_DOMINANCE, CENTER_CROSS,
  LINE_DOMINANCE, DIAGONAL_LINES, SIDE_CHAIN, CORNER_CHAIN, IMPRISONMENT, ENVELOPMENT, ISOLATION,
};

// How much a task still lacks, or `most` if that is not less.
inline int lacking(int task, const Seen& seen, int most) {
  const auto count_lacking = [&]() -> int {
    switch (static_cast<TaskName>(task)) {
      case DESTRUCTION: return undestroyed(seen, 3);
      case DEVASTATION: return undestroyed(seen, 4);
      case HEROIC_DESTRUCTION: return undestroyed(seen, 3, 1);
      case HEROIC_DEVASTATION: return undestroyed(seen, 4, 2);
      case END_OF_LEGENDS:
        return seen.destroyed[LEGENDARY] ? 0 : 2 - std::min<int>(2, seen.destroyed[HEROIC]);
      case RED_CONQUEST: return unheld(seen, RED, 3, 2);
      case GREEN_CONQUEST: return unheld(seen, GREEN, 3, 2);
      case COLOR_CONQUEST: return unheld(seen, COLOURED, 5, 3);
      case RED_LEGENDS: return without_legends(seen, RED);
      case GREEN_LEGENDS: return without_legends(seen, GREEN);
      case RAINBOW_DOMINANCE:
        return 2 - has_more_upgraded(seen, RED) - has_more_upgraded(seen, GREEN);
      case RED_SUMMONING: return uncounted(2, seen.summoned(), seen.summoned_on(RED), 1);
      case GREEN_SUMMONING: return uncounted(2, seen.summoned(), seen.summoned_on(GREEN), 1);
      case COLORED_SUMMONING: return uncounted(2, seen.summoned_on(COLOURED));
      case LEGENDARY_SUMMONING: return uncounted(2, seen.summoned(), seen.legends_summoned(), 1);
      case CENTRAL_DOMINANCE: return unheld(seen, CENTRAL, 5, 2);
      case CENTER_CROSS:
        return 5 - std::max(count(CROSSES[0] & seen.mine), count(CROSSES[1] & seen.mine));
      case LINE_DOMINANCE: {
        int ahead = 0;
        for (Squares line : LINES.middle)
          ahead = std::max(ahead, count(seen.mine & line) - count(seen.theirs & line));
        return 6 - std::min(6, ahead);
      }
      case DIAGONAL_LINES:
        return unheld(seen, DIAGONALS[0], 4, 1) + unheld(seen, DIAGONALS[1], 4, 1);
      case SIDE_CHAIN: return gap(seen, SIDES, most);
      case CORNER_CHAIN: return gap(seen, CORNERS, most);
      case IMPRISONMENT: return unsurrounded(seen, 6);
      case ENVELOPMENT: return unsurrounded(seen, 7);
      case ISOLATION: return isolation(seen) ? 0 : 1;
    }
    return most;
  };
  return std::min(most, count_lacking());
}

// For every task that placing can advance, the squares that can matter (task_squares.py).
inline Squares where_it_matters(int task) {
  switch (static_cast<TaskName>(task)) {
    case RED_CONQUEST: return RED;
    case GREEN_CONQUEST: return GREEN;
    case COLOR_CONQUEST: return COLOURED;
    case CENTRAL_DOMINANCE: return CENTRAL;
    case CENTER_CROSS: return CROSSES[0] | CROSSES[1];
    case LINE_DOMINANCE: return LINES.all;
    case DIAGONAL_LINES: return DIAGONALS[0] | DIAGONALS[1];
    case SIDE_CHAIN: case CORNER_CHAIN: case IMPRISONMENT: case ENVELOPMENT: case ISOLATION:
      return ARENA;
    case DESTRUCTION: case DEVASTATION: case HEROIC_DESTRUCTION: case HEROIC_DEVASTATION:
    case END_OF_LEGENDS: case RED_LEGENDS: case GREEN_LEGENDS: case RAINBOW_DOMINANCE:
    case RED_SUMMONING: case GREEN_SUMMONING: case COLORED_SUMMONING: case LEGENDARY_SUMMONING:
      return 0;
  }
  return 0;
}

// The empty squares on which a piece of the side to move advances a task that is close.
inline Squares task_squares(const Position& position) {
  if (position.tasks.empty()) return 0;
  Squares found = 0;
  Seen seen = seen_by(position, position.side());
  const Squares mine = seen.mine;
  for (int task : position.tasks) {
    const Squares where = where_it_matters(task) & position.empty();
    const int lacks = where ? lacking(task, seen, 3) : 0;
    if (!lacks || lacks > 2) continue;
    for (Squares square : each(where)) {
      seen.mine = mine | square;
      if (lacking(task, seen, lacks) < lacks) found |= square;
    }
    seen.mine = mine;
  }
  return found;
}

struct Task {
  const char* name;
  int category, points;  // These and `advanced` are loaded from the rules in Python.
  bool advanced;
};

inline Task TASKS[] = {
    {"destruction", 0, 0, false}, {"devastation", 0, 0, false}, {"heroic-destruction", 0, 0, false},
    {"heroic-devastation", 0, 0, false}, {"end-of-legends", 0, 0, false}, {"red-conquest", 0, 0, false},
    {"green-conquest", 0, 0, false}, {"color-conquest", 0, 0, false}, {"red-legends", 0, 0, false},
    {"green-legends", 0, 0, false}, {"rainbow-dominance", 0, 0, false}, {"red-summoning", 0, 0, false},
    {"green-summoning", 0, 0, false}, {"colored-summoning", 0, 0, false}, {"legendary-summoning", 0, 0, false},
    {"central-dominance", 0, 0, false}, {"center-cross", 0, 0, false}, {"line-dominance", 0, 0, false},
    {"diagonals", 0, 0, false}, {"side-chain", 0, 0, false}, {"corner-chain", 0, 0, false}, {"imprisonment", 0, 0, false},
    {"envelopment", 0, 0, false}, {"isolation", 0, 0, false},
};
constexpr int TASKS_NUMBER = std::size(TASKS);
static_assert(TASKS_NUMBER <= MAX_TASKS, "too many tasks: raise MAX_TASKS");

inline int task_points(uint32_t tasks) {
  int found = 0;
  for (; tasks; tasks &= tasks - 1) found += TASKS[__builtin_ctz(tasks)].points;
  return found;
}

}  // namespace tashkalar
