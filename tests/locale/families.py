"""Messages whose names are put together, by how they are put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from sources import listed
from tale_families import TOLD_OF_TALE

from legendarium.bots.tashkalar import BOTS
from legendarium.bots.tashkalar.analysis import MARKS
from legendarium.bots.tashkalar.thinking import PARTS as PARTS_OF_EVALUATION
from legendarium.cli.terminal.commands import COMMANDS
from legendarium.cli.terminal.listings import HELP
from legendarium.server.errors import Code
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.form import MARKS_OF_START
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.names import OfferKind
from legendarium.tashkalar.reasons import REASONS
from legendarium.tashkalar.schools import CARDS, DECK
from legendarium.tashkalar.scoring import SCORING
from legendarium.tashkalar.tasks import TASKS

PAGES = "games/tash-kalar/pages"

ASKED = (
    "action", "last", "handed-over", "start", "way", "pick-up", "colour", "opponent", "put-under",
    "claim", "pick", "destroy", "upgrade", "downgrade", "convert", "tree", "group", "place",
    "move", "leap", "direction", "choose", "card",
)  # fmt: skip
TOLD = (
    "turn", "placed", "summoned", "destroyed", "converted", "upgraded", "downgraded", "moved",
    "leapt", "picked-up", "gained-action", "gained-turn", "recovered", "invoked", "discarded",
    "put-under", "handed-over", "claimed", "scored", "scored-in-colour", "end-triggered",
    "game-over", "concede-offered", "skip-last-turns-offered",
)  # fmt: skip
CHOSEN = (
    "pick", "destroy", "upgrade", "downgrade", "convert", "group", "pick-up", "place", "move",
    "leap", "flare", "discard", "put-under", "hand-over", "end-turn", "decline", "direction",
    "colour", "opponent", "card",
)  # fmt: skip
RANKS = ("common", "heroic", "legendary")
HALVES = ("upper", "lower")
FORM_ROWS = ("start", "pieces", "hand", "points", "end")
OTHER_DECKS = ("flares", "tasks")
DECIDED = {
    name
    for scoring in SCORING.values()
    for sides in (2, 3, 4)
    for name in scoring.compared_by(sides)
}
"""By what a game may be decided; that points decide needs no sentence."""


def _all(pattern: str, *names: Iterable[str]) -> list[str]:
    """The pattern with each name, or each pair of names, filled in."""
    first, *rest = names
    filled = [pattern.replace("{}", name, 1) for name in first]
    return [each for text in filled for each in _all(text, *rest)] if rest else filled


TOLD_IN_TERMINAL: dict[str, list[str]] = {
    "group-{}": ["group-move", "group-leap"],
    "command-{}": [f"command-{name}" for name in COMMANDS],
    "help-{}": [f"help-{topic}" for topic in HELP],
    "answer-{}": ["answer-yes", "answer-no"],
    "analyse-{}-number": _all("analyse-{}-number", [*MARKS]),
    "flare-{}": ["flare-upper", "flare-lower"],
    "flare-{}-now": ["flare-upper-now", "flare-lower-now"],
}
TOLD_BY_SERVER: dict[str, list[str]] = {"error-{}": _all("error-{}", get_args(Code))}
TOLD_IN_BOTH: dict[str, list[str]] = {
    "phrase-{}": ["phrase-and", "phrase-or"],
    "ask-{}": _all("ask-{}", ASKED),
    "event-{}": _all("event-{}", TOLD),
    "option-{}": _all("option-{}", CHOSEN),
    "option-choose-{}": _all(
        "option-choose-{}", ("gain-action", "destroy-adjacent", "destroy-commons")
    ),
    "form-{}": _all("form-{}", FORMS),
    "form-{}.about": ["form-first-game.about"],
    "form-goal-{}": _all("form-goal-{}", SCORING),
    "mark-{}": _all("mark-{}", [*MARKS]),
    "part-{}": _all("part-{}", PARTS_OF_EVALUATION),
    "{}.effect": _all("{}.effect", [*CARDS]),
    "{}.upper": _all("{}.upper", [*FLARES]),
    "{}.lower": _all("{}.lower", [*FLARES]),
    "{}.condition": _all("{}.condition", [*TASKS]),
    "{}.{}": _all("{}.{}", [*FLARES], HALVES),
}
TOLD_IN_CLIENT: dict[str, list[str]] = {
    "bot-{}": _all("bot-{}", [*BOTS]),
    "bot-{}.about": _all("bot-{}.about", [*BOTS]),
    "web-clock-{}": _all("web-clock-{}", ("off", "real-time", "days")),
    "aside-{}": _all("aside-{}", get_args(OfferKind)),
    "aside-{}.sure": _all("aside-{}.sure", get_args(OfferKind)),
    "aside-{}.yes": _all("aside-{}.yes", get_args(OfferKind)),
    "event-{}-offered": _all("event-{}-offered", get_args(OfferKind)),
    "why-{}": _all("why-{}", REASONS),
    "decided-{}": _all("decided-{}", ["shared", *sorted(DECIDED - {"points"})]),
    "tk-schools-{}": _all("tk-schools-{}", ("chosen", "random", "draft")),
    "tk-schools-{}-about": _all("tk-schools-{}-about", ("chosen", "random", "draft")),
    "tk-flare-{}": _all("tk-flare-{}", HALVES),
    "tk-square-{}": _all("tk-square-{}", ("red", "green")),
    "tk-key-{}": _all(
        "tk-key-{}",
        listed("games/tash-kalar/choosing/Keys.svelte", "const KEYS", r'"([a-z]+)"\]'),
    ),
    "gallery-deck-{}": _all("gallery-deck-{}", [*DECK, *OTHER_DECKS]),
    "guide-{}": _all("guide-{}", listed(f"{PAGES}/Help.svelte", "const SECTIONS")),
    "guide-piece-{}": _all("guide-piece-{}", RANKS),
    "guide-form-{}": _all("guide-form-{}", FORM_ROWS),
    "guide-start-{}": _all("guide-start-{}", MARKS_OF_START),
    "guide-points-{}": _all("guide-points-{}", SCORING),
    "guide-points-{}.legends": _all("guide-points-{}.legends", SCORING),
    "guide-notation-{}": _all(
        "guide-notation-{}",
        listed(f"{PAGES}/notationExamples.ts", "const NOTATION_EXAMPLES", r'says: "([a-z-]+)"'),
    ),
    "{}.text": [
        *_all("{}.text", listed(f"{PAGES}/HelpBasics.svelte", "const ACTIONS", r'name: "(.+?)"')),
        *_all("{}.text", listed(f"{PAGES}/HelpCards.svelte", "const WORDS", r'name: "(.+?)"')),
    ],
}
FAMILIES = TOLD_IN_TERMINAL | TOLD_OF_TALE | TOLD_BY_SERVER | TOLD_IN_BOTH | TOLD_IN_CLIENT
