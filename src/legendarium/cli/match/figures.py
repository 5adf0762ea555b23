"""The figures of a match as a JSON object, from which the table and the report are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, isfinite
from typing import Any

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import Record
from legendarium.cli.match.elo import difference, ladder, share_of
from legendarium.cli.match.meetings import bot_meetings, points_of, school_meetings, side_of
from legendarium.reports.intervals import Estimate, median
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.schools import DECKS, LEGENDS

CURVE_STEPS = 20
"""How many steps a curve of points has."""


def figures(contest: Contest, records: Sequence[Record]) -> dict[str, Any]:
    """All figures of a match; the records are in the order of their games."""
    games = [points_of(contest, record) for record in records]
    meetings = bot_meetings(games)
    ratings = ladder(len(contest.bots), meetings, games)
    labels = labels_of(contest.bots)
    whole = [record for record in records if record["broken"] is None]
    return {
        **contest.to_json(),
        "games_played": len(records),
        "bots": [
            {"bot": labels[bot], **_bot(bot, records), "elo": _estimate(ratings[bot])}
            for bot in range(len(contest.bots))
        ],
        "pairs": [
            {
                "bot": labels[one],
                "against": labels[other],
                "games": met.games,
                "score": round(met.score, 3),
                "share": _estimate(share_of(met.score, met.games)),
                "elo": _estimate(difference(met.score, met.games)),
            }
            for (one, other), met in meetings.items()
        ],
        "sides": _sides(contest, whole),
        "shared_victories": sum(_is_shared(contest, record) for record in whole),
        "turns": _spread([record["turns"] for record in whole]),
        "decisions": _spread([record["decisions"] for record in whole]),
        "lengths": _counts(record["turns"] for record in whole),
        "curves": [_curve(contest, bot, whole) for bot in range(len(contest.bots))],
        "cards": _cards(contest, records),
        "school_pairs": school_meetings(contest, records),
        "broken": _broken(labels, records),
    }


def labels_of(names: Sequence[str]) -> list[str]:
    """The labels of the bots; repeated names are numbered."""
    seen: Counter[str] = Counter()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return labels


def wins(record: Record, bot: int) -> float:
    """This bot's share of the victory, from 0 to 1."""
    winners = [record["bots"][seat] for seat in record["winners"]]
    return winners.count(bot) / len(winners)


def _bot(bot: int, records: Sequence[Record]) -> dict[str, Any]:
    mine = [record for record in records if bot in record["bots"]]
    won = sum(wins(record, bot) for record in mine)
    seconds = sorted(
        time
        for record in mine
        for seat, sitting in enumerate(record["bots"])
        if sitting == bot
        for time in record["seconds"][seat]
    )
    return {
        "games": len(mine),
        "wins": round(won, 3),
        "share": _estimate(share_of(won, len(mine))),
        "seconds_a_turn": {
            "turns": len(seconds),
            "mean": round(sum(seconds) / len(seconds), 6) if seconds else None,
            "p99": seconds[ceil(0.99 * len(seconds)) - 1] if seconds else None,
            "max": seconds[-1] if seconds else None,
        },
        "forfeits": sum(
            record["broken"] is not None and record["broken"]["bot"] == bot for record in mine
        ),
    }


def _estimate(one: Estimate) -> dict[str, float | None]:
    """An estimate as JSON; an infinite limit, as for a bot that always won, is null."""
    numbers = {"value": one.value, "low": one.low, "high": one.high}
    return {name: round(one, 4) if isfinite(one) else None for name, one in numbers.items()}


def _sides(contest: Contest, records: Sequence[Record]) -> list[dict[str, Any]]:
    """How often each side won, in the order of play."""
    found = []
    for side in range(2 if contest.teams else contest.seats):
        won = 0.0
        for record in records:
            winning = {side_of(contest, seat) for seat in record["winners"]}
            won += (side in winning) / len(winning)
        share = _estimate(share_of(won, len(records)))
        found.append({"side": side, "wins": round(won, 3), "share": share})
    return found


def _is_shared(contest: Contest, record: Record) -> bool:
    return len({side_of(contest, seat) for seat in record["winners"]}) > 1


def _curve(contest: Contest, bot: int, records: Sequence[Record]) -> list[float]:
    """The mean points of a bot's side at each step of the game, from start to end."""
    sums, count = [0.0] * (CURVE_STEPS + 1), 0
    for record in records:
        for seat, sitting in enumerate(record["bots"]):
            if sitting == bot:
                points = [0, *(turn[side_of(contest, seat)] for turn in record["points"])]
                count += 1
                for step in range(CURVE_STEPS + 1):
                    sums[step] += points[step * (len(points) - 1) // CURVE_STEPS]
    return [round(one / count, 3) for one in sums] if count else []


def _cards(contest: Contest, records: Sequence[Record]) -> dict[str, list[int]]:
    """By being, including ones never summoned: how often each bot summoned it."""
    decks = dict.fromkeys(school for record in records for school in record["schools"])
    names = dict.fromkeys(card for school in decks for card in DECKS[school])
    if FORMS[contest.form].has_legends:
        names |= dict.fromkeys(LEGENDS)
    found = {card: [0] * len(contest.bots) for card in names}
    for record in records:
        for bot, summoned in zip(record["bots"], record["summoned"], strict=True):
            for card, times in summoned.items():
                found[card][bot] += times
    return found


def _broken(labels: Sequence[str], records: Sequence[Record]) -> list[dict[str, Any]]:
    """Which bots broke, why, and in how many games; the most frequent first."""
    counted = Counter(
        (one["bot"], one["why"]) for record in records if (one := record["broken"]) is not None
    )
    return [
        {"bot": labels[bot], "why": why, "games": games}
        for (bot, why), games in counted.most_common()
    ]


def _spread(numbers: Sequence[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    mean = round(sum(numbers) / len(numbers), 2)
    middle = median(numbers)
    return {"mean": mean, "median": middle, "min": min(numbers), "max": max(numbers)}


def _counts(numbers: Iterable[int]) -> dict[str, int]:
    """How often each number occurs; the keys are strings, as JSON requires."""
    return {str(number): count for number, count in sorted(Counter(numbers).items())}
