"""Knobs: the weights of the evaluation that learning varies, and how far.

A knob changes one weight, or a few that belong together. Turned by 1, it changes its weights by the
steps below, about half of what such a weight may be. The worth of a common piece is not a knob,
because it is the unit of all others; nor is the cost of an idle turn, without which some games
would never end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from legendarium.bots.tashkalar.worth.features import DEEP
from legendarium.tashkalar.forms import FORMS, Form

Knobs = Mapping[str, Mapping[str, float]]

_EVERYWHERE: Knobs = {
    "points": {"points": 0.15},
    "points-late": {"points-late": 0.15},
    "heroics": {"heroics": 0.1},
    "central": {"central": 0.02},
    "beside": {"beside": 0.02},
    "aslant": {"aslant": 0.02},
    "own-commons-near": {"own-commons-near": 0.02},
    "own-upgraded-near": {"own-upgraded-near": 0.04},
    "enemy-commons-near": {"enemy-commons-near": 0.02},
    "enemy-upgraded-near": {"enemy-upgraded-near": 0.04},
    "hand-common-ready": {"hand-common-ready": 0.04},
    "hand-heroic-ready": {"hand-heroic-ready": 0.06},
    "hand-common-one": {"hand-common-one": 0.02},
    "hand-heroic-one": {"hand-heroic-one": 0.03},
    "hand-two": {"hand-common-two": 0.01, "hand-heroic-two": 0.02},
    "hand-two-ways": {"hand-two-ways": 0.03},
    "hand-unknown": {"hand-unknown": 0.03},
    "enemy-common-ready": {"enemy-common-ready": 0.1},
    "enemy-heroic-ready": {"enemy-heroic-ready": 0.2},
    "enemy-one": {"enemy-common-one": 0.04, "enemy-heroic-one": 0.08},
    "enemy-two": {"enemy-common-two": 0.03, "enemy-heroic-two": 0.05},
    "own-deck-ready": {"own-deck-ready": 0.15},
}
_LEGENDS: Knobs = {
    "legendaries": {"legendaries": 0.2},
    "hand-legendary-ready": {"hand-legendary-ready": 0.1},
    "hand-legendary-near": {"hand-legendary-one": 0.05, "hand-legendary-two": 0.02},
    "enemy-legendary-ready": {"enemy-legendary-ready": 0.3},
    "enemy-legendary-near": {"enemy-legendary-one": 0.15, "enemy-legendary-two": 0.07},
    "own-flare": {"own-flare": 0.08},
    "enemy-flare": {"enemy-flare": 0.08},
}
_TASKS: Knobs = {
    "coloured": {"coloured": 0.02},
    "coloured-upgraded": {"coloured-upgraded": 0.04},
    "own-task-held": {"own-task-held": 0.1},
    "own-task-one": {"own-task-one": 0.06},
    "own-task-two": {"own-task-two": 0.03, "own-task-three": 0.02},
    "enemy-task-held": {"enemy-task-held": 0.1},
    "enemy-task-one": {"enemy-task-one": 0.06},
    "enemy-task-two": {"enemy-task-two": 0.03, "enemy-task-three": 0.02},
    "next-task": {"own-next-task": 0.04, "enemy-next-task": -0.04},
}
_MELEE: Knobs = {"second-points": {"second-points": 0.06}}
_PARTNERS: Knobs = {
    "partner": {"partner-ready": 0.1, "partner-one": 0.05, "partner-two": 0.02},
}


KINDS: dict[str, tuple[Form, bool]] = {
    f"{form.key}-teams" if teams else form.key: (form, teams)
    for teams in (False, True)
    for form in FORMS.values()
    if form.seats_for(teams) and not form.learned_as
}
"""The kinds of game that weights are learned for: by name the form, and whether in teams."""


def knobs_of(kind: str) -> Knobs:
    """The knobs that matter in a kind of game."""
    form = FORMS[kind.removesuffix("-teams")]
    return {
        **_EVERYWHERE,
        **(_LEGENDS if form.has_legends else {}),
        **(_TASKS if form.has_tasks else {}),
        **(_MELEE if form.scores_by_colour else {}),
        **(_PARTNERS if form.key != kind else {}),
    }


def turn_knobs(
    weights: Mapping[str, float], knobs: Knobs, turns: Sequence[float]
) -> dict[str, float]:
    """The weights after turning each knob this far; a weight never gets an impossible sign."""
    found = dict(weights)
    for steps, turn in zip(knobs.values(), turns, strict=True):
        for name, step in steps.items():
            weight = found.get(name, 0.0) + step * turn
            sign = sign_of(name)
            found[name] = round(weight if weight * sign >= 0 else 0.0, 4)
    return found


def sign_of(feature: str) -> int:
    """1 if more of a feature can only be good for a side, -1 if only bad, otherwise 0."""
    if feature in DEEP:
        return -1 if feature.startswith("enemy-") else 1
    if feature.startswith(("hand-", "own-task", "own-next", "own-flare", "points", "heroics")):
        return 1
    return -1 if feature.startswith(("enemy-task", "enemy-next", "enemy-flare")) else 0
