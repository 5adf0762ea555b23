"""How the rules take turns: a stack of steps, each doing something or asking something.

A rule that does something is a function marked `@step`; a rule that asks is a class marked `@ask`.
`plan` puts steps on the agenda, the first named to be done first; `run` works them off until
somebody must choose. A step is stored by its name with plain data, so whatever is half done is part
of the position. Rules that lie above one another in the folder are named by text, which keeps
imports pointing down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from legendarium.table.errors import IllegalChoice
from legendarium.table.game import Question
from legendarium.table.message import Option
from legendarium.taintedgrail.position import Position, Step

Doing = Callable[..., None]
F = TypeVar("F", bound=Doing)
A = TypeVar("A", bound="type[Asking]")

_DOES: dict[str, Doing] = {}
_ASKS: dict[str, type[Asking]] = {}
_WATCHES: list[Callable[[Position], bool]] = []


class Refusal(NamedTuple):
    """Why something may not be chosen, and by which rule of the digest."""

    rule: str
    reason: str


class Asking:
    """A rule that asks. Every method gets the position and the data of the step."""

    kind = ""
    """The stable word of the question."""
    obvious = True
    """Whether a single option is taken without asking."""

    @staticmethod
    def seats(p: Position, *args: Any) -> tuple[int, ...]:
        """Who may answer; the first decides where they disagree (EXP-6)."""
        return p.seats_of(p.scene.party if p.scenes else [one.id for one in p.characters])

    @staticmethod
    def options(p: Position, *args: Any) -> list[Option]:
        """Every legal answer; none: nothing is asked, and the step is over."""
        raise NotImplementedError

    @staticmethod
    def take(p: Position, option: Option, *args: Any) -> None:
        """What an answer does; the step has left the agenda already."""
        raise NotImplementedError

    @staticmethod
    def accepts(p: Position, option: Option, *args: Any) -> bool:
        """Whether an answer is taken though it is not listed, as when players come and go."""
        return False

    @staticmethod
    def refuse(p: Position, option: Option, *args: Any) -> Refusal | None:
        """Why an option is not among the legal ones; None where there is no special reason."""
        return None


def step(function: F) -> F:
    """Mark a function as a rule that does something; its name is the name of the step."""
    assert function.__name__ not in (*_DOES, *_ASKS), function.__name__
    _DOES[function.__name__] = function
    return function


def ask(asking: A) -> A:
    """Mark a class as a rule that asks."""
    assert asking.kind not in (*_DOES, *_ASKS), asking.kind
    _ASKS[asking.kind] = asking
    return asking


def watch(function: Callable[[Position], bool]) -> Callable[[Position], bool]:
    """Mark a function that looks before every step whether something happens at once (QST-2).

    It returns whether it put something on the agenda.
    """
    _WATCHES.append(function)
    return function


Planned = tuple[Any, ...]
"""A rule (function, asking class or name) and the data for it."""


def plan(p: Position, *planned: Planned) -> None:
    """Put steps on the agenda before everything else; the first named is done first."""
    steps = tuple(Step(_name(one[0]), one[1:]) for one in reversed(planned))
    p.agenda = p.agenda + steps


def _name(rule: Any) -> str:
    if isinstance(rule, str):
        return rule
    if isinstance(rule, type):
        return str(rule.kind)  # type: ignore[attr-defined]
    return str(rule.__name__)


def drop_to(p: Position, name: str) -> None:
    """Give up all steps above the uppermost step of this name, which stays."""
    agenda = p.agenda
    for index in range(len(agenda) - 1, -1, -1):
        if agenda[index].name == name:
            p.agenda = agenda[: index + 1]
            return
    raise LookupError(name)


def run(p: Position) -> None:
    """Work off the agenda until somebody must choose, or nothing is left to do."""
    while p.agenda and p.phase != "over":
        for look in _WATCHES:
            if look(p):
                break
        now = p.agenda[-1]
        asking = _ASKS.get(now.name)
        if asking is None:
            p.agenda = p.agenda[:-1]
            _DOES[now.name](p, *now.args)
        else:
            options = asking.options(p, *now.args)
            if len(options) > 1 or (options and not asking.obvious):
                seats = asking.seats(p, *now.args)
                p.question = Question(seats[0], asking.kind, tuple(options), seats)
                return
            p.agenda = p.agenda[:-1]
            if options:
                asking.take(p, options[0], *now.args)
    p.question = None


def take(p: Position, option: Option) -> Position:
    """The position after an option that is among those of the question."""
    after = p.clone()
    now = after.agenda[-1]
    after.agenda = after.agenda[:-1]
    _ASKS[now.name].take(after, option, *now.args)
    run(after)
    return after


def check(p: Position, option: Option) -> None:
    """Raise IllegalChoice, with the rule that forbids it, unless the option may be taken now."""
    if p.question is None:
        raise IllegalChoice("The game is over.")
    if option in p.question.options:
        return
    now = p.agenda[-1]
    if _ASKS[now.name].accepts(p, option, *now.args):
        return
    refusal = _ASKS[now.name].refuse(p, option, *now.args)
    if refusal is not None:
        raise IllegalChoice(f"{refusal.reason} ({refusal.rule})")
    kinds = sorted({one.kind for one in p.question.options})
    raise IllegalChoice(f"This is not among the choices now; there is: {', '.join(kinds)}.")


def rule(name: str) -> Callable[..., Any]:
    """What a step calls with its data: the rule itself, or the one that lists its options."""
    return _DOES[name] if name in _DOES else _ASKS[name].options


def rules() -> Sequence[str]:
    """The names of all steps, for those who check a stored agenda."""
    return (*_DOES, *_ASKS)
