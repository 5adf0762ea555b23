"""The question asked during the day: which character takes which action (TURN-1, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.table.message import Option
from legendarium.taintedgrail import players
from legendarium.taintedgrail.abilities import refusal, usable
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.items import dropped_options, pick_up, pick_up_refusal
from legendarium.taintedgrail.map import neighbours
from legendarium.taintedgrail.parties import PARTY_ACTIONS, Detail, action_refusal
from legendarium.taintedgrail.party_actions import begin_action
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.trading import can_trade

OPTION_DETAILS = {"travel": "to", "local": "action", "use": "ability"}
"""The detail of an option that names its destination or action."""


def may_act(character: Character) -> bool:
    """Whether a character may act in this round (TURN-2, TURN-4)."""
    return not character.passed and not character.acted


def has_finished(character: Character) -> bool:
    """Whether a character has passed or has no Energy left (TURN-5)."""
    return character.passed or character.energy <= 0


def _possible_actions(p: Position, character: Character) -> Iterator[tuple[str, Detail]]:
    """All actions to consider for a character here, allowed or not."""
    for to in neighbours(p, character.location):
        yield "travel", to
    yield "explore", ""
    for action in p.location(character.location).actions:
        yield "local", action.id
    yield "character", ""
    yield "menhir", ""


def _option(kind: str, who: str, detail: Detail) -> Option:
    if kind in OPTION_DETAILS:
        return Option.of(kind, who=who, **{OPTION_DETAILS[kind]: detail})
    return Option.of(kind, who=who)


@ask
class Action(QuestionStep):
    """The next action or pass of a character who has not acted in this round."""

    kind = "action"
    takes_only_option = False

    @staticmethod
    def options(p: Position) -> list[Option]:
        """Everything that any character may do now."""
        options: list[Option] = []
        for who in p.by_number(one.id for one in p.characters):
            character = p.character(who)
            if not may_act(character):
                continue
            options += [
                _option(kind, who, detail)
                for kind, detail in _possible_actions(p, character)
                if action_refusal(p, PARTY_ACTIONS[kind], who, detail) is None
            ]
            options += [Option.of("use", who=who, ability=key) for key in usable(p, who, "action")]
            options.append(Option.of("pass", who=who))
        options += dropped_options(p)
        if can_trade(p):
            options.append(Option.of("trade"))
        return options

    @staticmethod
    def take(p: Position, option: Option) -> None:
        """Begin the action, and plan the next turn."""
        plan(p, ("next_turn",))
        kind = option.kind
        if kind == "trade":
            plan(p, ("trade",))
        elif kind == "pick-up":
            pick_up(p, option.get("who"), option.get("item"))
        elif kind in players.KINDS:
            players.change_players(p, option)
        else:
            _act(p, option)

    @staticmethod
    def accepts(p: Position, option: Option) -> bool:
        """Players may join and leave between actions (PLY-1)."""
        return option.kind in players.KINDS and players.player_change_refusal(p, option) is None

    @staticmethod
    def refuse(p: Position, option: Option) -> Refusal | None:
        """The rule that forbids the option."""
        kind, who = option.kind, option.get("who")
        if kind in players.KINDS:
            return players.player_change_refusal(p, option)
        if kind == "trade":
            return Refusal("PTY-7", "Nobody has anything to give to a character in the same place.")
        if kind == "pick-up":
            return pick_up_refusal(p, option)
        if kind not in (*PARTY_ACTIONS, "pass"):
            return None
        if not isinstance(who, str) or not p.is_in_play(who):
            return Refusal("TURN-1", "There is no such character in play.")
        character = p.character(who)
        if character.passed:
            return Refusal("TURN-4", "This character has passed for today.")
        if character.acted:
            return Refusal("TURN-2", "This character has already acted in this round.")
        if kind == "use":
            return _refuse_use(p, who, option.get("ability"))
        if kind == "pass":
            return None
        detail = option.get(OPTION_DETAILS[kind]) if kind in OPTION_DETAILS else ""
        if kind == "travel" and not isinstance(detail, int):
            return Refusal("MAP-1", "There is no path from here to there.")
        return action_refusal(p, PARTY_ACTIONS[kind], who, detail)


def _act(p: Position, option: Option) -> None:
    kind, who = option.kind, option.get("who")
    p.character(who).acted = True
    if kind == "pass":
        p.character(who).passed = True
        p.tell("passed", who=who)
    else:
        begin_action(
            p, kind, who, option.get(OPTION_DETAILS[kind]) if kind in OPTION_DETAILS else ""
        )


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
    """Continue after a turn: the next turn, a new round, or the evening (TURN-2, TURN-5)."""
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
