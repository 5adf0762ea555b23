"""Parts shared by the schemas of several kinds: hooks, numbers and fields."""

from __future__ import annotations

from legendarium.taintedgrail.content.shapes import (
    COST_EFFECT,
    NEEDS,
    ConditionText,
    Field,
    Id,
    Number,
    ScriptText,
)

LOCATION = Number(1, 999, "location")
SECRET = Number(1, 999, "secret")
PAGE = Number(1, 999, "page")
DIAL = Number(1, 12)

STORY_ON = ("action", "morning", "evening", "travel", "explore")
ENCOUNTER_ON = ("encounter", "activation", "any", "attack")
AFTERMATH_ON = ("victory", "flight")
ABILITY_ON = (*STORY_ON, *ENCOUNTER_ON, *AFTERMATH_ON, "always")
CARD_ON = ("placement", "delayed", "attack", "activation")
TRAIT_ON = ("start", "activation", "attack", *AFTERMATH_ON)

COST = Field("cost", ScriptText(COST_EFFECT), "what must be paid", '"pay 2 energy"', default="")
NEEDED = Field("needs", ConditionText(NEEDS), "what must be true", '"res(wealth) >= 1"', default="")
EFFECT = Field("effect", ScriptText(), "what happens", '"gain 1 food"', default="")


def named(what: str, example: str) -> Field:
    """The field that holds the id of a record."""
    return Field("id", Id(), f"the id of the {what}", f'"{example}"', required=True)
