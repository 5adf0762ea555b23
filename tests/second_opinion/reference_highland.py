"""The Highland beings once more, from the words of the cards alone.

Each effect yields the state after every way of resolving it; the numbers in brackets are those of
the rules. A being that moves is followed from square to square, because a card's own name means
that very piece and nothing that stands in its place later (9.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from second_opinion.reference import (
    BOARD,
    COMBAT,
    COMMON,
    GREEN,
    HEROIC,
    RED,
    STANDARD,
    Being,
    Effect,
    Square,
    State,
    Summoned,
    adjacent,
    deck_of,
    destroy,
    destroy_all,
    diagonal,
    distance,
    gain_actions,
    is_empty,
    is_enemy,
    is_piece,
    leaps,
    mine,
    moves,
    must,
    orthogonal,
    place,
    square_of,
    upgrade,
)

CENTRE = square_of("e5")
NON_LEGENDARY = (COMMON, HEROIC)


def combat_leap(it: Summoned) -> Iterator[State]:
    """Wild Eagle, Eagle Lord: it may do one combat leap to any square."""
    yield it.state
    for _, after in leaps(it.state, it.square, COMBAT):
        yield after


def clan_axeman(it: Summoned) -> Iterator[State]:
    """One orthogonally adjacent non-legendary piece, anyone's, may be destroyed."""
    yield it.state
    for target in orthogonal(it.square):
        if is_piece(it.state, target, *NON_LEGENDARY):
            yield destroy(it.state, target)


class Course(NamedTuple):
    """How far an effect of several steps has come."""

    state: State
    being: Square | None
    """Where the being stands; None once a piece of mine has trampled it."""
    left: int
    """How many more steps there may be."""
    has_moved: bool = False
    """Whether one of the steps was the being's own."""
    last: tuple[Square, ...] = ()
    """The squares of the last step: of a move from where to where, or where a piece was placed."""


Steps = Callable[[Course], Iterator[Course]]
"""Every next step of such an effect. It may end before every step."""


def ends(course: Course, steps: Steps) -> set[State]:
    """Every state in which an effect of several steps may end."""
    found = {course.state}
    for after in steps(course):
        found |= ends(after, steps)
    return found


def clan_healer(it: Summoned) -> set[State]:
    """Up to two commons are placed beside green squares."""
    return ends(Course(it.state, it.square, 2), healings)


def healings(course: Course) -> Iterator[Course]:
    """One common on an empty square beside a green one, if the stock has it (9.7)."""
    for square in BOARD if course.left else ():
        if any(distance(square, green) == 1 for green in GREEN):
            after = place(course.state, square, COMMON)
            if after is not None:
                yield course._replace(state=after, left=course.left - 1, last=(square,))


def two_combat_moves(it: Summoned) -> Iterator[State]:
    """Dire Wolf, Wolf Rider: up to two combat moves with it."""
    yield from combat_walks(it.state, it.square, 2)


def combat_walks(state: State, square: Square, left: int) -> Iterator[State]:
    """The state after so many combat moves or fewer of the piece on a square."""
    yield state
    if not left:
        return
    for target, after in moves(state, square, COMBAT):
        yield from combat_walks(after, target, left - 1)


def ritual_keeper(it: Summoned) -> Iterator[State]:
    """On green one of my commons must be upgraded; on red one of my pieces may combat move."""
    if it.square in GREEN:
        for square in mine(it.state, COMMON):
            yield must(upgrade(it.state, square))
        return
    yield it.state
    if it.square in RED:
        for square in mine(it.state):
            for _, after in moves(it.state, square, COMBAT):
                yield after


def blood_shaman(it: Summoned) -> Iterator[State]:
    """One non-legendary piece anywhere must go; from a red square all commons beside it too."""
    for target in BOARD:
        if is_piece(it.state, target, *NON_LEGENDARY):
            after = destroy(it.state, target)
            beside = [s for s in adjacent(target) if is_piece(after, s, COMMON)]
            yield destroy_all(after, beside if target in RED else ())


def war_drummer(it: Summoned) -> Iterator[State]:
    """One combat move or up to two standard moves, never with the Drummer itself."""
    yield it.state
    for _, after in marches(it.state, it.square, COMBAT):
        yield after
    for target, once in marches(it.state, it.square, STANDARD):
        yield once
        # A legendary piece of mine may have trampled the Drummer; it may go on from there.
        drummer = None if target == it.square else it.square
        for _, twice in marches(once, drummer, STANDARD):
            yield twice


def marches(state: State, but: Square | None, kind: str) -> Iterator[tuple[Square, State]]:
    """Every move of one of my pieces but the one on a square, with the square it ends on."""
    for start in mine(state):
        if start != but:
            yield from moves(state, start, kind)


def drummings(course: Course) -> Iterator[Course]:
    """The same move by move: only after a move that could be a standard one, another one."""
    state, drummer, left, _, _ = course
    for start in mine(state) if left else ():
        standard = [target for target, _ in moves(state, start, STANDARD)]
        for target, after in moves(state, start, COMBAT if left == 2 else STANDARD):
            if start != drummer:
                now = None if target == drummer else drummer
                more = left - 1 if target in standard else 0
                yield Course(after, now, more, last=(start, target))


def hill_giant(it: Summoned) -> Iterator[State]:
    """All orthogonally adjacent non-legendary pieces must go, anyone's."""
    beside = [s for s in orthogonal(it.square) if is_piece(it.state, s, *NON_LEGENDARY)]
    yield destroy_all(it.state, beside)


def warlord(it: Summoned) -> set[State]:
    """Up to three combat moves with my pieces; of three, at least one is the Warlord's."""
    return ends(Course(it.state, it.square, 3), orders)


def orders(course: Course) -> Iterator[Course]:
    """One combat move of the Warlord or of another piece of mine."""
    state, lord, left, has_moved, _ = course
    if left == 0:
        return
    for start in mine(state):
        if left == 1 and not has_moved and start != lord:
            # Two moves are done, none by the Warlord: the third would have to be.
            continue
        for target, after in moves(state, start, COMBAT):
            now = target if start == lord else None if target == lord else lord
            yield Course(after, now, left - 1, has_moved or start == lord, (start, target))


def war_summoner(it: Summoned) -> Iterator[State]:
    """An action, and one enemy piece for the next pattern of this turn."""
    yield gain_actions(it.state)._replace(war_summoner=True)


def ritual_master(it: Summoned) -> Iterator[State]:
    """On green two actions; on red one heroic and one common piece anywhere, or one, or none."""
    if it.square in GREEN:
        yield gain_actions(it.state, 2)
        return
    yield it.state
    if it.square in RED:
        heroics = [s for s in BOARD if is_piece(it.state, s, HEROIC)]
        commons = [s for s in BOARD if is_piece(it.state, s, COMMON)]
        for target in heroics + commons:
            yield destroy(it.state, target)
        for heroic in heroics:
            for common in commons:
                yield destroy_all(it.state, (heroic, common))


def legend_slayer(it: Summoned) -> Iterator[State]:
    """One legendary or up to two non-legendary pieces on diagonally adjacent squares may go."""
    yield it.state
    for target in diagonal(it.square):
        if is_piece(it.state, target):
            yield destroy(it.state, target)
    lesser = [s for s in diagonal(it.square) if is_piece(it.state, s, *NON_LEGENDARY)]
    for pair in combinations(lesser, 2):
        yield destroy_all(it.state, pair)


def mountain_troll(it: Summoned) -> Iterator[State]:
    """All adjacent enemy commons must go; an action for two or more."""
    beside = [s for s in adjacent(it.square) if is_enemy(it.state, s, COMMON)]
    after = destroy_all(it.state, beside)
    yield gain_actions(after) if len(beside) >= 2 else after


def hungry_bear(it: Summoned) -> Iterator[State]:
    """Up to two standard moves with it, the second only if the first has eaten something."""
    yield it.state
    for target, once in moves(it.state, it.square, STANDARD):
        yield once
        if not is_empty(it.state, target):
            for _, twice in moves(once, target, STANDARD):
                yield twice


def werewolf(it: Summoned) -> Iterator[State]:
    """Up to three combat moves from a coloured square, the centre excepted; else one standard."""
    if it.square in RED | GREEN and it.square != CENTRE:
        yield from combat_walks(it.state, it.square, 3)
        return
    yield it.state
    for _, after in moves(it.state, it.square, STANDARD):
        yield after


def clan_guardian(it: Summoned) -> Iterator[State]:
    """One common piece that was used to summon it may be upgraded, a borrowed one too (12.4)."""
    yield it.state
    for square in it.way.used:
        if is_piece(it.state, square, COMMON):
            yield must(upgrade(it.state, square))


EFFECTS: dict[str, Effect] = {
    "wild-eagle": combat_leap,
    "clan-axeman": clan_axeman,
    "clan-healer": clan_healer,
    "dire-wolf": two_combat_moves,
    "ritual-keeper": ritual_keeper,
    "eagle-lord": combat_leap,
    "wolf-rider": two_combat_moves,
    "blood-shaman": blood_shaman,
    "war-drummer": war_drummer,
    "hill-giant": hill_giant,
    "warlord": warlord,
    "war-summoner": war_summoner,
    "ritual-master": ritual_master,
    "legend-slayer": legend_slayer,
    "mountain-troll": mountain_troll,
    "hungry-bear": hungry_bear,
    "werewolf": werewolf,
    "clan-guardian": clan_guardian,
}

HIGHLAND: dict[str, Being] = deck_of("highland", EFFECTS)
