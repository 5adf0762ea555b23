"""Each quest can be completed from every state of its chapter, or its dead end is declared.

To look at every state is out of the question, so the check plays against the quest: it does
everything that can be done except what would complete the quest, forwards and backwards, and then
asks whether the quest can still be completed. What has been ticked, chosen, gained or replaced
stays so; days have gone by, and what one starts with is spent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.taintedgrail.content.checks.deeds import Deed, brought, payable
from legendarium.taintedgrail.content.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.checks.subject import Subject, error
from legendarium.taintedgrail.content.checks.world import Plan, everything, reveal
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Choice, Passage, Quest
from legendarium.taintedgrail.content.parsing import parse_script

LASTING = ("part", "choice", "secret", "gone", "visited", "done")
"""Kinds of facts that are never undone."""
MOST_DEEP = 12
MOST_SWEEPS = 40


class Moment(NamedTuple):
    """A state of the game against the quest, and what was done last."""

    facts: frozenset[Fact]
    done: str
    place: Place


def check_dead_ends(subject: Subject, declared: frozenset[str] = frozenset()) -> Iterator[Fault]:
    """Quests that can be lost for good."""
    plan = Plan(subject.campaign)
    possible = everything(plan, plan.start | plan.belongings)
    for quest in subject.campaign.quests.values():
        if quest.id in declared or ("done", quest.id) not in possible.true:
            continue
        for backwards in (False, True):
            culprit = _Adversary(subject, plan, quest, backwards).culprit()
            if culprit is not None:
                yield error(
                    "dead-end",
                    subject.place("quest", quest.id, "goal"),
                    f"the quest `{quest.id}` cannot be completed any more after {culprit.done}"
                    f" ({culprit.place.file}, line {culprit.place.line})",
                    "leave another way open, or name the quest in `dead_end` of campaign.toml",
                )
                break


class _Adversary:
    """Somebody who does everything but complete a quest."""

    def __init__(self, subject: Subject, plan: Plan, quest: Quest, backwards: bool) -> None:
        self._subject = subject
        self._plan = plan
        self._quest = quest
        self._backwards = backwards
        self._lost = {
            ("secret", effect.args[0])
            for script in subject.sources.scripts
            for effect in script.script
            if effect.verb in ("lose-secret", "remove-secret")
        }
        chapter = next(
            (e.chapter for e in plan.campaign.events.values() if e.quest == quest), 1
        )
        begun: set[Fact] = {("chapter", number) for number in range(1, chapter + 1)}
        self._facts = plan.start | begun
        self._history = [Moment(frozenset(self._facts), "the start", subject.place("campaign"))]

    def culprit(self) -> Moment | None:
        """The first moment after which the quest cannot be completed; None where it always can."""
        for _ in range(MOST_SWEEPS):
            before = len(self._history)
            for deed in reversed(self._plan.deeds) if self._backwards else self._plan.deeds:
                self._do(deed)
            if len(self._history) == before:
                break
        if self._open(self._history[-1]):
            return None
        low, high = 0, len(self._history) - 1
        while low < high:
            middle = (low + high) // 2
            if self._open(self._history[middle]):
                low = middle + 1
            else:
                high = middle
        return self._history[low]

    def _open(self, moment: Moment) -> bool:
        """Whether the quest can still be completed."""
        facts = everything(self._plan, moment.facts, self._lasting(moment.facts), late=True)
        return facts.holds(self._quest.goal).true

    def _lasting(self, facts: frozenset[Fact]) -> set[Fact]:
        return {fact for fact in facts if fact[0] in LASTING and fact not in self._lost}

    def _now(self, facts: frozenset[Fact]) -> Facts:
        """The facts as they are: what is not there is not so."""
        return Facts(self._plan.campaign, facts, self._lasting(facts))

    def _do(self, deed: Deed) -> None:
        facts = self._shown(self._facts)
        if deed.fact not in facts or (deed.fact[0] == "at" and ("gone", deed.fact[1]) in facts):
            return
        now = self._now(facts)
        if not now.holds(deed.needs).true or not self._payable(deed.cost):
            return
        after = self._after(facts | set(deed.brings), deed.effect)
        if deed.passage:
            self._read(after, deed.passage, deed.label)
        else:
            self._accept(after, deed.label, self._subject.place("campaign"))

    def _shown(self, facts: frozenset[Fact]) -> frozenset[Fact]:
        now = self._now(facts)
        reveal(self._plan, now)
        return frozenset(now.true)

    def _payable(self, cost: str) -> bool:
        """Somebody who wants to do harm finds what it takes."""
        del cost
        return True

    def _after(self, facts: frozenset[Fact], script: str) -> frozenset[Fact]:
        for effect in parse_script(script):
            now = self._now(facts)
            if effect.condition is None or now.judge(effect.condition).true:
                more = [fact for fact in brought(now, effect) if fact[0] not in ("res", "item")]
                if effect.verb == "tick" and len(effect.args) == 1:
                    more = [fact for fact in more if fact not in facts][:1]
                facts = facts | set(more)
        return facts

    def _accept(self, facts: frozenset[Fact], done: str, place: Place) -> bool:
        """Let it be so, unless it completes the quest."""
        if self._now(facts).holds(self._quest.goal).true:
            return False
        if facts != self._facts:
            self._facts = facts
            if self._lasting(facts) != self._lasting(self._history[-1].facts):
                self._history.append(Moment(facts, done, place))
        return True

    def _read(self, facts: frozenset[Fact], key: str, label: str, deep: int = 0) -> bool:
        """Read a passage to its end; False where every way completes the quest."""
        del label
        passage = self._plan.passage(key)
        place = self._subject.place("passage", key)
        if key.startswith("event."):
            place = self._subject.place("event", key.removeprefix("event."))
        facts = facts | {("read", key)}
        for redirection in passage.redirections:
            verdict = self._now(facts).holds(redirection.condition)
            if verdict.true and (deep < MOST_DEEP) and (not verdict.false or self._curious(redirection.exit.to)):
                to = redirection.exit.to
                if to:
                    return self._read(facts, to, key, deep + 1)
                return self._accept(facts, f"`{key}`", place)
        facts = self._after(facts, passage.effect)
        if self._now(facts).holds(self._quest.goal).true:
            return False
        if passage.choices:
            return self._choose(facts, passage, place, deep)
        if passage.exit.to and deep < MOST_DEEP:
            return self._read(facts, passage.exit.to, key, deep + 1)
        return self._accept(facts, f"`{key}`", place)

    def _curious(self, key: str) -> bool:
        """A way that chance or somebody's wealth decides is taken while it is new."""
        return ("read", key) not in self._facts

    def _choose(self, facts: frozenset[Fact], passage: Passage, place: Place, deep: int) -> bool:
        """Take every choice once that does not complete the quest; one of them now."""
        choices = passage.choices[::-1] if self._backwards else passage.choices
        open_to_us = [choice for choice in choices if self._now(facts).holds(choice.needs).true]
        taken = [c for c in open_to_us if ("choice", self._name(passage, c)) in facts]
        for choice in [c for c in open_to_us if c not in taken] + taken:
            if self._take(facts, passage, choice, deep):
                return True
        return not open_to_us and self._accept(facts, f"`{passage.key}`", place)

    def _name(self, passage: Passage, choice: Choice) -> str:
        return f"{passage.key}.{choice.id}".removeprefix("log.")

    def _take(self, facts: frozenset[Fact], passage: Passage, choice: Choice, deep: int) -> bool:
        name = self._name(passage, choice)
        after = self._after(facts | {("choice", name)}, choice.effect)
        if self._now(after).holds(self._quest.goal).true:
            return False
        if choice.exit.to and deep < MOST_DEEP:
            return self._read(after, choice.exit.to, passage.key, deep + 1)
        return self._accept(after, f"the choice `{name}`", self._subject.place("choice", name))
