"""What lies ready in an encounter: keys that the hand can link, delayed cards, charges."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.blows import encounter_of
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import Bonus
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.encounters.keys import Meeting, links, meetings
from legendarium.taintedgrail.encounters.row import last_card, right_halves
from legendarium.taintedgrail.position import Character, Position

NEXT = 0.5
"""What a key that the next turn can link is worth, of what it gives."""
NOW = 0.9
"""The same where the card can still be played in this activation."""
LATER = 0.7
"""The same for a delayed ability that may yet be covered."""


def follow_up(q: Position, one: Character) -> float:
    """What the best card of the hand would link with the last card of the row."""
    right = right_halves(q, last_card(q))
    kind = encounter_of(q).kind
    best = 0.0
    for number in dict.fromkeys(one.hand):
        met = meetings(right, q.campaign.cards[number].left)
        gives, extra = 0.0, False
        for meeting in met:
            if links(meeting, lambda name: attribute(q, one, name, kind)):
                gives += key_gives(meeting)
                extra = extra or meeting.has_extra
        best = max(best, gives * (NOW if extra else NEXT))
    return best


def key_gives(meeting: Meeting) -> float:
    """The progress of a key, where it links; a card counts a little."""
    return sum(map(_gives, meeting.bonuses))


def _gives(bonus: Bonus) -> float:
    if bonus.kind in ("marker", "affinity", "symbol"):
        return float(bonus.amount)
    return 0.3 * bonus.amount if bonus.kind == "card" else 0.0


def waiting(q: Position) -> float:
    """Delayed abilities and charges of cards that lie open."""
    worth = 0.0
    for card in encounter_of(q).row:
        if card.covered:
            continue
        printed = q.campaign.cards[card.number]
        if card.tokens and printed.ability is not None:
            worth += LATER * _advances(printed.ability.effect)
        if card.charges and printed.spend is not None:
            worth += card.charges / printed.spend.charges * _advances(printed.spend.effect) * 0.8
        if printed.passive and printed.ability is not None and printed.ability.on != "placement":
            worth += 0.4
    return worth


def _advances(script: str) -> float:
    """The progress that a script makes; what it prevents counts a little."""
    much = 0.0
    for effect in parse_script(script):
        count = effect.amount if isinstance(effect.amount, int) else 1
        if effect.verb in ("gain-markers", "raise-affinity"):
            much += count
        elif effect.verb in ("prevent-hits", "prevent-markers", "draw-cards"):
            much += 0.5 * count
    return much
