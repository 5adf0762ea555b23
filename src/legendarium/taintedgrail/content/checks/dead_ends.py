"""Each quest can be completed from every state of its chapter, or its dead end is declared.

To look at every state is out of the question. Two searches come near it. The first goes through
everything that can ever be done and looks at the shortest history that leads there: what has been
ticked, chosen, gained or replaced on the way stays so; days have gone by, and what was gathered is
spent. The second, in `adversary`, does all at once that leaves the quest undone. After either, the
quest must still be possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.taintedgrail.content.checks.adversary import Adversary
from legendarium.taintedgrail.content.checks.lasting import OVER, Outlook, State
from legendarium.taintedgrail.content.checks.possible import Fact
from legendarium.taintedgrail.content.checks.subject import Subject, error
from legendarium.taintedgrail.content.checks.world import Growing, Plan, everything
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Passage, Quest

FORWARDS, BACKWARDS = 1, -1


class Step(NamedTuple):
    """Something that can be done, and all that is true once it has been."""

    done: str
    place: Place
    state: State


def check_dead_ends(subject: Subject) -> Iterator[Fault]:
    """Quests that can be lost for good."""
    campaign = subject.campaign
    plan = Plan(campaign)
    possible = everything(plan, plan.start | plan.luck)
    # The longest histories first: what they leave open is open after shorter ones too.
    steps = sorted(_steps(subject, plan, possible), key=lambda step: -len(step.state))
    for quest in campaign.quests.values():
        if quest.id in campaign.dead_ends or ("done", quest.id) not in possible.true:
            continue
        closed = _closed_by(subject, plan, quest, steps)
        if closed:
            yield error(
                "dead-end",
                subject.place("quest", quest.id, "goal"),
                f"the quest `{quest.id}` cannot be completed any more after {closed}",
                "leave another way open, or name the quest in `dead_end` of campaign.toml",
            )


def _closed_by(subject: Subject, plan: Plan, quest: Quest, steps: list[Step]) -> str:
    """What closes a quest for good; empty where nothing does."""
    outlook = Outlook(subject, plan, quest)
    if not outlook.possible(frozenset()):
        return "many days have gone by"
    if any(_closes(outlook, step) for step in steps):
        shortest = next(step for step in reversed(steps) if _closes(outlook, step))
        return f"{shortest.done} ({shortest.place.file}, line {shortest.place.line})"
    for order in (FORWARDS, BACKWARDS):
        moment = Adversary(subject, plan, outlook, order).first_closed(outlook.possible)
        if moment is not None:
            return f"{moment.done} ({moment.place.file}, line {moment.place.line})"
    return ""


def _closes(outlook: Outlook, step: Step) -> bool:
    return not outlook.over(step.state) and not outlook.possible(step.state)


def _steps(subject: Subject, plan: Plan, possible: Growing) -> Iterator[Step]:
    """Everything that leaves a lasting mark: choices first, then verses, then the rest."""
    for kind, told in (("choice", "the choice "), ("read", "")):
        for fact in [fact for fact in possible.causes if fact[0] == kind]:
            name = str(fact[1])
            of = "choice" if kind == "choice" else "passage"
            if of == "passage" and name.startswith("event."):
                of, name = "event", name.removeprefix("event.")
            facts = [fact, *_comes_with(plan, possible, fact)]
            yield Step(f"{told}`{fact[1]}`", subject.place(of, name), _history(possible, facts))
    for deed in plan.deeds:
        if deed.fact in possible.true and possible.holds(deed.needs).true:
            made = possible.made_by(deed.effect)
            facts = [deed.fact, *possible.reasons(deed.needs), *deed.brings, *made]
            yield Step(f"`{deed.label}`", subject.place("campaign"), _history(possible, facts))


def _comes_with(plan: Plan, possible: Growing, fact: Fact) -> Iterator[Fact]:
    """What a choice or a verse brings at once: its effects, and those of where it leads."""
    key = str(fact[1])
    if fact[0] == "choice":
        key, _, name = key.rpartition(".")
        key = key if key.startswith(("page.", "event.")) else f"log.{key}"
        (choice,) = [one for one in plan.passage(key).choices if one.id == name]
        yield from possible.made_by(choice.effect)
        if choice.exit.to:
            yield from _made_in(possible, plan.passage(choice.exit.to))
    yield from _made_in(possible, plan.passage(key))


def _made_in(possible: Growing, passage: Passage) -> Iterator[Fact]:
    if not passage.redirections:
        yield from possible.made_by(passage.effect)


def _history(possible: Growing, facts: list[Fact]) -> State:
    """The facts, and all that must have come before; of boxes without a number, one."""
    whole = possible.because_of(facts)
    statuses = possible.campaign.statuses
    state = {
        fact
        for fact in whole
        if fact[0] != "part" or statuses[str(fact[1])].numbered or fact[2] == 1
    }
    if any(fact[0] == "ending" for fact in state):
        state.add(OVER)
    return frozenset(state)
