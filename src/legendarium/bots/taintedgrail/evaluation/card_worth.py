"""The general worth of a card to a character, whatever card it will be placed beside."""

from __future__ import annotations

from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import Bonus, Left, PlayedCard, Right
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.position import Character, Position

LINK_RATES = {"bonus": 0.4, "magic": 0.12, "free": 1.0}
"""How often a left half meets a matching key and links, by kind."""
BONUS_WORTH = {
    "marker": 1.0,
    "affinity": 1.0,
    "symbol": 1.0,
    "card": 0.55,
    "extra": 0.7,
    "torn": -0.3,
}
MET_KEY_WORTH = 0.28
"""The worth of an attribute key to the next card if the character has the attribute."""
UNMET_KEY_WORTH = 0.06
"""The worth of an attribute key that only other characters may meet."""
VERB_WORTH = {
    "gain-markers": 1.0,
    "raise-affinity": 1.0,
    "draw-cards": 0.6,
    "prevent-hits": 0.7,
    "prevent-markers": 0.6,
    "charge": 0.4,
    "hit": -1.0,
    "lower-affinity": -1.0,
    "lose-markers": -1.0,
    "discard-cards": -0.6,
    "tear-card": -0.2,
}
TRIGGER_WEIGHTS = {"placement": 0.8, "delayed": 0.6, "attack": 0.6, "activation": 1.2}


def card_quality(p: Position, one: Character, number: str) -> float:
    """The worth of a card to its owner, roughly in units of progress."""
    card = p.campaign.cards[number]
    worth = sum(map(_left_half_worth, card.left))
    worth += sum(_right_half_worth(p, one, card, half) for half in card.right)
    if card.ability is not None:
        worth += TRIGGER_WEIGHTS.get(card.ability.on, 0.5) * script_worth(card.ability.effect)
    if card.spend is not None:
        worth += 0.5 * script_worth(card.spend.effect)
    return worth


def _left_half_worth(half: Left) -> float:
    return LINK_RATES.get(half.kind, 0.0) * sum(map(_bonus_worth, half.bonuses))


def _bonus_worth(bonus: Bonus) -> float:
    return BONUS_WORTH[bonus.kind] * bonus.amount


def _right_half_worth(p: Position, one: Character, card: PlayedCard, half: Right) -> float:
    if half.kind == "attribute":
        if half.cancel:
            return -0.1
        met = attribute(p, one, half.attribute, card.kind) >= half.level
        return (MET_KEY_WORTH if met else UNMET_KEY_WORTH) * half.multiplier
    if half.kind == "magic":
        return 0.12
    return 0.1 * (half.multiplier - 1) - (0.2 if half.cancel else 0.0)


def script_worth(script: str) -> float:
    """The worth of the effects of a card, roughly in units of progress."""
    worth = 0.0
    for effect in parse_script(script):
        amount = effect.amount if isinstance(effect.amount, int) else 1
        part = 0.6 if effect.condition is not None else 1.0
        if effect.verb in VERB_WORTH:
            worth += part * VERB_WORTH[effect.verb] * amount
        elif effect.verb in ("gain", "lose", "pay"):
            worth += part * amount * _unit_worth(effect.verb, str(effect.args[0]))
    return worth


def _unit_worth(verb: str, what: str) -> float:
    sign = 1 if verb == "gain" else -1
    if what == "terror":
        sign = -sign
    return sign * {"health": 0.9, "terror": 0.5, "energy": 0.7}.get(what, 0.5)
