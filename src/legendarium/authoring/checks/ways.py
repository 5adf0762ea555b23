"""Checks of the ways through passages: a choice that is always open, no loop of free gains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.model import Choice, Passage
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.script import Both, Call, Condition, Effect, Negation

_ALWAYS_GAINS = ("draw-item", "gain-item")
_GAINED = ("food", "wealth", "reputation", "magic", "xp", "energy", "health")


def is_gain(effect: Effect) -> bool:
    """Whether an effect is a gain every time it is resolved."""
    if effect.verb in _ALWAYS_GAINS:
        return True
    if effect.verb == "gain":
        return effect.args[0] in _GAINED
    return effect.verb == "lose" and effect.args[0] == "terror"


class _Edge(NamedTuple):
    start: str
    end: str
    gain: bool


def check_loops(subject: Subject) -> Iterator[Fault]:
    """Check loops of passages and local actions."""
    campaign = subject.campaign
    edges = [edge for passage in campaign.passages.values() for edge in _edges(passage)]
    ways = _free_successors(edges)
    for edge in edges:
        if edge.gain and edge.start in ways[edge.end]:
            yield error(
                "free-gain",
                subject.place("passage", edge.start),
                f"a loop from `{edge.start}` back to it gives something at no cost",
                "add a cost, or guard the gain with a status or `not choice_taken(...)`",
            )
    for location in campaign.locations.values():
        for number, action in enumerate(location.actions):
            if not action.cost and not action.once_per_day and _gains(action.effect):
                yield error(
                    "free-gain",
                    subject.place("location", location.number, "action", number),
                    f"the action `{action.id}` gives something at no cost, any number of times",
                    "add a cost, or `once_per_day = true`",
                )


def _gains(script: str) -> bool:
    return any(is_gain(effect) for effect in parse_script(script))


def _edges(passage: Passage) -> Iterator[_Edge]:
    """Exits of a passage that cost nothing and can be taken repeatedly."""
    for redirection in passage.redirections:
        if redirection.exit.to:
            yield _Edge(passage.key, redirection.exit.to, False)
    gain = any(
        is_gain(effect) and not _fails_after(effect.condition, passage.effect)
        for effect in parse_script(passage.effect)
    )
    if not passage.choices and passage.exit.to:
        yield _Edge(passage.key, passage.exit.to, gain)
    for choice in passage.choices:
        if choice.exit.to and not choice.cost and not _disables_itself(passage, choice):
            yield _Edge(passage.key, choice.exit.to, gain or _gains(choice.effect))


def _disables_itself(passage: Passage, choice: Choice) -> bool:
    needs = parse_condition(choice.needs) if choice.needs else None
    name = f"{passage.key}.{choice.id}".removeprefix("log.")
    return _fails_after(needs, choice.effect, name)


def _fails_after(condition: Condition | None, script: str, choice: str = "") -> bool:
    """Whether a condition fails as soon as the script has been resolved."""
    if isinstance(condition, Both):
        return any(_fails_after(part, script, choice) for part in condition.parts)
    if not isinstance(condition, Negation) or not isinstance(condition.part, Call):
        return False
    asked = condition.part
    if asked.name == "choice_taken":
        return asked.args == (choice,)
    if asked.name == "status":
        return any(
            effect.verb == "tick" and effect.args[: len(asked.args)] == asked.args
            for effect in parse_script(script)
        )
    if asked.name in ("secret", "item"):
        gained = f"gain-{asked.name}"
        return any(e.verb == gained and e.args == asked.args for e in parse_script(script))
    return False


def _free_successors(edges: list[_Edge]) -> dict[str, set[str]]:
    """The passages that each passage leads to at no cost, in any number of steps."""
    after: dict[str, list[str]] = {}
    for edge in edges:
        after.setdefault(edge.start, []).append(edge.end)
    return {edge.end: _reachable(after, edge.end) for edge in edges if edge.gain}


def _reachable(after: dict[str, list[str]], key: str) -> set[str]:
    found: set[str] = set()
    waiting = [key]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += after.get(one, ())
    return found


def check_exits(subject: Subject) -> Iterator[Fault]:
    """Check for passages without an unconditional choice."""
    for passage in subject.campaign.passages.values():
        yield from _passage(passage, subject.place("passage", passage.key))
    for event in subject.campaign.events.values():
        yield from _passage(event.passage, subject.place("event", event.id))


def _passage(passage: Passage, place: Place) -> Iterator[Fault]:
    if passage.choices and all(choice.needs or choice.cost for choice in passage.choices):
        yield warning(
            "no-open-choice",
            place,
            f"every choice of `{passage.key}` has needs or a cost, so none may be open",
            "add a choice without them, such as leaving",
        )
