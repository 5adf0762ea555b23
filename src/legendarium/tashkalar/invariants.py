"""The invariants of every position that a game can reach: no piece or card is lost or added.

Not used in play; tests and soak runs check them at every decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from legendarium.tashkalar.arena import ARENA
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import card_of
from legendarium.tashkalar.position import HEROIC, LEGENDARY, Position, Stage
from legendarium.tashkalar.schools import beings_of, legends_of
from legendarium.tashkalar.scoring.by_tasks import task_names
from legendarium.tashkalar.turn import question


class BrokenPosition(Exception):
    """A position that no game can reach."""


def check_invariants(position: Position, checked: Position | None = None) -> None:
    """Raise BrokenPosition if the position breaks an invariant.

    Cards held by the same objects as in `checked`, a position checked before, are not counted
    again.
    """
    _check_pieces(position)
    if checked is None or _cards(position) != _cards(checked):
        _check_cards(position)
    _check_turn(position)


def _cards(position: Position) -> tuple[int, ...]:
    """The identities of the objects that hold the cards: positions share them until they change."""
    return (
        id(position.players),
        id(position.legend_deck),
        id(position.legend_discard),
        id(position.flare_deck),
        id(position.flare_discard),
        id(position.tasks),
        id(position.answers),
    )


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise BrokenPosition(problem)


def _check_pieces(position: Position) -> None:
    ranks = (position.commons, position.heroics, position.legendaries)
    for groups in (ranks, position.owners):
        together = 0
        for group in groups:
            _require(not together & group, "two pieces stand on one square")
            together |= group
        _require(together == position.occupied, "a piece without rank or owner")
    _require(not position.occupied & ~ARENA, "a piece stands off the board")
    for side in range(position.setup.sides):
        _require(position.stock(side, HEROIC) >= 0, "too many two-sided pieces")
        _require(position.stock(side, LEGENDARY) >= 0, "too many legendary pieces")


def _check_cards(position: Position) -> None:
    setup = position.setup
    playing = card_of(position.answers[0]) if position.answers else None
    for seat, player in enumerate(position.players):
        _require(0 <= player.sideways <= len(player.deck), "more cards sideways than in the deck")
        piles = (*player.hand, *player.deck, *player.discard)
        mine = playing if seat == position.seat else None
        _check_deck(beings_of(setup, setup.schools[seat]), piles, mine)
    held = [card for player in position.players for card in player.legends]
    legends = legends_of(setup) if setup.rules.has_legends else ()
    _check_deck(legends, (*held, *position.legend_deck, *position.legend_discard), playing)
    flares = [player.flare for player in position.players if player.flare is not None]
    _check_deck(FLARES, (*flares, *position.flare_deck, *position.flare_discard), playing)
    form, tasks = setup.rules, position.tasks
    if form.has_tasks:
        _require(tasks is not None, "no tasks in a form that has them")
        assert tasks is not None
        following = () if tasks.next is None else (tasks.next,)
        claimed = [task for pile in tasks.claimed for task in pile]
        _check_deck(task_names(form), (*tasks.current, *following, *tasks.deck, *claimed), None)


def _check_deck(deck: Iterable[str], piles: Iterable[str], playing: str | None) -> None:
    """Check that every card is in exactly one place; the one being played may be in none."""
    expected, found = sorted(deck), sorted(piles)
    if found != expected:
        missing = Counter(expected)
        missing.subtract(found)
        astray = {card: number for card, number in missing.items() if number}
        _require(astray == {playing: 1}, f"cards lost or added: {astray}")


def _check_turn(position: Position) -> None:
    _require(position.actions >= 0, "fewer than no actions left")
    asked = question(position)
    _require((asked is None) == (position.stage == Stage.OVER), "a question after the end, or none")
    _require(asked is None or len(asked.options) > 0, "nothing can be chosen")
