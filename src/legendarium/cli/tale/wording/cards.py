"""Describes combat and diplomacy cards: key halves, bonuses and abilities."""

from __future__ import annotations

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.abilities import ability_text, signed, spend_text
from legendarium.locale import Words
from legendarium.taintedgrail.content.model import Bonus, Left, PlayedCard, Right

_COUNTED = {"marker": "markers", "card": "cards"}


def bonus_symbol_text(bonus: Bonus, words: Words) -> str:
    """A symbol in a left half: `2 markers`, `affinity +1`, `extra play`."""
    if bonus.kind in _COUNTED:
        return words.say(f"tg-much-{_COUNTED[bonus.kind]}", number=bonus.amount)
    if bonus.kind == "affinity":
        return words.say("tg-bonus-affinity", change=signed(bonus.amount))
    return words.say(f"tg-bonus-{bonus.kind}", number=bonus.amount)


def left_text(half: Left, words: Words) -> str:
    """A left half; empty if there is none."""
    bonuses = ", ".join(bonus_symbol_text(one, words) for one in half.bonuses)
    if half.kind in ("none", "bonus"):
        return bonuses
    kind = words.say(f"tg-half-{half.kind}")
    return f"{kind}: {bonuses}" if bonuses else kind


def right_text(half: Right, words: Words) -> str:
    """A right half: `Courage 1 ×2`; empty if there is none."""
    if half.kind == "none":
        return ""
    if half.kind == "attribute":
        text = f"{words.say(f'tg-name-{half.attribute}')} {half.level}"
    else:
        text = words.say(f"tg-half-{half.kind}")
    if half.multiplier > 1:
        return f"{text} ×{half.multiplier}"
    return words.say("tg-half-cancel", half=text) if half.cancel else text


def card_text(card: PlayedCard, words: Words, story: Story) -> list[str]:
    """The text of a card besides its keys."""
    lines = [words.say("tg-passive")] if card.passive else []
    if card.ability is not None:
        lines.append(ability_text(card.ability, words, story, card.kind))
    if card.spend is not None:
        lines.append(spend_text(card.spend, words, story))
    return lines
