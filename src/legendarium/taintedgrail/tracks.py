"""The survival tracks, insanity and resources of characters (TRK-1 to TRK-7, INS-1, INS-2, RES-1).

Nightmares of the insane are handled by `rest`.
"""

from __future__ import annotations

from legendarium.taintedgrail.events.characters import (
    BecameInsane,
    BecameSane,
    EnergyChanged,
    HealthChanged,
    MadnessTossed,
    Recovered,
    ResourceChanged,
    TerrorChanged,
)
from legendarium.taintedgrail.position import Character, Position


def energy_cap(p: Position, character: Character) -> int:
    """The maximum Energy, limited by Health (TRK-1) and by the spaces of the board."""
    sheet = p.sheet(character.id)
    top = sheet.energy_normal_max + sheet.energy_bonus
    return max(0, min(top, character.health + sheet.energy_offset))


def is_exhausted(character: Character) -> bool:
    """Whether Energy is on one of the two red spaces (TRK-2)."""
    return character.energy <= 1


def is_dying(character: Character) -> bool:
    """Whether Health is 0 (TRK-3)."""
    return character.health <= 0


def is_insane(p: Position, character: Character) -> bool:
    """Whether Terror is on one of the two highest spaces (TRK-4)."""
    return character.terror >= p.sheet(character.id).terror_top - 1


def is_in_panic(p: Position, character: Character) -> bool:
    """Whether Terror is above Health (TRK-5), with the offset between the two tracks."""
    return character.terror > character.health + p.sheet(character.id).energy_offset


def lose_health(p: Position, character: Character, amount: int) -> int:
    """Lower Health, and Energy with it; returns what was lost.

    The consequences of Health 0 are planned by a watch (DTH-1).
    """
    was_dying = is_dying(character)
    lost = min(amount, character.health)
    if lost > 0:
        character.health -= lost
        p.tell(HealthChanged(character.id, -lost, character.health))
        _cap_energy(p, character)
    if was_dying:
        character.mortal_wounds += amount
    return lost


def gain_health(p: Position, character: Character, amount: int) -> int:
    """Raise Health, at most to its start; returns what was gained."""
    gained = max(0, min(amount, p.sheet(character.id).health - character.health))
    if gained:
        was_dying = is_dying(character)
        character.health += gained
        p.tell(HealthChanged(character.id, gained, character.health))
        if was_dying:
            character.dying = 0
            p.tell(Recovered(character.id))
    return gained


def lose_energy(p: Position, character: Character, amount: int) -> int:
    """Lower Energy, at most to 0 (TRK-6); returns what was lost."""
    lost = min(amount, character.energy)
    if lost > 0:
        character.energy -= lost
        p.tell(EnergyChanged(character.id, -lost, character.energy))
    return max(lost, 0)


def gain_energy(p: Position, character: Character, amount: int) -> int:
    """Raise Energy, also into bonus spaces, but not above Health; returns what was gained."""
    gained = max(0, min(amount, energy_cap(p, character) - character.energy))
    if gained:
        character.energy += gained
        p.tell(EnergyChanged(character.id, gained, character.energy))
    return gained


def gain_terror(p: Position, character: Character, amount: int) -> int:
    """Raise Terror; each point above the top space costs 1 Health instead (INS-2)."""
    room = p.sheet(character.id).terror_top - character.terror
    gained = min(amount, room)
    if gained > 0:
        was_insane = is_insane(p, character)
        character.terror += gained
        p.tell(TerrorChanged(character.id, gained, character.terror))
        if is_insane(p, character) and not was_insane:
            p.tell(BecameInsane(character.id))
    if amount > room:
        lose_health(p, character, amount - room)
    return max(gained, 0)


def lose_terror(p: Position, character: Character, amount: int) -> int:
    """Lower Terror; returns what was lost."""
    lost = min(amount, character.terror)
    if lost > 0:
        was_insane = is_insane(p, character)
        character.terror -= lost
        p.tell(TerrorChanged(character.id, -lost, character.terror))
        if was_insane and not is_insane(p, character):
            p.tell(BecameSane(character.id))
    return max(lost, 0)


def _cap_energy(p: Position, character: Character) -> None:
    cap = energy_cap(p, character)
    if is_dying(character):
        cap = max(cap, min(character.energy, p.settings.dying_energy_floor))
    if character.energy > cap:
        p.tell(EnergyChanged(character.id, cap - character.energy, cap))
        character.energy = cap


def toss_for_madness(p: Position, who: str) -> bool:
    """Toss a coin after paying for Travel or Explore: on tails, an insane character loses Energy.

    Energy is lost, not paid, so the action continues in any case. Returns whether it was tails.
    """
    character = p.character(who)
    if not p.settings.insane_energy or not is_insane(p, character):
        return False
    tails = p.roll(2) == 2
    p.tell(MadnessTossed(who, "tails" if tails else "heads"))
    if tails:
        lose_energy(p, character, p.settings.insane_energy)
    return tails


def gain_resource(p: Position, character: Character, resource: str, amount: int) -> None:
    """Add to a resource; there is no limit (2.1)."""
    _change_resource(p, character, resource, amount)


def lose_resource(p: Position, character: Character, resource: str, amount: int) -> int:
    """Take up to this amount (TRK-6); returns what was lost."""
    lost = min(amount, int(getattr(character, resource)))
    _change_resource(p, character, resource, -lost)
    return lost


def _change_resource(p: Position, character: Character, resource: str, change: int) -> None:
    if change:
        now = getattr(character, resource) + change
        setattr(character, resource, now)
        p.tell(ResourceChanged(character.id, resource, change, now))
