"""The expected attacks in the rest of an encounter, from its printed table."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.bots.taintedgrail.imagination.encounter_effects import encounter_of, goal
from legendarium.taintedgrail.content.model import COMBAT, Band
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.encounters.progress import stage
from legendarium.taintedgrail.position import Position


class AverageAttack(NamedTuple):
    """The average attack of one activation."""

    hits: float
    setback: float


def attacks_ahead(q: Position) -> AverageAttack:
    """The average attack between the current progress and the goal, later stages included."""
    encounter = encounter_of(q)
    if encounter.kind == COMBAT:
        spans = [_Span(q.card.attacks, encounter.pool, goal(q) - 1)]
    else:
        later = q.card.stages[encounter.stage + 1 :]
        spans = [_Span(stage(q).reactions, encounter.affinity, stage(q).top - 1)]
        spans += [_Span(one.reactions, one.start, one.top - 1) for one in later]
    hits = setback = weight = 0.0
    for span in spans:
        for band in span.bands:
            top = span.last if band.last is None else min(span.last, band.last)
            size = max(0, top - max(span.first, band.first) + 1)
            struck, lost = harm(band.effect)
            hits, setback, weight = hits + size * struck, setback + size * lost, weight + size
    return AverageAttack(hits / weight, setback / weight) if weight else AverageAttack(0.0, 0.0)


class _Span(NamedTuple):
    """A range of progress in an attack table."""

    bands: tuple[Band, ...]
    first: int
    last: int


def harm(script: str) -> tuple[float, float]:
    """The hits of an attack and the progress it takes away; conditional effects count half."""
    hits = setback = 0.0
    for effect in parse_script(script):
        amount = effect.amount if isinstance(effect.amount, int) else 1
        part = amount * (0.5 if effect.condition is not None else 1.0)
        if effect.verb == "hit" or (effect.verb == "lose" and effect.args[:1] == ("health",)):
            hits += part
        elif effect.verb in ("lose-markers", "lower-affinity"):
            setback += part
        elif effect.verb == "discard-cards":
            setback += 0.4 * part
        elif effect.verb == "gain" and effect.args[:1] == ("terror",):
            hits += 0.4 * part
    return hits, setback
