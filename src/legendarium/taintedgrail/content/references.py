"""Checks that every reference in a campaign leads to something that exists."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from legendarium.taintedgrail.content.faults import Place
from legendarium.taintedgrail.content.model import Status
from legendarium.taintedgrail.content.script import (
    Argument,
    Both,
    Call,
    Comparison,
    Condition,
    Effect,
    Either,
    Negation,
    Value,
)
from legendarium.taintedgrail.content.sources import Reference, Sources
from legendarium.taintedgrail.content.tokens import suggestion
from legendarium.taintedgrail.content.vocabulary import (
    FORMS,
    ID_SLOTS,
    NAMES,
    VERSE_SLOT,
    Form,
)
from legendarium.taintedgrail.content.writing import fits_form

_RESOLVED = (*ID_SLOTS, "secret", "location", "page")


def calls(condition: Condition | Value) -> Iterator[Call]:
    """Every name in a condition."""
    if isinstance(condition, Call):
        yield condition
    elif isinstance(condition, Comparison):
        yield from calls(condition.left)
        yield from calls(condition.right)
    elif isinstance(condition, Negation):
        yield from calls(condition.part)
    elif isinstance(condition, Both | Either):
        for part in condition.parts:
            yield from calls(part)


def effect_calls(effect: Effect) -> Iterator[Call]:
    """Every name in the amount and the condition of an effect."""
    yield from calls(effect.amount)
    if effect.condition is not None:
        yield from calls(effect.condition)


@cache
def form_of(effect: Effect) -> Form:
    """The form of an effect."""
    return next(form for form in FORMS if fits_form(effect, form))


def named_by_effect(effect: Effect) -> Iterator[tuple[str, Argument]]:
    """The slots and arguments of an effect, without its conditions."""
    args = iter(effect.args)
    for part in form_of(effect).syntax.split():
        if part.startswith("<") and part != "<N>":
            yield part[1:-1], next(args)
        elif part[0] in "=+":
            next(args)


def named_by_call(call: Call) -> Iterator[tuple[str, Argument]]:
    """The slots and arguments of a name."""
    for slot, argument in zip(NAMES[call.name].args, call.args, strict=False):
        if argument != "here":
            yield slot.removesuffix("?").removesuffix("|here"), argument


def all_references(sources: Sources) -> Iterator[Reference]:
    """The references of fields, exits, scripts and conditions."""
    yield from sources.references
    for script in sources.scripts:
        for effect in script.script:
            for slot, argument in named_by_effect(effect):
                yield _reference(slot, argument, script.place)
            for call in effect_calls(effect):
                for slot, argument in named_by_call(call):
                    yield _reference(slot, argument, script.place)
    for condition in sources.conditions:
        for call in calls(condition.condition):
            for slot, argument in named_by_call(call):
                yield _reference(slot, argument, condition.place)


def _reference(slot: str, argument: Argument, place: Place) -> Reference:
    if slot == VERSE_SLOT:
        section, _, verse = str(argument).partition(".")
        return Reference("passage", f"log.{int(section)}.{int(verse)}", place)
    if slot == "page":
        return Reference("passage", f"page.{argument}", place)
    return Reference(slot, argument, place)


def resolve(sources: Sources) -> None:
    """Record a fault for every reference that leads nowhere."""
    known: dict[str, set[str | int]] = {}
    for kind, name in sources.defined:
        known.setdefault(kind, set()).add(name)
    for reference in dict.fromkeys(all_references(sources)):
        kind, target, place = reference
        if kind == "page":
            kind, target = "passage", f"page.{target}"
        if kind not in (*_RESOLVED, "passage") or target in known.get(kind, ()):
            continue
        sources.fault(
            f"unknown-{kind}",
            place,
            f"there is no {kind} `{target}`",
            suggestion(str(target), map(str, sorted(known.get(kind, ()), key=str))),
        )


def check_parts(sources: Sources, statuses: dict[str, Status]) -> None:
    """Record a fault for every part of a status that does not exist."""
    for name, args, place in _parts(sources):
        status = statuses.get(name)
        if status is None or not args:
            continue
        part = int(args[0])
        if not status.numbered:
            sources.fault(
                "unknown-part", place, f"the parts of `{name}` have no numbers", f'tick "{name}"'
            )
        elif not 1 <= part <= status.parts:
            sources.fault(
                "unknown-part",
                place,
                f"the status `{name}` has no part {part}",
                f"1 to {status.parts}",
            )


def _parts(sources: Sources) -> Iterator[tuple[str, tuple[Argument, ...], Place]]:
    for script in sources.scripts:
        for effect in script.script:
            if effect.verb == "tick":
                yield str(effect.args[0]), effect.args[1:], script.place
            for call in effect_calls(effect):
                if call.name == "status":
                    yield str(call.args[0]), call.args[1:], script.place
    for condition in sources.conditions:
        for call in calls(condition.condition):
            if call.name == "status":
                yield str(call.args[0]), call.args[1:], condition.place
