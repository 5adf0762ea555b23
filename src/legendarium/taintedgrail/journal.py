"""The journal: passages with redirections, effects, choices and exits (EXP-1 to EXP-7).

Verses, sealed pages, dreams, instant rules and events are all read in this way. The continuation
of a passage is one step on the agenda, which an effect that leads elsewhere replaces.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from legendarium.taintedgrail.agenda import (
    PlannedStep,
    QuestionStep,
    Refusal,
    ask,
    drop_to,
    plan,
    step,
)
from legendarium.taintedgrail.conditions import amount, holds
from legendarium.taintedgrail.content.model import Choice, Exit, Passage
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Value
from legendarium.taintedgrail.content.writing import write_script
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.events.story import ChoiceTaken, ExplorationEnded, PassageRead
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.story import Choose
from legendarium.taintedgrail.paying import SHAREABLE, can_pay, has
from legendarium.taintedgrail.position import Position

MAX_READINGS = 50
"""How often a passage is read before the next choice, to stop circles of verses."""


def passage(p: Position, key: str) -> Passage:
    """A passage by its key: `log.107.4`, `page.12`, `event.ID`."""
    kind, _, name = key.partition(".")
    if kind == "event":
        return p.campaign.events[name].passage
    return p.campaign.passages[key]


@step
def read(p: Position, key: str) -> None:
    """Read a passage: redirections in order, then effects, then choices or its exit (EXP-2)."""
    text = passage(p, key)
    p.read |= {key}
    p.tell(PassageRead(key))
    if p.events.count(PassageRead(key)) > MAX_READINGS:
        return
    for redirection in text.redirections:
        if holds(p, redirection.condition):
            _follow(p, redirection.exit)
            return
    after: PlannedStep = (JournalChoice, key) if text.choices else (go_on, *text.exit)
    if text.effect:
        plan(p, (perform, text.effect), after)
    else:
        plan(p, after)


@step
def go_on(p: Position, kind: str, to: str) -> None:
    """Take the exit of a passage or of a choice."""
    _follow(p, Exit(kind, to))


def _follow(p: Position, exit: Exit) -> None:
    if exit.kind == "goto":
        plan(p, (read, exit.to))


def redirect_to(p: Position, key: str) -> None:
    """Continue with another passage instead of the continuation of the current one."""
    agenda = p.agenda
    for index in range(len(agenda) - 1, -1, -1):
        name = agenda[index].name
        if name == "close_scene":
            break
        if name in (JournalChoice.kind, go_on.__name__):
            p.agenda = agenda[:index] + agenda[index + 1 :]
            break
    plan(p, (read, key))


@step
def end_exploration(p: Position) -> None:
    """End the exploration: drop all other steps of the current scene."""
    p.tell(ExplorationEnded())
    if p.scenes:
        drop_to(p, "close_scene")


@ask
class JournalChoice(QuestionStep[Choose]):
    """Which choice of a passage to take."""

    kind = "choice"

    @staticmethod
    def options(p: Position, key: str) -> list[Choose]:
        """The choices whose needs hold and whose cost the party can pay (EXP-4, TRK-6)."""
        return [
            Choose(choice.id) for choice in passage(p, key).choices if _refusal(p, choice) is None
        ]

    @staticmethod
    def take(p: Position, option: Choose, key: str) -> None:
        """Pay for the choice, resolve its effect and take its exit."""
        choice = _choice(p, key, option)
        assert choice is not None
        p.taken |= {f"{key}.{choice.id}"}
        p.tell(ChoiceTaken(key, choice.id))
        planned = _payments(p, choice.cost)
        if choice.effect:
            planned.append((perform, choice.effect))
        plan(p, *planned, (go_on, *choice.exit))

    @staticmethod
    def refuse(p: Position, option: AnyOption, key: str) -> Refusal | None:
        """Why the needs or the cost of a choice forbid it."""
        choice = _choice(p, key, option) if isinstance(option, Choose) else None
        return None if choice is None else _refusal(p, choice)


def _choice(p: Position, key: str, option: Choose) -> Choice | None:
    return next((one for one in passage(p, key).choices if one.id == option.id), None)


def _refusal(p: Position, choice: Choice) -> Refusal | None:
    if not holds(p, choice.needs):
        return Refusal("EXP-4", "No member of the party meets the requirement of this choice.")
    if not _can_afford(p, choice.cost):
        return Refusal("TRK-6", "The party cannot pay the whole cost of this choice.")
    return None


# Prices ------------------------------------------------------------------------------------------


class Price(NamedTuple):
    """A cost in two parts: what the party pays together, and the tolls of each (PTY-4)."""

    pot: str
    tolls: tuple[tuple[str, Value], ...]


@cache
def _price(cost: str) -> Price:
    effects = parse_script(cost)
    pot = tuple(one for one in effects if one.who != "each")
    tolls = tuple((str(one.args[0]), one.amount) for one in effects if one.who == "each")
    return Price(write_script(pot), tolls)


def _can_afford(p: Position, cost: str) -> bool:
    """Whether the party can pay the pot, and at least one member each toll."""
    if not cost:
        return True
    price = _price(cost)
    party = p.scene.party
    if price.pot and not can_pay(p, price.pot, party):
        return False
    for what, value in price.tolls:
        purses = [has(p.character(one), what) for one in party]
        most = sum(purses) if what in SHAREABLE else max(purses, default=0)
        if most < amount(p, value):
            return False
    return True


def _payments(p: Position, cost: str) -> list[PlannedStep]:
    price = _price(cost)
    planned: list[PlannedStep] = []
    if price.pot:
        planned.append(("pay", price.pot, p.scene.party, ""))
    for what, value in price.tolls:
        planned += (("toll", what, amount(p, value), one) for one in p.scene.party)
    return planned
