"""The named sets that options and events speak of; what a campaign names is a plain text."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypeAliasType

from legendarium.table.kinds import Names
from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    RESOURCES,
    TRACKS,
)

DeckName = TypeAliasType("DeckName", Annotated[str, Names("deck", (COMBAT, DIPLOMACY))])
AttributeName = TypeAliasType("AttributeName", Annotated[str, Names("attribute", ATTRIBUTES)])
ResourceName = TypeAliasType("ResourceName", Annotated[str, Names("resource", RESOURCES)])
PaymentName = TypeAliasType("PaymentName", Annotated[str, Names("resource", (*RESOURCES, *TRACKS))])
"""What a cost can consist of."""
GiftName = TypeAliasType("GiftName", Annotated[str, Names("gift", (*RESOURCES, "item", "secret"))])

SkillSide = Literal["a", "b"]
CoinSide = Literal["heads", "tails"]
WayOfCard = Literal["in", "out"]
