"""How good a card is for a character at all, before one knows what it will lie beside."""

from __future__ import annotations

from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import Bonus, Left, PlayedCard, Right
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.position import Character, Position

MEETS = {"bonus": 0.4, "magic": 0.12, "free": 1.0}
"""How often a left half finds its like and links."""
GIVES = {"marker": 1.0, "affinity": 1.0, "symbol": 1.0, "card": 0.55, "extra": 0.7, "torn": -0.3}
OPEN = 0.28
"""What an open key is worth to the next card, where the character has the attribute."""
BARRED = 0.06
"""The same for a key that others may meet."""
SCRIPT = {
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
TRIGGERS = {"placement": 0.8, "delayed": 0.6, "attack": 0.6, "activation": 1.2}


def quality(p: Position, one: Character, number: str) -> float:
    """The worth of a card to its owner, about the progress that it makes."""
    card = p.campaign.cards[number]
    worth = sum(map(_left, card.left))
    worth += sum(_right(p, one, card, half) for half in card.right)
    if card.ability is not None:
        worth += TRIGGERS.get(card.ability.on, 0.5) * script_worth(card.ability.effect)
    if card.spend is not None:
        worth += 0.5 * script_worth(card.spend.effect)
    return worth


def _left(half: Left) -> float:
    return MEETS.get(half.kind, 0.0) * sum(map(_bonus, half.bonuses))


def _bonus(bonus: Bonus) -> float:
    return GIVES[bonus.kind] * bonus.amount


def _right(p: Position, one: Character, card: PlayedCard, half: Right) -> float:
    if half.kind == "attribute":
        if half.cancel:
            return -0.1
        met = attribute(p, one, half.attribute, card.kind) >= half.level
        return (OPEN if met else BARRED) * half.multiplier
    if half.kind == "magic":
        return 0.12
    return 0.1 * (half.multiplier - 1) - (0.2 if half.cancel else 0.0)


def script_worth(script: str) -> float:
    """About the progress that the effects of a card make."""
    worth = 0.0
    for effect in parse_script(script):
        much = effect.amount if isinstance(effect.amount, int) else 1
        part = 0.6 if effect.condition is not None else 1.0
        if effect.verb in SCRIPT:
            worth += part * SCRIPT[effect.verb] * much
        elif effect.verb in ("gain", "lose", "pay"):
            worth += part * much * _track(effect.verb, str(effect.args[0]))
    return worth


def _track(verb: str, what: str) -> float:
    sign = 1 if verb == "gain" else -1
    if what == "terror":
        sign = -sign
    return sign * {"health": 0.9, "terror": 0.5, "energy": 0.7}.get(what, 0.5)
