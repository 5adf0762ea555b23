"""Describes combat and diplomacy cards: key halves, bonuses and abilities."""

from __future__ import annotations

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.content.model import Bonus, Campaign, Left, PlayedCard, Right
from legendarium.taintedgrail.telling.abilities import ability_phrase, spend_phrase
from legendarium.taintedgrail.telling.amounts import much, signed
from legendarium.taintedgrail.telling.lists import labelled, listed

_COUNTED = {"marker": "markers", "card": "cards"}


def bonus_symbol_phrase(bonus: Bonus) -> Phrase:
    """A symbol in a left half: `2 markers`, `affinity +1`, `extra play`."""
    if bonus.kind in _COUNTED:
        return much(_COUNTED[bonus.kind], bonus.amount)
    if bonus.kind == "affinity":
        return say("tg-bonus-affinity", change=signed(bonus.amount))
    return say(f"tg-bonus-{bonus.kind}", number=bonus.amount)


def left_phrase(half: Left) -> Phrase | None:
    """A left half, if there is one."""
    kind = None if half.kind in ("none", "bonus") else say(f"tg-half-{half.kind}")
    if not half.bonuses:
        return kind
    bonuses = listed(map(bonus_symbol_phrase, half.bonuses))
    return labelled(kind, bonuses) if kind else bonuses


def right_phrase(half: Right) -> Phrase | None:
    """A right half, if there is one: `Courage 1 ×2`."""
    if half.kind == "none":
        return None
    if half.kind == "attribute":
        attribute = say(f"tg-name-{half.attribute}")
        phrase = say("tg-half-attribute", attribute=attribute, level=half.level)
    else:
        phrase = say(f"tg-half-{half.kind}")
    if half.multiplier > 1:
        return say("tg-half-times", half=phrase, number=half.multiplier)
    return say("tg-half-cancel", half=phrase) if half.cancel else phrase


def card_phrases(card: PlayedCard, campaign: Campaign) -> list[Phrase]:
    """The text of a card besides its keys."""
    lines = [say("tg-passive")] if card.passive else []
    if card.ability is not None:
        lines.append(ability_phrase(card.ability, campaign, card.kind))
    if card.spend is not None:
        lines.append(spend_phrase(card.spend, campaign))
    return lines
