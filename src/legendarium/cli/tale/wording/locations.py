"""Describes actions and menhirs: cost, requirements, effect."""

from __future__ import annotations

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.abilities import ARROW
from legendarium.cli.tale.wording.conditions import condition_text
from legendarium.cli.tale.wording.effects import cost_text, effect_text
from legendarium.cli.tale.wording.sentences import capital
from legendarium.locale import Words
from legendarium.taintedgrail.content.model import ActionText, Choice, MenhirText


def action_text(action: ActionText, words: Words, story: Story, in_story: bool = True) -> str:
    """`2 Energy → gain 2 Food; once per day; needs: Courage 2+`.

    `in_story` is off for the own action of a character, which concerns nobody else (ACT-4).
    """
    cost = cost_text(action.cost, words, story) or words.say("tg-free")
    effect = effect_text(action.effect, words, story, in_story) or words.say("tg-nothing")
    more = [words.say("tg-limit-day")] if action.once_per_day else []
    return "; ".join([capital(cost) + ARROW + effect, *more, *_needs(action.needs, words, story)])


def choice_text(passage: str, choice: Choice, words: Words, story: Story) -> str:
    """The text of a choice of the journal, with its price unless the text names it."""
    said = story.choice(passage, choice.id)
    cost = cost_text(choice.cost, words, story)
    told = all(price in said for price in cost.split(", "))
    return said if told else f"{said} [{cost}]"


def menhir_text(
    text: MenhirText, words: Words, story: Story, players: int, cost: str = "", dial: int = 0
) -> list[str]:
    """What lighting a menhir costs and does; `cost` and `dial` if a mode changes them."""
    price = cost_text(cost or text.cost[players - 1], words, story, players)
    number = dial or text.dial[players - 1]
    lines = [words.say("tg-menhir-cost", cost=price or words.say("tg-free"))]
    lines += [capital(one) for one in _needs(text.needs, words, story)]
    lines.append(words.say("tg-menhir-dial", number=number))
    if text.effect:
        effect = effect_text(text.effect, words, story, in_story=True, players=players)
        lines.append(words.say("tg-menhir-effect", effect=effect))
    return lines


def _needs(needs: str, words: Words, story: Story) -> list[str]:
    if not needs:
        return []
    return [words.say("tg-needs", condition=condition_text(needs, words, story))]
