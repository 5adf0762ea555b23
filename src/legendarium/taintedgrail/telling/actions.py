"""Describes actions, choices and menhirs: cost, requirements, effect."""

from __future__ import annotations

from legendarium.table.phrase import Phrase, capital, say
from legendarium.taintedgrail.content.model import ActionText, Campaign, Choice, MenhirText
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.conditions import condition_phrase
from legendarium.taintedgrail.telling.effects import cost_phrase, effect_phrase
from legendarium.taintedgrail.telling.lists import for_price, in_turn


def action_phrase(action: ActionText, campaign: Campaign, in_story: bool = True) -> Phrase:
    """`2 Energy → gain 2 Food; once per day; needs: Courage 2+`.

    `in_story` is off for the own action of a character, which concerns nobody else (ACT-4).
    """
    effect = effect_phrase(action.effect, campaign, in_story)
    parts = [for_price(capital(cost_phrase(action.cost)), effect)]
    if action.once_per_day:
        parts.append(say("tg-limit-day"))
    if action.needs:
        parts.append(needs_phrase(condition_phrase(action.needs)))
    return in_turn(parts)


def choice_phrase(passage: str, choice: Choice) -> Phrase:
    """The text of a choice of the journal, with its price unless the text names it."""
    text = names.choice(passage, choice.id)
    if not choice.cost:
        return text
    return say("tg-option-choice", text=text, cost=cost_phrase(choice.cost))


def menhir_phrases(
    text: MenhirText, campaign: Campaign, players: int, cost: str = "", dial: int = 0
) -> list[Phrase]:
    """What lighting a menhir costs and does; `cost` and `dial` if a mode changes them."""
    price = cost_phrase(cost or text.cost[players - 1], players)
    lines = [say("tg-menhir-cost", cost=price)]
    if text.needs:
        lines.append(capital(needs_phrase(condition_phrase(text.needs))))
    lines.append(say("tg-menhir-dial", number=dial or text.dial[players - 1]))
    if text.effect:
        effect = effect_phrase(text.effect, campaign, in_story=True, players=players)
        lines.append(say("tg-menhir-effect", effect=effect))
    return lines


def needs_phrase(condition: Phrase) -> Phrase:
    """What must be true."""
    return say("tg-needs", condition=condition)
