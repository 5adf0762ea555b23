"""The conditions of the 24 tasks once more, word by word and by brute force.

A condition looks at a `State` of High Form: the pieces, what I destroyed this turn and what I
summoned where.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random

from second_opinion.reference import (
    BOARD,
    COMMON,
    GREEN,
    HEROIC,
    LEGENDARY,
    RED,
    Game,
    Square,
    State,
    adjacent,
    distance,
    enemies,
    is_empty,
    is_mine,
    mine,
    name_of,
    named,
    put,
    remove,
    stock,
)
from second_opinion.reference_legends import LEGENDS

UPGRADED = (HEROIC, LEGENDARY)
COLOURED = RED | GREEN

# The arena (1.3, 1.5)

CENTRAL = named("d4 e4 f4 d5 e5 f5 d6 e6 f6")
PLUS = named("e4 e5 e6 d5 f5")
CROSS = named("d4 f4 e5 d6 f6")
LINES = [[s for s in BOARD if name_of(s)[1] == row] for row in "456"] + [
    [s for s in BOARD if name_of(s)[0] == column] for column in "def"
]
DIAGONALS = (named("b2 c3 d4 e5 f6 g7 h8"), named("b8 c7 d6 e5 f4 g3 h2"))
OPPOSITE_SIDES = (
    (named("c9 d9 e9 f9 g9"), named("c1 d1 e1 f1 g1")),
    (named("a3 a4 a5 a6 a7"), named("i3 i4 i5 i6 i7")),
)
OPPOSITE_CORNERS = (
    (named("a7 b8 c9"), named("g1 h2 i3")),
    (named("g9 h8 i7"), named("a3 b2 c1")),
)

# Looking


def mine_on(state: State, squares: Collection[Square], *ranks: int) -> int:
    """How many pieces of mine (of these ranks) stand on these squares."""
    return sum(is_mine(state, square, *ranks) for square in squares)


def theirs_on(state: State, squares: Collection[Square], *ranks: int) -> int:
    """How many pieces of the opponent (of these ranks) stand on these squares."""
    return sum(square in squares for square in enemies(state, *ranks))


def destroyed(state: State, *ranks: int) -> int:
    """How many enemy pieces of these ranks I destroyed this turn."""
    return sum(
        state.destroyed[side][rank]
        for side in range(state.game.sides)
        if side != state.game.me
        for rank in ranks or (COMMON, HEROIC, LEGENDARY)
    )


def summoned_on(state: State, squares: Collection[Square]) -> int:
    """How many beings I summoned on such squares this turn."""
    return sum(square in squares for _, square in state.summoned)


def is_joined(state: State, one: Iterable[Square], other: Iterable[Square]) -> bool:
    """Whether a chain of my pieces goes from one set of squares to the other."""
    own = mine(state)
    chain = {square for square in one if square in own}
    while further := {s for s in own if s not in chain and any(distance(s, c) == 1 for c in chain)}:
        chain |= further
    return any(square in chain for square in other)


def most_around_an_enemy(state: State) -> int:
    """The largest number of my pieces adjacent to one enemy piece."""
    return max((mine_on(state, adjacent(square)) for square in enemies(state)), default=0)


def walks(state: State, start: Square, most: int) -> Iterator[Square]:
    """Every square where a walk of so many moves over empty squares, or fewer, can end."""
    yield start
    if most:
        for square in adjacent(start):
            if is_empty(state, square):
                yield from walks(state, square, most - 1)


def is_isolated(state: State, square: Square) -> bool:
    """Whether an enemy piece is near another one, but cannot come to stand beside any."""
    others = [other for other in enemies(state) if other != square]
    if not any(distance(square, other) <= 2 for other in others):
        return False
    lifted = remove(state, square)
    ends = set(walks(lifted, square, 3))
    return not any(distance(end, other) == 1 for end in ends for other in others)


# The conditions

Condition = Callable[[State], bool]

CONDITIONS: dict[str, Condition] = {
    "destruction": lambda s: destroyed(s) >= 3,
    "devastation": lambda s: destroyed(s) >= 4,
    "heroic-destruction": lambda s: destroyed(s) >= 3 and destroyed(s, *UPGRADED) >= 1,
    "heroic-devastation": lambda s: destroyed(s) >= 4 and destroyed(s, *UPGRADED) >= 2,
    "end-of-legends": lambda s: destroyed(s, LEGENDARY) >= 1 or destroyed(s, HEROIC) >= 2,
    "red-conquest": lambda s: mine_on(s, RED) >= 3 and mine_on(s, RED, *UPGRADED) >= 2,
    "green-conquest": lambda s: mine_on(s, GREEN) >= 3 and mine_on(s, GREEN, *UPGRADED) >= 2,
    "color-conquest": lambda s: mine_on(s, COLOURED) >= 5 and mine_on(s, COLOURED, *UPGRADED) >= 3,
    "red-legends": lambda s: mine_on(s, RED, *UPGRADED) >= 2 and mine_on(s, RED, LEGENDARY) >= 1,
    "green-legends": lambda s: (
        mine_on(s, GREEN, *UPGRADED) >= 2 and mine_on(s, GREEN, LEGENDARY) >= 1
    ),
    "rainbow-dominance": lambda s: all(
        mine_on(s, colour, *UPGRADED) > theirs_on(s, colour, *UPGRADED) for colour in (RED, GREEN)
    ),
    "red-summoning": lambda s: len(s.summoned) >= 2 and summoned_on(s, RED) >= 1,
    "green-summoning": lambda s: len(s.summoned) >= 2 and summoned_on(s, GREEN) >= 1,
    "colored-summoning": lambda s: summoned_on(s, COLOURED) >= 2,
    "legendary-summoning": lambda s: (
        len(s.summoned) >= 2 and any(card in LEGENDS for card, _ in s.summoned)
    ),
    "central-dominance": lambda s: mine_on(s, CENTRAL) >= 5 and mine_on(s, CENTRAL, *UPGRADED) >= 2,
    "center-cross": lambda s: any(
        all(is_mine(s, square) for square in shape) for shape in (PLUS, CROSS)
    ),
    "line-dominance": lambda s: any(mine_on(s, line) - theirs_on(s, line) >= 6 for line in LINES),
    "diagonals": lambda s: all(
        mine_on(s, line) >= 4 and mine_on(s, line, *UPGRADED) >= 1 for line in DIAGONALS
    ),
    "side-chain": lambda s: any(is_joined(s, *pair) for pair in OPPOSITE_SIDES),
    "corner-chain": lambda s: any(is_joined(s, *pair) for pair in OPPOSITE_CORNERS),
    "imprisonment": lambda s: most_around_an_enemy(s) >= 6,
    "envelopment": lambda s: most_around_an_enemy(s) >= 7,
    "isolation": lambda s: any(is_isolated(s, square) for square in enemies(s)),
}


def holding(state: State) -> set[str]:
    """The tasks whose condition holds."""
    return {task for task, holds in CONDITIONS.items() if holds(state)}


# Random positions, each near to fulfilling one task

BEINGS = ("knight", "herald", "cannon", "fire-dragon", "titan")


def random_state(chance: Random, task: str) -> State:
    """A position in which this task is nearly or just fulfilled, or a little more."""
    game = Game("high-form", 2, chance.randrange(2))
    state = State(game, frozenset(), destroyed=_tally(chance, game), scores=((0,), (0,)))
    state = state._replace(summoned=_summonings(chance))
    state = SKETCHES.get(task, _scattered)(state, chance)
    state = _with(state, chance, game.me, chance.sample(BOARD, chance.choice((0, 1, 3, 8))))
    return _with(state, chance, 1 - game.me, chance.sample(BOARD, chance.choice((0, 1, 3, 8, 16))))


def _tally(chance: Random, game: Game) -> tuple[tuple[int, int, int], ...]:
    """What I destroyed."""
    numbers = (
        chance.choice((0, 1, 2, 3, 4)),
        chance.choice((0, 0, 1, 1, 2, 3)),
        chance.choice((0, 0, 0, 1, 2)),
    )
    return tuple((0, 0, 0) if side == game.me else numbers for side in range(2))


def _summonings(chance: Random) -> tuple[tuple[str, Square], ...]:
    """What I summoned, often on a coloured square."""
    number = chance.choice((0, 1, 2, 2, 3))
    squares = [chance.choice(sorted(COLOURED) * 4 + list(BOARD)) for _ in range(number)]
    return tuple((chance.choice(BEINGS), square) for square in squares)


def _with(state: State, chance: Random, side: int, squares: Iterable[Square]) -> State:
    """Pieces of a side on those of the squares that are empty, as far as the stock goes."""
    weights = chance.choice(((6, 3, 1), (1, 1, 1), (1, 0, 0), (3, 3, 0)))
    for square in squares:
        rank = chance.choices((COMMON, HEROIC, LEGENDARY), weights)[0]
        if is_empty(state, square) and stock(state, side, rank) > 0:
            state = put(state, square, side, rank)
    return state


def _some(chance: Random, squares: Iterable[Square], missing: int) -> list[Square]:
    """All the squares but so many, in any order."""
    found = sorted(squares)
    chance.shuffle(found)
    return found[missing:]


def _scattered(state: State, chance: Random) -> State:
    """Nothing but stray pieces."""
    return state


def _coloured(*colours: frozenset[Square]) -> Callable[[State, Random], State]:
    """Mostly my pieces, and some of the opponent's, on coloured squares."""

    def sketch(state: State, chance: Random) -> State:
        squares = sorted(chance.choice(colours))
        own = _some(chance, squares, chance.choice((0, 1, 1, 2, 3)))
        state = _with(state, chance, state.game.me, own)
        rest = _some(chance, squares, chance.choice((0, 1, 2)))
        return _with(state, chance, 1 - state.game.me, rest)

    return sketch


def _filled(*shapes: Collection[Square]) -> Callable[[State, Random], State]:
    """One of the shapes filled with my pieces but for a few."""

    def sketch(state: State, chance: Random) -> State:
        missing = chance.choice((0, 0, 1, 2, 3, 4))
        own = _some(chance, chance.choice(shapes), missing)
        return _with(state, chance, state.game.me, own)

    return sketch


def _chain(
    pairs: tuple[tuple[frozenset[Square], frozenset[Square]], ...],
) -> Callable[[State, Random], State]:
    """A winding chain from one end to the other or nearly, or between any squares at the rim."""

    def sketch(state: State, chance: Random) -> State:
        rim = [square for square in BOARD if len(adjacent(square)) < 8]
        wrong = chance.random() < 0.4
        one, other = (rim, rim) if wrong else map(sorted, chance.choice(pairs))
        here, goal = chance.choice(one), chance.choice(other)
        path = [here]
        while here != goal:
            nearer = [s for s in adjacent(here) if distance(s, goal) < distance(here, goal)]
            here = chance.choice(nearer)
            path.append(here)
        gaps = chance.choice((0, 0, 0, 1, 1, 2))
        return _with(state, chance, state.game.me, _some(chance, path, gaps))

    return sketch


def _surrounded(state: State, chance: Random) -> State:
    """An enemy piece with many of mine around it, perhaps another one near."""
    square = chance.choice(BOARD)
    state = _with(state, chance, 1 - state.game.me, [square])
    own = _some(chance, adjacent(square), chance.choice((0, 1, 2, 2, 3)))
    return _with(state, chance, state.game.me, own)


def _lonely(state: State, chance: Random) -> State:
    """Two enemy pieces at distance 2 and walls of mine between and around them."""
    square = chance.choice([s for s in BOARD if len(adjacent(s)) < 8 or chance.random() < 0.3])
    other = chance.choice([s for s in BOARD if distance(s, square) == 2])
    state = _with(state, chance, 1 - state.game.me, [square, other])
    near = [s for s in BOARD if distance(s, square) <= chance.choice((1, 1, 2))]
    own = _some(chance, near, chance.choice((0, 1, 1, 2, 3, 4)))
    return _with(state, chance, state.game.me, own)


ROWS_AND_COLUMNS = [
    [s for s in BOARD if s[way] == number] for way in (0, 1) for number in range(1, 10)
]
"""Those that count for no task, too."""
SKETCHES: dict[str, Callable[[State, Random], State]] = {
    "red-conquest": _coloured(RED),
    "green-conquest": _coloured(GREEN),
    "color-conquest": _coloured(COLOURED),
    "red-legends": _coloured(RED),
    "green-legends": _coloured(GREEN),
    "rainbow-dominance": _coloured(COLOURED),
    "central-dominance": _filled(CENTRAL),
    "center-cross": _filled(PLUS, CROSS),
    "line-dominance": _filled(*LINES, *ROWS_AND_COLUMNS),
    "diagonals": _filled(DIAGONALS[0] | DIAGONALS[1]),
    "side-chain": _chain(OPPOSITE_SIDES),
    "corner-chain": _chain(OPPOSITE_CORNERS),
    "imprisonment": _surrounded,
    "envelopment": _surrounded,
    "isolation": _lonely,
}
