"""Each quest can be completed from every state of its chapter, or its dead end is declared.

To look at every state is out of the question, so the check plays against the quest: it does
everything that can be done except what would complete the quest, forwards and backwards, and then
asks whether the quest can still be completed. What has been ticked, chosen, gained or replaced
stays so; days have gone by, and what one has gathered is spent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.taintedgrail.content.checks.deeds import Deed, brought
from legendarium.taintedgrail.content.checks.possible import Fact, Facts
from legendarium.taintedgrail.content.checks.subject import Subject, error
from legendarium.taintedgrail.content.checks.world import Plan, everything, reveal, section_of
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Choice, Exit, Passage, Quest
from legendarium.taintedgrail.content.parsing import parse_script

LASTING = frozenset({"part", "choice", "secret", "gone", "visited", "done", "happened"})
"""Kinds of facts that are never undone."""
STAYING = LASTING | {"variant", "quest", "task", "dial", "dial-lowered", "random", "chapter"}
"""Kinds of facts that a party still has after any number of days."""
MOST_DEEP = 12
MOST_SWEEPS = 40

State = frozenset[Fact]


class Moment(NamedTuple):
    """A state of the game against the quest, and what was done last."""

    state: State
    done: str
    place: Place


class _Lasting:
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


def check_dead_ends(subject: Subject) -> Iterator[Fault]:
    """Quests that can be lost for good."""
    plan = Plan(subject.campaign)
    possible = everything(plan, plan.start | plan.belongings)
    for quest in subject.campaign.quests.values():
        if quest.id in subject.campaign.dead_ends or ("done", quest.id) not in possible.true:
            continue
        culprits = (Adversary(subject, plan, quest, order).culprit() for order in (1, -1))
        culprit = next((found for found in culprits if found is not None), None)
        if culprit is not None:
            yield error(
                "dead-end",
                subject.place("quest", quest.id, "goal"),
                f"the quest `{quest.id}` cannot be completed any more after {culprit.done}"
                f" ({culprit.place.file}, line {culprit.place.line})",
                "leave another way open, or name the quest in `dead_end` of campaign.toml",
            )


class Adversary:
    """Somebody who does everything but complete a quest, in one order or the other."""

    def __init__(self, subject: Subject, plan: Plan, quest: Quest, order: int) -> None:
        self._subject = subject
        self._plan = plan
        self._quest = quest
        self._order = order
        self._lost: frozenset[Fact] = frozenset(
            ("secret", effect.args[0])
            for script in subject.sources.scripts
            for effect in script.script
            if effect.verb in ("lose-secret", "remove-secret")
        )
        cards = plan.campaign.events.values()
        chapter = next((card.chapter for card in cards if card.quest == quest), 1)
        begun: State = frozenset(("chapter", number) for number in range(1, chapter + 1))
        self._state = self._revealed(plan.start | plan.belongings | begun)
        self._history = [Moment(self._state, "the start", subject.place("campaign"))]

    def culprit(self) -> Moment | None:
        """The first moment after which the quest cannot be completed; None where it always can."""
        for _ in range(MOST_SWEEPS):
            before = self._state
            for deed in self._plan.deeds[:: self._order]:
                self._do(deed)
            if self._state == before:
                break
        low, high = 0, len(self._history) - 1
        if self._open(self._history[high]):
            return None
        while low < high:
            middle = (low + high) // 2
            if self._open(self._history[middle]):
                low = middle + 1
            else:
                high = middle
        return self._history[low]

    def _open(self, moment: Moment) -> bool:
        """Whether the quest can still be completed."""
        kept = {fact for fact in moment.state if fact[0] in STAYING} | self._plan.start
        lasting = _Lasting(moment.state, self._lost)
        facts = everything(self._plan, kept, lasting, late=True)
        return facts.holds(self._quest.goal).true

    def _now(self, state: State) -> Facts:
        """The facts as they are: what is not there is not so."""
        return Facts(self._plan.campaign, state, _Lasting(state, self._lost))

    def _over(self, state: State) -> bool:
        """Whether the quest is done, or the chapter is over: such a state is no dead end."""
        if any(fact[0] == "ending" for fact in state):
            return True
        return self._now(state).holds(self._quest.goal).true

    def _revealed(self, state: State) -> State:
        true = set(state)
        reveal(self._plan, true, _Lasting(state, self._lost))
        return frozenset(true)

    # Doing things

    def _do(self, deed: Deed) -> None:
        state = self._state
        if deed.fact not in state or (deed.once and deed.once in state):
            return
        if deed.fact[0] == "at" and ("gone", deed.fact[1]) in state:
            return
        if not self._now(state).holds(deed.needs).true:
            return
        state = state | set(deed.brings)
        state, turn = self._after(state, deed.effect, deed.here)
        key = turn or deed.passage
        if key:
            self._read(state, key)
        else:
            self._accept(state, deed.label, self._subject.place("campaign"))

    def _after(self, state: State, script: str, here: int) -> tuple[State, str]:
        """What a script makes of a state, and the passage that it turns to, if any."""
        turn = ""
        for effect in parse_script(script):
            now = self._now(state)
            if effect.condition is not None and not now.judge(effect.condition).true:
                continue
            more = list(brought(now, effect, here))
            if effect.verb == "tick" and len(effect.args) == 1:
                more = [fact for fact in more if fact not in state][:1]
            if effect.verb in ("goto", "sealed"):
                turn = str(more[0][1])
            state = state | set(more)
        return state, turn

    def _accept(self, state: State, done: str, place: Place) -> bool:
        """Let it be so, unless it completes the quest or ends the chapter."""
        if self._over(state):
            return False
        if not state <= self._state:
            state = self._revealed(state)
            if any(fact[0] in LASTING for fact in state - self._history[-1].state):
                self._history.append(Moment(state, done, place))
            self._state = state
        return True

    # Reading

    def _read(self, state: State, key: str, deep: int = 0) -> bool:
        """Read a passage to its end; False where every way completes the quest."""
        passage = self._plan.passage(key)
        state = state | {("read", key)}
        place = self._place(key)
        for redirection in passage.redirections:
            verdict = self._now(state).holds(redirection.condition)
            if verdict.true and (not verdict.false or self._is_new(redirection.exit)):
                return self._leave(state, redirection.exit, f"`{key}`", place, deep)
        state, turn = self._after(state, passage.effect, section_of(key))
        if self._over(state):
            return False
        if turn:
            return self._leave(state, Exit("goto", turn), f"`{key}`", place, deep)
        if passage.choices:
            return self._choose(state, passage, deep)
        return self._leave(state, passage.exit, f"`{key}`", place, deep)

    def _place(self, key: str) -> Place:
        if key.startswith("event."):
            return self._subject.place("event", key.removeprefix("event."))
        return self._subject.place("passage", key)

    def _is_new(self, exit: Exit) -> bool:
        """A way that chance or wealth decides is taken while it is new."""
        return bool(exit.to) and ("read", exit.to) not in self._state

    def _leave(self, state: State, exit: Exit, done: str, place: Place, deep: int) -> bool:
        if exit.to and deep < MOST_DEEP:
            return self._read(state, exit.to, deep + 1)
        return self._accept(state, done, place)

    def _choose(self, state: State, passage: Passage, deep: int) -> bool:
        """Take the first choice that leaves the quest open, new ones before old ones."""
        open_now = [
            choice
            for choice in passage.choices[:: self._order]
            if self._now(state).holds(choice.needs).true
        ]
        if not open_now:
            return self._accept(state, f"`{passage.key}`", self._place(passage.key))
        open_now.sort(key=lambda choice: ("choice", _name(passage, choice)) in self._state)
        return any(self._take(state, passage, choice, deep) for choice in open_now)

    def _take(self, state: State, passage: Passage, choice: Choice, deep: int) -> bool:
        name = _name(passage, choice)
        state, turn = self._after(
            state | {("choice", name)}, choice.effect, section_of(passage.key)
        )
        if self._over(state):
            return False
        exit = Exit("goto", turn) if turn else choice.exit
        place = self._subject.place("choice", name)
        return self._leave(state, exit, f"the choice `{name}`", place, deep)


def _name(passage: Passage, choice: Choice) -> str:
    return f"{passage.key}.{choice.id}".removeprefix("log.")
