"""The 12 flares, each part as every result that its choices can lead to (rule 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple

from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import AnyOption, InvokeFlare
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.turn import question, take
from second_opinion.reference import (
    BOARD,
    COMBAT,
    COMMON,
    HEROIC,
    LEGENDARY,
    STANDARD,
    Game,
    Square,
    State,
    TooMany,
    convert,
    described,
    distance,
    empties,
    enemies,
    from_position,
    gain_actions,
    leaps,
    mine,
    moves,
    pieces_of,
    place,
    put,
    stock,
    to_position,
    upgrade,
)

Part = Callable[[State], Iterable[State]]

# The parts


def as_one_can(state: State, found: Iterable[State | None]) -> list[State]:
    """What must be done as far as it can be: one of the ways, or nothing if there is none (9.1)."""
    return [after for after in found if after is not None] or [state]


def common_placed(state: State) -> list[State | None]:
    """Each way to place a common piece of mine; None where the stock lacks it (9.7)."""
    return [place(state, square, COMMON) for square in empties(state)]


def common_raised(state: State) -> list[State | None]:
    """Each way to upgrade a common piece of mine."""
    return [upgrade(state, square) for square in mine(state, COMMON)]


def moved(state: State, kind: str, *ranks: int) -> list[State]:
    """Each single move of a piece of mine that has one of these ranks."""
    return [after for start in mine(state, *ranks) for _, after in moves(state, start, kind)]


def leapt(state: State, kind: str) -> list[State]:
    """Each leap of a common piece of mine."""
    return [after for start in mine(state, COMMON) for _, after in leaps(state, start, kind)]


def place_common(state: State) -> list[State]:
    """Place one common piece."""
    return as_one_can(state, common_placed(state))


def place_two_commons(state: State) -> Iterator[State]:
    """Place 2 common pieces, or as many as can be."""
    for one in place_common(state):
        yield from place_common(one)


def place_heroic(state: State) -> list[State]:
    """Place one heroic piece."""
    return as_one_can(state, [place(state, square, HEROIC) for square in empties(state)])


def gain_action(state: State) -> list[State]:
    """Gain an action."""
    return [gain_actions(state)]


def three_steps(state: State) -> Iterator[State]:
    """Up to 3 standard moves with common pieces."""
    yield state
    reached = {state}
    for _ in range(3):
        further = set()
        for before in reached:
            for after in moved(before, STANDARD, COMMON):
                further.add(after)
                yield after
        reached = further


def place_or_convert(state: State) -> list[State]:
    """Place a common piece, or convert an enemy one."""
    converted = [convert(state, square) for square in enemies(state, COMMON)]
    return as_one_can(state, [*common_placed(state), *converted])


def step_or_upgrade(state: State) -> list[State]:
    """A standard move with a common piece, or a common piece upgraded."""
    return as_one_can(state, [*moved(state, STANDARD, COMMON), *common_raised(state)])


def place_or_upgrade(state: State) -> list[State]:
    """Place a common piece, or upgrade one."""
    return as_one_can(state, [*common_placed(state), *common_raised(state)])


def may_leap_in_combat(state: State) -> list[State]:
    """A common piece may do a combat leap."""
    return [state, *leapt(state, COMBAT)]


def may_leap(state: State) -> list[State]:
    """A common piece may do a standard leap."""
    return [state, *leapt(state, STANDARD)]


def upgrade_and_act(state: State) -> list[State]:
    """Upgrade a common piece, if there is one; gain an action in any case."""
    return [gain_actions(after) for after in as_one_can(state, common_raised(state))]


def step_and_strike(state: State) -> Iterator[State]:
    """A standard and a combat move with common pieces in either order, both or none."""
    yield state
    for first, second in ((STANDARD, COMBAT), (COMBAT, STANDARD)):
        for once in moved(state, first, COMMON):
            yield from as_one_can(once, moved(once, second, COMMON))


def strike_or_two_steps(state: State) -> Iterator[State]:
    """One combat move or up to 2 standard moves with pieces that are not legendary."""
    yield state
    yield from moved(state, COMBAT, COMMON, HEROIC)
    for once in moved(state, STANDARD, COMMON, HEROIC):
        yield once
        yield from moved(once, STANDARD, COMMON, HEROIC)


class Flare(NamedTuple):
    """A card: how far an opponent must be ahead, and what happens."""

    name: str
    upgraded: int
    """How many more upgraded pieces an opponent must have for the upper part."""
    upper: Part
    pieces: int
    """How many more pieces in all for the lower part."""
    lower: Part


FLARES: dict[str, Flare] = {
    flare.name: flare
    for flare in (
        Flare("f36a", 3, place_common, 6, place_heroic),
        Flare("f44a", 4, place_common, 4, place_common),
        Flare("f35", 3, three_steps, 5, gain_action),
        Flare("f45a", 4, place_common, 5, place_or_convert),
        Flare("f36b", 3, step_or_upgrade, 6, place_two_commons),
        Flare("f44b", 4, place_or_upgrade, 4, may_leap_in_combat),
        Flare("f46", 4, place_common, 6, upgrade_and_act),
        Flare("f45b", 4, gain_action, 5, place_common),
        Flare("f54", 5, place_heroic, 4, step_and_strike),
        Flare("f55", 5, place_two_commons, 5, place_common),
        Flare("f34", 3, place_common, 4, strike_or_two_steps),
        Flare("f25", 2, may_leap, 5, gain_action),
    )
}


# Invoking (8)


def ahead(state: State, side: int, *ranks: int) -> int:
    """How many more pieces of these ranks (any, if none is named) a side has than I have."""
    return len(pieces_of(state, side, *ranks)) - len(mine(state, *ranks))


def parts(state: State, flare: Flare, side: int) -> list[Part]:
    """The parts whose condition holds against an opponent, checked once (8.1, 8.2)."""
    found = []
    if ahead(state, side, HEROIC, LEGENDARY) >= flare.upgraded:
        found.append(flare.upper)
    if ahead(state, side) >= flare.pieces:
        found.append(flare.lower)
    return found


def opponents(game: Game) -> list[int]:
    """The other sides."""
    return [side for side in range(game.sides) if side != game.me]


def invokable(state: State, flare: Flare) -> bool:
    """Whether a condition holds against some opponent."""
    return any(parts(state, flare, side) for side in opponents(state.game))


def results(state: State, flare: Flare, limit: int) -> set[State]:
    """Everything that invoking a flare can lead to; raises TooMany above the limit."""
    found = set()
    for side in opponents(state.game):
        applied = parts(state, flare, side)
        reached = {state} if applied else set()
        for part in applied:
            reached = _not_too_many((after for one in reached for after in part(one)), limit)
        found |= {_point(after, side) for after in reached}
    return found


def _not_too_many(states: Iterable[State], limit: int) -> set[State]:
    """The states as a set, unless there are more than a test has time for."""
    found = set()
    for state in states:
        found.add(state)
        if len(found) > limit:
            raise TooMany
    return found


def _point(state: State, side: int) -> State:
    """One point for the opponent I compared with, in melee of my colour (8.3)."""
    if state.game.form == "high-form":
        return state
    scores = [list(points) for points in state.scores]
    scores[side][state.game.me if state.game.form == "melee" else 0] += 1
    return state._replace(scores=tuple(map(tuple, scores)))


# The engine's opinion


def with_flare(state: State, flare: Flare) -> Position:
    """The engine's position, with the flare in my hand."""
    position = to_position(state)
    players = list(position.players)
    players[state.game.me] = players[state.game.me]._replace(flare=flare.name)
    position.players = tuple(players)
    return position


def is_offered(position: Position, flare: Flare) -> bool:
    """Whether the engine lets the flare be invoked."""
    asked = question(position)
    assert asked is not None
    return InvokeFlare(card=flare.name) in asked.options


def engine_results(state: State, flare: Flare) -> dict[State, tuple[AnyOption, ...]]:
    """Everything the engine lets happen, each with answers that lead there.

    Of two questions with the same options, asked after equally many answers in the same state and
    with the same opponent, only one is followed: three moves can be done in very many orders.
    """
    found: dict[State, tuple[AnyOption, ...]] = {}
    seen: set[tuple[object, ...]] = set()
    waiting = [take(with_flare(state, flare), InvokeFlare(card=flare.name))]
    ways: list[tuple[AnyOption, ...]] = [()]
    while waiting:
        position, way = waiting.pop(), ways.pop()
        after = from_position(position, state.game)
        if position.before is None:
            _check_card_gone(position, state.game, flare)
            found.setdefault(after, way)
            continue
        asked = question(position)
        assert asked is not None
        assert asked.options, "a question without an answer"
        assert len(set(asked.options)) == len(asked.options), "an option offered twice"
        opponent = tuple(option for option in way if option.kind == "opponent")
        key = (after, asked.kind, tuple(asked.options), len(way), opponent)
        if key in seen:
            continue
        seen.add(key)
        for option in asked.options:
            waiting.append(take(position, option))
            ways.append((*way, option))
    return found


def _check_card_gone(position: Position, game: Game, flare: Flare) -> None:
    """The card is on the discard pile of the flares (8.3)."""
    assert position.players[game.me].flare is None
    assert position.flare_discard == (flare.name,)


class Comparison(NamedTuple):
    """What came of many positions."""

    positions: int = 0
    invoked: int = 0
    """In so many of them the flare was invoked with every choice."""
    both: int = 0
    """In so many of these both parts applied against an opponent."""
    skipped: int = 0
    """In so many there were more results than a test has time for."""
    endings: int = 0
    """So many different results agreed."""


def compare(state: State, flare: Flare, limit: int) -> Comparison:
    """Check that reference and engine allow the same; fails with a report where they do not."""
    where = f"{flare.name} from {described(state)}"
    ours = invokable(state, flare)
    assert ours == is_offered(with_flare(state, flare), flare), f"{where}: may be invoked? {ours}"
    if not ours:
        return Comparison(1)
    try:
        expected = results(state, flare, limit)
    except TooMany:
        return Comparison(1, skipped=1)
    found = engine_results(state, flare)
    for result, way in found.items():
        path = "; ".join(map(option_text, way))
        assert result in expected, f"{where}: only the engine, by {path}: {described(result)}"
    missing = expected - found.keys()
    assert not missing, f"{where}: only the reference: {described(min(missing, key=described))}"
    both = any(len(parts(state, flare, side)) == 2 for side in opponents(state.game))
    return Comparison(1, 1, int(both), 0, len(found))


# Random positions

FORMS = (("duel", 2), ("high-form", 2), ("melee", 3), *[("melee", 4)] * 4)
"""Mostly melee of four: the pieces of so many leave few squares, and so few results."""


def random_state(chance: Random, flare: Flare) -> State:
    """A position in which some opponent is about as far ahead as the flare wants."""
    form, sides = chance.choice(FORMS)
    game = Game(form, sides, chance.randrange(sides))
    state = State(
        game,
        frozenset(),
        actions=chance.randint(0, 2),
        destroyed=((0, 0, 0),) * sides,
        scores=((0,) * (sides if form == "melee" else 1),) * sides,
    )
    return (_crowded if chance.random() < 0.75 else _open)(state, flare, chance)


def _crowded(state: State, flare: Flare, chance: Random) -> State:
    """Opponents with all their pieces: in melee, few squares are empty then."""
    most = state.game.two_sided + 3
    own = max(0, most - flare.pieces - chance.choice((-2, -1, 0, 0, 1, 2, 5)))
    upgraded = min(own, chance.choice((0, 0, 1, 2, 4)))
    centre = chance.choice(BOARD)
    state = _with(state, chance, centre, state.game.me, upgraded, own - upgraded)
    for side in opponents(state.game):
        more = max(0, upgraded + flare.upgraded + chance.choice((-2, -1, 0, 0, 1, 2)))
        state = _with(state, chance, centre, side, more, most - more)
    return state


def _open(state: State, flare: Flare, chance: Random) -> State:
    """Opponents with about as many pieces as the flare wants; now and then all of mine."""
    upgraded, commons = chance.choice((0, 0, 1, 1, 2, 3)), chance.choice((0, 1, 1, 2, 3, 5))
    if chance.random() < 0.2:
        commons = state.game.two_sided - upgraded - chance.choice((0, 0, 1, 2))
    centre = chance.choice(BOARD)
    state = _with(state, chance, centre, state.game.me, upgraded, commons)
    for side in opponents(state.game):
        more = max(0, upgraded + flare.upgraded + chance.choice((-2, -1, -1, 0, 1)))
        total = upgraded + commons + flare.pieces + chance.choice((-2, -1, -1, 0, 1))
        state = _with(state, chance, centre, side, more, max(0, total - more))
    return state


def _with(
    state: State, chance: Random, centre: Square, side: int, upgraded: int, commons: int
) -> State:
    """So many pieces of a side more, as far as the stock goes, half of them about a square."""
    ranks = [chance.choice((HEROIC, HEROIC, LEGENDARY)) for _ in range(upgraded)]
    for rank in ranks + [COMMON] * commons:
        other = HEROIC if rank == LEGENDARY else LEGENDARY
        choices = (rank,) if rank == COMMON else (rank, other)
        able = [r for r in choices if stock(state, side, r) > 0]
        free = empties(state)
        near = [square for square in free if distance(square, centre) <= 2]
        if able and free:
            where = chance.choice(near if near and chance.random() < 0.5 else free)
            state = put(state, where, side, able[0])
    return state


def compare_many(flare: Flare, seed: int, positions: int, limit: int) -> Comparison:
    """Compare in so many random positions; the sum of what was compared."""
    chance = Random(f"{flare.name} {seed}")
    total = Comparison()
    for _ in range(positions):
        one = compare(random_state(chance, flare), flare, limit)
        total = Comparison(*(a + b for a, b in zip(total, one, strict=True)))
    return total
