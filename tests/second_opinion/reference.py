"""A second opinion on the rules: naive and slow, so that it can be seen to be right.

Nothing of the engine is used to say what the rules allow; the engine is only asked what it allows,
and the two answers are compared. Here is what all decks share: the board, patterns by trying every
orientation on every square, the stock, the verbs of rule 9, the summoning of rule 6, random
positions, and the comparison. `reference_<deck>.py` holds the effects of one deck.

A deck's effect is a function from a `Summoned` to every `State` that its choices can lead to:

    def swordmaster(it: Summoned) -> Iterator[State]:
        yield it.state                                        # declined
        for target in diagonal(it.square):
            if is_enemy(it.state, target, COMMON):
                yield must(upgrade(destroy(it.state, target), it.square))
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple, TypeVar

from card_list import FACTS
from legendarium.tashkalar.arena import NAME, NOWHERE, SQUARE, each
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import AnyOption, Summon
from legendarium.tashkalar.position import Player, Position, Rank, empty_position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, take

COMMON, HEROIC, LEGENDARY = 0, 1, 2
RANKS = ("common", "heroic", "legendary")
EMPTY_ONLY, STANDARD, COMBAT = "empty", "standard", "combat"
SCHOOLS = ("northern", "southern", "highland", "sylvan")

# The board (1.1, 1.6, 9.12)

Square = tuple[int, int]
"""Column and row, both from 1."""
Vector = tuple[int, int]
Piece = tuple[int, int]
"""Side and rank."""

ROW_LENGTHS = {9: 5, 8: 7, 7: 9, 6: 9, 5: 9, 4: 9, 3: 9, 2: 7, 1: 5}
BOARD: tuple[Square, ...] = tuple(
    (column, row)
    for row, length in sorted(ROW_LENGTHS.items())
    for column in range(1, 10)
    if abs(column - 5) <= length // 2
)
ON_BOARD = frozenset(BOARD)
COMPASS: dict[str, Vector] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}


@cache
def name_of(square: Square) -> str:
    """The name of a square, such as e5."""
    return "?abcdefghi"[square[0]] + str(square[1])


@cache
def square_of(name: str) -> Square:
    """The square of this name."""
    return "?abcdefghi".index(name[0]), int(name[1])


def named(names: str) -> frozenset[Square]:
    """The squares of these names."""
    return frozenset(square_of(name) for name in names.split())


RED = named("d8 e5 h4 c2")
GREEN = named("c7 g7 i6 a5 f2")


@cache
def distance(one: Square, other: Square) -> int:
    """The least number of moves between two squares, whatever stands between."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


@cache
def within(square: Square, reach: int) -> tuple[Square, ...]:
    """The other squares up to a distance."""
    return tuple(other for other in BOARD if 1 <= distance(square, other) <= reach)


def adjacent(square: Square) -> tuple[Square, ...]:
    """The squares around a square."""
    return within(square, 1)


def orthogonal(square: Square) -> list[Square]:
    """The adjacent squares that share a side."""
    return [other for other in adjacent(square) if square[0] == other[0] or square[1] == other[1]]


def diagonal(square: Square) -> list[Square]:
    """The adjacent squares that share only a corner."""
    return [other for other in adjacent(square) if square[0] != other[0] and square[1] != other[1]]


def stepped(square: Square, vector: Vector) -> Square:
    """One step further, perhaps off the board."""
    return square[0] + vector[0], square[1] + vector[1]


def ray(square: Square, vector: Vector) -> list[Square]:
    """The squares from the next one to the edge."""
    found = []
    square = stepped(square, vector)
    while square in ON_BOARD:
        found.append(square)
        square = stepped(square, vector)
    return found


# The state, and looking at it


class Game(NamedTuple):
    """What does not change during an action."""

    form: str
    sides: int
    me: int
    """The side that acts; nobody plays in teams here, so it is the seat as well."""

    @property
    def two_sided(self) -> int:
        """How many two-sided pieces each side has (2.2)."""
        on_tracks = {"duel": 1, "melee": self.sides - 1, "high-form": 0}
        return 17 - on_tracks[self.form]


class State(NamedTuple):
    """Everything that a summoning can change; two equal results are the same result."""

    game: Game
    pieces: frozenset[tuple[Square, Piece]]
    actions: int = 2
    destroyed: tuple[tuple[int, int, int], ...] = ()
    """By side and rank: what counts as destroyed by me."""
    scores: tuple[tuple[int, ...], ...] = ()
    improvised: frozenset[int] = frozenset()
    """The sides whose colour I have used up (12.4)."""
    war_summoner: bool = False
    extra_cards: int = 0
    extra_legends: int = 0
    extra_turn: bool = False
    hand: tuple[str, ...] = ()
    legends: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    summoned: tuple[tuple[str, Square], ...] = ()


@lru_cache(maxsize=100_000)
def board(pieces: frozenset[tuple[Square, Piece]]) -> dict[Square, Piece]:
    """The pieces by square. Only to look at."""
    return dict(pieces)


def at(state: State, square: Square | None) -> Piece | None:
    """The piece on a square."""
    return board(state.pieces).get(square) if square else None


def is_empty(state: State, square: Square) -> bool:
    """Whether a square of the board holds no piece."""
    return square in ON_BOARD and at(state, square) is None


def is_mine(state: State, square: Square, *ranks: int) -> bool:
    """Whether a piece of mine stands there, of one of the ranks (any, when none is named)."""
    piece = at(state, square)
    return piece is not None and piece[0] == state.game.me and (not ranks or piece[1] in ranks)


def is_enemy(state: State, square: Square, *ranks: int) -> bool:
    """Whether an enemy piece stands there, of one of the ranks (any, when none is named)."""
    piece = at(state, square)
    return piece is not None and piece[0] != state.game.me and (not ranks or piece[1] in ranks)


def is_piece(state: State, square: Square, *ranks: int) -> bool:
    """Whether anyone's piece stands there, of one of the ranks (any, when none is named)."""
    piece = at(state, square)
    return piece is not None and (not ranks or piece[1] in ranks)


def mine(state: State, *ranks: int) -> list[Square]:
    """Where my pieces stand."""
    return sorted(pieces_of(state, state.game.me, *ranks))


def enemies(state: State, *ranks: int) -> list[Square]:
    """Where enemy pieces stand."""
    return [square for square in BOARD if is_enemy(state, square, *ranks)]


def pieces_of(state: State, side: int, *ranks: int) -> list[Square]:
    """Where the pieces of a side stand."""
    return [
        square
        for square, (owner, rank) in board(state.pieces).items()
        if owner == side and (not ranks or rank in ranks)
    ]


def empties(state: State) -> list[Square]:
    """The empty squares."""
    held = board(state.pieces)
    return [square for square in BOARD if square not in held]


def stock(state: State, side: int, rank: int) -> int:
    """How many pieces of the kind that this rank needs a side has off the board (2.1, 2.2)."""
    if rank == LEGENDARY:
        return 3 - len(pieces_of(state, side, LEGENDARY))
    return state.game.two_sided - len(pieces_of(state, side, COMMON, HEROIC))


# The verbs (9). What cannot be done gives None.


def must(state: State | None) -> State:
    """The state of something that can always be done."""
    assert state is not None
    return state


def as_far_as_possible(after: State | None, before: State) -> State:
    """What cannot be done is skipped (9.1)."""
    return before if after is None else after


def put(state: State, square: Square, side: int, rank: int) -> State:
    """A piece on an empty square, no questions asked."""
    assert is_empty(state, square)
    return state._replace(pieces=state.pieces | {(square, (side, rank))})


def remove(state: State, square: Square) -> State:
    """A piece off the board without being destroyed."""
    piece = at(state, square)
    assert piece is not None
    return state._replace(pieces=state.pieces - {(square, piece)})


def destroy(state: State, square: Square, *, counts: bool = True) -> State:
    """A piece off the board; an enemy one counts as destroyed by me (9.11)."""
    piece = at(state, square)
    assert piece is not None
    side, rank = piece
    gone = remove(state, square)
    if side == state.game.me or not counts:
        return gone
    tally = [list(numbers) for numbers in state.destroyed]
    tally[side][rank] += 1
    return gone._replace(destroyed=tuple((c, h, leg) for c, h, leg in tally))


def destroy_all(state: State, squares: Iterable[Square]) -> State:
    """Several pieces destroyed."""
    for square in squares:
        state = destroy(state, square)
    return state


def place(state: State, square: Square, rank: int, side: int | None = None) -> State | None:
    """A piece (mine, if no side is named) from the stock onto an empty square (9.7)."""
    owner = state.game.me if side is None else side
    if not is_empty(state, square) or stock(state, owner, rank) < 1:
        return None
    return put(state, square, owner, rank)


def turn_into(state: State, square: Square, rank: int) -> State | None:
    """A piece replaced by one of the same owner and another rank, if the stock has it (9.8)."""
    piece = at(state, square)
    assert piece is not None
    lifted = remove(state, square)
    if stock(lifted, piece[0], rank) < 1:
        return None
    return put(lifted, square, piece[0], rank)


def upgrade(state: State, square: Square | None) -> State | None:
    """A piece one rank higher (9.8)."""
    piece = at(state, square)
    if square is None or piece is None or piece[1] == LEGENDARY:
        return None
    return turn_into(state, square, piece[1] + 1)


def downgrade(state: State, square: Square | None) -> State | None:
    """A piece one rank lower (9.8)."""
    piece = at(state, square)
    if square is None or piece is None or piece[1] == COMMON:
        return None
    return turn_into(state, square, piece[1] - 1)


def convert(state: State, square: Square, rank: int | None = None) -> State | None:
    """An enemy piece replaced by mine, of the same rank or the one named (9.10)."""
    piece = at(state, square)
    if piece is None or piece[0] == state.game.me:
        return None
    return place(destroy(state, square), square, piece[1] if rank is None else rank)


def may_enter(state: State, start: Square, target: Square, kind: str) -> bool:
    """Whether the piece may end a move or leap there, however far it is (9.5, 9.6)."""
    piece, there = at(state, start), at(state, target)
    assert piece is not None
    if start == target or target not in ON_BOARD:
        return False
    if there is None:
        return True
    limit = {EMPTY_ONLY: -1, STANDARD: piece[1] - 1, COMBAT: piece[1]}[kind]
    return there[1] <= limit


def carry(state: State, start: Square, target: Square) -> State:
    """The piece goes there and destroys what it meets (9.5)."""
    piece = at(state, start)
    assert piece is not None
    if at(state, target) is not None:
        state = destroy(state, target)
    return put(remove(state, start), target, *piece)


def moves(state: State, start: Square | None, kind: str) -> Iterator[tuple[Square, State]]:
    """Every single move of a piece, with the square it ends on (9.5)."""
    if start is None or at(state, start) is None:
        return
    for target in adjacent(start):
        if may_enter(state, start, target, kind):
            yield target, carry(state, start, target)


def leaps(state: State, start: Square | None, kind: str) -> Iterator[tuple[Square, State]]:
    """Every single leap of a piece, with the square it ends on (9.6)."""
    if start is None or at(state, start) is None:
        return
    for target in BOARD:
        if may_enter(state, start, target, kind):
            yield target, carry(state, start, target)


def gain_actions(state: State, number: int = 1) -> State:
    """More actions this turn (4.2)."""
    return state._replace(actions=state.actions + number)


Node = TypeVar("Node", bound=Hashable)


def explored(first: Node, onward: Callable[[Node], Iterable[Node]]) -> Iterator[Node]:
    """Everything that can be reached step by step, the first included, each once.

    For effects of several moves: a node is a state with whatever else decides how it may go on.
    """
    seen = {first}
    waiting = [first]
    while waiting:
        node = waiting.pop()
        yield node
        new = set(onward(node)) - seen
        seen |= new
        waiting += new


# Patterns by brute force (6.1 to 6.4, 9.4, 12.4)


class Way(NamedTuple):
    """One way to summon on a square."""

    used: frozenset[Square]
    """The pieces of the pattern."""
    marks: frozenset[Square]
    """Marked squares, those off the board left out."""
    directions: tuple[Vector, ...]
    colour: int | None = None
    """The side whose colour improvising uses up."""


class Summoned(NamedTuple):
    """A being that has just been summoned."""

    state: State
    square: Square
    way: Way


Effect = Callable[[Summoned], Iterable[State]]


class Being(NamedTuple):
    """A card: what is drawn on it and what it does."""

    name: str
    rank: int
    pattern: tuple[str, ...]
    marks: tuple[str, ...]
    directions: tuple[str, ...]
    legend: bool
    effect: Effect


def deck_of(deck: str, effects: dict[str, Effect]) -> dict[str, Being]:
    """Every being of a deck as the facts draw it, each with its effect."""
    facts = FACTS[deck]
    assert facts.keys() == effects.keys()
    return {
        name: Being(
            name,
            RANKS.index(fact["rank"]),
            tuple(fact["pattern"]),
            tuple(fact.get("marks", ())),
            tuple(fact.get("directions", ())),
            deck == "legends",
            effects[name],
        )
        for name, fact in facts.items()
    }


def drawn(rows: tuple[str, ...], letters: str) -> dict[Vector, str]:
    """Where the letters are in a drawing, as steps from its summoning square."""
    cells = {
        (column, -line): letter
        for line, row in enumerate(rows)
        for column, letter in enumerate(row)
    }
    centre = next((cell for cell, letter in cells.items() if letter in "@CH"), (0, 0))
    return {
        (column - centre[0], row - centre[1]): letter
        for (column, row), letter in cells.items()
        if letter in letters
    }


def turned(vector: Vector, orientation: int) -> Vector:
    """A step in one of the eight orientations: mirrored or not, then 0 to 3 quarter turns."""
    across, up = vector
    if orientation >= 4:
        across = -across
    for _ in range(orientation % 4):
        across, up = up, -across
    return across, up


class Outline(NamedTuple):
    """A card's drawing in one orientation, as steps from the summoning square."""

    needs: tuple[tuple[Vector, int], ...]
    """Where a piece must stand, and its least rank."""
    marks: tuple[Vector, ...]
    directions: tuple[Vector, ...]


@cache
def outlines(being: Being) -> list[Outline]:
    """The drawing in all eight orientations, those that look the same once."""
    needs = drawn(being.pattern, "chCH")
    marks = drawn(being.marks, "x") if being.marks else {}
    found = [
        Outline(
            tuple(sorted((turned(v, o), "ch".index(need.lower())) for v, need in needs.items())),
            tuple(sorted(turned(v, o) for v in marks)),
            tuple(sorted(turned(COMPASS[word], o) for word in being.directions)),
        )
        for o in range(8)
    ]
    return list(dict.fromkeys(found))


def ways(state: State, being: Being, square: Square) -> list[Way]:
    """Every way to summon a being on a square, needless improvisation included."""
    there = at(state, square)
    if there is not None and there[1] > being.rank:
        return []
    found = []
    for outline in outlines(being):
        borrowed = _borrowed(state, outline, square)
        if borrowed is None:
            continue
        way = Way(
            frozenset(stepped(square, vector) for vector, _ in outline.needs),
            frozenset(stepped(square, vector) for vector in outline.marks) & ON_BOARD,
            outline.directions,
        )
        found += [way._replace(colour=colour) for colour in _colours_spent(state, borrowed)]
    return list(dict.fromkeys(found))


def _borrowed(state: State, outline: Outline, square: Square) -> list[int] | None:
    """The owners of enemy pieces that the pattern would use; None if it does not fit at all."""
    owners = []
    pieces = board(state.pieces)
    for vector, rank in outline.needs:
        piece = pieces.get(stepped(square, vector))
        if piece is None or piece[1] < rank:
            return None
        if piece[0] != state.game.me:
            owners.append(piece[0])
    return owners


def _colours_spent(state: State, borrowed: list[int]) -> set[int | None]:
    """Which colours may be used up for these enemy pieces: None is no colour (12.4)."""
    permitted = 1 if state.war_summoner else 0
    spent: set[int | None] = set()
    if len(borrowed) <= permitted:
        spent.add(None)
    if state.game.form == "melee" and 1 <= len(borrowed) <= 1 + permitted:
        spent |= {side for side in borrowed if side not in state.improvised}
    return spent


# Summoning (6)


def bodies(state: State, being: Being, square: Square, way: Way) -> Iterator[State]:
    """The being on its square: what was there is destroyed, in a shortage a piece is used (6.5)."""
    me = state.game.me
    kind = (LEGENDARY,) if being.rank == LEGENDARY else (COMMON, HEROIC)
    if stock(state, me, being.rank) > 0:
        sources: list[Square | None] = [None]
    elif is_mine(state, square, *kind):
        sources = [square]
    else:
        sources = [s for s in mine(state, *kind) if s not in way.used and s != square]
    for source in sources:
        after = remove(state, source) if source else state
        if at(after, square) is not None:
            after = destroy(after, square)
        yield put(after, square, me, being.rank)


def summoning_squares(state: State, being: Being) -> set[Square]:
    """Where a being may be summoned."""
    return {
        square
        for square in BOARD
        if any(
            next(bodies(state, being, square, way), None) is not None
            for way in ways(state, being, square)
        )
    }


class TooMany(Exception):
    """There are more ways to go on than a test has time for."""


def results(state: State, being: Being, square: Square, limit: int | None = None) -> set[State]:
    """Everything that summoning a being on a square can lead to.

    Raises TooMany if these are more than a limit, or if ten times as many were gone through.
    """
    ends: set[State] = set()
    seen = 0
    for way in ways(state, being, square):
        paid = _paid(state, being, square, way)
        for body in bodies(paid, being, square, way):
            for after in being.effect(Summoned(body, square, way)):
                ends.add(after)
                seen += 1
                if limit is not None and (len(ends) > limit or seen > 10 * limit):
                    raise TooMany
    return {after for end in ends for after in _points(_put_away(end, being), being)}


def _paid(state: State, being: Being, square: Square, way: Way) -> State:
    """The action, the colour and the permission are spent; the card is still on the table."""
    pile = state.legends if being.legend else state.hand
    left = tuple(card for card in pile if card != being.name)
    return state._replace(
        actions=state.actions - 1,
        improvised=state.improvised | (set() if way.colour is None else {way.colour}),
        war_summoner=False,
        summoned=(*state.summoned, (being.name, square)),
        hand=state.hand if being.legend else left,
        legends=left if being.legend else state.legends,
    )


def _put_away(state: State, being: Being) -> State:
    """The card goes onto its discard pile (6.6); the pile of the legends is not looked at."""
    return state if being.legend else state._replace(discard=(being.name, *state.discard))


def _points(state: State, being: Being) -> Iterator[State]:
    """The point for a legend (11.3, 12.3)."""
    me, form = state.game.me, state.game.form
    if not being.legend or form == "high-form":
        yield state
        return
    places = [s for s in range(state.game.sides) if s != me] if form == "melee" else [0]
    for number in places:
        scores = [list(points) for points in state.scores]
        scores[me][number] += 1
        yield state._replace(scores=tuple(map(tuple, scores)))


def thrifty(found: set[State]) -> set[State]:
    """Results without those that only use up a colour more than another one does."""
    least: dict[State, list[frozenset[int]]] = {}
    for state in found:
        least.setdefault(state._replace(improvised=frozenset()), []).append(state.improvised)
    return {
        state
        for state in found
        if not any(
            other < state.improvised for other in least[state._replace(improvised=frozenset())]
        )
    }


# The engine's opinion


def to_position(state: State) -> Position:
    """The same state as the engine holds it."""
    game = state.game
    position = empty_position(Setup(game.form, SCHOOLS[: game.sides]))
    owners = [NOWHERE] * game.sides
    by_rank = [NOWHERE] * 3
    for square, (side, rank) in state.pieces:
        owners[side] |= SQUARE[name_of(square)]
        by_rank[rank] |= SQUARE[name_of(square)]
    position.owners = tuple(owners)
    position.commons, position.heroics, position.legendaries = by_rank
    position.seat = game.me
    position.actions = state.actions
    position.destroyed = state.destroyed
    position.scores = state.scores
    position.war_summoner = state.war_summoner
    position.extra_cards = state.extra_cards
    position.extra_legends = state.extra_legends
    position.extra_turn = state.extra_turn
    position.summoned = tuple((card, SQUARE[name_of(where)]) for card, where in state.summoned)
    position.improvised = tuple(
        sum(1 << side for side in state.improvised) if seat == game.me else 0
        for seat in range(game.sides)
    )
    player = Player(hand=state.hand, legends=state.legends, deck=state.deck, discard=state.discard)
    players = list(position.players)
    players[game.me] = player
    position.players = tuple(players)
    return position


def from_position(position: Position, game: Game) -> State:
    """What the engine holds as a state."""
    player = position.players[game.me]
    return State(
        game,
        frozenset(
            (square_of(NAME[square]), (side, int(position.rank_at(square))))
            for side, owned in enumerate(position.owners)
            for square in each(owned)
        ),
        position.actions,
        position.destroyed,
        position.scores,
        frozenset(s for s in range(game.sides) if position.improvised[game.me] >> s & 1),
        position.war_summoner,
        position.extra_cards,
        position.extra_legends,
        position.extra_turn,
        player.hand,
        player.legends,
        player.deck,
        player.discard,
        tuple((card, square_of(NAME[where])) for card, where in position.summoned),
    )


def engine_squares(position: Position, being: Being) -> set[Square]:
    """Where the engine lets the being be summoned."""
    asked = question(position)
    assert asked is not None
    return {
        square_of(option.square)
        for option in asked.options
        if isinstance(option, Summon) and option.card == being.name
    }


def engine_results(
    state: State, being: Being, square: Square, limit: int, position: Position | None = None
) -> dict[State, list[AnyOption]]:
    """Everything the engine lets happen, each with answers that lead there.

    Every option of every question is taken. Raises TooMany after so many endings. It begins with
    the engine's own position, if there is one, else with one made from the state.
    """
    found: dict[State, list[AnyOption]] = {}
    ends: set[Position] = set()
    endings = 0
    first = Summon(card=being.name, square=name_of(square))
    waiting = [take(position or to_position(state), first)]
    answers: list[list[AnyOption]] = [[first]]
    while waiting:
        position, way = waiting.pop(), answers.pop()
        if position.before is None:
            if position not in ends:
                ends.add(position)
                found.setdefault(from_position(position, state.game), way)
            endings += 1
            if endings > limit:
                raise TooMany
            continue
        asked = question(position)
        assert asked is not None
        assert asked.options, "a question without an answer"
        assert len(set(asked.options)) == len(asked.options), "an option offered twice"
        for option in asked.options:
            waiting.append(take(position, option))
            answers.append([*way, option])
    return found


# The comparison


def drawing(state: State) -> str:
    """The pieces as `Scene` draws them; X is side 0."""
    groups: dict[str, list[str]] = {}
    for square, (side, rank) in sorted(state.pieces):
        groups.setdefault("XOYZ"[side] + ("", "+", "*")[rank], []).append(name_of(square))
    return ", ".join(f"{what} {' '.join(where)}" for what, where in sorted(groups.items()))


def described(state: State) -> str:
    """A state in one line for a report."""
    rest = {
        name: value
        for name, value in state._asdict().items()
        if name not in ("pieces", "game") and value not in ((), False, frozenset())
    }
    return f"{state.game} {drawing(state)!r} {rest}"


class Comparison(NamedTuple):
    """What came of one position."""

    compared: int = 0
    """So many summonings were gone through to every end."""
    skipped: int = 0
    """So many had too many ends."""
    endings: int = 0
    """So many different results agreed."""


def compare(
    state: State,
    being: Being,
    chance: Random,
    *,
    most: int = 2,
    limit: int = 1500,
    position: Position | None = None,
) -> Comparison:
    """Check that reference and engine allow the same; fails with a report where they do not.

    All summoning squares are compared, and all results on `most` of these squares. The position
    is the engine's own, where it has come to this state by playing on.
    """
    position = position or to_position(state)
    ours, theirs = summoning_squares(state, being), engine_squares(position, being)
    assert ours == theirs, (
        f"{being.name} from {described(state)}: only the reference summons on "
        f"{[*map(name_of, ours - theirs)]}, only the engine on {[*map(name_of, theirs - ours)]}"
    )
    squares = sorted(ours)
    compared = skipped = endings = 0
    for square in chance.sample(squares, min(most, len(squares))):
        try:
            expected = results(state, being, square, limit)
            found = engine_results(state, being, square, 4 * limit)
        except TooMany:
            skipped += 1
            continue
        _agree(state, being, square, expected, found)
        compared += 1
        endings += len(found)
    return Comparison(compared, skipped, endings)


def _agree(
    state: State,
    being: Being,
    square: Square,
    expected: set[State],
    found: dict[State, list[AnyOption]],
) -> None:
    """The same results; those that use up a colour needlessly need not be found."""
    where = f"{being.name} on {name_of(square)} from {described(state)}"
    for result, answers in found.items():
        if result not in expected:
            path = "; ".join(map(option_text, answers))
            raise AssertionError(f"{where}: only the engine, by {path}: {described(result)}")
    missing = thrifty(expected) - found.keys()
    assert not missing, f"{where}: only the reference: {described(min(missing, key=described))}"


# Random positions


class Recipe(NamedTuple):
    """How random positions for a card are made."""

    strays: tuple[int, ...] = (0, 2, 4, 8, 14, 24, 40)
    """How many pieces stand about beside the pattern."""
    own: tuple[float, ...] = (0.1, 0.35, 0.6)
    """Which share of them is mine."""
    shortage: float = 0.2
    """How often a side has (nearly) run out of pieces."""
    ranks: tuple[int, int, int] = (60, 28, 12)
    """How often such a piece is common, heroic, legendary."""
    homes: frozenset[Square] = ON_BOARD
    """Where the pattern is planted: the squares its summoning square may be."""
    near: float = 0.5
    """How often such a piece must stand near the summoning square."""
    reach: int = 2
    """How far away is still near."""
    pattern_ranks: tuple[int, int, int] = (60, 28, 12)
    """The same as `ranks` for the pieces of the pattern, where it does not ask for more."""


WALLS = Recipe(
    strays=(24, 40, 54),
    own=(0.0, 0.0, 0.1),
    shortage=0.1,
    ranks=(15, 65, 20),
    near=0.9,
    reach=3,
    pattern_ranks=(80, 15, 5),
)
"""Few ways to go on: for cards with several moves, which would have too many on an open board."""

FORMS = (("duel", 2), ("duel", 2), ("melee", 3), ("melee", 3), ("melee", 4), ("high-form", 2))


def random_state(chance: Random, being: Being, recipe: Recipe | None = None) -> State:
    """A position in which the being's pattern is (nearly always) there."""
    recipe = recipe or Recipe()
    form, sides = chance.choice(FORMS)
    game = Game(form, sides, chance.randrange(sides))
    state = State(
        game,
        frozenset(),
        actions=chance.randint(1, 3),
        destroyed=((0, 0, 0),) * sides,
        scores=((0,) * (sides if form == "melee" else 1),) * sides,
        improvised=frozenset(
            s for s in range(sides) if form == "melee" and s != game.me and chance.random() < 0.25
        ),
        war_summoner=chance.random() < 0.2,
        hand=() if being.legend else (being.name,),
        legends=(being.name,) if being.legend else (),
    )
    square, state = planted(state, being, recipe, chance)
    state = _with_shortage(state, square, recipe, chance)
    return _with_strays(state, square, recipe, chance)


@cache
def _planting_places(being: Being, homes: frozenset[Square]) -> list[tuple[Square, Outline]]:
    """Every place and orientation in which the pattern lies wholly on the board."""
    return [
        (square, outline)
        for outline in outlines(being)
        for square in BOARD
        if square in homes
        and all(stepped(square, vector) in ON_BOARD for vector, _ in outline.needs)
    ]


def planted(state: State, being: Being, recipe: Recipe, chance: Random) -> tuple[Square, State]:
    """The pattern somewhere on the board, sometimes partly of enemy pieces or with a hole."""
    places = _planting_places(being, recipe.homes)
    if chance.random() < 0.3:
        places = [p for p in places if len(adjacent(p[0])) < 8] or places
    square, outline = chance.choice(places)
    needs = list(outline.needs)
    chance.shuffle(needs)
    strangers = chance.choice((0, 0, 0, 1, 1, 2)) if _may_borrow(state) else 0
    for number, (vector, rank) in enumerate(needs):
        side = _stranger(state, chance) if number < strangers else state.game.me
        rank = max(rank, _random_rank(chance, recipe.pattern_ranks))
        state = _try_put(state, stepped(square, vector), side, rank)
    if is_empty(state, square) and chance.random() < 0.4:
        state = _try_put(state, square, chance.randrange(state.game.sides), _random_rank(chance))
    return square, state


def _may_borrow(state: State) -> bool:
    return state.war_summoner or state.game.form == "melee"


def _stranger(state: State, chance: Random) -> int:
    return chance.choice([s for s in range(state.game.sides) if s != state.game.me])


def _random_rank(chance: Random, weights: tuple[int, int, int] = (60, 28, 12)) -> int:
    return chance.choices((COMMON, HEROIC, LEGENDARY), weights)[0]


def _try_put(state: State, square: Square, side: int, rank: int) -> State:
    """A piece on a square, of another rank if the stock lacks it, or none at all."""
    if not is_empty(state, square):
        return state
    for other in (rank, COMMON, LEGENDARY):
        if stock(state, side, other) > 0:
            return put(state, square, side, other)
    return state


def _with_shortage(state: State, square: Square, recipe: Recipe, chance: Random) -> State:
    """Sometimes (nearly) all pieces of a kind of one side on the board."""
    if chance.random() >= recipe.shortage:
        return state
    side = state.game.me if chance.random() < 0.7 else chance.randrange(state.game.sides)
    legendary = chance.random() < 0.4
    left = chance.choice((0, 0, 0, 1))
    while stock(state, side, LEGENDARY if legendary else COMMON) > left:
        rank = LEGENDARY if legendary else int(chance.random() < 0.3)
        state = _try_put(state, _somewhere(state, square, recipe, chance), side, rank)
    return state


def _with_strays(state: State, square: Square, recipe: Recipe, chance: Random) -> State:
    """More pieces, most of them near the summoning square."""
    own = chance.choice(recipe.own)
    for _ in range(chance.choice(recipe.strays)):
        side = state.game.me if chance.random() < own else _stranger(state, chance)
        where = _somewhere(state, square, recipe, chance)
        state = _try_put(state, where, side, _random_rank(chance, recipe.ranks))
    return state


def _somewhere(state: State, square: Square, recipe: Recipe, chance: Random) -> Square:
    """An empty square other than the summoning one, rather a near one."""
    free = [s for s in empties(state) if s != square]
    near = [s for s in free if distance(s, square) <= recipe.reach]
    return chance.choice(near if near and chance.random() < recipe.near else free)


def compare_many(
    being: Being,
    seed: int,
    positions: int,
    recipe: Recipe | None = None,
    *,
    most: int = 2,
    limit: int = 1500,
) -> Comparison:
    """Compare in so many random positions; the sum of what was compared."""
    chance = Random(f"{being.name} {seed}")
    total = Comparison()
    for _ in range(positions):
        state = random_state(chance, being, recipe)
        one = compare(state, being, chance, most=most, limit=limit)
        total = Comparison(*(a + b for a, b in zip(total, one, strict=True)))
    return total


assert Rank.COMMON == COMMON
assert Rank.LEGENDARY == LEGENDARY
