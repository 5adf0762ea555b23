"""Whether the agenda of a position from outside fits its scenes and its encounter.

What is half done lies on the agenda as plain data, so a made-up position may hold any of it. Rules
rely on how they plan: every scene has its end on the agenda, an encounter lies in a scene of its
own, and below everything is what ends the day.
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

LOWEST = ("next_turn", "action", "begin_day", "morning", "evening", "mercy")
"""What can lie at the bottom of an agenda: the rest of the day or of the night."""
SCENE = "close_scene"
ENCOUNTER = "close_encounter"
ACTIVATION = "readiness"
LEADING_ON = ("readiness", "activate", "next_encounter_turn", "end_of_turn", "follow_card")
"""What brings an encounter to its end sooner or later."""
ENDED = "ended:"
"""How the note begins that says how an encounter ended."""
CHARACTERS = ("who", "party", "actor", "member")
PERHAPS = "own_least"
"""How rules call data that names characters, or one character or nobody."""
NAMED = {
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
"""Other data of steps that names something, and where the campaign keeps it."""
PASSAGES = (("read", "key"), ("choice", "key"))
"""Data of steps that names a passage; that of an event stands on its card."""
RESOLVING = ("resolve_keys", "pay-magic")
"""Steps that go on with the keys of a card; their data begins with its neighbour and a key."""
INSIDE = "legendarium.taintedgrail.encounters."
BEGINNING = ("draw_encounter", "choose_encounter", "choose-encounter", "start_encounter", "expel")
"""Steps of those rules that may wait for an encounter to begin, or look for one."""


def incoherent(p: Position) -> Iterator[str]:
    """Every way in which the agenda does not fit: the second half of a sentence each."""
    names = [step.name for step in p.agenda]
    wrong = [step for step in p.agenda if not _fits(step) or not _names_what_is_known(p, step)]
    for step in wrong:
        yield f"the data of the step {step.name!r} is not what it works with."
    if wrong or p.phase == "over":
        return
    if not names or names[0] not in LOWEST:
        yield f"at its bottom lies one of {', '.join(LOWEST)}."
    if names.count(SCENE) != len(p.scenes):
        yield "it has an end for each scene, and no other."
    elif names.count(ENCOUNTER) != (p.encounter is not None):
        yield "it has an end for the encounter, where there is one."
    elif p.encounter is not None:
        yield from _of_encounter(p, p.encounter, names)
    elif any(map(_is_inside, names)):
        yield "it has steps of an encounter, and there is none."


def _of_encounter(p: Position, now: Encounter, names: list[str]) -> Iterator[str]:
    end = names.index(ENCOUNTER)
    around = names[:end].count(SCENE)
    if not around or p.scenes[around - 1].source != now.kind:
        yield "the encounter lies in a scene of its own kind."
    elif not {*now.participants} <= {*p.scenes[around - 1].party}:
        yield "all who take part in the encounter are in its scene."
    if any(map(_is_inside, names[:end])):
        yield "the steps of the encounter lie above its end."
    if names[end:].count(ACTIVATION) != bool(now.active):
        yield "it has an end for the activation, where somebody is active."
    if not now.participants:
        yield "somebody takes part in the encounter."
    if not now.active and "activate" in names[end:] and {*now.participants} <= {*now.activated}:
        yield "nobody is left to be active in this turn."
    if not all(_has_its_key(p, now, step) for step in p.agenda if step.name in RESOLVING):
        yield "keys are resolved of the card that is being placed."
    has_ended = any(word.startswith(ENDED) for word in now.memo)
    if not has_ended and not {*names[end + 1 : end + 2]} & {*LEADING_ON}:
        yield f"above the end of the encounter lies one of {', '.join(LEADING_ON)}."


@cache
def _is_inside(name: str) -> bool:
    """Whether a step belongs to an encounter that goes on."""
    module = agenda.rule(name).__module__
    return module.startswith(INSIDE) and name not in BEGINNING


# Steps --------------------------------------------------------------------------------------------


def _fits(step: Step) -> bool:
    """Whether the data of a step has the number and the types that its rule takes."""
    least, kinds = _wanted(step.name)
    return least <= len(step.args) <= len(kinds) and all(map(_is, step.args, kinds))


def _names_what_is_known(p: Position, step: Step) -> bool:
    """Whether everything that a step names exists; a character is in play, or was until death."""
    characters = {*(one.id for one in p.characters), *p.dead}
    for name, value in zip(parameters(step.name), step.args, strict=False):
        known: Container[object]
        if name in CHARACTERS:
            known = characters
        elif name == PERHAPS:
            known = characters | {""}
        elif (step.name, name) in PASSAGES:
            known = p.campaign.passages.keys() | {f"event.{one}" for one in p.campaign.events}
        elif (step.name, name) in NAMED:
            known = getattr(p.campaign, NAMED[step.name, name])
        else:
            continue
        if not all(one in known for one in (value if isinstance(value, tuple) else (value,))):
            return False
    return True


def _has_its_key(p: Position, now: Encounter, step: Step) -> bool:
    """Whether the key with which a step goes on is there."""
    beside, key = step.args[:2]
    if now.placing is None or beside not in (ENCOUNTER_CARD, *p.campaign.cards):
        return False
    if len(now.placing.links) != len(p.campaign.cards[now.placing.number].left):
        return False
    return 0 <= key < len(keys_beside(p, beside)) or step.name != "pay-magic"


@cache
def parameters(name: str) -> dict[str, inspect.Parameter]:
    """What a rule takes beside the position."""
    _, *taken = inspect.signature(agenda.rule(name)).parameters.items()
    return dict(taken)


@cache
def _wanted(name: str) -> tuple[int, tuple[Any, ...]]:
    """How much data a rule takes at least, and of which types."""
    taken = parameters(name)
    hints = get_type_hints(agenda.rule(name))
    least = sum(one.default is inspect.Parameter.empty for one in taken.values())
    return least, tuple(hints[one] for one in taken)


def _is(value: object, hint: Any) -> bool:
    if hint is Any:
        return True
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return any(_is(value, one) for one in get_args(hint))
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        inner = get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(_is(one, inner[0]) for one in value)
        return len(value) == len(inner) and all(map(_is, value, inner))
    return type(value) is hint if isinstance(hint, type) else True
