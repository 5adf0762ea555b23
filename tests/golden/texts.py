"""The contents of the golden files, computed anew: perft counts and playthroughs.

Perft counts the sequences of choices to a depth. A playthrough is one random game, choice by
choice: the question, the number of options, the choice, its events, and the arena at the start of
every turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from legendarium.table import Event
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.outcome import outcome
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.position_text import parse_position, position_text
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import question, start, take

HERE = Path(__file__).parent
POSITIONS = HERE / "positions.txt"
PERFT = HERE / "perft.txt"
MAKE = "make golden"

PLAYTHROUGHS: dict[str, tuple[Setup, int]] = {
    "first-game": (Setup("first-game", ("northern", "southern")), 1),
    "high-form": (Setup("high-form", ("highland", "sylvan")), 2),
    "duel": (Setup("duel", ("northern", "highland")), 3),
    "melee-3": (Setup("melee", ("sylvan", "southern", "highland")), 4),
    "melee-4": (Setup("melee", ("northern", "southern", "highland", "sylvan")), 5),
    "high-form-teams": (
        Setup("high-form", ("sylvan", "highland", "southern", "northern"), teams=True),
        6,
    ),
    "duel-teams": (Setup("duel", ("northern", "southern", "highland", "sylvan"), teams=True), 7),
}


def perft(position: Position, depth: int) -> int:
    """How many sequences of choices there are to this depth; a finished game counts once."""
    asked = question(position)
    if depth == 0 or asked is None:
        return 1
    if depth == 1:
        return len(asked.options)
    return sum(perft(take(position, option), depth - 1) for option in asked.options)


def stored_positions() -> Iterator[tuple[str, int, str]]:
    """Name, depth and text of every stored position."""
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, depth, text = line.split(" | ")
            yield name, int(depth), text


def perft_text(name: str, depth: int, text: str) -> str:
    """The line of one stored position."""
    position = parse_position(text)
    counts = [perft(position, level) for level in range(1, depth + 1)]
    return f"{name}: {' '.join(map(str, counts))}"


def playthrough_text(name: str) -> str:
    """The whole text of one playthrough."""
    setup, seed = PLAYTHROUGHS[name]
    lines = [f"# {name}: {', '.join(setup.schools)}; seed {seed}; made by `{MAKE}`"]
    chance = Random(seed)
    position = start(setup, seed)
    lines += ["", position_text(position)]
    while (asked := question(position)) is not None:
        choice = asked.options[int(chance.random() * len(asked.options))]
        lines.append(f"{asked.seat} {asked.kind} ({len(asked.options)}): {option_text(choice)}")
        position = take(position, choice)
        lines += [f"    {_event_text(event)}" for event in position.events]
        if any(event.kind == "turn" for event in position.events):
            lines += ["", _arena_text(position)]
    lines += ["", position_text(position), str(outcome(position))]
    return "\n".join(lines) + "\n"


def _arena_text(position: Position) -> str:
    """The arena, and whose turn it is; the rest of the position follows from the choices."""
    return " ".join(position_text(position).split()[2:4])


def _event_text(event: Event) -> str:
    return " ".join([event.kind, *(f"{name}={_value(value)}" for name, value in event.details)])


def _value(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
