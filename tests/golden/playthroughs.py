"""Whole games as short texts: one line a turn, with its choices and a digest of everything else.

The choices are replayed from the file; where one is not offered any more, and in a new file, the
game goes on with random choices. The digest is of every question, its options, the events, and the
position after the turn, so any change of the rules shows in the turn that it changes, and in no
other while the choices stay possible. Only published cards are dealt: a card that is added to a
deck changes no file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from card_list import published
from golden.happenings import digest, event_text, question_text
from legendarium.table import Question
from legendarium.tashkalar import schools
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.outcome import outcome
from legendarium.tashkalar.position_text import position_text
from legendarium.tashkalar.schools import DECK, DECKS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take

PLAYTHROUGHS: dict[str, tuple[Setup, int]] = {
    "first-game": (Setup("first-game", ("northern", "southern")), 22),
    "high-form": (Setup("high-form", ("highland", "sylvan")), 5),
    "duel": (Setup("duel", ("northern", "highland")), 4),
    "melee-3": (Setup("melee", ("sylvan", "southern", "highland")), 16),
    "melee-4": (Setup("melee", ("northern", "southern", "highland", "sylvan")), 17),
    "high-form-teams": (
        Setup("high-form", ("sylvan", "highland", "southern", "northern"), teams=True),
        5,
    ),
    "duel-teams": (Setup("duel", ("northern", "southern", "highland", "sylvan"), teams=True), 36),
}
"""The setup and the seed of each."""

WEIGHT_OF_KIND = {"summon": 24, "claim": 24, "flare": 12, "discard": 1, "hand-over": 1}
"""How often a random choice is of a kind, compared with 4 for the others."""


class Turn(NamedTuple):
    """One turn of a playthrough, or what a game is started or ended with."""

    line: str
    """How it stands in the file."""
    happenings: str
    """Everything that the digest is of."""


def playthrough_file(name: str) -> Path:
    """The golden file of a playthrough."""
    return Path(__file__).parent / f"{name}.txt"


def stored(name: str) -> list[str]:
    """The lines of a golden file; none if it is not made yet."""
    path = playthrough_file(name)
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def choices_of(lines: list[str]) -> list[str]:
    """The choices that are written in a golden file."""
    turns = (line.split(maxsplit=2)[2] for line in lines if line[0].isdigit())
    return [choice for turn in turns for choice in turn.split("; ")]


def playthrough(name: str) -> list[Turn]:
    """The turns of a playthrough, with the choices of its file while they are possible."""
    with _only_published_cards():
        return list(_turns(name))


@contextmanager
def _only_published_cards() -> Iterator[None]:
    """Deal the published cards alone, and write positions as if there were no others."""
    decks = {school: published(key) for key, deck in DECK.items() for school in deck.schools}
    legends = published("legends")
    with (
        patch.dict(DECKS, decks),
        patch.object(schools, "LEGENDS", legends),
    ):
        yield


def _turns(name: str) -> Iterator[Turn]:
    setup, seed = PLAYTHROUGHS[name]
    chance = Random(seed)
    wanted = choices_of(stored(name))
    position = start(setup, seed)
    dealt = position_text(position)
    yield Turn(f"# {name}: {', '.join(setup.schools)}; seed {seed}; made by `make golden`", "")
    yield Turn(f"start {digest(dealt)}", dealt)
    begun, choices, happenings = 0, list[str](), list[str]()
    while (asked := question(position)) is not None:
        choice = wanted.pop(0) if wanted else ""
        options = {option_text(option): option for option in asked.options}
        if choice not in options:
            choice, wanted = _random_choice(asked, chance), []
        choices.append(choice)
        happenings += (question_text(asked), choice)
        begun = asked.seat if len(choices) == 1 else begun
        position = take(position, options[choice])
        happenings += map(event_text, position.events)
        if question(position) is None or any(event.kind == "turn" for event in position.events):
            text = "\n".join([*happenings, position_text(position)])
            yield Turn(f"{begun} {digest(text)} {'; '.join(choices)}", text)
            choices, happenings = [], []
    yield Turn(str(outcome(position)), "")


def _random_choice(asked: Question, chance: Random) -> str:
    """A random kind first, then one of its options: otherwise hardly a being would be summoned."""
    kinds = sorted({option.kind for option in asked.options})
    kind = chance.choices(kinds, [WEIGHT_OF_KIND.get(kind, 4) for kind in kinds])[0]
    return option_text(chance.choice([option for option in asked.options if option.kind == kind]))
