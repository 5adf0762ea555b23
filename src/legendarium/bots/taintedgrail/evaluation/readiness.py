"""Progress within reach in an encounter: keys the hand can link, delayed cards, charges."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.encounter_effects import encounter_of
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import Bonus
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.encounters.keys import KeyMatch, key_matches, links
from legendarium.taintedgrail.encounters.row import last_card, right_halves
from legendarium.taintedgrail.position import Character, Position

NEXT_TURN_WEIGHT = 0.5
"""The weight of progress from keys that can be linked next turn."""
SAME_ACTIVATION_WEIGHT = 0.9
"""The weight of progress from keys that can be linked in this activation."""
DELAYED_ABILITY_WEIGHT = 0.7
"""The weight of progress from a delayed ability, which may still be covered."""


def follow_up_progress(q: Position, one: Character) -> float:
    """The weighted progress of the best card in hand, linked with the last card of the row."""
    right = right_halves(q, last_card(q))
    kind = encounter_of(q).kind
    best = 0.0
    for number in dict.fromkeys(one.hand):
        met = key_matches(right, q.campaign.cards[number].left)
        gives, extra = 0.0, False
        for match in met:
            if links(match, lambda name: attribute(q, one, name, kind)):
                gives += key_progress(match)
                extra = extra or match.has_extra
        best = max(best, gives * (SAME_ACTIVATION_WEIGHT if extra else NEXT_TURN_WEIGHT))
    return best


def key_progress(match: KeyMatch) -> float:
    """The progress a key gives if it links; drawing a card counts a little."""
    return sum(map(_bonus_progress, match.bonuses))


def _bonus_progress(bonus: Bonus) -> float:
    if bonus.kind in ("marker", "affinity", "symbol"):
        return float(bonus.amount)
    return 0.3 * bonus.amount if bonus.kind == "card" else 0.0


def pending_progress(q: Position) -> float:
    """The weighted progress of delayed abilities and charges of uncovered cards."""
    worth = 0.0
    for card in encounter_of(q).row:
        if card.covered:
            continue
        printed = q.campaign.cards[card.number]
        if card.tokens and printed.ability is not None:
            worth += DELAYED_ABILITY_WEIGHT * _script_progress(printed.ability.effect)
        if card.charges and printed.spend is not None:
            left = card.charges / printed.spend.charges
            worth += left * _script_progress(printed.spend.effect) * 0.8
        if printed.passive and printed.ability is not None and printed.ability.on != "placement":
            worth += 0.4
    return worth


def _script_progress(script: str) -> float:
    """The progress a script makes; prevention and drawing count half."""
    amount = 0.0
    for effect in parse_script(script):
        count = effect.amount if isinstance(effect.amount, int) else 1
        if effect.verb in ("gain-markers", "raise-affinity"):
            amount += count
        elif effect.verb in ("prevent-hits", "prevent-markers", "draw-cards"):
            amount += 0.5 * count
    return amount
