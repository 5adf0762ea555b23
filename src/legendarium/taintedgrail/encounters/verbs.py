"""The verbs that exist only in encounters."""

from __future__ import annotations

from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.effects import personal, verb
from legendarium.taintedgrail.encounters import hands, leaving, progress, row
from legendarium.taintedgrail.events.encounters import Prevented, WasHit
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import lose_health


@personal("hit")
def hit(p: Position, character: Character, effect: Effect, amount: int) -> None:
    """Lose this much Health (TRG-4), minus prevented hits."""
    encounter = p.encounter
    if encounter is not None and character.id == encounter.active:
        prevented = min(amount, encounter.prevented_hits)
        encounter.prevented_hits -= prevented
        amount -= prevented
        if prevented:
            p.tell(Prevented(character.id, prevented))
    if amount:
        p.tell(WasHit(character.id, amount))
        lose_health(p, character, amount)


@verb("gain-markers")
def gain_markers(p: Position, effect: Effect, amount: int) -> None:
    """Add markers to the common pool."""
    if p.encounter is not None:
        progress.gain_markers(p, amount)


@personal("lose-markers")
def lose_markers(p: Position, character: Character, effect: Effect, amount: int) -> None:
    """Remove markers from the pool; for each missing one this character discards (CMB-30)."""
    encounter = p.encounter
    if encounter is None:
        return
    prevented = min(amount, encounter.prevented_markers)
    encounter.prevented_markers -= prevented
    if prevented:
        p.tell(Prevented(character.id, markers=prevented))
    progress.lose_markers(p, character.id, amount - prevented)


@personal("draw-cards")
def draw_cards(p: Position, character: Character, effect: Effect, amount: int) -> None:
    """Draw cards (CMB-42)."""
    hands.draw_cards(p, character.id, amount)


@personal("discard-cards")
def discard_cards(p: Position, character: Character, effect: Effect, amount: int) -> None:
    """Discard cards (CMB-31)."""
    hands.discard_cards(p, character.id, amount)


@personal("raise-affinity")
def raise_affinity(p: Position, character: Character, effect: Effect, amount: int) -> None:
    """Move the affinity marker up."""
    if p.encounter is not None:
        progress.move_affinity(p, character.id, amount)


@personal("lower-affinity")
def lower_affinity(p: Position, character: Character, effect: Effect, amount: int) -> None:
    """Move the affinity marker down."""
    if p.encounter is not None:
        progress.move_affinity(p, character.id, -amount)


@verb("tear-card")
def tear_card(p: Position, effect: Effect, amount: int) -> None:
    """Discard the last card of the sequence (BON-4)."""
    if p.encounter is not None:
        row.tear(p)


@verb("prevent-hits")
def prevent_hits(p: Position, effect: Effect, amount: int) -> None:
    """Prevent this many hits of the attack."""
    if p.encounter is not None:
        p.encounter.prevented_hits += amount


@verb("prevent-markers")
def prevent_markers(p: Position, effect: Effect, amount: int) -> None:
    """Prevent the loss of this many markers."""
    if p.encounter is not None:
        p.encounter.prevented_markers += amount


@verb("withdraw")
def withdraw(p: Position, effect: Effect, amount: int) -> None:
    """Let the enemy leave (CMB-24)."""
    if p.encounter is not None:
        leaving.withdraw(p)
