// The beings: their patterns come from the rules (cards.py, patterns.py), their effects from here.
#pragma once
#include "act.hpp"

namespace tashkalar {

constexpr int TOO_MANY = 3;  // Three missing pieces or more.
constexpr int MAX_CELLS = 25;  // As MAX_PATTERN_WIDTH in cards.py allows.

struct Cell {
  bool is_common;
  uint8_t offset;  // From the first piece of the shape.
  bool operator==(const Cell& also) const {
    return is_common == also.is_common && offset == also.offset;
  }
};

// An orientation of a pattern, placed by the square of its first piece.
struct Shape {
  int first;  // The offset of that square from the summoning square.
  std::vector<Cell> cells;
  bool operator==(const Shape& also) const { return first == also.first && cells == also.cells; }
  Squares first_pieces(Squares summoning) const { return back(summoning, -first); }
  Squares summoning(Squares first_pieces) const { return back(first_pieces, first); }
};

struct Footprint {
  Squares used, heroics, marked;
  uint8_t orientation, directions;
};

struct Borrowing {
  Squares permitted = 0, improvised = 0;
};

struct Card {
  int rank = 0, size = 0;
  bool uses_pieces = false;
  std::vector<Shape> shapes;
  std::vector<Footprint> footprints[BITS];

  // Every summoning square that these pieces reach in some orientation.
  Squares fits(Squares pieces, Squares upgraded) const {
    Squares found = 0;
    const Squares own[2] = {upgraded, pieces};
    for (const Shape& shape : shapes) {
      Squares here = pieces;
      for (const Cell& cell : shape.cells) {
        here &= ahead(own[cell.is_common], cell.offset);
        if (!here) break;
      }
      if (here) found |= shape.summoning(here);
    }
    return found & ARENA;
  }

  // The same, when one enemy piece per permission may stand in for an own one.
  Squares fits_with(Squares pieces, Squares upgraded, Squares high, Borrowing borrowing) const {
    Squares found = 0;
    const Squares own[2] = {upgraded, pieces};
    const Squares lent[2] = {borrowing.permitted & high, borrowing.permitted};
    const Squares spare[2] = {borrowing.improvised & high, borrowing.improvised};
    for (const Shape& shape : shapes) {
      Squares none = ARENA, permitted = 0, improvised = 0, both = 0;
      for (const Cell& cell : shape.cells) {
        const Squares mine = ahead(own[cell.is_common], cell.offset);
        const Squares permit = ahead(lent[cell.is_common], cell.offset);
        const Squares improvise = ahead(spare[cell.is_common], cell.offset);
        both = (both & mine) | (permitted & improvise) | (improvised & permit);
        permitted = (permitted & mine) | (none & permit);
        improvised = (improvised & mine) | (none & improvise);
        none &= mine;
        if (!(none | permitted | improvised | both)) break;
      }
      found |= shape.summoning(none | permitted | improvised | both);
    }
    return found & ARENA;
  }

  // How many changes the pattern needs if it is known to fit nowhere (nearness.py). Whether two are
  // enough is checked only on request.
  int missing_where_none_fits(Squares mine, Squares upgraded, Squares empty, Squares allowed,
                              bool two_count) const {
    const Squares have[2] = {mine & upgraded, mine}, free[2] = {mine & ~upgraded, empty};
    int nearest = TOO_MANY;
    for (const Shape& shape : shapes) {
      Squares none = shape.first_pieces(allowed), one = 0, two = 0;
      for (const Cell& cell : shape.cells) {
        const Squares there = ahead(have[cell.is_common], cell.offset);
        const Squares lacking = ahead(free[cell.is_common], cell.offset);
        if (two_count) two = (two & there) | (one & lacking);
        one = (one & there) | (none & lacking);
        none &= there;
        if (!(none | one | two)) break;
      }
      if (one) return 1;
      if (two) nearest = 2;
    }
    return nearest;
  }

  // Where one more common piece completes the pattern (completing.py).
  Squares completing(Squares mine, Squares upgraded, Squares empty, Squares allowed) const {
    Squares found = 0;
    for (const Shape& shape : shapes) {
      Squares none = shape.first_pieces(allowed);
      int number = 0;
      int offsets[MAX_CELLS];      // The cells that may lack a piece, each with
      Squares lacking[MAX_CELLS];  // the places of the shape where it alone lacks one.
      for (const Cell& cell : shape.cells) {
        const Squares there = ahead(cell.is_common ? mine : upgraded, cell.offset);
        int kept = 0;
        for (int i = 0; i < number; i++) {
          if (!(lacking[i] & there)) continue;
          offsets[kept] = offsets[i];
          lacking[kept++] = lacking[i] & there;
        }
        number = kept;
        if (cell.is_common)
          if (const Squares here = none & ahead(empty, cell.offset))
            offsets[number] = cell.offset, lacking[number++] = here;
        none &= there;
        if (!none && !number) break;
      }
      for (int i = 0; i < number; i++) found |= back(lacking[i], -offsets[i]);
    }
    return found;
  }
};

using Effect = void (*)(Act&);

struct Being {
  const char* name;
  Effect effect;
};

}  // namespace tashkalar
