"""How well the whole group stands: its people, its light, its quests and what it may expect."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import Imagined
from legendarium.bots.taintedgrail.judgement.people import (
    EXPERIENCE,
    ITEM,
    body,
    health_between,
    person,
)
from legendarium.bots.taintedgrail.judgement.stones import hope, light
from legendarium.taintedgrail.conditions import asked_of_all, meets
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.position import Character, Position

QUEST = 22.0
ENDING = 40.0
MARK = 0.4
"""A status that was ticked: it may open something."""
TASK = 0.5
FIGHT_HEALTH = 2.5
"""The Health that a combat costs, alone."""
FIGHT_GAIN = 0.72 * (EXPERIENCE + 1.3)
TALK_GAIN = 0.7 * (EXPERIENCE + 1.0) - 0.9
BEATEN = 0.72
"""How often an encounter is won."""


def standing(p: Position) -> float:
    """The worth of all that lies open."""
    worth = sum(person(p, one) for one in p.characters)
    worth += light(p) + hope(p)
    worth += MARK * sum(map(len, p.statuses.values())) + TASK * len(p.tasks)
    for quest in p.quests:
        if quest in p.succeeded or _is_reached(p, quest):
            worth += QUEST
    if p.ending:
        worth += ENDING
    return worth


def _is_reached(p: Position, quest: str) -> bool:
    goal = parse_condition(p.campaign.quests[quest].goal)
    return meets(p, goal, asked_of_all(p))


def expected_standing(im: Imagined) -> float:
    """The same for what was imagined, with the items drawn and the encounters met."""
    worth = standing(im.p) + ITEM * im.items
    members = im.members
    for fight in im.fights:
        worth += fight_worth(im.p, members, is_talk(im.p, fight))
    return worth


def is_talk(p: Position, fight: str) -> bool:
    """Whether an encounter is talk: the back of the card shows it (ENC-1)."""
    card = p.campaign.encounters.get(fight)
    return (card.colour if card is not None else fight) == "blue"


def fight_worth(p: Position, members: list[Character], talk: bool) -> float:
    """What an encounter is expected to bring and to cost; those who fight share the blows."""
    if not members:
        return 0.0
    if talk:
        return TALK_GAIN * len(members)
    blows = FIGHT_HEALTH / len(members) ** 0.8
    worth = FIGHT_GAIN + 0.72 * EXPERIENCE * (len(members) - 1)
    for one in members:
        worth += health_between(one.health - blows) - health_between(float(one.health))
        if body(p, one) < 0:
            worth -= 1.0
    return worth
