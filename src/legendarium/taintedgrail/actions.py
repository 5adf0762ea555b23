"""The question of the day: what does somebody do next? (TURN-1, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.table.message import Option
from legendarium.taintedgrail import players
from legendarium.taintedgrail.abilities import refusal, usable
from legendarium.taintedgrail.agenda import Asking, Refusal, ask, plan, step
from legendarium.taintedgrail.deeds import begin_deed
from legendarium.taintedgrail.items import dropped_options, pick_up, refuse_pick_up
from legendarium.taintedgrail.map import neighbours
from legendarium.taintedgrail.parties import PARTY_ACTIONS, Detail, hindrance
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.trading import can_trade

DETAIL = {"travel": "to", "local": "action", "use": "ability"}
"""The detail of an option that says where to, or which action."""


def may_act(character: Character) -> bool:
    """Whether a character may act in this round (TURN-2, TURN-4)."""
    return not character.passed and not character.acted


def has_finished(character: Character) -> bool:
    """Passed, or out of Energy (TURN-5)."""
    return character.passed or character.energy <= 0


def _deeds(p: Position, character: Character) -> Iterator[tuple[str, Detail]]:
    """What a character could think of doing here."""
    for to in neighbours(p, character.location):
        yield "travel", to
    yield "explore", ""
    for action in p.location(character.location).actions:
        yield "local", action.id
    yield "character", ""
    yield "menhir", ""


def _option(kind: str, who: str, detail: Detail) -> Option:
    if kind in DETAIL:
        return Option.of(kind, who=who, **{DETAIL[kind]: detail})
    return Option.of(kind, who=who)


@ask
class Action(Asking):
    """Somebody who has not acted in this round acts, or passes."""

    kind = "action"
    obvious = False

    @staticmethod
    def options(p: Position) -> list[Option]:
        """Everything that anybody may do now."""
        options: list[Option] = []
        for who in p.by_number(one.id for one in p.characters):
            character = p.character(who)
            if not may_act(character):
                continue
            options += [
                _option(kind, who, detail)
                for kind, detail in _deeds(p, character)
                if hindrance(p, PARTY_ACTIONS[kind], who, detail) is None
            ]
            options += [Option.of("use", who=who, ability=key) for key in usable(p, who, "action")]
            options.append(Option.of("pass", who=who))
        options += dropped_options(p)
        if can_trade(p):
            options.append(Option.of("trade"))
        return options

    @staticmethod
    def take(p: Position, option: Option) -> None:
        """Begin it; then it is somebody's turn again."""
        plan(p, ("next_turn",))
        kind = option.kind
        if kind == "trade":
            plan(p, ("trade",))
        elif kind == "pick-up":
            pick_up(p, option.get("who"), option.get("item"))
        elif kind in players.KINDS:
            players.take_aside(p, option)
        else:
            _act(p, option)

    @staticmethod
    def accepts(p: Position, option: Option) -> bool:
        """Players come and go while nothing else is going on (PLY-1)."""
        return option.kind in players.KINDS and players.refuse_aside(p, option) is None

    @staticmethod
    def refuse(p: Position, option: Option) -> Refusal | None:
        """Which rule forbids it."""
        kind, who = option.kind, option.get("who")
        if kind in players.KINDS:
            return players.refuse_aside(p, option)
        if kind == "trade":
            return Refusal("PTY-7", "Nobody has anything to give to somebody in the same location.")
        if kind == "pick-up":
            return refuse_pick_up(p, option)
        if kind not in (*PARTY_ACTIONS, "pass"):
            return None
        if not isinstance(who, str) or not p.is_here(who):
            return Refusal("TURN-1", "There is no such character in play.")
        character = p.character(who)
        if character.passed:
            return Refusal("TURN-4", "This character has passed and does no more today.")
        if character.acted:
            return Refusal("TURN-2", "This character has acted in this round; others come first.")
        if kind == "use":
            return _refuse_use(p, who, option.get("ability"))
        if kind == "pass":
            return None
        detail = option.get(DETAIL[kind]) if kind in DETAIL else ""
        if kind == "travel" and not isinstance(detail, int):
            return Refusal("MAP-1", "There is no path from here to there.")
        return hindrance(p, PARTY_ACTIONS[kind], who, detail)


def _act(p: Position, option: Option) -> None:
    kind, who = option.kind, option.get("who")
    p.character(who).acted = True
    if kind == "pass":
        p.character(who).passed = True
        p.tell("passed", who=who)
    else:
        begin_deed(p, kind, who, option.get(DETAIL[kind]) if kind in DETAIL else "")


def _refuse_use(p: Position, who: str, ability: object) -> Refusal | None:
    known = usable(p, who, "action")
    if not isinstance(ability, str) or ability in known:
        return None
    try:
        return refusal(p, who, ability)
    except KeyError:
        return Refusal("TURN-1", "No card of this character has such an action.")


@step
def next_turn(p: Position) -> None:
    """A turn is over: the day ends, a new round begins, or somebody else acts (TURN-2, TURN-5)."""
    if p.settings.zero_energy_must_pass:
        for character in p.characters:
            if character.energy <= 0 and not character.passed:
                character.passed = True
                p.tell("passed", who=character.id)
    going_on = [one for one in p.characters if not has_finished(one)]
    if not going_on:
        plan(p, ("evening",))
        return
    if all(one.acted for one in going_on):
        for character in p.characters:
            character.acted = False
    plan(p, (Action,))
