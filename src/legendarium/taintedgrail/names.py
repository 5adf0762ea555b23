"""The named sets that options and events speak of; what a campaign names is a plain text."""

from __future__ import annotations

from typing import Annotated, Literal

from legendarium.table.kinds import Names
from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    RESOURCES,
    TRACKS,
)

DeckName = Annotated[str, Names("deck", (COMBAT, DIPLOMACY))]
AttributeName = Annotated[str, Names("attribute", ATTRIBUTES)]
ResourceName = Annotated[str, Names("resource", RESOURCES)]
PaymentName = Annotated[str, Names("resource", (*RESOURCES, *TRACKS))]
"""What a cost can consist of."""
GiftName = Annotated[str, Names("gift", (*RESOURCES, "item", "secret"))]

SkillSide = Literal["a", "b"]
CoinSide = Literal["heads", "tails"]
WayOfCard = Literal["in", "out"]
