"""The named sets that options and events speak of: squares, cards, colours, ranks."""

from __future__ import annotations

from typing import Annotated, Literal

from legendarium.table.kinds import Names
from legendarium.tashkalar.arena import DIRECTIONS, SQUARE

SQUARES = Names("square", SQUARE, "1.1")
BEINGS = Names("being", rule="3.1")
"""Every being; the package `schools` fills it from its decks."""
FLARES = Names("flare", rule="3.1")
"""Every flare; the module `flares` fills it."""
CARDS = Names("card", rule="3.1")
"""Every being, then every flare."""
TASKS = Names("task")
"""Every task; the module `tasks` fills it."""
WAYS = Names("direction", DIRECTIONS)
HIDDEN = "hidden"
"""Stands for a card that the reader has not seen."""
CARDS_OR_HIDDEN = Names("card", (HIDDEN,), "3.1")
ALTERNATIVES = Names("alternative", ("gain-action", "destroy-adjacent", "destroy-commons"))
"""What an effect can offer besides placing, moving and changing pieces."""

SquareName = Annotated[str, SQUARES]
BeingName = Annotated[str, BEINGS]
FlareName = Annotated[str, FLARES]
CardName = Annotated[str, CARDS]
CardOrHidden = Annotated[str, CARDS_OR_HIDDEN]
TaskName = Annotated[str, TASKS]
Direction = Annotated[str, WAYS]
Alternative = Annotated[str, ALTERNATIVES]

Colour = Literal["blue", "red", "yellow", "green"]
RankName = Literal["common", "heroic", "legendary"]
OfferKind = Literal["concede", "skip-last-turns"]
Pile = Literal["being", "legend", "flare"]
"""A deck that cards are drawn from and put under."""
