"""The arena: 69 squares as bits (rules 1.1 to 1.6).

A set of squares is an integer. Square (column, row) is bit `row * STRIDE + column`; the four empty
columns between rows take whatever a shift moves over an edge, so patterns up to five squares wide
are matched by shifting alone.
"""

from __future__ import annotations

from collections.abc import Iterator

STRIDE = 13

Squares = int
"""A set of squares; a set of one is a square."""

NOWHERE: Squares = 0

DIRECTIONS: dict[str, int] = {
    "n": STRIDE,
    "ne": STRIDE + 1,
    "e": 1,
    "se": 1 - STRIDE,
    "s": -STRIDE,
    "sw": -STRIDE - 1,
    "w": -1,
    "nw": STRIDE - 1,
}
"""The eight directions clockwise from north, each with the bit shift of one step."""

STEPS: dict[str, tuple[int, int]] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
"""The same directions as (columns, rows)."""


def _on_board(column: int, row: int) -> bool:
    if not (0 <= column < 9 and 0 <= row < 9):
        return False
    return min(column, 8 - column) + min(row, 8 - row) >= 2


COORDINATES: dict[str, tuple[int, int]] = {
    f"{'abcdefghi'[column]}{row + 1}": (column, row)
    for row in range(9)
    for column in range(9)
    if _on_board(column, row)
}
"""The column and row of every square, by name, from the corner at a1 upwards."""

SQUARE: dict[str, Squares] = {
    name: 1 << (row * STRIDE + column) for name, (column, row) in COORDINATES.items()
}
NAME: dict[Squares, str] = {square: name for name, square in SQUARE.items()}


def squares(names: str) -> Squares:
    """The set of squares with these names, such as `squares("c5 g5")`."""
    found = NOWHERE
    for name in names.split():
        found |= SQUARE[name]
    return found


def each(group: Squares) -> Iterator[Squares]:
    """The squares of a set, one by one, from the first row upwards."""
    while group:
        square = group & -group
        yield square
        group ^= square


def names(group: Squares) -> tuple[str, ...]:
    """The names of the squares of a set."""
    return tuple(NAME[square] for square in each(group))


ARENA: Squares = sum(NAME)
RED: Squares = squares("d8 e5 h4 c2")
GREEN: Squares = squares("c7 g7 i6 a5 f2")
COLOURED: Squares = RED | GREEN
CENTRE: Squares = SQUARE["e5"]
CENTRAL: Squares = squares("d4 e4 f4 d5 e5 f5 d6 e6 f6")
DUEL_STARTS: Squares = squares("c5 g5")
MELEE_STARTS: tuple[Squares, ...] = (squares("f8 g8"), squares("g4 g3"), squares("b3 c3"))
SIDES: tuple[tuple[Squares, Squares], ...] = (
    (squares("c1 d1 e1 f1 g1"), squares("c9 d9 e9 f9 g9")),
    (squares("a3 a4 a5 a6 a7"), squares("i3 i4 i5 i6 i7")),
)
"""The two pairs of opposite sides."""
CORNERS: tuple[tuple[Squares, Squares], ...] = (
    (squares("a7 b8 c9"), squares("g1 h2 i3")),
    (squares("g9 h8 i7"), squares("a3 b2 c1")),
)
"""The two pairs of opposite corners."""
DIAGONALS: tuple[Squares, Squares] = (
    squares("b2 c3 d4 e5 f6 g7 h8"),
    squares("b8 c7 d6 e5 f4 g3 h2"),
)


def _neighbours(square: Squares, ways: str) -> Squares:
    column, row = COORDINATES[NAME[square]]
    found = NOWHERE
    for way in ways.split():
        across, up = STEPS[way]
        if _on_board(column + across, row + up):
            found |= 1 << ((row + up) * STRIDE + column + across)
    return found


ADJACENT: dict[Squares, Squares] = {s: _neighbours(s, " ".join(DIRECTIONS)) for s in NAME}
ORTHOGONAL: dict[Squares, Squares] = {s: _neighbours(s, "n e s w") for s in NAME}
DIAGONAL: dict[Squares, Squares] = {s: _neighbours(s, "ne se sw nw") for s in NAME}
ADJACENT[NOWHERE] = ORTHOGONAL[NOWHERE] = DIAGONAL[NOWHERE] = NOWHERE


def around(group: Squares) -> Squares:
    """Every square adjacent to some square of the set."""
    wide = group | group << 1 | group >> 1
    return (wide << STRIDE | wide >> STRIDE | group << 1 | group >> 1) & ARENA


def within(square: Squares, distance: int) -> Squares:
    """The squares up to this distance from a square, without the square itself (1.6)."""
    found = square
    for _ in range(distance):
        found |= around(found)
    return found & ~square


def at_distance(square: Squares, distance: int) -> Squares:
    """The squares at exactly this distance from a square."""
    return within(square, distance) & ~within(square, distance - 1)


def step(square: Squares, direction: str) -> Squares:
    """The next square in a direction, or NOWHERE at the edge."""
    shift = DIRECTIONS[direction]
    return (square << shift if shift > 0 else square >> -shift) & ARENA


def direction_between(start: Squares, target: Squares) -> str:
    """The direction of a single step."""
    return next(way for way in DIRECTIONS if step(start, way) == target)


def ray(square: Squares, direction: str) -> tuple[Squares, ...]:
    """The squares from the next one to the edge, in order (9.12)."""
    return _RAYS[square, direction]


def ray_squares(square: Squares, direction: str) -> Squares:
    """The squares of a ray as a set."""
    return sum(_RAYS[square, direction])


def first_on_ray(square: Squares, direction: str, group: Squares) -> Squares:
    """The nearest square of the ray that belongs to the set, or NOWHERE."""
    return next((s for s in _RAYS[square, direction] if s & group), NOWHERE)


def turned(direction: str, eighths: int) -> str:
    """The direction turned clockwise by this many eighths of a circle."""
    ways = list(DIRECTIONS)
    return ways[(ways.index(direction) + eighths) % 8]


def _walk(square: Squares, direction: str) -> tuple[Squares, ...]:
    path = []
    while square := step(square, direction):
        path.append(square)
    return tuple(path)


_RAYS: dict[tuple[Squares, str], tuple[Squares, ...]] = {
    (square, way): _walk(square, way) for square in NAME for way in DIRECTIONS
} | {(NOWHERE, way): () for way in DIRECTIONS}
