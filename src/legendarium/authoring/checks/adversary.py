"""A simulated player who does everything possible except completing a quest."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from legendarium.authoring.checks.campaign_deeds import Deed
from legendarium.authoring.checks.consequences import facts_of_effect
from legendarium.authoring.checks.fixpoint import (
    GrowingFacts,
    Plan,
    choice_name,
    reveal,
)
from legendarium.authoring.checks.lasting import LASTING, OVER, Outlook, State
from legendarium.authoring.checks.possible import Fact
from legendarium.authoring.checks.subject import Subject
from legendarium.taintedgrail.content.faults import Place
from legendarium.taintedgrail.content.model import END, Choice, Exit, Passage
from legendarium.taintedgrail.content.parsing import parse_script

MAX_DEPTH = 12
MAX_SWEEPS = 40
Trail = tuple[str, ...]
"""The choices taken in one reading."""


class Moment(NamedTuple):
    """A state of the game, and the last action."""

    state: State
    done: str
    place: Place


class Adversary:
    """Plays against a quest, going through the deeds forwards (1) or backwards (-1)."""

    def __init__(self, subject: Subject, plan: Plan, outlook: Outlook, order: int) -> None:
        self._subject = subject
        self._plan = plan
        self._outlook = outlook
        self._order = order
        self._state = self._revealed(plan.start | plan.temporary_start | outlook.begun)
        self._history = [Moment(self._state, "the start", subject.place("campaign"))]

    def first_closed(self, possible: Callable[[State], bool]) -> Moment | None:
        """The first moment after which the quest is impossible; None if it stays possible."""
        for _ in range(MAX_SWEEPS):
            before = self._state
            for deed in self._plan.deeds[:: self._order]:
                self._do(deed)
            if self._state == before:
                break
        low, high = 0, len(self._history) - 1
        if possible(self._history[high].state):
            return None
        while low < high:
            middle = (low + high) // 2
            if possible(self._history[middle].state):
                low = middle + 1
            else:
                high = middle
        return self._history[low]

    def _revealed(self, state: State) -> State:
        facts = GrowingFacts(self._plan.campaign, set(state), state, late=False)
        reveal(self._plan, facts)
        return frozenset(facts.found)

    def _do(self, deed: Deed) -> None:
        state = self._state
        if deed.fact not in state or (deed.once and deed.once in state):
            return
        if deed.fact[0] == "at" and ("gone", deed.fact[1]) in state:
            return
        if not self._outlook.facts_in(state).holds(deed.needs).true:
            return
        state, turn = self._after(_with(state, deed.brings), deed.effect)
        key = turn or deed.passage
        if key:
            self._read(state, key, ())
        else:
            self._accept(state, f"`{deed.label}`", self._subject.place("campaign"))

    def _after(self, state: State, script: str) -> tuple[State, str]:
        """The state after a script, and the passage that it leads to, if any."""
        turn = ""
        for effect in parse_script(script):
            now = self._outlook.facts_in(state)
            if effect.condition is not None and not now.judge(effect.condition).true:
                continue
            more = list(facts_of_effect(now, effect))
            if effect.verb == "tick" and len(effect.args) == 1:
                more = [fact for fact in more if fact not in state][:1]
            if effect.verb in ("goto", "sealed"):
                turn = str(more[0][1])
            if effect.verb == "end-chapter":
                more.append(OVER)
            state = _with(state, more)
        return state, turn

    def _accept(self, state: State, done: str, place: Place) -> bool:
        """Adopt a state, unless it completes the quest or ends the chapter."""
        if self._outlook.is_over(state):
            return False
        if state is not self._state and not state <= self._state:
            state = self._revealed(state)
            if any(fact[0] in LASTING for fact in state - self._history[-1].state):
                self._history.append(Moment(state, done, place))
            self._state = state
        return True

    # Reading

    def _read(self, state: State, key: str, trail: Trail, depth: int = 0) -> bool:
        """Read a passage to its end; False if every way completes the quest."""
        passage = self._plan.passage(key)
        state = _with(state, [("read", key)])
        for redirection in passage.redirections:
            verdict = self._outlook.facts_in(state).holds(redirection.condition)
            if verdict.true and (not verdict.false or self._is_new(redirection.exit)):
                return self._leave(state, redirection.exit, key, trail, depth)
        state, turn = self._after(state, passage.effect)
        if self._outlook.is_over(state):
            return False
        if turn:
            return self._leave(state, Exit("goto", turn), key, trail, depth)
        if passage.choices:
            return self._choose(state, passage, trail, depth)
        return self._leave(state, passage.exit, key, trail, depth)

    def _is_new(self, exit: Exit) -> bool:
        """Whether an exit leads to an unread passage; uncertain redirections are then taken."""
        return bool(exit.to) and ("read", exit.to) not in self._state

    def _leave(self, state: State, exit: Exit, key: str, trail: Trail, depth: int) -> bool:
        if exit.to and depth < MAX_DEPTH:
            return self._read(state, exit.to, trail, depth + 1)
        if trail:
            done = "the choice " + ", then ".join(f"`{name}`" for name in trail)
            return self._accept(state, done, self._subject.place("choice", trail[0]))
        kind = "event" if key.startswith("event.") else "passage"
        place = self._subject.place(kind, key.removeprefix("event."))
        return self._accept(state, f"`{key}`", place)

    def _choose(self, state: State, passage: Passage, trail: Trail, depth: int) -> bool:
        """Take the first choice that does not complete the quest, new choices first."""
        now = self._outlook.facts_in(state)
        open_now = [c for c in passage.choices[:: self._order] if now.holds(c.needs).true]
        if not open_now:
            return self._leave(state, END, passage.key, trail, depth)
        open_now.sort(key=lambda choice: ("choice", choice_name(passage, choice)) in self._state)
        return any(self._take(state, passage, choice, trail, depth) for choice in open_now)

    def _take(
        self, state: State, passage: Passage, choice: Choice, trail: Trail, depth: int
    ) -> bool:
        name = choice_name(passage, choice)
        if name in trail:
            return False
        state, turn = self._after(_with(state, [("choice", name)]), choice.effect)
        if self._outlook.is_over(state):
            return False
        exit = Exit("goto", turn) if turn else choice.exit
        return self._leave(state, exit, passage.key, (*trail, name), depth)


def _with(state: State, facts: Collection[Fact]) -> State:
    """The state with more facts; it is not copied if it has them all, which is faster."""
    return state if state.issuperset(facts) else state | set(facts)
