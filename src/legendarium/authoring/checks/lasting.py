"""Facts that are never undone, and whether a quest is still possible with some of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.authoring.checks.fixpoint import (
    GrowingFacts,
    Plan,
    choice_name,
    reachable_facts,
)
from legendarium.authoring.checks.possible import Fact, Facts
from legendarium.authoring.checks.subject import Subject
from legendarium.taintedgrail.content.model import Quest
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.references import calls
from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Either,
    Negation,
)

LASTING = frozenset({"part", "choice", "secret", "gone", "visited", "done", "happened"})
"""Kinds of facts that are never undone."""
PERSISTENT = LASTING | {"variant", "quest", "task", "dial", "dial-lowered", "random", "chapter"}
"""Kinds of facts that still hold after any number of days."""

State = frozenset[Fact]
OVER: Fact = ("over",)
"""The chapter has ended."""


class Lasting:
    """The facts of a state that are never undone."""

    def __init__(self, state: State, lost: frozenset[Fact]) -> None:
        self._state = state
        self._lost = lost

    def __contains__(self, fact: object) -> bool:
        return (
            isinstance(fact, tuple)
            and fact in self._state
            and fact[0] in LASTING
            and fact not in self._lost
        )


def lost_secrets(subject: Subject) -> frozenset[Fact]:
    """Secrets that some effect takes away, so that having them does not last."""
    return frozenset(
        ("secret", effect.args[0])
        for script in subject.sources.scripts
        for effect in script.script
        if effect.verb in ("lose-secret", "remove-secret")
    )


class Way(NamedTuple):
    """A way to complete a quest: its deeds and passages, and the facts that could close it."""

    steps: frozenset[str]
    needed: State
    closing: State
    open: list[State]
    """Sets of closing facts that leave it open without any other facts."""

    shut: list[State]
    """Sets of closing facts that do not."""

    known: dict[State, bool]
    """Whether it is open, by the facts that close it or help."""


class Outlook:
    """Computes whether a quest is still possible; known ways are tried first."""

    def __init__(self, subject: Subject, plan: Plan, quest: Quest) -> None:
        self._plan = plan
        self._goal = quest.goal
        self._lost = lost_secrets(subject)
        self._ways: list[Way] = []
        self._known: dict[State, bool] = {}
        cards = plan.campaign.events.values()
        chapter = next((card.chapter for card in cards if card.quest == quest), 1)
        self.begun: State = frozenset(("chapter", number) for number in range(1, chapter + 1))

    def facts_in(self, state: State) -> Facts:
        """The facts of a state, in which missing facts are false."""
        return Facts(self._plan.campaign, state, Lasting(state, self._lost))

    def is_over(self, state: State) -> bool:
        """Whether the quest is done or the chapter is over, so that there is no dead end."""
        return OVER in state or self.facts_in(state).holds(self._goal).true

    def is_possible(self, state: State) -> bool:
        """Whether the quest can still be completed long after this state."""
        state = frozenset(fact for fact in state if fact[0] in PERSISTENT)
        return any(self._is_still_open(way, state) for way in self._ways) or self._is_reachable(
            state
        )

    def _is_still_open(self, way: Way, state: State) -> bool:
        """Whether a known way is still open."""
        closed = state & way.closing
        if any(closed <= known for known in way.open):
            return True
        if not any(known <= closed for known in way.shut):
            if self._is_open_alone(way, closed):
                way.open.append(closed)
                return True
            one = next(
                (fact for fact in closed if not self._is_open_alone(way, frozenset({fact}))), None
            )
            way.shut.append(closed if one is None else frozenset({one}))
        relevant = state & (way.closing | way.needed)
        if relevant not in way.known:
            lasting = Lasting(relevant, self._lost)
            way.known[relevant] = self._reaches_goal(relevant, lasting, way.steps)
        return way.known[relevant]

    def _is_open_alone(self, way: Way, closed: State) -> bool:
        """Whether a way is open with these facts and no others."""
        return self._reaches_goal(frozenset(), Lasting(closed, self._lost), way.steps)

    def _reaches_goal(self, true: State, fixed: Lasting, only: frozenset[str]) -> bool:
        whole = true | self._plan.start | self.begun
        facts = reachable_facts(self._plan, whole, fixed, True, only, self._goal)
        return facts.holds(self._goal).true

    def _is_reachable(self, state: State) -> bool:
        if state not in self._known:
            whole = state | self._plan.start | self.begun
            facts = reachable_facts(self._plan, whole, Lasting(state, self._lost), late=True)
            self._known[state] = facts.holds(self._goal).true
            if self._known[state]:
                self._ways.append(self._way(facts))
        return self._known[state]

    def _way(self, facts: GrowingFacts) -> Way:
        """The way by which a goal was reached, with the facts that could close it."""
        needed = facts.with_causes(facts.support(parse_condition(self._goal)))
        steps = frozenset(str(fact[1]) for fact in needed if fact[0] in ("read", "did"))
        closing: set[Fact] = set()
        for number in self._plan.campaign.locations:
            closing |= {("gone", number), ("variant", number)}
        for deed in self._plan.deeds:
            if deed.label in steps:
                closing |= {deed.once} - {()}
                closing.update(_closing(facts, [deed.needs], [deed.effect]))
        for key in (str(fact[1]) for fact in needed if fact[0] == "read"):
            passage = self._plan.passage(key)
            taken = [c for c in passage.choices if ("choice", choice_name(passage, c)) in needed]
            effects = [passage.effect, *(choice.effect for choice in taken)]
            closing.update(_closing(facts, [choice.needs for choice in taken], effects))
            for redirection in passage.redirections:
                for call in calls(parse_condition(redirection.condition)):
                    closing.update(_facts_of(facts, call))
        return Way(steps, frozenset(needed), frozenset(closing), [], [], {})


def _closing(facts: Facts, needs: list[str], effects: list[str]) -> Iterator[Fact]:
    """Facts that can make needs or conditions of effects fail."""
    conditions = [parse_condition(text) for text in needs if text]
    for script in effects:
        conditions += (e.condition for e in parse_script(script) if e.condition is not None)
    for condition in conditions:
        for call in _calls_against(condition, False):
            yield from _facts_of(facts, call)


def _facts_of(facts: Facts, call: Call) -> tuple[Fact, ...]:
    known = facts.facts_of_call(call)
    return (*known, ("visited", *call.args)) if call.name == "visited" else known


def _calls_against(condition: Condition, denied: bool) -> Iterator[Call]:
    """The names of a condition that can make it false by being true."""
    if isinstance(condition, Negation):
        yield from _calls_against(condition.part, not denied)
    elif isinstance(condition, Both | Either):
        for part in condition.parts:
            yield from _calls_against(part, denied)
    elif denied or (isinstance(condition, Comparison) and condition.op not in (">", ">=")):
        yield from calls(condition)
