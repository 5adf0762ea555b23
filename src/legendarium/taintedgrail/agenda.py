"""The agenda: a stack of steps that each do something or ask a question.

A rule that does something is a function marked `@step`; a rule that asks is a class marked `@ask`.
`plan` puts steps on the agenda, the first one on top; `run` executes them until somebody must
choose. A step is stored as its name with plain data, so that an unfinished action is part of the
position. Modules of lower layers refer to steps of higher layers by name, so that imports point
one way only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from legendarium.table.errors import IllegalChoice
from legendarium.table.game import Question
from legendarium.table.message import Option
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.position import Position, Step

StepFunction = Callable[..., None]
F = TypeVar("F", bound=StepFunction)
A = TypeVar("A", bound="type[QuestionStep[Any]]")
OptionT = TypeVar("OptionT", bound=Option)
"""The options of a question."""

_STEPS: dict[str, StepFunction] = {}
_QUESTIONS: dict[str, type[QuestionStep[Any]]] = {}
_WATCHES: list[Callable[[Position], bool]] = []


class Refusal(NamedTuple):
    """Why an option may not be chosen, and the rule that forbids it."""

    rule: str
    reason: str


class QuestionStep(Generic[OptionT]):
    """A step that asks a question. Every method gets the position and the data of the step.

    `OptionT` is the union of the options that it lists.
    """

    kind = ""
    """The kind of the question, which is also the name of the step; it never changes."""
    takes_only_option = True
    """Whether a single option is taken automatically."""

    @staticmethod
    def seats(p: Position, *args: Any) -> tuple[int, ...]:
        """The seats that may answer; the first decides if they disagree (EXP-6)."""
        return p.seats_of(p.scene.party if p.scenes else [one.id for one in p.characters])

    @staticmethod
    def options(p: Position, *args: Any) -> list[OptionT]:
        """Every legal option; without any, nothing is asked and the step is over."""
        raise NotImplementedError

    @staticmethod
    def take(p: Position, option: OptionT, *args: Any) -> None:
        """Apply an option; the step has already left the agenda."""
        raise NotImplementedError

    @staticmethod
    def accepts(p: Position, option: AnyOption, *args: Any) -> bool:
        """Whether an unlisted option is accepted, as when players join or leave."""
        return False

    @staticmethod
    def refuse(p: Position, option: AnyOption, *args: Any) -> Refusal | None:
        """Why an option is not legal; None if there is no specific reason."""
        return None


def step(function: F) -> F:
    """Register a function as a step under its own name."""
    assert function.__name__ not in (*_STEPS, *_QUESTIONS), function.__name__
    _STEPS[function.__name__] = function
    return function


def ask(asking: A) -> A:
    """Register a class as a step that asks a question."""
    assert asking.kind not in (*_STEPS, *_QUESTIONS), asking.kind
    _QUESTIONS[asking.kind] = asking
    return asking


def watch(function: Callable[[Position], bool]) -> Callable[[Position], bool]:
    """Register a function that is called before every step to check for immediate effects (QST-2).

    It returns whether it put something on the agenda.
    """
    _WATCHES.append(function)
    return function


PlannedStep = tuple[Any, ...]
"""A step (function, class or name), followed by its data."""


def plan(p: Position, *planned: PlannedStep) -> None:
    """Put steps on top of the agenda; the first argument is done first."""
    steps = tuple(Step(_name(one[0]), one[1:]) for one in reversed(planned))
    p.agenda = p.agenda + steps


def _name(rule: Any) -> str:
    if isinstance(rule, str):
        return rule
    if isinstance(rule, type):
        return str(rule.kind)  # type: ignore[attr-defined]
    return str(rule.__name__)


def drop_to(p: Position, name: str) -> None:
    """Remove all steps above the topmost step of this name, which stays."""
    agenda = p.agenda
    for index in range(len(agenda) - 1, -1, -1):
        if agenda[index].name == name:
            p.agenda = agenda[: index + 1]
            return
    raise LookupError(name)


def run(p: Position) -> None:
    """Execute steps until somebody must choose or the agenda is empty."""
    while p.agenda and p.phase != "over":
        for look in _WATCHES:
            if look(p):
                break
        now = p.agenda[-1]
        asking = _QUESTIONS.get(now.name)
        if asking is None:
            p.agenda = p.agenda[:-1]
            _STEPS[now.name](p, *now.args)
        else:
            options = asking.options(p, *now.args)
            if len(options) > 1 or (options and not asking.takes_only_option):
                seats = asking.seats(p, *now.args)
                p.question = Question(seats[0], asking.kind, tuple(options), seats)
                return
            p.agenda = p.agenda[:-1]
            if options:
                asking.take(p, options[0], *now.args)
    p.question = None


def take(p: Position, option: AnyOption) -> Position:
    """The position after a legal option."""
    after = p.clone()
    now = after.agenda[-1]
    after.agenda = after.agenda[:-1]
    _QUESTIONS[now.name].take(after, option, *now.args)
    run(after)
    return after


def check(p: Position, option: AnyOption) -> None:
    """Raise IllegalChoice, with the rule that forbids it, unless the option may be taken now."""
    if p.question is None:
        raise IllegalChoice("The game is over.")
    if option in p.question.options:
        return
    now = p.agenda[-1]
    if _QUESTIONS[now.name].accepts(p, option, *now.args):
        return
    refusal = _QUESTIONS[now.name].refuse(p, option, *now.args)
    if refusal is not None:
        raise IllegalChoice(refusal.reason, rule=refusal.rule)
    kinds = sorted({one.kind for one in p.question.options})
    raise IllegalChoice(f"This is not an option now. The options are: {', '.join(kinds)}.")


def rule(name: str) -> Callable[..., Any]:
    """The function that takes the data of a step: the step itself, or the method `options`."""
    return _STEPS[name] if name in _STEPS else _QUESTIONS[name].options


def rules() -> Sequence[str]:
    """The names of all steps, to check a stored agenda."""
    return (*_STEPS, *_QUESTIONS)
