"""Checks that effects, costs and conditions are used only where they make sense."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.authoring.checks.subject import Subject, error
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.references import calls, effect_calls, form_of
from legendarium.taintedgrail.content.script import Call, Effect
from legendarium.taintedgrail.content.shapes import (
    AFTERMATH_EFFECT,
    COST_EFFECT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    GOAL,
    NEEDS,
    STORY_IF,
    WHEN,
)
from legendarium.taintedgrail.content.sources import WrittenCondition, WrittenScript
from legendarium.taintedgrail.content.vocabulary import COST, ENCOUNTER, NAMES, STORY
from legendarium.taintedgrail.content.writing import write_call, write_effect

_CARDS = ("item.", "secret.", "skill.", "card.", "character.")
"""Prefixes of owners that are cards or boards, which can be flipped or have charges."""


def check_script_contexts(subject: Subject) -> Iterator[Fault]:
    """Check every script and condition."""
    for script in subject.sources.scripts:
        for effect in script.script:
            yield from _effect(script, effect)
    for condition in subject.sources.conditions:
        yield from _condition(condition)


def _effect(script: WrittenScript, effect: Effect) -> Iterator[Fault]:
    written = write_effect(effect)
    if script.where == COST_EFFECT:
        if COST not in form_of(effect).where:
            yield error(
                "misplaced-effect",
                script.place,
                f"`{written}` is not a cost",
                "use `pay N ...`, or `flip` on a card",
            )
        elif effect.condition is not None or effect.who not in _payers(script):
            yield error(
                "conditional-cost",
                script.place,
                f"the cost `{written}` is conditional",
                "leave out `if` and `for`",
            )
    elif not _may(script.where, form_of(effect).where):
        place = "an encounter" if script.where == ENCOUNTER_EFFECT else "the story"
        yield error("misplaced-effect", script.place, f"`{written}` has no meaning in {place}")
    on_card = effect.verb == "flip" or effect.args == ("charges",)
    if on_card and not script.owner.startswith(_CARDS):
        yield error(
            "misplaced-effect",
            script.place,
            f"`{written}` is only possible on cards",
            "use it on items, secrets or skills",
        )
    in_encounter = script.where in (ENCOUNTER_EFFECT, AFTERMATH_EFFECT)
    for call in effect_calls(effect):
        if NAMES[call.name].encounter and not in_encounter:
            yield error(
                "misplaced-name",
                script.place,
                f"`{write_call(call)}` is only available in encounters",
            )


def _payers(script: WrittenScript) -> tuple[str, ...]:
    """The targets that a cost allows: choices may have a toll of each member (PTY-4)."""
    return ("", "each") if script.owner.startswith(("log.", "page.", "event.")) else ("",)


def _may(where: str, allowed: frozenset[str]) -> bool:
    if where == ENCOUNTER_EFFECT:
        return ENCOUNTER in allowed
    return STORY in allowed


def _condition(written: WrittenCondition) -> Iterator[Fault]:
    for call in calls(written.condition):
        yield from _call(written, call)


def _call(written: WrittenCondition, call: Call) -> Iterator[Fault]:
    name = NAMES[call.name]
    if name.chance and written.where in (NEEDS, GOAL):
        yield error(
            "chance-in-needs",
            written.place,
            f"`{write_call(call)}` cannot decide whether something is allowed",
            "use random names only in `when` or `if`",
        )
    if name.encounter and written.where in (NEEDS, GOAL, WHEN, STORY_IF):
        yield error(
            "misplaced-name",
            written.place,
            f"`{write_call(call)}` is only available in encounters",
        )
    if written.where == ENCOUNTER_IF and call.name == "party_size":
        yield error(
            "misplaced-name",
            written.place,
            "`party_size` is not available in encounters",
            "use `participants`",
        )
