"""What is never undone, and whether a quest is still possible once some of it is so."""

from __future__ import annotations

from legendarium.taintedgrail.content.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.checks.subject import Subject
from legendarium.taintedgrail.content.checks.world import Plan, everything
from legendarium.taintedgrail.content.model import Quest
from legendarium.taintedgrail.content.parsing import parse_condition

LASTING = frozenset({"part", "choice", "secret", "gone", "visited", "done", "happened"})
"""Kinds of facts that are never undone."""
STAYING = LASTING | {"variant", "quest", "task", "dial", "dial-lowered", "random", "chapter"}
"""Kinds of facts that a party still has after any number of days."""

State = frozenset[Fact]
OVER: Fact = ("over",)
"""The chapter has ended."""


class Lasting:
    """Those facts of a state that are never undone."""

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
    """Secrets that some effect takes away again, so that having them does not last."""
    return frozenset(
        ("secret", effect.args[0])
        for script in subject.sources.scripts
        for effect in script.script
        if effect.verb in ("lose-secret", "remove-secret")
    )


class Outlook:
    """Whether a quest is still possible. Ways that were found once are tried first."""

    def __init__(self, subject: Subject, plan: Plan, quest: Quest) -> None:
        self._plan = plan
        self._goal = quest.goal
        self._lost = lost_secrets(subject)
        self._ways: list[set[str]] = []
        cards = plan.campaign.events.values()
        chapter = next((card.chapter for card in cards if card.quest == quest), 1)
        self.begun: State = frozenset(("chapter", number) for number in range(1, chapter + 1))

    def now(self, state: State) -> Facts:
        """The facts as they are: what is not there is not so."""
        return Facts(self._plan.campaign, state, Lasting(state, self._lost))

    def over(self, state: State) -> bool:
        """Whether the quest is done, or the chapter is over: such a state is no dead end."""
        return OVER in state or self.now(state).holds(self._goal).true

    def possible(self, state: State) -> bool:
        """Whether the quest can be completed, long after the state has come about."""
        kept = {fact for fact in state if fact[0] in STAYING} | self._plan.start | self.begun
        lasting = Lasting(state, self._lost)
        for way in self._ways:
            facts = everything(self._plan, kept, lasting, late=True, only=way)
            if facts.holds(self._goal).true:
                return True
        facts = everything(self._plan, kept, lasting, late=True)
        if not facts.holds(self._goal).true:
            return False
        needed = facts.because_of(facts.support(parse_condition(self._goal)))
        self._ways.append({str(fact[1]) for fact in needed if fact[0] in ("read", "did")})
        return True
