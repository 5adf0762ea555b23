"""The links and bonuses a card would have if it were played now, for bots and the display."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.taintedgrail.encounters.bonuses import key_matches_of, level_of
from legendarium.taintedgrail.encounters.keys import links
from legendarium.taintedgrail.encounters.row import current
from legendarium.taintedgrail.position import Position


class Preview(NamedTuple):
    """The links and bonuses of a card."""

    links: tuple[str, ...]
    """The link of each row from the top: an attribute, `magic`, `free`, or empty."""
    magic_rows: tuple[int, ...] = ()
    """The rows with a matching magic key, paid for or not."""
    markers: int = 0
    cards: int = 0
    extra: bool = False
    """Whether the card could be played as a second or later card."""
    affinity: int = 0
    torn: int = 0
    symbols: int = 0


def preview(p: Position, card: str, magic: int = 0) -> Preview:
    """Preview a card, with this much Magic paid for its magic keys from the top."""
    linked = [""] * len(p.campaign.cards[card].left)
    totals = {"marker": 0, "card": 0, "affinity": 0, "torn": 0, "symbol": 0, "extra": 0}
    level = level_of(p, current(p).active)
    magic_rows = []
    for match in key_matches_of(p, card):
        if match.kind == "magic":
            magic_rows.append(match.row)
            if len(magic_rows) > magic:
                continue
        elif not links(match, level):
            continue
        linked[match.row] = match.word
        for bonus in match.bonuses:
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
