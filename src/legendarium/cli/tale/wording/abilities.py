"""Describes abilities of cards: when, how often, at what price, and what they do."""

from __future__ import annotations

from collections.abc import Iterable

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.conditions import condition_text
from legendarium.cli.tale.wording.effects import cost_text, effect_text
from legendarium.cli.tale.wording.sentences import capital
from legendarium.locale import Words
from legendarium.taintedgrail.abilities import ENCOUNTER_HOOKS, IMPLIED_LIMIT
from legendarium.taintedgrail.content.model import Ability, Item, Secret, Sheet, Skill, Spend

ARROW = " → "
MINUS = "−"


def ability_text(ability: Ability, words: Words, story: Story, kind: str = "") -> str:
    """`During the attack, once per activation: 1 charge → prevent 1 hit`.

    `kind` is the kind of its card, combat or diplomacy, if the card has one.
    """
    when = [_moment(ability, words, kind)]
    limit = ability.limit or ("" if ability.cost else IMPLIED_LIMIT.get(ability.on, ""))
    if limit:
        when.append(words.say(f"tg-limit-{limit}"))
    head = ", ".join(when)
    if ability.condition:
        condition = condition_text(ability.condition, words, story)
        head = words.say("tg-if", effect=head, condition=condition)
    return f"{capital(head)}: {_effect_of(ability, words, story)}"


def abilities_text(
    abilities: Iterable[Ability], words: Words, story: Story, kind: str = ""
) -> list[str]:
    """A line for each ability."""
    return [ability_text(one, words, story, kind) for one in abilities]


def _moment(ability: Ability, words: Words, kind: str) -> str:
    if ability.on == "attack":
        return words.say("tg-on-attack", kind=kind or ability.within)
    said = words.say(f"tg-on-{ability.on}", number=ability.tokens)
    scope = _scope(ability)
    return f"{said} ({words.say(f'tg-within-{scope}')})" if scope else said


def _scope(ability: Ability) -> str:
    """Where the ability works, if that must be said; always for a bonus."""
    if ability.on == "always":
        return "" if ability.within == "anywhere" else ability.within
    if ability.on not in ENCOUNTER_HOOKS or ability.within not in ("combat", "diplomacy"):
        return ""
    return ability.within


def _effect_of(ability: Ability, words: Words, story: Story) -> str:
    if ability.bonus:
        return bonus_text(dict(ability.bonus), words)
    effect = effect_text(ability.effect, words, story) or words.say("tg-nothing")
    if ability.cost:
        return cost_text(ability.cost, words, story) + ARROW + effect
    return words.say("tg-optional", effect=effect) if ability.optional else effect


def bonus_text(bonus: dict[str, int], words: Words) -> str:
    """`Courage +1, Caution −1`."""
    return ", ".join(f"{words.say(f'tg-name-{name}')} {signed(n)}" for name, n in bonus.items())


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def spend_text(spend: Spend, words: Words, story: Story) -> str:
    """What the charges on a card buy (SEQ-5)."""
    price = words.say("tg-much-charges", number=spend.charges)
    return capital(price + ARROW + effect_text(spend.effect, words, story))


# Cards of a character -----------------------------------------------------------------------------


def item_text(item: Item, words: Words, story: Story) -> list[str]:
    """The keyword of an item, whether it can be crafted, and its abilities."""
    marks = [words.say(f"tg-name-{item.keyword}")] if item.keyword else []
    if item.craftable:
        marks.append(words.say("tg-craftable"))
    return _headed(marks, item.abilities, words, story)


def secret_text(secret: Secret, words: Words, story: Story) -> list[str]:
    """The number and keyword of a secret, whether it is personal, and its abilities."""
    marks = [words.say("tg-secret-number", number=secret.number)]
    if secret.keyword:
        marks.append(words.say(f"tg-name-{secret.keyword}"))
    if secret.personal:
        marks.append(words.say("tg-personal"))
    return _headed(marks, secret.abilities, words, story)


def _headed(
    marks: list[str], abilities: Iterable[Ability], words: Words, story: Story
) -> list[str]:
    head = [capital(", ".join(marks))] if marks else []
    return [*head, *abilities_text(abilities, words, story)]


def skill_text(skill: Skill, side: str, words: Words, story: Story) -> list[str]:
    """What a side of a skill does; its card is also a point of its attribute (2.9)."""
    point = capital(bonus_text({skill.attribute: 1}, words))
    return [point, *abilities_text(skill.side(side), words, story)]


def flaw_text(sheet: Sheet, words: Words, story: Story) -> list[str]:
    """What the flaw of a character does."""
    return abilities_text(sheet.abilities, words, story)
