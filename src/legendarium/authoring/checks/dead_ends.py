"""Checks that each quest can be completed from every state, unless its dead end is declared.

There are too many states to check them all, so two searches approximate it. The first takes
everything that can ever be done with the shortest history that leads there: what was ticked,
chosen, gained or replaced on the way stays so, while days have passed and resources are spent. The
second, in `adversary`, does everything possible without completing the quest. After either, the
quest must still be possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.authoring.checks.adversary import Adversary
from legendarium.authoring.checks.fixpoint import GrowingFacts, Plan, reachable_facts
from legendarium.authoring.checks.lasting import OVER, Outlook, State
from legendarium.authoring.checks.possible import Fact
from legendarium.authoring.checks.subject import Subject, error
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Passage, Quest

FORWARDS, BACKWARDS = 1, -1


class Step(NamedTuple):
    """Something that can be done, and the state after it."""

    done: str
    place: Place
    state: State


def check_dead_ends(subject: Subject) -> Iterator[Fault]:
    """Check for quests that can be lost permanently."""
    campaign = subject.campaign
    plan = Plan(campaign)
    possible = reachable_facts(plan, plan.start | plan.temporary_start)
    # Longest histories first: a quest that is open after them is open after shorter ones too.
    steps = sorted(_steps(subject, plan, possible), key=lambda step: -len(step.state))
    for quest in campaign.quests.values():
        if quest.id in campaign.dead_ends or ("done", quest.id) not in possible.true:
            continue
        closed = _cause_of_dead_end(subject, plan, quest, steps)
        if closed:
            yield error(
                "dead-end",
                subject.place("quest", quest.id, "goal"),
                f"the quest `{quest.id}` can no longer be completed after {closed}",
                "leave another way open, or list the quest in `dead_end` of campaign.toml",
            )


def _cause_of_dead_end(subject: Subject, plan: Plan, quest: Quest, steps: list[Step]) -> str:
    """What makes a quest impossible permanently; empty if nothing does."""
    outlook = Outlook(subject, plan, quest)
    if not outlook.is_possible(frozenset()):
        return "many days have passed"
    if any(_closes(outlook, step) for step in steps):
        shortest = next(step for step in reversed(steps) if _closes(outlook, step))
        return f"{shortest.done} ({shortest.place.file}, line {shortest.place.line})"
    for order in (FORWARDS, BACKWARDS):
        moment = Adversary(subject, plan, outlook, order).first_closed(outlook.is_possible)
        if moment is not None:
            return f"{moment.done} ({moment.place.file}, line {moment.place.line})"
    return ""


def _closes(outlook: Outlook, step: Step) -> bool:
    return not outlook.is_over(step.state) and not outlook.is_possible(step.state)


def _steps(subject: Subject, plan: Plan, possible: GrowingFacts) -> Iterator[Step]:
    """Everything with lasting facts: choices first, then verses, then deeds."""
    for kind, told in (("choice", "the choice "), ("read", "")):
        for fact in [fact for fact in possible.causes if fact[0] == kind]:
            name = str(fact[1])
            of = "choice" if kind == "choice" else "passage"
            if of == "passage" and name.startswith("event."):
                of, name = "event", name.removeprefix("event.")
            facts = [fact, *_immediate_facts(plan, possible, fact)]
            yield Step(f"{told}`{fact[1]}`", subject.place(of, name), _history(possible, facts))
    for deed in plan.deeds:
        if deed.fact in possible.true and possible.holds(deed.needs).true:
            made = possible.made_by(deed.effect)
            facts = [deed.fact, *possible.reasons(deed.needs), *deed.brings, *made]
            yield Step(f"`{deed.label}`", subject.place("campaign"), _history(possible, facts))


def _immediate_facts(plan: Plan, possible: GrowingFacts, fact: Fact) -> Iterator[Fact]:
    """The immediate facts of a choice or a verse: its effects, and those of its destination."""
    key = str(fact[1])
    if fact[0] == "choice":
        key, _, name = key.rpartition(".")
        key = key if key.startswith(("page.", "event.")) else f"log.{key}"
        (choice,) = [one for one in plan.passage(key).choices if one.id == name]
        yield from possible.made_by(choice.effect)
        if choice.exit.to:
            yield from _passage_facts(possible, plan.passage(choice.exit.to))
    yield from _passage_facts(possible, plan.passage(key))


def _passage_facts(possible: GrowingFacts, passage: Passage) -> Iterator[Fact]:
    if not passage.redirections:
        yield from possible.made_by(passage.effect)


def _history(possible: GrowingFacts, facts: list[Fact]) -> State:
    """The state with these facts and everything that must precede them.

    Of a status without numbered parts, only one part is ticked.
    """
    whole = possible.with_causes(facts)
    statuses = possible.campaign.statuses
    state = {
        fact
        for fact in whole
        if fact[0] != "part" or statuses[str(fact[1])].numbered or fact[2] == 1
    }
    if any(fact[0] == "ending" for fact in state):
        state.add(OVER)
    return frozenset(state)
