"""The results of bots against each other, and of schools against each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import Record
from legendarium.cli.match.elo import Meeting, Points
from legendarium.tashkalar.schools import DECK

DECK_OF: dict[str, str] = {
    school: "/".join(deck.schools) for deck in DECK.values() for school in deck.schools
}
"""The name of the deck of each school: schools whose cards are the same count as one here."""


class Ahead(NamedTuple):
    """Two seats of different sides and the score of the first one: 1, a half or 0."""

    one: int
    other: int
    score: float


def side_of(contest: Contest, seat: int) -> int:
    """The side of a seat."""
    return seat % 2 if contest.teams else seat


def points_of(contest: Contest, record: Record) -> Points:
    """By pair of bots that were not partners: the score of the first one."""
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for one, other, score in _compared(contest, record):
        pair = record["bots"][one], record["bots"][other]
        if pair[0] < pair[1]:
            found[pair].append(score)
        else:
            found[pair[1], pair[0]].append(1 - score)
    # Where one bot plays a whole team, four pairs of seats share the result of one game.
    return {pair: sum(scores) / len(scores) for pair, scores in found.items()}


def bot_meetings(games: Sequence[Points]) -> dict[tuple[int, int], Meeting]:
    """By pair of bots: the number of games and the score of the first one."""
    found: dict[tuple[int, int], Meeting] = {}
    for points in games:
        for pair, score in points.items():
            before = found.get(pair, Meeting(0, 0.0))
            found[pair] = Meeting(before.games + 1, before.score + score)
    return dict(sorted(found.items()))


def school_meetings(contest: Contest, records: Sequence[Record]) -> list[dict[str, Any]]:
    """By pair of schools, in both orders: the number of games and the score of the first one."""
    points: dict[tuple[str, str], list[float]] = defaultdict(list)
    for record in records:
        if record["broken"] is None:
            schools = [DECK_OF[school] for school in record["schools"]]
            for one, other, score in _compared(contest, record):
                if schools[one] != schools[other]:
                    points[schools[one], schools[other]].append(score)
                    points[schools[other], schools[one]].append(1 - score)
    return [
        {"school": one, "against": other, "games": len(scores), "score": round(sum(scores), 3)}
        for (one, other), scores in sorted(points.items())
    ]


def _compared(contest: Contest, record: Record) -> Iterator[Ahead]:
    """Every pair of seats on different sides; if a bot broke, only pairs with its side."""
    ranking = record["outcome"]["ranking"]
    place = {seat: rank for rank, seats in enumerate(ranking) for seat in seats}
    for one, other in combinations(range(len(place)), 2):
        if side_of(contest, one) == side_of(contest, other):
            continue
        if record["broken"] is not None and place[one] == place[other]:
            continue
        ahead = (place[one] < place[other]) + (place[one] == place[other]) / 2
        yield Ahead(one, other, ahead)
