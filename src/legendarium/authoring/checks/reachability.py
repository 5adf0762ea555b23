"""Checks that every verse, choice, event, location, quest and ending is reachable."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.authoring.checks.campaign_deeds import payable
from legendarium.authoring.checks.fixpoint import Plan, choice_name, reachable_facts
from legendarium.authoring.checks.grid import revealable
from legendarium.authoring.checks.possible import Facts
from legendarium.authoring.checks.subject import Subject, error
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.shapes import COST_EFFECT
from legendarium.taintedgrail.content.writing import write_script


def check_reachability(subject: Subject) -> Iterator[Fault]:
    """Check for content that no game can reach."""
    plan = Plan(subject.campaign)
    facts = reachable_facts(plan, plan.start | plan.temporary_start)
    yield from _passages(subject, facts)
    yield from _places(subject, plan, facts)
    yield from _story(subject, facts)
    yield from _prices(subject, facts)


def _passages(subject: Subject, facts: Facts) -> Iterator[Fault]:
    for passage in subject.campaign.passages.values():
        if ("read", passage.key) not in facts.true:
            yield error(
                "unreachable-verse",
                subject.place("passage", passage.key),
                f"`{passage.key}` can never be read",
                "lead to it with goto or sealed, or check the conditions on the way",
            )
            continue
        for choice in passage.choices:
            name = choice_name(passage, choice)
            if ("choice", name) not in facts.true:
                yield error(
                    "unreachable-choice",
                    subject.place("choice", name),
                    f"the choice `{name}` can never be taken",
                    "check its needs and its cost",
                )


def _places(subject: Subject, plan: Plan, facts: Facts) -> Iterator[Fault]:
    campaign = subject.campaign
    near_enough = revealable(campaign, plan.grid)
    for number, location in campaign.locations.items():
        known = location.original in near_enough if location.original else number in near_enough
        if known and ("at", number) not in facts.true:
            yield error(
                "unreachable-location",
                subject.place("location", number),
                f"{number} can never be on the map",
                "a variant needs `replace location`, other locations a menhir that can be lit",
            )
        elif known and location.menhir is not None and ("menhir", number) not in facts.true:
            yield error(
                "menhir-never-lit",
                subject.place("location", number, "menhir"),
                f"the menhir of {number} can never be lit",
                "check its needs and its cost",
            )


def _story(subject: Subject, facts: Facts) -> Iterator[Fault]:
    campaign = subject.campaign
    for event in campaign.events.values():
        activated = event.quest is not None and ("quest", event.quest.id) in facts.true
        if ("event", event.id) not in facts.true and not activated:
            yield error(
                "unreachable-event",
                subject.place("event", event.id),
                f"the event `{event.id}` can never occur",
                "list it in a chapter, or put it on the deck with an effect",
            )
    for quest in campaign.quests.values():
        if ("done", quest.id) not in facts.true:
            yield error(
                "quest-never-done",
                subject.place("quest", quest.id, "goal"),
                f"the quest `{quest.id}` can never be completed",
                "check its goal, and how the quest becomes active",
            )
    for chapter in campaign.chapters:
        for ending in chapter.endings:
            if ("ending", ending) not in facts.true:
                yield error(
                    "unreachable-ending",
                    subject.place("ending", ending),
                    f"nothing ends the chapter with `{ending}`",
                    f'add an effect `end chapter "{ending}"`',
                )


def _prices(subject: Subject, facts: Facts) -> Iterator[Fault]:
    for script in subject.sources.scripts:
        if script.where == COST_EFFECT and not payable(facts, write_script(script.script)):
            yield error(
                "unpayable-cost",
                script.place,
                f"`{write_script(script.script)}` can never be paid",
                "nothing gives that resource",
            )
