"""Names what happened in an action, so that tests can check what they covered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.options import (
    DECLINE,
    END_TURN,
    AnyOption,
    ChooseColour,
    Claim,
    InvokeFlare,
    Place,
    Summon,
)
from legendarium.tashkalar.position import Position, Stage
from legendarium.tashkalar.schools import CARDS

SHORTAGES = (
    "placed with a piece picked up",
    "placed on an own piece picked up",
    "summoned with a piece picked up",
    "summoned on an own piece picked up",
)
BORROWINGS = ("borrowed by War Summoner", "improvised", "borrowed and improvised")
QUESTIONS = ("way", "opponent", "colour for a legend", "colour for unpaired commons")


def happened(before: Position, answers: Sequence[AnyOption], after: Position) -> Iterator[str]:
    """The notable things that happened in an action with these answers."""
    first = answers[0]
    if first == END_TURN:
        yield from _at_the_end(before, answers, after)
        return
    yield first.kind
    kinds = [answer.kind for answer in answers[1:]]
    yield from (kind for kind in kinds if kind in ("way", "opponent", "put-under", "card"))
    if isinstance(first, (Place, Summon)):
        done = "placed" if isinstance(first, Place) else "summoned"
        if "pick-up" in kinds:
            yield f"{done} with a piece picked up"
        elif _is_on_own(before, after, SQUARE[first.square]):
            yield f"{done} on an own piece picked up"
    if isinstance(first, Summon):
        yield first.card
        if "colour" in kinds:
            yield "colour for a legend"
        yield from _borrowed(before, after, first)
    elif isinstance(first, InvokeFlare):
        yield first.card
    if "put-under" in kinds and after.players[after.seat].sideways:
        yield "put under sideways cards"


def _is_on_own(before: Position, after: Position, square: int) -> bool:
    """Whether, with none in stock, a piece of the same side was picked up from the square."""
    kind = before.legendaries if square & after.legendaries else ~before.legendaries
    rank = after.rank_at(square) if square & after.occupied else before.rank_at(square)
    return bool(square & before.owners[before.side] & kind) and before.stock(before.side, rank) <= 0


def _borrowed(before: Position, after: Position, summoning: Summon) -> Iterator[str]:
    """Whether enemy pieces stood in for own ones."""
    mine = before.owners[before.side]
    fitting = CARDS[summoning.card].pattern.fits(mine, mine & before.upgraded)
    if after.improvised != before.improvised:
        yield "borrowed and improvised" if before.war_summoner else "improvised"
    elif not fitting & SQUARE[summoning.square]:
        yield "borrowed by War Summoner"


def _at_the_end(before: Position, answers: Sequence[AnyOption], after: Position) -> Iterator[str]:
    seat = before.seat
    own, now = before.players[seat], after.players[seat]
    if any(isinstance(answer, ChooseColour) for answer in answers):
        yield "colour for unpaired commons"
    last = answers[-1]
    if isinstance(last, Claim):
        yield "claimed"
        yield last.task
        yield from _revealed(before, after)
    elif last == DECLINE:
        yield "not claimed"
    if before.legend_discard and not after.legend_discard:
        yield "legends shuffled"
    if before.flare_discard and not after.flare_discard:
        yield "flares shuffled"
    if now.flare is None:
        yield "no flare left"
    if now.sideways < own.sideways:
        yield "drew sideways cards"
    if own.known > now.known:
        yield "drew a known card"
    if before.extra_cards and len(now.hand) > 3:
        yield "drew more beings"
    if before.extra_legends:
        yield "drew more legends"
    if before.handed_over:
        yield "ended by the partner"
    yield from _going_on(before, after)


def _revealed(before: Position, after: Position) -> Iterator[str]:
    """What happened to the next task."""
    assert before.tasks is not None
    assert after.tasks is not None
    if before.tasks.next is None:
        yield "nothing took its place"
    elif after.tasks.next is None:
        yield "no task left" if not after.tasks.deck else "no task allowed"
    elif after.tasks.next != before.tasks.deck[0]:
        yield "tasks skipped"


def _going_on(before: Position, after: Position) -> Iterator[str]:
    """How the game continues."""
    if after.stage == Stage.OVER:
        yield "over"
    elif before.extra_turn:
        yield "extra turn" if before.end is None else "extra turn before the last ones"
    elif before.end is not None:
        yield "last turn"
    if before.end is None and after.end is not None:
        yield "end triggered"
