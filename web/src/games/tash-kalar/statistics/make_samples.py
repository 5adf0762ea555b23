"""Make samples.json: whole games between bots as moments, with counts from the engine.

Run it from the root of the repository: `python web/src/games/tash-kalar/statistics/make_samples.py`
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from legendarium.bots.tashkalar import make_bot
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

GAME = TashKalar()
SETUPS = (
    (Setup("first-game", ("northern", "southern")), 7),
    (Setup("duel", ("northern", "southern", "highland", "sylvan"), teams=True), 3),
    (Setup("melee", ("sylvan", "highland", "northern")), 5),
)
HIDDEN_EVENTS = ("drew", "put-under")


def sample(setup: Setup, seed: int) -> dict[str, Any]:
    """One game: its moments as the server sends them, and the counts of each seat."""
    position = GAME.start(setup.to_json(), seed)
    bots = [make_bot("greedy", seed + seat) for seat in range(setup.seats)]
    moments = [moment(position, 0, None)]
    counts = [Counter[str]() for _ in range(setup.seats)]
    while (asked := GAME.question(position)) is not None:
        option = bots[asked.seat].choose(GAME.view(position, asked.seat))
        after = GAME.take(position, option)
        count(counts[position.seat], asked.kind, position, option, after)
        moments.append(moment(after, len(moments), asked.seat))
        position = after
    outcome = GAME.outcome(position)
    assert outcome is not None
    return {
        "setup": setup.to_json(),
        "outcome": outcome.to_json(),
        "moments": moments,
        "counts": counts,
    }


def moment(position: Position, number: int, by: int | None) -> dict[str, Any]:
    """The moment after one choice, without drawn cards, which no statistic counts."""
    return {
        "moment": number,
        "by": by,
        "option": None,
        "events": [e.to_json() for e in GAME.events(position) if e.kind not in HIDDEN_EVENTS],
        "scores": GAME.encode(position)["scores"],
        "closes": False,
    }


def count(
    counts: Counter[str], asked: str, position: Position, option: AnyOption, after: Position
) -> None:
    """Count the effects of a choice for the seat whose turn it is."""
    if asked == "action" and option.kind in ("place", "summon", "discard"):
        counts["actions"] += 1
    if option.kind == "end-turn":
        counts["turns"] += 1
        counts["destroyed"] += sum(map(sum, position.destroyed))
        counts["summoned"] += len(position.summoned)
    if asked != "start":
        own = position.setup.colours[position.side]
        kinds = [event.kind for event in after.events if event.get("colour") == own]
        counts["placed"] += kinds.count("placed")
        counts["flares"] += kinds.count("invoked")
        counts["claimed"] += kinds.count("claimed")


if __name__ == "__main__":
    samples = [sample(*setup) for setup in SETUPS]
    text = json.dumps(samples, separators=(",", ":"))
    Path(__file__).with_name("samples.json").write_text(text + "\n", encoding="utf-8")
