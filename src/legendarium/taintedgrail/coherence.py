"""Checks that the agenda of a position from outside fits its scenes and its encounter.

Unfinished actions are plain data on the agenda, so an invented position may contain anything. The
rules rely on how steps are planned: every scene has its end on the agenda, an encounter has a
scene of its own, and at the bottom is a step that continues the day.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Container, Iterator
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.encounters.bonuses import keys_beside
from legendarium.taintedgrail.encounters.row import ENCOUNTER_CARD
from legendarium.taintedgrail.position import Encounter, Position, Step

BOTTOM_STEPS = ("next_turn", "action", "begin_day", "morning", "evening", "mercy")
"""The steps that can be at the bottom of an agenda."""
SCENE_END = "close_scene"
ENCOUNTER_END = "close_encounter"
ACTIVATION_END = "readiness"
CONTINUING_STEPS = ("readiness", "activate", "next_encounter_turn", "end_of_turn", "follow_card")
"""The steps that continue an encounter until its end."""
ENDED_NOTE_PREFIX = "ended:"
"""The prefix of the note that says how an encounter ended."""
CHARACTER_PARAMETERS = ("who", "party", "actor", "member")
OPTIONAL_CHARACTER_PARAMETER = "own_least"
"""The parameter that names one character or nobody."""
NAMING_PARAMETERS = {
    ("activate_quest", "quest"): "quests",
    ("choose-encounter", "drawn"): "encounters",
    ("give-secret", "number"): "secrets",
    ("guardian", "number"): "locations",
    ("instant_rule", "number"): "locations",
    ("join-encounter", "number"): "locations",
    ("lower_dial", "name"): "dials",
    ("meet_guardian", "card"): "encounters",
    ("meet_guardian", "number"): "locations",
    ("prepare_menhir", "number"): "locations",
    ("put_event_away", "event"): "events",
    ("reveal_neighbours", "number"): "locations",
    ("roll_for_guardian", "card"): "encounters",
    ("roll_for_guardian", "number"): "locations",
    ("set_out", "to"): "locations",
    ("start_encounter", "card"): "encounters",
}
"""Other parameters of steps that name something, and the table of the campaign it is in."""
PASSAGE_PARAMETERS = (("read", "key"), ("choice", "key"))
"""Parameters of steps that name a passage; the passage of an event is on its card."""
KEY_STEPS = ("resolve_keys", "pay-magic")
"""Steps that resolve the keys of a card; their data begins with its neighbour and a key."""
ENCOUNTER_PACKAGE = "legendarium.taintedgrail.encounters."
ENCOUNTER_STARTING_STEPS = (
    "draw_encounter",
    "choose_encounter",
    "choose-encounter",
    "start_encounter",
    "expel",
)
"""Steps of the encounter package that may run without an encounter."""


def incoherent(p: Position) -> Iterator[str]:
    """Every problem of the agenda, each as the second half of a sentence."""
    names = [step.name for step in p.agenda]
    wrong = [
        step for step in p.agenda if not _has_valid_data(step) or not _has_known_names(p, step)
    ]
    for step in wrong:
        yield f"the step {step.name!r} has invalid data."
    if wrong or p.phase == "over":
        return
    if not names or names[0] not in BOTTOM_STEPS:
        yield f"its bottom step must be one of {', '.join(BOTTOM_STEPS)}."
    if names.count(SCENE_END) != len(p.scenes):
        yield "it must have exactly one end for each scene."
    elif names.count(ENCOUNTER_END) != (p.encounter is not None):
        yield "it must have exactly one end for the encounter."
    elif p.encounter is not None:
        yield from _encounter_problems(p, p.encounter, names)
    elif any(map(_is_encounter_step, names)):
        yield "it has steps of an encounter, but there is no encounter."


def _encounter_problems(p: Position, now: Encounter, names: list[str]) -> Iterator[str]:
    end = names.index(ENCOUNTER_END)
    around = names[:end].count(SCENE_END)
    if not around or p.scenes[around - 1].source != now.kind:
        yield "the encounter must be in a scene of its own kind."
    elif not {*now.participants} <= {*p.scenes[around - 1].party}:
        yield "all participants of the encounter must be in its scene."
    if any(map(_is_encounter_step, names[:end])):
        yield "the steps of the encounter must be above its end."
    if names[end:].count(ACTIVATION_END) != bool(now.active):
        yield "it must have an end for the activation of the active character."
    if not now.participants:
        yield "the encounter must have a participant."
    if not now.active and "activate" in names[end:] and {*now.participants} <= {*now.activated}:
        yield "no participant is left to activate in this turn."
    if not all(_has_valid_key(p, now, step) for step in p.agenda if step.name in KEY_STEPS):
        yield "keys can only be resolved for the card that is being placed."
    has_ended = any(word.startswith(ENDED_NOTE_PREFIX) for word in now.memo)
    if not has_ended and not {*names[end + 1 : end + 2]} & {*CONTINUING_STEPS}:
        yield f"above the end of the encounter must be one of {', '.join(CONTINUING_STEPS)}."


@cache
def _is_encounter_step(name: str) -> bool:
    """Whether a step belongs to a current encounter."""
    module = agenda.rule(name).__module__
    return module.startswith(ENCOUNTER_PACKAGE) and name not in ENCOUNTER_STARTING_STEPS


# Steps --------------------------------------------------------------------------------------------


def _has_valid_data(step: Step) -> bool:
    """Whether the data of a step has the number and types of its parameters."""
    least, kinds = _signature(step.name)
    return least <= len(step.args) <= len(kinds) and all(map(_has_type, step.args, kinds))


def _has_known_names(p: Position, step: Step) -> bool:
    """Whether everything that a step names exists; characters must be in play or dead."""
    characters = {*(one.id for one in p.characters), *p.dead}
    for name, value in zip(parameters(step.name), step.args, strict=False):
        known: Container[object]
        if name in CHARACTER_PARAMETERS:
            known = characters
        elif name == OPTIONAL_CHARACTER_PARAMETER:
            known = characters | {""}
        elif (step.name, name) in PASSAGE_PARAMETERS:
            known = p.campaign.passages.keys() | {f"event.{one}" for one in p.campaign.events}
        elif (step.name, name) in NAMING_PARAMETERS:
            known = getattr(p.campaign, NAMING_PARAMETERS[step.name, name])
        else:
            continue
        if not all(one in known for one in (value if isinstance(value, tuple) else (value,))):
            return False
    return True


def _has_valid_key(p: Position, now: Encounter, step: Step) -> bool:
    """Whether the key that a step resolves exists."""
    beside, key = step.args[:2]
    if now.placing is None or beside not in (ENCOUNTER_CARD, *p.campaign.cards):
        return False
    if len(now.placing.links) != len(p.campaign.cards[now.placing.number].left):
        return False
    return 0 <= key < len(keys_beside(p, beside)) or step.name != "pay-magic"


@cache
def parameters(name: str) -> dict[str, inspect.Parameter]:
    """The parameters of a step besides the position."""
    _, *taken = inspect.signature(agenda.rule(name)).parameters.items()
    return dict(taken)


@cache
def _signature(name: str) -> tuple[int, tuple[Any, ...]]:
    """The minimum number of arguments of a step, and the types of its parameters."""
    taken = parameters(name)
    hints = get_type_hints(agenda.rule(name))
    least = sum(one.default is inspect.Parameter.empty for one in taken.values())
    return least, tuple(hints[one] for one in taken)


def _has_type(value: object, hint: Any) -> bool:
    if hint is Any:
        return True
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(_has_type(value, one) for one in get_args(hint))
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        inner = get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(_has_type(one, inner[0]) for one in value)
        return len(value) == len(inner) and all(map(_has_type, value, inner))
    return type(value) is hint if isinstance(hint, type) else True
