"""Ten positions in which one turn wins, read from the files in this folder.

A file holds the title, why the turn wins, the position in its text form, a turn that wins, the
number of different ends of the turn and how many of them win. A turn wins if the game is over after
it and the side that played it is the only winner.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.outcome import outcome
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.position_text import parse_position
from legendarium.tashkalar.turn import question, take

HERE = Path(__file__).parent


class Puzzle(NamedTuple):
    """A position, and what is known about the turn that starts in it."""

    title: str
    why: str
    position: Position
    solution: tuple[AnyOption, ...]
    ends: int
    winning: int


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle of a file; an indented line continues the one before it."""
    lines = path.read_text(encoding="utf-8").replace("\n  ", " ").splitlines()
    entries = dict(line.split(": ", 1) for line in lines)
    solution = tuple(parse_option(text.strip()) for text in entries["solution"].split(";"))
    position = parse_position(entries["position"])
    ends, winning = int(entries["ends"]), int(entries["winning"])
    return Puzzle(entries["title"], entries["why"], position, solution, ends, winning)


PUZZLES = {path.stem: read_puzzle(path) for path in sorted(HERE.glob("*.txt"))}


def has_won(position: Position, side: int) -> bool:
    """Whether the game is over and this side is the only winner."""
    found = outcome(position)
    return found is not None and {position.setup.side_of[seat] for seat in found.ranking[0]} == {
        side
    }


def turn_ends(start: Position) -> Iterator[Position]:
    """Every end of the turn that starts here without a hand-over, by exhaustive search."""
    seen: set[object] = set()
    waiting = [start]
    while waiting:
        position = waiting.pop()
        asked = question(position)
        if asked is None or position.seat != start.seat:
            yield position
            continue
        for option in asked.options:
            if option.kind == "hand-over":
                continue
            after = take(position, option)
            key = _key(after)
            if key not in seen:
                seen.add(key)
                waiting.append(after)


def _key(position: Position) -> object:
    """The parts that distinguish two positions of a turn; not the order of cards under a deck."""
    player = position.players[position.seat]
    return (
        position.stage,
        position.seat,
        position.owners,
        position.heroics,
        position.legendaries,
        frozenset(player.hand),
        frozenset(player.legends),
        player.flare,
        position.actions,
        position.discarded,
        position.destroyed,
        position.summoned,
        position.war_summoner,
        position.improvised,
        position.scores,
        position.tasks,
        None if position.before is None else (_key(position.before), _asked(position)),
    )


def _asked(position: Position) -> object:
    """The answers to a running action, ignoring the order of cards put under their decks."""
    answers = position.answers
    return frozenset(answers) if answers[0].kind == "discard" else answers
