"""The actions of a party: travel, explore, local, character, menhir, cards (4.2)."""

from __future__ import annotations

from legendarium.taintedgrail.abilities import ability_of, plan_abilities, refusal
from legendarium.taintedgrail.agenda import Refusal, plan, step
from legendarium.taintedgrail.conditions import meets
from legendarium.taintedgrail.content.model import ActionText
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.events.day import (
    CharacterActed,
    Explored,
    LocalActionTaken,
    Travelled,
)
from legendarium.taintedgrail.map import is_connected, move_to
from legendarium.taintedgrail.menhirs import menhir_text
from legendarium.taintedgrail.parties import Detail, PartyAction, companions, party_action
from legendarium.taintedgrail.paying import can_pay, costs_energy, due
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene
from legendarium.taintedgrail.tracks import toss_for_madness
from legendarium.taintedgrail.values import Context


def _price(energy: int, party: tuple[str, ...]) -> str:
    """This much Energy for everybody, in one pot: members may pay for others (PTY-6)."""
    return f"pay {energy * len(party)} energy" if energy else ""


def _payment_refusal(
    p: Position, cost: str, party: tuple[str, ...], actor: str, owner: str = ""
) -> Refusal | None:
    if not cost:
        return None
    if p.character(actor).energy == 0 and costs_energy(p, cost):
        return Refusal("TURN-5", "Without Energy, no action that costs Energy can be started.")
    if can_pay(p, cost, party, owner):
        return None
    return Refusal("TRK-6", f"The whole cost must be paid: {cost}.")


def _needs_refusal(p: Position, needs: str, party: tuple[str, ...], actor: str) -> Refusal | None:
    """One member who meets a requirement is enough (EXP-4)."""
    if not needs or meets(p, parse_condition(needs), Context(party, actor)):
        return None
    return Refusal("EXP-4", "No member of the party meets the requirement.")


@step
def after_paying(p: Position, hook: str) -> None:
    """After paying for travel or exploration: madness (INS-2), then abilities."""
    for one in p.scene.party:
        toss_for_madness(p, one)
    for one in reversed(p.scene.party):
        plan_abilities(p, one, hook)


@party_action
class TravelAction(PartyAction):
    """Go together to a connected location (ACT-1)."""

    kind = "travel"

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Refuse without a path, or without Energy for everybody."""
        if not is_connected(p, p.character(actor).location, int(detail)):
            return Refusal("MAP-1", "There is no path from here to there.")
        return _payment_refusal(p, _price(p.settings.travel_energy, party), party, actor)

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """Pay, then move."""
        p.tell(Travelled(party, int(detail)))
        price = _price(p.settings.travel_energy, party)
        steps = (("pay", price, party, ""), (after_paying, "travel"), (set_out, detail))
        begin_scene(p, party, actor, "travel", *steps)


@step
def set_out(p: Position, to: int) -> None:
    """Move those who are still travelling; they arrive together."""
    move_to(p, p.scene.party, to)


@party_action
class ExploreAction(PartyAction):
    """Play the journal section of the location together (ACT-2)."""

    kind = "explore"

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Refuse without a section, or without Energy for everybody."""
        if _section(p, actor) not in p.campaign.passages:
            return Refusal("EXP-1", "The journal has no section for this location.")
        return _payment_refusal(p, _price(p.settings.explore_energy, party), party, actor)

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """Pay, then read."""
        key = _section(p, actor)
        p.tell(Explored(party, p.character(actor).location))
        price = _price(p.settings.explore_energy, party)
        steps = (("pay", price, party, ""), (after_paying, "explore"), ("read", key))
        begin_scene(p, party, actor, "explore", *steps)


def _section(p: Position, actor: str) -> str:
    return f"log.{p.character(actor).location}.intro"


@party_action
class LocalAction(PartyAction):
    """An action printed on the location: paid once, received once (ACT-3)."""

    kind = "local"

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Refuse an action that is not here, used today, or too expensive."""
        action = _printed(p, actor, detail)
        if action is None:
            return Refusal("ACT-3", "This location has no such action.")
        used = p.places[p.character(actor).location].used
        if action.once_per_day and _token(p, actor, action) in used:
            return Refusal("ACT-7", "This action can be used once per day.")
        lacking = _needs_refusal(p, action.needs, party, actor)
        return lacking or _payment_refusal(p, action.cost, party, actor)

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """Pay from one pot, then resolve the effect."""
        action = _printed(p, actor, detail)
        assert action is not None
        number = p.character(actor).location
        p.tell(LocalActionTaken(party, number, action.id))
        if action.once_per_day:
            place = p.places[number]
            p.places[number] = place._replace(used=(*place.used, _token(p, actor, action)))
        steps = (("pay", action.cost, party, ""), ("perform", action.effect))
        begin_scene(p, party, actor, "action", *steps)


def _printed(p: Position, actor: str, detail: Detail) -> ActionText | None:
    printed = p.location(p.character(actor).location).actions
    return next((one for one in printed if one.id == detail), None)


def _token(p: Position, actor: str, action: ActionText) -> str:
    """The mark of a used action: for everybody, or for one character (ACT-7)."""
    return f"{action.id}:{actor}" if p.settings.local_once_each else action.id


@party_action
class CharacterAction(PartyAction):
    """The action on a character's board: others only help with its Energy (ACT-4)."""

    kind = "character"

    @staticmethod
    def companions(p: Position, actor: str, detail: Detail) -> tuple[str, ...]:
        """Those who can help: the owner always pays the first Energy."""
        energy = dict(due(p, p.sheet(actor).action.cost)).get("energy", 0)
        if energy <= 1:
            return ()
        return tuple(one for one in companions(p, actor) if p.character(one).energy)

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Refuse if the owner does not meet its needs or cannot pay 1 Energy."""
        action = p.sheet(actor).action
        lacking = _needs_refusal(p, action.needs, (actor,), actor)
        return lacking or _payment_refusal(p, action.cost, party, actor, actor)

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """The helpers share the cost; the owner alone does the action."""
        action = p.sheet(actor).action
        p.tell(CharacterActed(actor))
        steps = (("pay", action.cost, party, actor), ("perform", action.effect))
        begin_scene(p, (actor,), actor, "action", *steps)


@party_action
class MenhirAction(PartyAction):
    """Inspect the menhir of the location, and light it if possible (ACT-5)."""

    kind = "menhir"

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Refuse where there is no menhir; inspecting is free."""
        if menhir_text(p, p.character(actor).location) is None:
            return Refusal("MEN-1", "There is no menhir in this location.")
        return None

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """Read its text."""
        begin_scene(p, party, actor, "menhir", ("inspect_menhir",))


@party_action
class UseAction(PartyAction):
    """An action that an item, a skill or a secret adds; its owner pays for it (TURN-1, PTY-1)."""

    kind = "use"

    @staticmethod
    def companions(p: Position, actor: str, detail: Detail) -> tuple[str, ...]:
        """Nobody if it affects only its owner or everybody: there is nothing to join."""
        effects = parse_script(ability_of(p, str(detail)).effect)
        if all(effect.who in ("me", "all") for effect in effects):
            return ()
        return companions(p, actor)

    @staticmethod
    def refusal(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> Refusal | None:
        """Refuse what the owner cannot use."""
        return refusal(p, actor, str(detail))

    @staticmethod
    def begin(p: Position, party: tuple[str, ...], actor: str, detail: Detail) -> None:
        """The owner uses it, for the whole party."""
        begin_scene(p, party, actor, "action", ("use_ability", actor, detail))


def begin_action(p: Position, kind: str, actor: str, detail: Detail) -> None:
    """Ask who joins, then begin the action."""
    plan(p, ("party", kind, actor, detail))
