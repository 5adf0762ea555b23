"""The sequence: the common row of cards, and which of them are covered (SEQ-1, SEQ-3, SEQ-7)."""

from __future__ import annotations

from legendarium.taintedgrail.content.model import COMBAT, Right
from legendarium.taintedgrail.events.encounters import Torn
from legendarium.taintedgrail.position import Encounter, Played, Position

ENCOUNTER_CARD = ""
"""The name of the encounter card as the first card of the row (SEQ-1)."""


def current(p: Position) -> Encounter:
    """The current encounter."""
    assert p.encounter is not None
    return p.encounter


def takes_part(p: Position, who: str) -> bool:
    """Whether a character is still in the encounter."""
    return p.encounter is not None and who in p.encounter.participants


def last_card(p: Position) -> str:
    """The number of the last card of the row, beside which the next one is placed."""
    row = current(p).row
    return row[-1].number if row else ENCOUNTER_CARD


def right_halves(p: Position, number: str) -> tuple[Right, ...]:
    """The right column of a card of the row, or of the encounter card in its current stage."""
    if number != ENCOUNTER_CARD:
        return p.campaign.cards[number].right
    if p.card.kind == COMBAT:
        return p.card.keys
    return p.card.stages[current(p).stage].keys


def lay(p: Position, card: Played) -> int:
    """Put a card at the end of the row, covering the one before; returns its place.

    A passive card is never covered (SEQ-3). A covered card loses its time tokens (TRG-2).
    """
    encounter = current(p)
    row = encounter.row
    if row and not p.campaign.cards[row[-1].number].passive:
        row = (*row[:-1], row[-1]._replace(covered=True, tokens=0))
    encounter.row = (*row, card)
    return len(row)


def tear(p: Position) -> Played | None:
    """Discard the last card of the row, but never the encounter card (BON-4).

    Its links and magic markers go with it; the card before is uncovered (SEQ-7).
    """
    encounter = current(p)
    if not encounter.row:
        return None
    *left, torn = encounter.row
    if left:
        left[-1] = left[-1]._replace(covered=False)
    encounter.row = tuple(left)
    if p.is_in_play(torn.owner):
        owner = p.character(torn.owner)
        owner.discard = (*owner.discard, torn.number)
    p.tell(Torn(torn.owner, torn.number))
    return torn


def replace_card(p: Position, place: int, card: Played) -> None:
    """Replace a card of the row by another state of it."""
    row = current(p).row
    current(p).row = (*row[:place], card, *row[place + 1 :])
