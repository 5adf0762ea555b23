"""The worth of the whole group: its characters, light, quests and expected encounters."""

from __future__ import annotations

from legendarium.bots.taintedgrail.evaluation.character_worth import (
    EXPERIENCE_WORTH,
    ITEM_WORTH,
    body_worth,
    character_worth,
    interpolated_health_worth,
)
from legendarium.bots.taintedgrail.evaluation.menhir_worth import light_worth, lighting_hope
from legendarium.bots.taintedgrail.imagination.imagining import Imagined
from legendarium.taintedgrail.conditions import everybody_context, meets
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.position import Character, Position

QUEST_WORTH = 22.0
ENDING_WORTH = 40.0
STATUS_PART_WORTH = 0.4
"""The worth of a ticked status, which may open something."""
TASK_WORTH = 0.5
COMBAT_HEALTH_COST = 2.5
"""The Health that a combat costs a lone character."""
COMBAT_GAIN = 0.72 * (EXPERIENCE_WORTH + 1.3)
DIPLOMACY_GAIN = 0.7 * (EXPERIENCE_WORTH + 1.0) - 0.9
WIN_RATE = 0.72
"""The share of encounters that are won."""


def group_worth(p: Position) -> float:
    """The worth of everything that is visible."""
    worth = sum(character_worth(p, one) for one in p.characters)
    worth += light_worth(p) + lighting_hope(p)
    worth += STATUS_PART_WORTH * sum(map(len, p.statuses.values())) + TASK_WORTH * len(p.tasks)
    for quest in p.quests:
        if quest in p.succeeded or _is_reached(p, quest):
            worth += QUEST_WORTH
    if p.ending:
        worth += ENDING_WORTH
    return worth


def _is_reached(p: Position, quest: str) -> bool:
    goal = parse_condition(p.campaign.quests[quest].goal)
    return meets(p, goal, everybody_context(p))


def expected_group_worth(im: Imagined) -> float:
    """The worth after what was imagined, with items to draw and encounters to play."""
    worth = group_worth(im.p) + ITEM_WORTH * im.items
    members = im.members
    for fight in im.fights:
        worth += encounter_worth(im.p, members, is_diplomacy(im.p, fight))
    return worth


def is_diplomacy(p: Position, fight: str) -> bool:
    """Whether an encounter is diplomacy, as the back of the card shows (ENC-1)."""
    card = p.campaign.encounters.get(fight)
    return (card.colour if card is not None else fight) == "blue"


def encounter_worth(p: Position, members: list[Character], talk: bool) -> float:
    """The expected worth of an encounter; in combat the members share the damage."""
    if not members:
        return 0.0
    if talk:
        return DIPLOMACY_GAIN * len(members)
    damage = COMBAT_HEALTH_COST / len(members) ** 0.8
    worth = COMBAT_GAIN + 0.72 * EXPERIENCE_WORTH * (len(members) - 1)
    for one in members:
        worth += interpolated_health_worth(one.health - damage) - interpolated_health_worth(
            float(one.health)
        )
        if body_worth(p, one) < 0:
            worth -= 1.0
    return worth
