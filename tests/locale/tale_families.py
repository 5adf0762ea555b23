"""Messages of Tainted Grail whose names are put together, by how they are put together."""

from __future__ import annotations

from legendarium.cli.tale.commands import COMMANDS, HELP
from legendarium.cli.tale.look import LINE_SHAPES
from legendarium.taintedgrail.content.halves import BONUSES
from legendarium.taintedgrail.content.model import (
    ABILITY_ON,
    ATTRIBUTES,
    CARD_ON,
    KEYWORDS,
    RESOURCES,
    TRACKS,
    TRAIT_ON,
)
from legendarium.taintedgrail.content.vocabulary import NAMES, VERBS
from legendarium.taintedgrail.setup import MODES
from taintedgrail import spoken

COUNTED = ("charges", "markers", "cards", "items", "hits")
PLACED = ("top", "shuffled")
OTHERWISE = {
    "gain", "lose", "pay", "become", "tick", "draw-item", "charge", "move", "encounter", "event",
    "goto", "sealed", "hit", "flip", "gain-markers", "lose-markers", "draw-cards", "discard-cards",
    "discard-items", "prevent-hits", "prevent-markers", "remove-item", "remove-secret",
    "remove-event", "remove-encounter",
}  # fmt: skip
"""Verbs that are not told by a message of their own name, or by more than one."""

NAMED = {"attr", "res", "track"}
"""Numbers that are told by the name of their attribute, resource or track."""


def _names(truth: bool) -> list[str]:
    return [
        name.replace("_", "-")
        for name, known in NAMES.items()
        if known.truth == truth and name not in NAMED
    ]


def _all(start: str, names: object) -> list[str]:
    assert isinstance(names, list | tuple | set | frozenset)
    return [start + name for name in sorted(names)]


TOLD_OF_TALE: dict[str, list[str]] = {
    "tg-name-{}": _all("tg-name-", (*RESOURCES, *TRACKS, *ATTRIBUTES, *KEYWORDS)),
    "tg-much-{}": _all("tg-much-", (*RESOURCES, *TRACKS, *COUNTED)),
    "tg-kind-{}": ["tg-kind-combat", "tg-kind-diplomacy"],
    "tg-value-{}": _all("tg-value-", _names(truth=False)),
    "tg-test-{}": _all("tg-test-", [*_names(truth=True), "status-part"]),
    "tg-effect-{}": _all("tg-effect-", {*VERBS} - OTHERWISE),
    "tg-effect-encounter-{}": _all("tg-effect-encounter-", ("difficulty", "choose")),
    "tg-effect-event-{}": _all("tg-effect-event-", PLACED),
    "tg-effect-event-random-{}": _all("tg-effect-event-random-", PLACED),
    "tg-on-{}": _all("tg-on-", {*ABILITY_ON, *CARD_ON, *TRAIT_ON}),
    "tg-within-{}": _all("tg-within-", ("combat", "diplomacy", "encounter", "log")),
    "tg-limit-{}": _all("tg-limit-", ("day", "encounter", "activation")),
    "tg-bonus-{}": _all("tg-bonus-", {*BONUSES} - {"marker", "card"}),
    "tg-half-{}": _all("tg-half-", ("magic", "free")),
    "tg-stake-{}": _all("tg-stake-", ("opportunity", "reward", "loot", "failure")),
    "tg-passage-{}": _all("tg-passage-", ("dream", "nightmare", "arrival")),
    "tg-ask-{}": _all("tg-ask-", spoken.questions()),
    "tg-event-{}": _all("tg-event-", (*TRACKS, "resource")),
    "tg-refusal-{}": _all("tg-refusal-", spoken.rules()),
    "tale-command-{}": _all("tale-command-", COMMANDS),
    "tale-help-{}": _all("tale-help-", HELP),
    "tale-ask-mode-{}": _all("tale-ask-mode-", MODES),
    "tale-mode-{}": _all("tale-mode-", MODES),
    "tale-phase-{}": _all("tale-phase-", ("morning", "evening")),
    "tale-emblem-{}": _all("tale-emblem-", {*LINE_SHAPES.emblems}),
    "tale-sign-{}": _all("tale-sign-", {*LINE_SHAPES.bonuses}),
}
