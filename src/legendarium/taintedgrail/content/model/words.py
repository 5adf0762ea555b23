"""The words of the rules that a campaign uses."""

from __future__ import annotations

from types import MappingProxyType
from typing import Literal

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
ATTRIBUTES: tuple[Attribute, ...] = (
    "aggression",
    "empathy",
    "courage",
    "caution",
    "practicality",
    "spirituality",
)
OPPOSITE: MappingProxyType[str, Attribute] = MappingProxyType(
    {
        "aggression": "empathy",
        "empathy": "aggression",
        "courage": "caution",
        "caution": "courage",
        "practicality": "spirituality",
        "spirituality": "practicality",
    }
)
RESOURCES = ("food", "wealth", "reputation", "magic", "xp")
TRACKS = ("energy", "health", "terror")
KEYWORDS = ("weapon", "armour", "shield", "companion", "relic")
COLOURS = ("green", "grey", "purple", "blue")
EMBLEMS = ("menhir", "dreams", "hostile", "friendly")
DIRECTIONS = ("north", "east", "south", "west")
STEP = MappingProxyType({"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)})
FACING = MappingProxyType({"north": "south", "east": "west", "south": "north", "west": "east"})

COMBAT = "combat"
DIPLOMACY = "diplomacy"

# When an ability can be used.
STORY_ON = ("action", "morning", "evening", "travel", "explore")
ENCOUNTER_ON = ("encounter", "activation", "any", "attack")
AFTERMATH_ON = ("victory", "flight")
ABILITY_ON = (*STORY_ON, *ENCOUNTER_ON, *AFTERMATH_ON, "always")
CARD_ON = ("placement", "delayed", "attack", "activation")
TRAIT_ON = ("start", "activation", "attack", *AFTERMATH_ON)
