"""The attack of a combat, the reaction of diplomacy, and the opportunity attack.

(CMB-11, CMB-14 to CMB-16, CMB-41, DIP-8)
"""

from __future__ import annotations

from collections.abc import Iterable

from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.content.model import COMBAT, Band
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.charges import AttackCharges
from legendarium.taintedgrail.encounters.hands import draw_cards
from legendarium.taintedgrail.encounters.progress import check_progress, stage
from legendarium.taintedgrail.encounters.row import current
from legendarium.taintedgrail.encounters.triggers import abilities_of, row_abilities, traits
from legendarium.taintedgrail.events.encounters import Attacked, OpportunityTaken
from legendarium.taintedgrail.position import Position


def current_attack(p: Position) -> str:
    """The attack or reaction at the current size of the pool or affinity (CMB-14, DIP-8)."""
    encounter = current(p)
    if encounter.kind == COMBAT:
        return _band_effect(p.card.attacks, encounter.pool)
    return _band_effect(stage(p).reactions, encounter.affinity)


def _band_effect(bands: Iterable[Band], size: int) -> str:
    for band in bands:
        if band.first <= size and (band.last is None or size <= band.last):
            return band.effect
    return ""


@step
def attack(p: Position) -> None:
    """Announce the attack, let abilities change it, and apply it to the active character.

    It is announced first, so that players who can prevent it know what is coming. Abilities on
    enemy attack are active during the whole step (TRG-3).
    """
    encounter = current(p)
    effect = current_attack(p)
    p.tell(Attacked(encounter.active, effect))
    plan(
        p,
        (row_abilities, "attack", 0),
        (traits, "attack", 0),
        (abilities_of, encounter.active, "attack"),
        (AttackCharges,),
        (perform, effect),
        (end_of_attack,),
    )


@step
def end_of_attack(p: Position) -> None:
    """Clear unused prevention."""
    encounter = current(p)
    encounter.prevented_hits = encounter.prevented_markers = 0


@step
def end_of_play(p: Position) -> None:
    """End step II.2: the opportunity attack if no card was played, then the check (CMB-11, CMB-12).

    The check follows the opportunity attack too (CMB-41), unless the setting says otherwise.
    """
    encounter = current(p)
    if encounter.plays:
        plan(p, (check_progress,))
        return
    p.tell(OpportunityTaken(encounter.active))
    if p.settings.victory_check_after_opportunity:
        plan(p, (check_progress,))
    plan(p, (perform, p.card.opportunity), (draw_cards, encounter.active, 1))
