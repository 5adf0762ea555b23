"""The end of the day: eating, Energy, dreams (END-1, END-2, END-5)."""

from __future__ import annotations

from legendarium.taintedgrail.abilities import plan_abilities
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.events.characters import EnergyChanged
from legendarium.taintedgrail.events.day import Ate, Dreamed, HadNightmare, WentHungry
from legendarium.taintedgrail.modes import rest_health
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Eat, GoHungry, StartTrading
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.scenes import begin_scene
from legendarium.taintedgrail.tracks import (
    energy_cap,
    gain_health,
    is_dying,
    is_exhausted,
    is_insane,
    lose_energy,
    lose_health,
    lose_resource,
    lose_terror,
)
from legendarium.taintedgrail.trading import can_trade

EXHAUSTED_ENERGY_RESTORED = 4
"""The Energy that exhausted characters regain (END-2)."""


RestOption = Eat | GoHungry | StartTrading


@ask
class Rest(QuestionStep[RestOption]):
    """Whether a character eats or goes hungry, after possible trading (END-1, END-7)."""

    kind = "rest"

    @staticmethod
    def seats(p: Position, who: str) -> tuple[int, ...]:
        """The player of the character."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str) -> list[RestOption]:
        """Eat with 1 Food, go hungry, or trade, as nobody is in an action."""
        if not p.is_in_play(who):
            return []
        options: list[RestOption] = [GoHungry(who)]
        if p.character(who).food:
            options.insert(0, Eat(who))
        if can_trade(p):
            options.append(StartTrading())
        return options

    @staticmethod
    def take(p: Position, option: RestOption, who: str) -> None:
        """Rest, then plan abilities of the evening."""
        if isinstance(option, StartTrading):
            plan(p, ("trade",), (Rest, who))
            return
        plan(p, (after_rest, who))
        if isinstance(option, Eat):
            eat(p, p.character(who))
        else:
            go_hungry(p, p.character(who))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str) -> Refusal | None:
        """Refuse eating without Food, and trading without anything to give."""
        if isinstance(option, Eat):
            return Refusal("END-1", "There is no Food to eat.")
        if isinstance(option, StartTrading):
            return Refusal("PTY-7", "Nobody has anything to give to a character in the same place.")
        return None


def eat(p: Position, character: Character) -> None:
    """Spend 1 Food to gain Health and lose Terror (END-1)."""
    lose_resource(p, character, "food", 1)
    p.tell(Ate(character.id))
    gain_health(p, character, rest_health(p))
    lose_terror(p, character, 1)


def go_hungry(p: Position, character: Character) -> None:
    """Lose all Energy, or 1 Health without Energy (END-1)."""
    p.tell(WentHungry(character.id))
    if character.energy:
        lose_energy(p, character, character.energy)
    else:
        lose_health(p, character, 1)


@step
def after_rest(p: Position, who: str) -> None:
    """Abilities of the evening."""
    if p.is_in_play(who):
        plan_abilities(p, who, "evening")


@step
def restore_energy(p: Position) -> None:
    """Restore the Energy of all characters (END-2, END-8)."""
    for character in p.characters:
        now = rested_energy(p, character)
        if now != character.energy:
            change = now - character.energy
            character.energy = now
            p.tell(EnergyChanged(character.id, change, now))


def rested_energy(p: Position, character: Character) -> int:
    """The Energy of a character after the night (END-8)."""
    highest = energy_cap(p, character)
    if is_dying(character):
        highest = max(highest, p.settings.dying_energy_floor)
    cap = min(p.sheet(character.id).energy_normal_max, highest)
    if is_exhausted(character):
        energy = min(character.energy + EXHAUSTED_ENERGY_RESTORED, cap)
    else:
        energy = max(character.energy, cap)  # Energy on bonus spaces is kept
    return min(energy, highest)


@step
def dream(p: Position, who: str) -> None:
    """The dream of the location, or its nightmare for the insane (END-5)."""
    if not p.is_in_play(who):
        return
    character = p.character(who)
    if "dreams" not in p.location(character.location).emblems:
        return
    happening = HadNightmare if is_insane(p, character) else Dreamed
    key = f"log.{character.location}.{happening.kind}"
    if key in p.campaign.passages:
        p.tell(happening(who, character.location))
        begin_scene(p, (who,), who, "dream", ("read", key))
