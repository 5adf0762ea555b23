"""The figures of a cell: counts and columns of numbers from its games, as a JSON object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from legendarium.authoring.balance.plays import Cell, Duels, Record

GAME_COLUMNS = (
    "completed",
    "ended",
    "deaths",
    "days",
    "decisions",
    "upkeep",
    "energy",
    "hungry",
    "evenings",
    "dark",
    "mornings",
    "xp",
    "cards",
    "points",
)
"""The numbers kept for every game of a chapter, in the order of the games."""


def figures(cell: Cell, records: Sequence[Record]) -> dict[str, Any]:
    """The figures of a cell; games that failed are listed but not counted."""
    whole = [one for one in records if "broken" not in one]
    about: dict[str, Any] = {
        "bot": cell.bot,
        "games": len(whole),
        "seconds": round(sum(one["seconds"] for one in whole), 3),
        "broken": [one["broken"] for one in records if "broken" in one],
    }
    if isinstance(cell, Duels):
        about |= {"kind": "duels", "group": cell.group, "character": cell.character}
        return {**about, **_duels(whole)}
    about |= {"kind": "chapters", "players": cell.players, "mode": cell.mode}
    return {**about, **_chapters(whole)}


def _duels(records: Sequence[Record]) -> dict[str, Any]:
    met: dict[str, Counter[str]] = {}
    for one in records:
        met.setdefault(one["encounter"], Counter())[one["how"]] += 1
    return {
        "how": _counted(one["how"] for one in records),
        "turns": _counted(one["turns"] for one in records),
        "health_lost": _counted(one["health_lost"] for one in records),
        "encounters": {name: dict(sorted(how.items())) for name, how in sorted(met.items())},
    }


def _chapters(records: Sequence[Record]) -> dict[str, Any]:
    columns: dict[str, Any] = {name: [one[name] for one in records] for name in GAME_COLUMNS}
    columns["verses"] = [len(one["verses"]) for one in records]
    columns["game_seconds"] = [one["seconds"] for one in records]
    return {
        **columns,
        "endings": _counted(one["ending"] for one in records if one["ended"]),
        "verse_times": _counted(key for one in records for key in one["verses"]),
        "spending": _summed(one["spending"] for one in records),
        "actions": _summed(one["actions"] for one in records),
        "offered": _summed(one["offered"] for one in records),
        "kept": _summed(one["kept"] for one in records),
    }


def _summed(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The sum of counts by name."""
    whole: Counter[str] = Counter()
    for one in counts:
        whole.update(one)
    return dict(sorted(whole.items()))


def _counted(things: Iterable[str | int]) -> dict[str, int]:
    """How often each value occurs; keys are strings, as JSON requires."""
    return {str(one): count for one, count in sorted(Counter(things).items())}
