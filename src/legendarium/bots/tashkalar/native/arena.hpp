// The arena: 69 squares as bits of one number. The same as legendarium/tashkalar/arena.py.
#pragma once
#include <array>
#include <cstdint>
#include <sstream>
#include <string>

namespace tashkalar {

using Squares = unsigned __int128;  // A set of squares; a set of one is a square.

constexpr int STRIDE = 13;
constexpr int BITS = 9 * STRIDE;
constexpr Squares NOWHERE = 0;

inline int count(Squares group) {
  return __builtin_popcountll(static_cast<uint64_t>(group)) +
         __builtin_popcountll(static_cast<uint64_t>(group >> 64));
}

inline int index_of(Squares square) {
  const auto low = static_cast<uint64_t>(square);
  return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(static_cast<uint64_t>(square >> 64));
}

inline Squares at(int index) { return static_cast<Squares>(1) << index; }

// The squares for which the square `by` bits further is in the group.
inline Squares back(Squares group, int by) { return by >= 0 ? group >> by : group << -by; }

// The same for positive steps up to 63 only: faster than a general shift.
inline Squares ahead(Squares group, int by) {
  const auto low = static_cast<uint64_t>(group), high = static_cast<uint64_t>(group >> 64);
  return static_cast<Squares>(high >> by) << 64 | (low >> by | high << 1 << (63 - by));
}

// The squares of a set one by one: for (Squares square : each(group)).
class each {
 public:
  explicit each(Squares group) : rest_(group) {}
  each begin() const { return *this; }
  each end() const { return each(0); }
  Squares operator*() const { return rest_ & -rest_; }
  each& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  bool operator!=(const each& other) const { return rest_ != other.rest_; }

 private:
  Squares rest_;
};

inline bool on_board(int column, int row) {
  if (column < 0 || column > 8 || row < 0 || row > 8) return false;
  const int across = column < 8 - column ? column : 8 - column;
  const int up = row < 8 - row ? row : 8 - row;
  return across + up >= 2;
}

inline Squares square_named(const std::string& name) {
  return at((name[1] - '1') * STRIDE + (name[0] - 'a'));
}

inline Squares squares(const char* names) {
  std::istringstream words(names);
  Squares found = 0;
  for (std::string name; words >> name;) found |= square_named(name);
  return found;
}

// The eight directions clockwise from north.
enum Direction { N, NE, E, SE, S, SW, W, NW };
constexpr int ACROSS[8] = {0, 1, 1, 1, 0, -1, -1, -1};
constexpr int UP[8] = {1, 1, 0, -1, -1, -1, 0, 1};

inline Squares whole_arena() {
  Squares found = 0;
  for (int row = 0; row < 9; row++)
    for (int column = 0; column < 9; column++)
      if (on_board(column, row)) found |= at(row * STRIDE + column);
  return found;
}

inline const Squares ARENA = whole_arena();
inline const Squares RED = squares("d8 e5 h4 c2");
inline const Squares GREEN = squares("c7 g7 i6 a5 f2");
inline const Squares COLOURED = RED | GREEN;
inline const Squares CENTRE = squares("e5");
inline const Squares CENTRAL = squares("d4 e4 f4 d5 e5 f5 d6 e6 f6");

inline Squares around(Squares group) {
  const Squares wide = group | group << 1 | group >> 1;
  return (wide << STRIDE | wide >> STRIDE | group << 1 | group >> 1) & ARENA;
}

inline Squares within(Squares square, int distance) {
  Squares found = square;
  for (int i = 0; i < distance; i++) found |= around(found);
  return found & ~square;
}

inline Squares at_distance(Squares square, int distance) {
  return within(square, distance) & ~within(square, distance - 1);
}

inline Squares step(Squares square, int direction) {
  return back(square, -(UP[direction] * STRIDE + ACROSS[direction])) & ARENA;
}

inline int direction_between(Squares start, Squares target) {
  for (int way = 0; way < 8; way++)
    if (step(start, way) == target) return way;
  return -1;
}

struct Neighbours {
  std::array<Squares, BITS> adjacent{}, orthogonal{}, diagonal{};
  std::array<std::array<Squares, 8>, BITS> rays{};
  Neighbours() {
    for (Squares square : each(ARENA)) {
      const int i = index_of(square);
      for (int way = 0; way < 8; way++) {
        const Squares next = step(square, way);
        adjacent[i] |= next;
        (way % 2 ? diagonal : orthogonal)[i] |= next;
        for (Squares on = next; on; on = step(on, way)) rays[i][way] |= on;
      }
    }
  }
};
inline const Neighbours NEAR;

inline Squares adjacent(Squares s) { return s ? NEAR.adjacent[index_of(s)] : 0; }
inline Squares orthogonal(Squares s) { return s ? NEAR.orthogonal[index_of(s)] : 0; }
inline Squares diagonal(Squares s) { return s ? NEAR.diagonal[index_of(s)] : 0; }
inline Squares ray(Squares s, int way) { return s ? NEAR.rays[index_of(s)][way] : 0; }

// The nearest square of the ray that belongs to the set, or nowhere.
inline Squares first_on_ray(Squares square, int way, Squares group) {
  if (!square) return 0;
  for (Squares on = step(square, way); on; on = step(on, way))
    if (on & group) return on;
  return 0;
}

}  // namespace tashkalar
