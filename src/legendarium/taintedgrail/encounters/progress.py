"""Progress: the combat pool, the affinity marker, and when they decide the encounter.

CMB-13, CMB-30, DIP-3, DIP-6, DIP-7, DIP-9.
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.content.model import COMBAT, Stage
from legendarium.taintedgrail.encounters.ending import lose, win
from legendarium.taintedgrail.encounters.hands import discard_cards
from legendarium.taintedgrail.encounters.leaving import READINESS
from legendarium.taintedgrail.encounters.row import current, tear
from legendarium.taintedgrail.events.encounters import (
    AffinityMoved,
    MarkersChanged,
    MarkersMissing,
    StageBegan,
    StageWon,
)
from legendarium.taintedgrail.modes import affinity_start, encounter_value
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import give_up_to


def value(p: Position) -> int:
    """The number of markers that wins."""
    return encounter_value(p, p.card.value)


def stage(p: Position) -> Stage:
    """The current stage of a diplomacy encounter."""
    return p.card.stages[current(p).stage]


def begin_stage(p: Position, number: int) -> None:
    """Put the affinity marker on the start of a stage (DIP-3)."""
    encounter = current(p)
    encounter.stage = number
    now = p.card.stages[number]
    start = affinity_start(p, now.start, now.top)
    encounter.affinity = start
    p.tell(StageBegan(number + 1, start, now.top))


def gain_markers(p: Position, amount: int) -> None:
    """Put markers into the pool (BON-1)."""
    encounter = current(p)
    if encounter.kind == COMBAT and amount > 0:
        encounter.pool += amount
        p.tell(MarkersChanged(amount, encounter.pool))


def lose_markers(p: Position, who: str, amount: int) -> None:
    """Take markers out of the pool; for each that is missing a card is discarded (CMB-30)."""
    encounter = current(p)
    if encounter.kind != COMBAT or amount <= 0:
        return
    taken = min(amount, encounter.pool)
    if taken:
        encounter.pool -= taken
        p.tell(MarkersChanged(-taken, encounter.pool))
    if amount > taken:
        p.tell(MarkersMissing(who, amount - taken))
        plan(p, (discard_cards, who, amount - taken))


def move_affinity(p: Position, who: str, amount: int) -> None:
    """Move the affinity marker within its track (DIP-9, DIP-11)."""
    encounter = current(p)
    if encounter.kind == COMBAT:
        return
    wanted = encounter.affinity + amount
    now = max(0, min(stage(p).top, wanted))
    if now != encounter.affinity:
        p.tell(AffinityMoved(now - encounter.affinity, now))
        encounter.affinity = now
    if wanted < 0 and p.settings.affinity_below_discards:
        plan(p, (discard_cards, who, -wanted))


@step
def check_progress(p: Position) -> None:
    """Check whether the encounter, or its stage, is won or lost."""
    encounter = current(p)
    if encounter.kind == COMBAT:
        if encounter.pool >= value(p):
            win(p)
    elif encounter.affinity <= 0:
        lose(p)
    elif encounter.affinity >= stage(p).top:
        _win_stage(p)


def _win_stage(p: Position) -> None:
    """Win the stage: begin the next one, or win the encounter (DIP-7, DIP-9)."""
    encounter = current(p)
    p.tell(StageWon(encounter.stage + 1))
    if encounter.stage + 1 == len(p.card.stages):
        win(p)
        return
    begin_stage(p, encounter.stage + 1)
    if not p.settings.stage_keeps_sequence:
        while encounter.row:
            tear(p)
    if p.settings.stage_ends_activation:
        give_up_to(p, READINESS)
