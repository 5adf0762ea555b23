"""The question asked during the day: which character takes which action (TURN-1, 4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from legendarium.taintedgrail import players
from legendarium.taintedgrail.abilities import refusal, usable
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.events.day import Passed
from legendarium.taintedgrail.items import dropped_options, pick_up, pick_up_refusal
from legendarium.taintedgrail.map import neighbours
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    DoCharacterAction,
    DoLocalAction,
    Explore,
    InspectMenhir,
    Join,
    Leave,
    Pass,
    PickUp,
    StartTrading,
    Travel,
    Use,
)
from legendarium.taintedgrail.parties import (
    PARTY_ACTIONS,
    ActionOption,
    action_refusal,
    detail_of,
)
from legendarium.taintedgrail.party_actions import begin_action
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.trading import can_trade

DayOption = ActionOption | Pass | PickUp | StartTrading | Join | Leave
"""An option of the day; joining and leaving are accepted, but not listed (PLY-1)."""


def may_act(character: Character) -> bool:
    """Whether a character may act in this round (TURN-2, TURN-4)."""
    return not character.passed and not character.acted


def has_finished(character: Character) -> bool:
    """Whether a character has passed or has no Energy left (TURN-5)."""
    return character.passed or character.energy <= 0


def _possible_actions(p: Position, character: Character) -> Iterator[ActionOption]:
    """All actions to consider for a character here, allowed or not."""
    who = character.id
    for to in neighbours(p, character.location):
        yield Travel(who, to)
    yield Explore(who)
    for action in p.location(character.location).actions:
        yield DoLocalAction(who, action.id)
    yield DoCharacterAction(who)
    yield InspectMenhir(who)


@ask
class Action(QuestionStep[DayOption]):
    """The next action or pass of a character who has not acted in this round."""

    kind = "action"
    takes_only_option = False

    @staticmethod
    def options(p: Position) -> list[DayOption]:
        """Everything that any character may do now."""
        options: list[DayOption] = []
        for who in p.by_number(one.id for one in p.characters):
            character = p.character(who)
            if not may_act(character):
                continue
            options += [
                option
                for option in _possible_actions(p, character)
                if action_refusal(p, PARTY_ACTIONS[option.kind], who, detail_of(option)) is None
            ]
            options += [Use(key, who) for key in usable(p, who, "action")]
            options.append(Pass(who))
        options += dropped_options(p)
        if can_trade(p):
            options.append(StartTrading())
        return options

    @staticmethod
    def take(p: Position, option: DayOption) -> None:
        """Begin the action, and plan the next turn."""
        plan(p, ("next_turn",))
        match option:
            case StartTrading():
                plan(p, ("trade",))
            case PickUp(who, item):
                pick_up(p, who, item)
            case Join() | Leave():
                players.change_players(p, option)
            case Pass(who):
                p.character(who).acted = p.character(who).passed = True
                p.tell(Passed(who))
            case (
                Travel(who=actor)
                | Explore(actor)
                | DoLocalAction(who=actor)
                | DoCharacterAction(actor)
                | InspectMenhir(actor)
                | Use(who=actor)
            ):
                assert actor is not None
                p.character(actor).acted = True
                begin_action(p, option.kind, actor, detail_of(option))
            case _:
                assert_never(option)

    @staticmethod
    def accepts(p: Position, option: AnyOption) -> bool:
        """Players may join and leave between actions (PLY-1)."""
        return (
            isinstance(option, (Join, Leave)) and players.player_change_refusal(p, option) is None
        )

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """The rule that forbids the option."""
        if isinstance(option, (Join, Leave)):
            return players.player_change_refusal(p, option)
        if isinstance(option, StartTrading):
            return Refusal("PTY-7", "Nobody has anything to give to a character in the same place.")
        if isinstance(option, PickUp):
            return pick_up_refusal(p, option)
        if isinstance(option, (ActionOption, Pass)):
            return _refuse_action(p, option)
        return None


def _refuse_action(p: Position, option: ActionOption | Pass) -> Refusal | None:
    who = option.who
    if who is None or not p.is_in_play(who):
        return Refusal("TURN-1", "There is no such character in play.")
    character = p.character(who)
    if character.passed:
        return Refusal("TURN-4", "This character has passed for today.")
    if character.acted:
        return Refusal("TURN-2", "This character has already acted in this round.")
    if isinstance(option, Use):
        return _refuse_use(p, who, option.ability)
    if isinstance(option, Pass):
        return None
    return action_refusal(p, PARTY_ACTIONS[option.kind], who, detail_of(option))


def _refuse_use(p: Position, who: str, ability: str) -> Refusal | None:
    if ability in usable(p, who, "action"):
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
                p.tell(Passed(character.id))
    going_on = [one for one in p.characters if not has_finished(one)]
    if not going_on:
        plan(p, ("evening",))
        return
    if all(one.acted for one in going_on):
        for character in p.characters:
            character.acted = False
    plan(p, (Action,))
