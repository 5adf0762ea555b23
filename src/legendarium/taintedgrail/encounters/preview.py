"""What a card would link if the active character played it now: for bots and for drawing."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.taintedgrail.encounters.bonuses import level_of, met_by
from legendarium.taintedgrail.encounters.keys import links
from legendarium.taintedgrail.encounters.row import current
from legendarium.taintedgrail.position import Position


class Preview(NamedTuple):
    """What the keys of a card would give."""

    links: tuple[str, ...]
    """By row from the top: an attribute, `magic`, `free`, or empty."""
    magic_rows: tuple[int, ...] = ()
    """The rows where a magic key meets its other half, paid for or not."""
    markers: int = 0
    cards: int = 0
    extra: bool = False
    """Whether it could be played as a second or later card."""
    affinity: int = 0
    torn: int = 0
    symbols: int = 0


def preview(p: Position, card: str, magic: int = 0) -> Preview:
    """What would link, if so much Magic were paid for its magic keys, from the top."""
    linked = [""] * len(p.campaign.cards[card].left)
    totals = {"marker": 0, "card": 0, "affinity": 0, "torn": 0, "symbol": 0, "extra": 0}
    level = level_of(p, current(p).active)
    magic_rows = []
    for meeting in met_by(p, card):
        if meeting.kind == "magic":
            magic_rows.append(meeting.row)
            if len(magic_rows) > magic:
                continue
        elif not links(meeting, level):
            continue
        linked[meeting.row] = meeting.word
        for bonus in meeting.bonuses:
            totals[bonus.kind] += bonus.amount
    return Preview(
        tuple(linked),
        tuple(magic_rows),
        totals["marker"],
        totals["card"],
        totals["extra"] > 0,
        totals["affinity"],
        totals["torn"],
        totals["symbol"],
    )
