"""Describes abilities of cards: when, how often, at what price, and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from legendarium.table.phrase import Phrase, capital, say
from legendarium.taintedgrail.abilities import ENCOUNTER_HOOKS, IMPLIED_LIMIT
from legendarium.taintedgrail.content.model import (
    Ability,
    Campaign,
    Item,
    Secret,
    Sheet,
    Skill,
    Spend,
)
from legendarium.taintedgrail.telling.amounts import much, signed
from legendarium.taintedgrail.telling.conditions import condition_phrase
from legendarium.taintedgrail.telling.effects import cost_phrase, effect_phrase
from legendarium.taintedgrail.telling.lists import for_price, labelled, listed


def ability_phrase(ability: Ability, campaign: Campaign, kind: str = "") -> Phrase:
    """`During the attack, once per activation: 1 charge → prevent 1 hit`.

    `kind` is the kind of its card, combat or diplomacy, if the card has one.
    """
    head = _moment(ability, kind)
    limit = ability.limit or ("" if ability.cost else IMPLIED_LIMIT.get(ability.on, ""))
    if limit:
        head = listed((head, say(f"tg-limit-{limit}")))
    if ability.condition:
        head = say("tg-if", effect=head, condition=condition_phrase(ability.condition))
    return labelled(capital(head), _effect_of(ability, campaign))


def ability_phrases(
    abilities: Iterable[Ability], campaign: Campaign, kind: str = ""
) -> list[Phrase]:
    """A line for each ability."""
    return [ability_phrase(one, campaign, kind) for one in abilities]


def _moment(ability: Ability, kind: str) -> Phrase:
    if ability.on == "attack":
        return say("tg-on-attack", kind=kind or ability.within)
    moment = say(f"tg-on-{ability.on}", number=ability.tokens)
    scope = _scope(ability)
    return say("tg-scoped", moment=moment, scope=say(f"tg-within-{scope}")) if scope else moment


def _scope(ability: Ability) -> str:
    """Where the ability works, if that must be said; always for a bonus."""
    if ability.on == "always":
        return "" if ability.within == "anywhere" else ability.within
    if ability.on not in ENCOUNTER_HOOKS or ability.within not in ("combat", "diplomacy"):
        return ""
    return ability.within


def _effect_of(ability: Ability, campaign: Campaign) -> Phrase:
    if ability.bonus:
        return bonus_phrase(ability.bonus)
    effect = effect_phrase(ability.effect, campaign)
    if ability.cost:
        return for_price(cost_phrase(ability.cost), effect)
    return say("tg-optional", effect=effect) if ability.optional else effect


def bonus_phrase(bonus: Mapping[str, int]) -> Phrase:
    """`Courage +1, Caution −1`."""
    return listed(
        say("tg-changed", what=say(f"tg-name-{name}"), change=signed(number))
        for name, number in bonus.items()
    )


def spend_phrase(spend: Spend, campaign: Campaign) -> Phrase:
    """What the charges on a card buy (SEQ-5)."""
    effect = effect_phrase(spend.effect, campaign)
    return capital(for_price(much("charges", spend.charges), effect))


# Cards of a character -----------------------------------------------------------------------------


def item_phrases(item: Item, campaign: Campaign) -> list[Phrase]:
    """The keyword of an item, whether it can be crafted, and its abilities."""
    marks = [say(f"tg-name-{item.keyword}")] if item.keyword else []
    if item.craftable:
        marks.append(say("tg-craftable"))
    return _headed(marks, item.abilities, campaign)


def secret_phrases(secret: Secret, campaign: Campaign) -> list[Phrase]:
    """The number and keyword of a secret, whether it is personal, and its abilities."""
    marks = [say("tg-secret-number", number=secret.number)]
    if secret.keyword:
        marks.append(say(f"tg-name-{secret.keyword}"))
    if secret.personal:
        marks.append(say("tg-personal"))
    return _headed(marks, secret.abilities, campaign)


def _headed(marks: list[Phrase], abilities: Iterable[Ability], campaign: Campaign) -> list[Phrase]:
    head = [capital(listed(marks))] if marks else []
    return [*head, *ability_phrases(abilities, campaign)]


def skill_phrases(skill: Skill, side: str, campaign: Campaign) -> list[Phrase]:
    """What a side of a skill does; its card is also a point of its attribute (2.9)."""
    point = capital(bonus_phrase({skill.attribute: 1}))
    return [point, *ability_phrases(skill.side(side), campaign)]


def flaw_phrases(sheet: Sheet, campaign: Campaign) -> list[Phrase]:
    """What the flaw of a character does."""
    return ability_phrases(sheet.abilities, campaign)
