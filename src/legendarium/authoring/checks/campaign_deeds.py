"""Everything that can be done in a campaign: all scripts, and when they are possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.authoring.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.model import Ability, Campaign
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Effect


class Deed(NamedTuple):
    """Something that can be done while a fact holds: at a location, with a card, by an event."""

    label: str
    fact: Fact
    needs: str = ""
    cost: str = ""
    effect: str = ""
    passage: str = ""
    """The passage that is read."""

    brings: tuple[Fact, ...] = ()
    """Facts that it makes true besides those of its effect."""

    once: Fact = ()
    """A fact after which it is not done again, once that fact is fixed."""


START: Fact = ("start",)
PERISHED: Fact = ("perished",)
"""Everybody has died and mercy was granted: possible, but not as a way to complete a quest."""


def deeds(campaign: Campaign) -> Iterator[Deed]:
    """All deeds, without the choices of passages, which follow from reading."""
    yield from _at_locations(campaign)
    yield from _of_events(campaign)
    yield from _of_cards(campaign)
    for dial in campaign.dials.values():
        moved: Fact = ("dial" if dial.kind == "time" else "dial-lowered", dial.id)
        yield Deed(f"dial {dial.id}", moved, effect=dial.run_out)
    mercy: Fact = ("part", campaign.mercy_status, 1)
    yield Deed("mercy", PERISHED, passage=f"page.{campaign.mercy_page}", brings=(mercy,))


def _at_locations(campaign: Campaign) -> Iterator[Deed]:
    for number, location in campaign.locations.items():
        here: Fact = ("at", number)
        visited: Fact = ("visited", number)
        for part in ("arrival", "intro"):
            if f"log.{number}.{part}" in campaign.passages:
                yield Deed(
                    f"{number} {part}", here, passage=f"log.{number}.{part}", brings=(visited,)
                )
        for part in ("dream", "nightmare") if "dreams" in location.emblems else ():
            if f"log.{number}.{part}" in campaign.passages:
                yield Deed(f"{number} {part}", here, passage=f"log.{number}.{part}")
        for action in location.actions:
            label = f"{number} {action.id}"
            yield Deed(label, here, action.needs, action.cost, action.effect)
        menhir = location.menhir
        if menhir is not None:
            lit: Fact = ("menhir", number)
            for cost in dict.fromkeys(menhir.cost):
                yield Deed(
                    f"menhir {number}",
                    here,
                    menhir.needs,
                    cost,
                    menhir.effect,
                    brings=(lit,),
                )


def _of_events(campaign: Campaign) -> Iterator[Deed]:
    for chapter in campaign.chapters:
        begun: Fact = ("chapter", chapter.number)
        for name in chapter.events:
            happened: Fact = ("happened", name)
            yield Deed(f"event {name}", begun, brings=(("event", name),), once=happened)
        for name in chapter.random_events:
            yield Deed(f"random {name}", ("random", chapter.number), brings=(("event", name),))
    for event in campaign.events.values():
        brings: tuple[Fact, ...] = (("happened", event.id),)
        if event.quest is not None:
            brings = (*brings, ("quest", event.quest.id))
        comes: Fact = ("event", event.id)
        yield Deed(f"event {event.id}", comes, passage=f"event.{event.id}", brings=brings)
    for quest in campaign.quests.values():
        yield Deed(
            f"quest {quest.id}",
            ("quest", quest.id),
            quest.goal,
            effect=quest.success,
            brings=(("done", quest.id),),
            once=("done", quest.id),
        )


def _of_cards(campaign: Campaign) -> Iterator[Deed]:
    for sheet in campaign.sheets.values():
        action = sheet.action
        yield Deed(f"action {sheet.id}", START, action.needs, action.cost, action.effect)
        yield from _abilities(f"character {sheet.id}", START, sheet.abilities)
    for skill in campaign.skills.values():
        yield from _abilities(
            f"skill {skill.number}", START, (*skill.a.abilities, *skill.b.abilities)
        )
    for item in campaign.items.values():
        yield from _abilities(f"item {item.id}", ("item", item.id), item.abilities)
    for secret in campaign.secrets.values():
        have: Fact = ("secret", secret.number)
        brings: list[Fact] = [("dial", secret.dial)] if secret.dial else []
        brings += [("quest", secret.quest.id)] if secret.quest is not None else []
        brings += [("keyword", secret.keyword)] if secret.keyword else []
        yield Deed(f"secret {secret.number}", have, brings=tuple(brings))
        yield from _abilities(f"secret {secret.number}", have, secret.abilities)
    for encounter in campaign.encounters.values():
        met: Fact = ("met", encounter.id)
        for script in (encounter.reward, encounter.loot, encounter.failure):
            yield Deed(f"encounter {encounter.id}", met, effect=script)
        yield from _abilities(f"encounter {encounter.id}", met, encounter.traits)


def _abilities(label: str, fact: Fact, abilities: tuple[Ability, ...]) -> Iterator[Deed]:
    for ability in abilities:
        yield Deed(label, fact, ability.condition, ability.cost, ability.effect)


def payable(facts: Facts, cost: str) -> bool:
    """Whether a cost can ever be paid, because all its resources can be gained."""
    return all(_payable(facts, effect) for effect in parse_script(cost))


def _payable(facts: Facts, effect: Effect) -> bool:
    if effect.verb != "pay" or effect.args[0] in ("energy", "health", "charges"):
        return True
    return effect.amount == 0 or ("res", effect.args[0]) in facts.true
