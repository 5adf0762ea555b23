"""The victory check of a combat and the affinity check of diplomacy (CMB-13, DIP-6, DIP-7)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import step
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.encounters.ending import lose, win
from legendarium.taintedgrail.encounters.leaving import READINESS
from legendarium.taintedgrail.encounters.pool import begin_stage, stage, value
from legendarium.taintedgrail.encounters.row import current, tear
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import give_up_to


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
    p.tell("stage-won", number=encounter.stage + 1)
    if encounter.stage + 1 == len(p.card.stages):
        win(p)
        return
    begin_stage(p, encounter.stage + 1)
    if not p.settings.stage_keeps_sequence:
        while encounter.row:
            tear(p)
    if p.settings.stage_ends_activation:
        give_up_to(p, READINESS)
